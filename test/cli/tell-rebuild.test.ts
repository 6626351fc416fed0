/** The lines of `wf watch` about changes on disk. */
import { expect, test } from "vitest";
import { plainStyle } from "../../src/base/text/terminal-style.js";
import { rebuildLines } from "../../src/tools/cli/watching/tell-rebuild.js";

test("control characters in names and messages are escaped", () => {
  const name = "a\u001b[2J";
  const change = {
    files: [],
    removed: [name],
    moved: [],
    missing: [{ path: name, message: `to show its wireframes, run: wf watch ${name}` }],
  };
  const checked = [{ path: name, ms: 1, first: `1:1 ${name}` }];
  expect(rebuildLines({ change, checked }, plainStyle, "10:00")).toEqual([
    "10:00 a␛[2J 1:1 a␛[2J, 1.0 ms",
    "10:00 a␛[2J was deleted",
    "10:00 a␛[2J: to show its wireframes, run: wf watch a␛[2J; waiting for it",
  ]);
});
