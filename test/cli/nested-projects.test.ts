/** Tests that projects inside of each other, which contain the same files, are searched up to a limit together. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { Imports } from "../../src/workspace/files/imports.js";
import { searchPages } from "../../src/workspace/files/search-pages.js";
import { Workspace } from "./call.js";

const link = 'page { link "x" navigate=foo }';
const folders = Array.from({ length: 10 }, (_, depth) => "d/".repeat(depth + 1));
const deepest = folders.at(-1)!;

/** Which of ten nested projects were not searched, with so many entries in all. */
function unsearchedOf(allEntries: number): readonly string[] {
  const files: Record<string, string> = {};
  for (const folder of folders) {
    files[`${folder}wf.config.json`] = "{}";
    files[`${folder}a.wf`] = link;
  }
  for (let at = 0; at < 20; at++) files[`${deepest}e${at}.wf`] = "";
  const workspace = new Workspace(files);
  const paths = folders.map((folder) => `${folder}a.wf`);
  const found = paths.map((path) => ({ path, absolute: join(workspace.folder, path) }));
  const most = { files: 1_000, bytes: 1_000_000, entries: 100, allEntries };
  const call = { files: found as never, paths };
  const search = searchPages(call, new Imports(workspace.folder), () => undefined, most);
  for (const { absolute } of found) search.has(absolute, "foo");
  return search.unsearched.map((root) => root.slice(workspace.folder.length + 1));
}

test("nested projects are searched if they have few entries together", () => {
  expect(unsearchedOf(1_000)).toEqual([]);
});

test("projects beyond the limit are left out", () => {
  // The outermost has 49 entries, and each one inside of it three less.
  expect(unsearchedOf(150)).toEqual(folders.slice(3).map((folder) => folder.slice(0, -1)));
});
