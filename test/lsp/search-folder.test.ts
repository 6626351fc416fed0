/** Tests that a folder with too many entries is searched up to a limit, and that the limit is reported. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { searchFolder } from "../../src/workspace/files/walk-folder.js";

test.each([
  ["below its limit", 9, ["a/1.wf", "a/2.wf", "b/1.wf", "b/2.wf", "c/1.wf", "c/2.wf"], false],
  ["at its limit", 8, ["a/1.wf", "a/2.wf", "b/1.wf", "b/2.wf", "c/1.wf"], true],
  ["long before it", 2, ["a/1.wf"], true],
])("a folder is searched: %s", (_, most, found, isCut) => {
  const folder = mkdtempSync(join(tmpdir(), "wf-search-"));
  for (const name of ["a", "b", "c"]) {
    mkdirSync(join(folder, name));
    for (const file of ["1.wf", "2.wf"]) writeFileSync(join(folder, name, file), "");
  }
  const search = searchFolder(folder, (name) => name.endsWith(".wf"), { most });
  rmSync(folder, { recursive: true });
  expect(search).toMatchObject({ found, isCut });
});
