/** Tests that only tasks with small trees are drawn in the main thread, however short the source. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { FontChoice } from "../../../src/base/fonts/font-choice.js";
import {
  isQuick,
  performTask,
  readQuickly,
  readTask,
} from "../../../src/service/server/work/perform-task.js";
import type { Task } from "../../../src/service/server/work/task.js";
import { corpus } from "../../corpus/corpus.js";

const login = readFileSync(new URL("../../../examples/login.wf", import.meta.url), "utf8");
const options = {
  theme: "light",
  width: 1200,
  padding: 24,
  font: "embed",
  diagnostics: false,
} as const;

function isQuickDrawing(source: string, font: FontChoice = "embed", files = {}): boolean {
  const task: Task = { kind: "svg", source, options: { ...options, font }, files };
  return isQuick(task, readTask(task));
}

it.each([
  ["an ordinary page", login],
  ["nothing", ""],
  ["a source with errors, which is not drawn", `page { ${"buton 1 ".repeat(200)} }`],
])("%s is quick", (_, source) => {
  expect(isQuickDrawing(source)).toBe(true);
});

it.each([
  ["a table of many columns", `page { table [[1${" 1".repeat(11)}]${" []".repeat(15)}] }`],
  ["copies for overlays", `page { ${"text 'a' ".repeat(20)} ${"modal {} ".repeat(20)} }`],
  ["repeated rows", `page { ${"table { columns ['a' 'b' 'c'] ... } ".repeat(20)} }`],
  ["a long word", `page { text "${"a".repeat(3_000)}" }`],
])("%s is not quick", (_, source) => {
  expect(source.length).toBeLessThan(4 << 10);
  expect(isQuickDrawing(source)).toBe(false);
});

const codes = Array.from({ length: 300 }, (_, at) => 0x100 + at);
const letters = String.fromCodePoint(...codes);
const escapes = codes.map((code) => `\\u{${code.toString(16)}}`).join("");

it.each<[string, source: string, files?: Record<string, string>]>([
  ["in a text", `page { text "${letters}" }`],
  ["written as escapes", `page { text "${escapes}" }`],
  ["in a file", 'import "a.wf" page { a }', { "a.wf": `component a { text "${letters}" }` }],
])("many letters %s are not quick as outlines", (_, source, files) => {
  expect(isQuickDrawing(source, "none", files)).toBe(true);
  expect(isQuickDrawing(source, "paths", files)).toBe(false);
});

it("the letters of a language are quick as outlines", () => {
  expect(isQuickDrawing(login, "paths")).toBe(true);
});

it("parsing and checking alone is quick, however much would be drawn", () => {
  const source = `page { ${"modal {} ".repeat(60)} }`;
  const task: Task = { kind: "validate", source, options: { strict: false, diagnostics: false } };
  expect(isQuick(task, readTask(task))).toBe(true);
});

function validation(source: string): Task {
  return { kind: "validate", source, options: { strict: false, diagnostics: true } };
}

it.each([
  ["pairs without names", `page { repeat 3 { ${"$a.b:".repeat(800)}`],
  ["words that no language has", `page { ${"$a".repeat(2_000)}`],
  ["commas", `page { ${", ".repeat(2_000)}`],
])("a source of nothing but %s is not read in the main thread", (_, source) => {
  expect(source.length).toBeLessThan(4 << 10);
  expect(readQuickly(validation(source))).toBeUndefined();
  // In a thread, it is read to its end.
  expect(JSON.parse(performTask(validation(source)).json).total).toBeGreaterThan(800);
});

it("short sources of the corpus, and these with one mistake, are read in the main thread", () => {
  const short = corpus.filter(({ source }) => Buffer.byteLength(source) <= 4 << 10);
  expect(short.length).toBeGreaterThan(200);
  for (const { name, source } of short) {
    expect(readQuickly(validation(source)), name).toBeDefined();
  }
  const broken = `${login.replace("{", "")} text "a`;
  expect(readQuickly(validation(broken))?.analysis.diagnostics).toEqual(
    readTask(validation(broken)).analysis.diagnostics,
  );
});

describe("a source of 4 KB", () => {
  const repeated = (body: string): string => `page{repeat 190{${body}}}`;

  it.each([
    ["attributes", repeated(`text "a" ${"x=1 ".repeat(980)}`)],
    ["modifiers", repeated(`text "a" ${"lg ".repeat(1_300)}`)],
    ["attributes of a use", `component c{text "a"} ${repeated(`c ${"w=1 ".repeat(970)}`)}`],
    ["items", repeated(`nav [${"{navigate=a},".repeat(300)}]`)],
    [
      "names that are literal",
      repeated(`text "${"$i ".repeat(1_300)}"`).replace("190", "190 as i"),
    ],
  ])("with many copies of %s is read in a thread", (_, source) => {
    expect(readQuickly(validation(source))).toBeUndefined();
  });

  it("of usual elements is not", () => {
    const source = `page{${'card { title "Hello" text "World" button "Go" primary }'.repeat(70)}}`;
    expect(readQuickly(validation(source))).toBeDefined();
  });
});
