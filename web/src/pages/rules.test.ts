import { expect, test } from "vitest";
import type { OptionInfo } from "../lib/types";
import { chipsOf } from "./rules";

const OPTIONS: OptionInfo[] = [
  { id: "draft", name: "Draft", text: "", kind: "flag", choices: [], default: false },
  { id: "corporate_era", name: "Corporate Era", text: "", kind: "flag", choices: [], default: true },
  { id: "first", name: "First player", text: "", kind: "choice", default: "host", choices: [{ id: "random", name: "By lot", text: "", cost: 0, need: 0, tags: [] }] },
];

test("what is on is told, and what is otherwise than usual", () => {
  expect(chipsOf({ options: {} }, OPTIONS, ["", "Hellas"])).toEqual(["Hellas", "Corporate Era"]);
  expect(chipsOf({ options: { draft: true, corporate_era: false, first: "random" } }, OPTIONS, [])).toEqual(["Draft", "First player: By lot"]);
});
