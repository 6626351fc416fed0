/** Tests that only tasks with small trees are drawn in the main thread, however short the source. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isQuick, readTask } from "../../../src/service/server/work/perform-task.js";
import type { Task } from "../../../src/service/server/work/task.js";

const login = readFileSync(new URL("../../../examples/login.wf", import.meta.url), "utf8");
const options = {
  theme: "light",
  width: 1200,
  padding: 24,
  font: "embed",
  diagnostics: false,
} as const;

function isQuickDrawing(source: string): boolean {
  const task: Task = { kind: "svg", source, options };
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

it("parsing and checking alone is quick, however much would be drawn", () => {
  const source = `page { ${"modal {} ".repeat(60)} }`;
  const task: Task = { kind: "validate", source, options: { strict: false, diagnostics: false } };
  expect(isQuick(task, readTask(task))).toBe(true);
});
