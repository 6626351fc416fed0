/** Tests which files count as used, and when one is told to be new. */
import { expect, it } from "vitest";
import { ImportedFiles } from "../../src/workspace/files/imported-files.js";

it("a file counts as used as long as any wireframe uses it for anything", () => {
  const imported = new ImportedFiles();
  const told: string[] = [];
  imported.onNew = (file) => told.push(file);
  imported.note("a", ["x", "y", "y"]);
  imported.note("b", ["x"], "shown");
  imported.add("b", "z", "shown");
  imported.add("b", "z", "shown");
  expect([...imported.files].sort()).toEqual(["x", "y", "z"]);
  imported.note("a", ["x"]);
  expect([...imported.files].sort()).toEqual(["x", "z"]);
  imported.note("a", []);
  expect([imported.has("x"), imported.has("y")]).toEqual([true, false]);
  imported.forget("b");
  expect([...imported.files]).toEqual([]);
  imported.note("c", ["y"]);
  expect(told).toEqual(["x", "y", "z", "y"]);
  expect(imported.importersOf(new Set(["y", "x"]))).toEqual(["c"]);
});
