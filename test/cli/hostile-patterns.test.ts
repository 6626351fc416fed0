/** Patterns in someone else's repository are matched in bounded time, or refused with an error message. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { failureReason } from "../../src/workspace/files/failure.js";
import { GitIgnore } from "../../src/workspace/files/gitignore.js";
import { isBoundedPattern, weightOf } from "../../src/workspace/files/is-bounded-pattern.js";
import { MatchRoom } from "../../src/workspace/files/match-room.js";
import { PatternRoom } from "../../src/workspace/files/pattern-room.js";
import { walkFolder } from "../../src/workspace/files/walk-folder.js";
import type { Io } from "../../src/workspace/io.js";
import { SettingsFinder } from "../../src/workspace/settings/find-settings.js";
import { readSettings } from "../../src/workspace/settings/read-settings.js";
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

test.each([
  ['"**/a/**/b/**/c"', "validate.ignore[0] has too many wildcards; use at most two **"],
  [`${'"a",'.repeat(2_000)}"b"`, "validate.ignore has more than 2000 patterns"],
])("patterns of the second of two sections are refused, too: %.20s", async (patterns, message) => {
  const settings = `{ "validate": {}, "validate": { "ignore": [${patterns}] } }`;
  const workspace = new Workspace({ "wf.config.json": settings, "a.wf": "page {}" });
  const { code, err } = await workspace.call(["validate", "a.wf"]);
  expect([code, err]).toEqual([
    2,
    expect.stringContaining(`wf: wf.config.json:1:1: error: ${message}`),
  ]);
});

test.each(["x", "*.wf"])("such lines of a .gitignore are ignored: …%s", async (end) => {
  const workspace = new Workspace({
    [deep]: goodSource,
    ".git/HEAD": "",
    "b.wf": goodSource,
    // The second one would match the file in the folders.
    ".gitignore": `${"**/a/".repeat(8)}${end}\nb.wf\n`,
  });
  const { code, out } = await workspace.call(["validate", "."]);
  expect([code, out]).toEqual([0, "1 file checked, no problems found\n"]);
});

test("settings with thousands of patterns are refused with their place", async () => {
  const ignore = Array.from({ length: 2_001 }, (_, at) => `x${at}`);
  const workspace = new Workspace({
    "a.wf": goodSource,
    "wf.config.json": JSON.stringify({ validate: { ignore } }),
  });
  const { code, err } = await workspace.call(["validate", "."]);
  expect(err).toMatch(
    /^wf: wf\.config\.json:1:\d+: error: validate\.ignore has more than 2000 patt/,
  );
  expect(code).toBe(2);
});

