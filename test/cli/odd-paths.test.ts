/** Names and folders that look like something else: patterns, options, links, other checkouts. */
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { JsonReport } from "../../src/output/report/json.js";
import { badSource, goodSource, Workspace } from "./call.js";

const clean = "1 file checked, no problems found\n";

async function checkedPaths(workspace: Workspace, ...argv: string[]): Promise<string[]> {
  const { out } = await workspace.call(["validate", "--format", "json", ...argv]);
  return (JSON.parse(out) as JsonReport).files.map(({ path }) => path);
}

test.skipIf(process.platform !== "linux")("a name that is not UTF-8 is said to be so", async () => {
  const workspace = new Workspace({ "a.wf": goodSource, "good\ufffd.wf": goodSource });
  const name = Buffer.from("/bad\xff.wf", "latin1");
  writeFileSync(Buffer.concat([Buffer.from(workspace.folder), name]), goodSource);
  const { code, err } = await workspace.call(["validate", "."]);
  expect(code).toBe(2);
  expect(err).toContain(
    "wf: bad\ufffd.wf: its name is not UTF-8, so it cannot be opened; rename it\n",
  );
  expect((await workspace.call(["validate", "a.wf", "good\ufffd.wf"])).code).toBe(0);
});

describe("an existing path is that path", () => {
  const names = [
    "!urgent.wf",
    "src/(auth)/[slug]/a.wf",
    "{a,b}.wf",
    "[ab].wf",
    "a*.wf",
    "+(x).wf",
    "@x/a.wf",
    "#a.wf",
    "~a.wf",
  ];

  test.each(names)("%s", async (name) => {
    const workspace = new Workspace({ [name]: badSource, "x.wf": goodSource, "a.wf": goodSource });
    expect(await checkedPaths(workspace, name)).toEqual([name]);
    expect(await checkedPaths(workspace, "--affected", name)).toEqual([name]);
    expect((await workspace.call(["fmt", "--check", name])).out).toContain("1 already formatted");
  });

  test.each([
    ["src/(auth)/[slug]/*.wf", ["src/(auth)/[slug]/a.wf"]],
    ["src/**/[slug]/*.wf", ["src/(auth)/[slug]/a.wf"]],
    ["src/(auth)/**/*.wf", ["src/(auth)/[slug]/a.wf", "src/(auth)/t/b.wf"]],
    ["src/**/[t-v]/*.wf", ["src/(auth)/t/b.wf", "src/auth/t/c.wf"]],
    ["src/(auth|x)/**/*.wf", ["src/auth/t/c.wf"]],
    ["!d/*.wf", ["!d/x.wf"]],
  ])("also in a pattern: %s", async (pattern, paths) => {
    const workspace = new Workspace({
      "src/(auth)/[slug]/a.wf": goodSource,
      "src/(auth)/t/b.wf": goodSource,
      "src/auth/t/c.wf": goodSource,
      "!d/x.wf": goodSource,
      "x.wf": goodSource,
    });
    const given = pattern.startsWith("!") ? [`./${pattern}`] : [pattern];
    expect(await checkedPaths(workspace, ...given)).toEqual(paths);
  });

  test("and in an exclusion", async () => {
    const workspace = new Workspace({
      "(old)/a.wf": badSource,
      "[x]/b.wf": badSource,
      "c.wf": goodSource,
    });
    expect(await checkedPaths(workspace, ".", "!(old)", "![x]/**")).toEqual(["c.wf"]);
  });
});

test.each([["--fix.wf"], ["-x.wf"], ["-q.wf"], ["--strict.wf"]])(
  "two dashes are suggested if an option is the file %s",
  async (name) => {
    const workspace = new Workspace({ [name]: goodSource });
    for (const command of ["validate", "render", "fmt", "inspect"]) {
      expect(await workspace.call([command, name])).toEqual({
        code: 2,
        out: "",
        err: `wf: unknown option '${name}'; to name the file, put -- before it: wf ${command} -- ${name}\n`,
      });
    }
    expect(await workspace.call(["validate", "--", name])).toMatchObject({ code: 0, out: clean });
  },
);

test("an unknown option that is not a file is explained as usual", async () => {
  const { err } = await new Workspace({ "a.wf": goodSource }).call(["validate", "--fxi", "a.wf"]);
  expect(err).toBe("wf: unknown option '--fxi' (did you mean --fix?)\n");
});

