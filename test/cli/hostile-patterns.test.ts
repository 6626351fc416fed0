/** Patterns of a repository of somebody else are matched in bounded time, or refused with a sentence. */
import { expect, test } from "vitest";
import { isBoundedPattern } from "../../src/workspace/files/is-bounded-pattern.js";
import { goodSource, Workspace } from "./call.js";

const deep = `${"a/".repeat(60)}a.wf`;

test("settings with too many wildcards are refused with their place", async () => {
  const ignore = ["drafts/", `${"**/a/".repeat(8)}x`];
  const workspace = new Workspace({
    [deep]: goodSource,
    "wf.config.json": JSON.stringify({ validate: { ignore } }),
  });
  const { code, err } = await workspace.call(["validate", "."]);
  expect(err).toMatch(
    /^wf: wf\.config\.json:1:\d+: error: validate\.ignore\[1\] has too many wildcards; use at most two \*\*/,
  );
  expect(code).toBe(2);
});

test("such lines of a .gitignore count nothing", async () => {
  const workspace = new Workspace({
    [deep]: goodSource,
    ".git/HEAD": "",
    "b.wf": goodSource,
    ".gitignore": `${"**/a/".repeat(8)}x\nb.wf\n`,
  });
  const { code, out } = await workspace.call(["validate", "."]);
  expect([code, out]).toEqual([0, "1 file checked, no problems found\n"]);
});

test("folders deeper than a hundred are not searched", async () => {
  const workspace = new Workspace({ [`${"a/".repeat(101)}a.wf`]: goodSource, "b.wf": goodSource });
  const { out } = await workspace.call(["validate", "."]);
  expect(out).toBe("1 file checked, no problems found\n");
});

test.each([
  ["**/drafts/**", true],
  ["designs/**/*.tmp.*", true],
  ["*.old.wf", true],
  ["**/a/**/b/**", false],
  ["*a*b*", false],
  ["****", true],
])("%s is bounded: %j", (pattern, isBounded) => {
  expect(isBoundedPattern(pattern)).toBe(isBounded);
});
