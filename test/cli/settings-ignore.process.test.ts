/** Tests that `validate.ignore` excludes the same files as git does with the same patterns in a .gitignore. */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readSettings } from "../../src/workspace/settings/read-settings.js";
import { goodSource, Workspace } from "./call.js";

/** Lists of patterns: all of those in docs/settings.md, and others. */
const lists: readonly (readonly string[])[] = [
  ["drafts"],
  ["drafts/"],
  ["/drafts"],
  ["/drafts/"],
  ["old/*.wf"],
  ["/old/*.wf"],
  ["*.old.wf"],
  ["designs/**/*.tmp.wf"],
  ["**/drafts/a.wf"],
  ["page-[0-9].wf", "page-?.wf"],
  ["page-[!0-9].wf"],
  ["page-[^0-9].wf"],
  ["*.old.wf", "!keep.old.wf"],
  ["!keep.old.wf", "*.old.wf"],
  ["drafts/*", "!drafts/final.wf"],
  ["drafts/", "!drafts/final.wf"],
  ["/*", "!/designs"],
  ["*", "!*/", "!final.wf"],
  ["**"],
  ["**/"],
  ["designs/**"],
  ["designs/**/drafts"],
  ["**/old"],
  ["# a note", "drafts"],
  ["\\#x.wf"],
  ["\\!x.wf"],
  ["#x.wf"],
  ["!x.wf"],
  ["a.wf "],
  ["a.wf\\ "],
  ["", "  ", "drafts"],
  ["DRAFTS", "A.WF"],
  ["drafts//a.wf"],
  ["/"],
  ["../a.wf"],
  ["{a,b}.wf"],
  ["x y/"],
  ["x\\ y/"],
  ["???.wf"],
  ["desi*/dr*/*"],
];

const folders = [
  "",
  "drafts",
  "old",
  "designs",
  "x y",
  "deep/drafts",
  "deep/old",
  "designs/drafts",
];
const names = "a.wf b.wf final.wf keep.old.wf x.old.wf y.tmp.wf page-1.wf page-x.wf #x.wf !x.wf";
const files = [
  ...folders.flatMap((folder) =>
    [...names.split(" "), "a.wf "].map((name) => (folder === "" ? name : `${folder}/${name}`)),
  ),
  "deep/er/drafts",
  "deep/er/old",
];

class Repository {
  readonly #workspace = new Workspace();
  readonly #folder = this.#workspace.folder;

  constructor(paths: readonly string[]) {
    execFileSync("git", ["init", "-q", this.#folder]);
    for (const path of paths) this.#workspace.write(path, "");
  }

  /** The paths that git ignores because of a list of patterns. */
  ignored(patterns: readonly string[], paths: readonly string[]): string[] {
    this.#workspace.write(".gitignore", `${patterns.join("\n")}\n`);
    const { status, stdout } = spawnSync(
      "git",
      ["-c", "core.ignoreCase=false", "check-ignore", "--no-index", "--stdin", "-z"],
      { cwd: this.#folder, input: paths.join("\0"), encoding: "utf8" },
    );
    expect([0, 1]).toContain(status);
    return stdout.split("\0").filter(Boolean);
  }
}

/** The paths that remain after the settings ignore a list of patterns. */
function left(ignore: readonly string[], paths: readonly string[]): string[] {
  const text = JSON.stringify({ validate: { ignore } });
  const { settings, messages } = readSettings(text, "wf.config.json", "/project");
  expect(messages).toEqual([]);
  return paths.filter((path) => settings!.ignores(join("/project", path)));
}

test("every list of patterns excludes the same files as git does", () => {
  const repository = new Repository(files);
  for (const patterns of lists) {
    expect(left(patterns, files), JSON.stringify(patterns)).toEqual(
      repository.ignored(patterns, files),
    );
  }
});

test("so do random patterns", () => {
  const steps = ["a", "b", "ab", "x y"];
  const paths = steps.flatMap((a) => [
    `${a}.f`,
    ...steps.flatMap((b) => [`${a}/${b}.f`, ...steps.map((c) => `${a}/${b}/${c}.f`)]),
  ]);
  const repository = new Repository(paths);
  const step = fc.constantFrom(
    ..."a b ab * ** ? a* *b [ab] [!a] [a-b] *.f a.f b.f \\a a\\* {a,b} [[:alpha:]]".split(" "),
    "x y",
  );
  const pattern = fc
    .tuple(
      fc.constantFrom("", "", "!"),
      fc.constantFrom("", "", "/"),
      fc.array(step, { minLength: 1, maxLength: 3 }),
      fc.constantFrom("", "", "/"),
      fc.constantFrom("", " "),
    )
    .map(([not, start, inner, end, blank]) => not + start + inner.join("/") + end + blank);
  fc.assert(
    fc.property(fc.array(pattern, { minLength: 1, maxLength: 4 }), (patterns) => {
      expect(left(patterns, paths)).toEqual(repository.ignored(patterns, paths));
    }),
    { numRuns: 150, seed: 20_240_611 },
  );
}, 60_000);

test("the patterns of the documentation are among them", () => {
  const page = readFileSync(join(import.meta.dirname, "../../docs/settings.md"), "utf8");
  const [, rows = ""] = /\| Pattern \| Ignores \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(page)!;
  const shown = [...rows.matchAll(/^\| (.*?) \|/gm)].map(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]*)`/g)].map(([, pattern]) => pattern),
  );
  expect(shown.length).toBeGreaterThan(8);
  for (const patterns of shown) {
    const known = lists.some((list) => patterns.every((each) => list.includes(each!)));
    expect(known, JSON.stringify(patterns)).toBe(true);
  }
});

test("a path that starts with ./ is relative to the settings file", () => {
  const paths = ["a/b.wf", "x/a/b.wf"];
  expect(left(["./a/"], paths)).toEqual(["a/b.wf"]);
  expect(left(["*.wf", "!./a/b.wf"], paths)).toEqual(["x/a/b.wf"]);
});

test("named files stay ignored, and the summary counts them", async () => {
  const workspace = new Workspace({
    "p/wf.config.json": JSON.stringify({ validate: { ignore: ["drafts/", "!drafts/a.wf"] } }),
    "p/drafts/a.wf": "page {",
    "p/b.wf": goodSource,
  });
  const call = (...paths: string[]) => workspace.call(["validate", ...paths]);
  expect(await call("p/drafts/a.wf", "p/b.wf")).toEqual({
    code: 0,
    out: "1 file checked, no problems found, 1 file ignored by the settings\n",
    err: "",
  });
  expect((await call("p/drafts/a.wf")).code).toBe(0);
});