test("missing files fail, even if their names look like exclusions", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  for (const command of ["validate", "fmt", "render", "inspect"]) {
    const { code, err } = await workspace.call([command, "!urgent.wf", "!b.wf"]);
    expect([command, code, err]).toEqual([
      command,
      2,
      "wf: !urgent.wf: no such file or folder; to exclude files, also name what to take, such as .\n" +
        "wf: !b.wf: no such file or folder; to exclude files, also name what to take, such as .\n",
    ]);
  }
  expect((await workspace.call(["validate", "gone.wf"])).code).toBe(2);
  // Excluding everything that the call names must be intentional.
  expect((await workspace.call(["validate", "a.wf", "!a.wf"])).code).toBe(0);
});

describe("links without a target", () => {
  const linked = (): Workspace => {
    const workspace = new Workspace({ "d/a.wf": badSource, "d/z.wf": goodSource });
    const at = (name: string) => join(workspace.folder, "d", name);
    symlinkSync("loop.wf", at("loop.wf"));
    symlinkSync("nothing.wf", at("dangling.wf"));
    symlinkSync("a.wf", at("good.wf"));
    symlinkSync("ada@host.4711:1700000000", at(".#a.wf"));
    symlinkSync("nowhere", at("other.txt"));
    return workspace;
  };
  const said = [
    "wf: d/dangling.wf: is a symbolic link to a file that does not exist",
    "wf: d/loop.wf: symbolic links form a loop",
    "",
  ].join("\n");

  test.each(["d", "d/**/*.wf"])("are reported, and the rest is checked: %s", async (path) => {
    const workspace = linked();
    const { code, out, err } = await workspace.call(["validate", path]);
    expect([code, err]).toEqual([2, said]);
    expect(out).toContain("d/a.wf:2:3 error");
    expect(await checkedPaths(workspace, path)).toEqual(["d/a.wf", "d/good.wf", "d/z.wf"]);
    expect((await workspace.call(["fmt", "--check", path])).err).toContain(said);
    expect((await workspace.call(["inspect", path])).err).toContain(said);
    const drawn = await workspace.call(["render", path, "--out-dir", "out"]);
    expect(drawn.err).toContain(said);
    expect(workspace.read("out/z.svg")).toContain("<svg");
  });

  test("can be excluded", async () => {
    const { code, err } = await linked().call([
      "validate",
      "d",
      "!**/loop.wf",
      "!**/dangling.wf",
      "!**/a.wf",
      "!**/good.wf",
    ]);
    expect([code, err]).toEqual([0, ""]);
  });
});

describe("other worktrees", () => {
  const files = {
    "a.wf": goodSource,
    ".git/HEAD": "ref: refs/heads/main\n",
    ".worktrees/x/.git": "gitdir: /elsewhere/repo/.git/worktrees/x\n",
    ".worktrees/x/a.wf": badSource,
    ".claude/worktrees/y/.git": "gitdir: ../../../.git/worktrees/y",
    ".claude/worktrees/y/deep/b.wf": badSource,
    "part/.git": "gitdir: ../.git/modules/part\n",
    "part/c.wf": goodSource,
    "own/.git/HEAD": "ref: refs/heads/main\n",
    "own/d.wf": goodSource,
  };
  const said = [
    "wf: left out .claude/worktrees/y, which is another git worktree; to include it, name it",
    "wf: left out .worktrees/x, which is another git worktree; to include it, name it",
    "",
  ].join("\n");

  test("are skipped, while submodules and other repositories are not", async () => {
    const workspace = new Workspace(files);
    expect(await checkedPaths(workspace)).toEqual(["a.wf", "own/d.wf", "part/c.wf"]);
    for (const command of ["validate", "fmt", "inspect", "map"]) {
      const { err } = await workspace.call([command, ".", "./"]);
      expect([command, err]).toEqual([command, expect.stringContaining(said)]);
    }
    expect((await workspace.call(["validate", "**/*.wf"])).err).toBe("");
    expect((await workspace.call(["validate", ".", "!.claude"])).err.split("\n").length).toBe(2);
  });

  test("are checked if they are named, or if the call is made inside", async () => {
    const workspace = new Workspace(files);
    expect(await checkedPaths(workspace, ".worktrees/x")).toEqual([".worktrees/x/a.wf"]);
    const inside = await workspace.call(["validate", "-q"], { cwd: ".worktrees/x" });
    expect([inside.code, inside.err]).toEqual([1, ""]);
  });
});