test("only the first thousands of lines of all ignore files count", async () => {
  const rules = (count: number) => Array.from({ length: count }, (_, at) => `x${at}\n`).join("");
  const workspace = new Workspace({
    ".git/HEAD": "",
    ".gitignore": `${rules(1_500)}a.wf\n`,
    "a.wf": goodSource,
    "in/.gitignore": `# ${"-".repeat(70)}\n\nb.wf\n${rules(1_000)}c.wf\n`,
    "in/b.wf": goodSource,
    "in/c.wf": goodSource,
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

test.each([
  ["**/a/**/*b", 50],
  ["**/**/a", 50],
  ["a/**/**/b/**/", 50],
  ["**/a*/**", 1],
  ["**/a*/**/", 1],
  ["*a*b", 1],
  ["**/a/**/a*N*b", 100],
  ["**/*a*/**/b", 100],
  ["**/a/*N*b", 1],
  ["**/a/b/c", 1],
  ["a/b/c/d/e/f/**/b", 1],
  ["**/a/b/c/d/*.wf", 3],
  [`**/${"a*/".repeat(20)}b7`, 19],
  ["**/a/**/b/c/d", 100],
  ["**/*a*/**/b/c/d/e", 300],
])("%s counts as %i patterns", (pattern, weight) => {
  expect(weightOf(pattern)).toBe(weight);
});

const slow = (count: number) => Array.from({ length: count }, (_, at) => `**/*x*/**/*y*${at}`);

test("nineteen patterns with two ** and two * in a name count, and two with two **", async () => {
  const workspace = new Workspace({
    ".git/HEAD": "",
    ".gitignore": [...slow(19), "**/z/**/q", "**/a/**/b.wf", "**/a/**/c.wf", "d.wf"].join("\n"),
    "a/x/b.wf": goodSource,
    "a/x/c.wf": goodSource,
    "d.wf": goodSource,
  });
  const { code, out } = await workspace.call(["validate", "."]);
  expect([code, out]).toEqual([0, "2 files checked, no problems found\n"]);
});

test("settings with more patterns with two ** are refused", async () => {
  const workspace = new Workspace({
    "a.wf": goodSource,
    "wf.config.json": JSON.stringify({ validate: { ignore: slow(41) } }),
  });
  const { code, err } = await workspace.call(["validate", "."]);
  expect(err).toContain("has more than 2000 patterns, each with two ** counted as 50");
  expect(code).toBe(2);
});

test("the settings of all folders share what patterns may take", async () => {
  const ignore = JSON.stringify({ validate: { ignore: ["x"] } });
  const { folder } = new Workspace({ "a/wf.config.json": ignore, "b/wf.config.json": ignore });
  const rooms: MatchRoom[] = [];
  const io = { cwd: folder, env: {}, stderr: { write: async () => {}, isTerminal: false } };
  const finder = new SettingsFinder(io as unknown as Io, async (file, inside, room) => {
    rooms.push(room);
    return readSettings(readFileSync(file, "utf8"), file, inside, room).settings;
  });
  const found = [];
  for (const name of ["a", "b"]) found.push(await finder.settingsFor(join(folder, name)));
  expect(rooms).toHaveLength(2);
  expect(rooms[0]).toBe(rooms[1]);

  const room = new MatchRoom(1);
  const ignores = ["/a", "/b"].map((inside) =>
    readSettings(ignore, "wf.config.json", inside, room).settings!.ignores(`${inside}/x`),
  );
  expect(ignores).toEqual([true, false]);
});

test("a search compiles equal ignore files once, and others each", () => {
  const { folder } = new Workspace({
    ".git/HEAD": "",
    "a/.gitignore": "b.wf\n",
    "a/b.wf": "",
    "a/c.wf": "",
    "b/.gitignore": "b.wf\n",
    "b/b.wf": "",
    "b/c.wf": "",
    "c/.gitignore": "c.wf\n",
    "c/b.wf": "",
    "c/c.wf": "",
  });
  const read = vi.spyOn(PatternRoom.prototype, "rulesOf");
  expect(walkFolder(folder, (path) => path.endsWith(".wf"))).toEqual([
    "a/c.wf",
    "b/c.wf",
    "c/b.wf",
  ]);
  const compiled = read.mock.results.map(({ value }) => value.rules);
  read.mockRestore();
  expect(compiled).toHaveLength(3);
  expect(new Set(compiled).size).toBe(2);
});

test("different ignore files in thousands of folders are refused, and equal ones are not", () => {
  const workspace = new Workspace({
    "a/.gitignore": "x".repeat(100),
    "b/.gitignore": "x".repeat(100),
    "c/.gitignore": "y".repeat(100),
  });
  const room = new PatternRoom(100 * 800);
  const add = (name: string) => {
    const at = join(workspace.folder, name);
    return new GitIgnore().with(at, join(at, ".gitignore"), room);
  };
  add("a");
  expect(add("b").ignores(join(workspace.folder, "b", "x".repeat(100)), false)).toBe(true);
  expect(() => add("c")).toThrow(expect.objectContaining({ code: "WF_PATTERNS" }));
  expect(failureReason({ code: "WF_PATTERNS" })).toContain("too many ignore patterns");
});
