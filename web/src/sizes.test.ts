/** How long files and functions may be: what does not fit on a screen or two is several things. */
import ts from "typescript";
import { describe, expect, it } from "vitest";

const MOST_OF_A_FILE = 600;
const MOST_OF_A_FUNCTION = 60;
const GENERATED = ["./lib/schema.ts"];

const FILES = import.meta.glob("./**/*.{ts,svelte,css}", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const OURS = Object.entries(FILES).filter(([file]) => !GENERATED.includes(file));
/** Of a component only its scripts are code. */
const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const scripts = (file: string, text: string): string[] => (file.endsWith(".svelte") ? [...text.matchAll(SCRIPT)].map((found) => found[1]!) : [text]);

/** The functions of a piece of code, with their lengths. */
function functions(code: string): [string, number][] {
  const source = ts.createSourceFile("code.ts", code, ts.ScriptTarget.Latest, true);
  const lineAt = (place: number) => source.getLineAndCharacterOfPosition(place).line;
  const found: [string, number][] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      found.push([node.name?.getText(source) ?? "", lineAt(node.getEnd()) - lineAt(node.getStart(source)) + 1]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe("sizes", () => {
  it("are counted", () => {
    expect(OURS.length).toBeGreaterThan(200);
    expect(functions("const a = () => 1;\nclass B {\n  c() {\n    return 1;\n  }\n}")).toEqual([
      ["", 1],
      ["c", 3],
    ]);
    expect(scripts("A.svelte", '<script lang="ts" module>\nx;\n</script>\n<p>y</p>')).toEqual(["\nx;\n"]);
  });
  it("no file is longer than that", () => {
    const long = OURS.map(([file, text]) => [file, text.split("\n").length - 1] as const).filter(([, lines]) => lines > MOST_OF_A_FILE);
    expect(long).toEqual([]);
  });
  it("no function is longer than that", () => {
    const long = OURS.filter(([file]) => !/\.(css|test\.ts)$/.test(file)).flatMap(([file, text]) =>
      scripts(file, text)
        .flatMap(functions)
        .filter(([, lines]) => lines > MOST_OF_A_FUNCTION)
        .map(([name, lines]) => `${file} ${name}: ${lines}`),
    );
    expect(long).toEqual([]);
  });
});
