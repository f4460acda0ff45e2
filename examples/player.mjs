// A player in JavaScript that needs nothing but Node.js: it takes the first useful thing it is offered.
//
//     tharsis player node examples/player.mjs
//     tharsis simulate --seats "greedy,exec:node examples/player.mjs" --games 10

import { createInterface } from "node:readline";

const tell = (line) => process.stdout.write(JSON.stringify(line) + "\n");

function choose(question) {
  if (question.most !== 1) {
    return question.options.slice(0, Math.max(question.least, Math.min(1, question.most))).map((o) => o.notation);
  }
  const useful = question.options.filter((o) => !o.useless && o.kind !== "sell");
  return (useful[0] ?? question.options[0]).notation;
}

for await (const text of createInterface({ input: process.stdin })) {
  const line = JSON.parse(text);
  if (line.say === "hello") tell({ say: "hello", protocol: 1, name: "First thing" });
  else if (line.say === "ask") tell({ say: "answer", number: line.number, pick: choose(line.question) });
  else if (line.say === "wrong") console.error(line.why);
  else if (line.say === "bye") break;
}
