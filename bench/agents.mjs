/**
 * Counts the tokens of the same ten screens in this language, in HTML with Tailwind, in JSX, and as compact JSON of the
 * tree: what an agent would write for each. The first three were written by hand (`agents/`).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { encode } from "gpt-tokenizer";
import { importSource } from "../scripts/import-source.mjs";
import { agentScreens } from "./agent-screens.mjs";

const { parse } = await importSource("src/index.ts");
const here = import.meta.dirname;
const read = (...path) => readFileSync(join(here, ...path), "utf8");

/** Token counts of each way to write a screen, by name. */
const ways = {
  wf: (name) => read("agents", `${name}.wf`),
  html: (name) => read("agents", `${name}.html`),
  jsx: (name) => read("agents", `${name}.jsx`),
  json: (name) => JSON.stringify(parse(ways.wf(name)).ast),
};

const rows = agentScreens.map((name) => {
  const counts = Object.values(ways).map((write) => encode(write(name)).length);
  return [name, ...counts];
});
const sums = Object.keys(ways).map((_, at) => rows.reduce((sum, row) => sum + row[at + 1], 0));
for (const row of [["", ...Object.keys(ways)], ...rows, ["all", ...sums]]) {
  console.log(
    row.map((cell, at) => (at === 0 ? cell.padEnd(14) : String(cell).padStart(7))).join(""),
  );
}
console.log(`times wf:     ${sums.map((sum) => (sum / sums[0]).toFixed(2).padStart(7)).join("")}`);
