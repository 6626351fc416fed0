/** `wf validate`: what is checked, how it is reported, and the exit code. */
import { expect, test } from "vitest";
import type { JsonReport } from "../../src/output/report/json.js";
import { badSource, goodSource, Workspace } from "./call.js";

/** The paths that a run has checked. */
async function checkedPaths(workspace: Workspace, ...argv: string[]): Promise<string[]> {
  const { out } = await workspace.call(["validate", "--format", "json", ...argv]);
  return (JSON.parse(out) as JsonReport).files.map(({ path }) => path);
}

test("a clean file gives a summary and exit code 0", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  expect(await workspace.call(["validate", "a.wf"])).toEqual({
    code: 0,
    out: "1 file checked, no problems found\n",
    err: "",
  });
});

test("diagnostics have places, a summary and exit code 1", async () => {
  const workspace = new Workspace({ "a.wf": badSource });
  const { code, out, err } = await workspace.call(["validate", "a.wf"]);
  expect(code).toBe(1);
  expect(err).toBe("");
  expect(out).toContain('a.wf:2:3 error unknown component "buton" [unknown-component]\n');
  expect(out).toMatch(/\n1 error, 1 warning in 1 file; \d can be fixed with --fix\n$/);
});

test("warnings alone are not a failure, except with --strict and --max-warnings", async () => {
  const workspace = new Workspace({ "a.wf": 'page "A" { text "x" colour=red }' });
  expect((await workspace.call(["validate", "a.wf"])).code).toBe(0);
  expect((await workspace.call(["validate", "a.wf", "--max-warnings", "1"])).code).toBe(0);
  expect(await workspace.call(["validate", "a.wf", "--max-warnings=0"])).toMatchObject({
    code: 1,
    err: "wf: found 1 warning, more than --max-warnings 0 allows\n",
  });
  const strict = await workspace.call(["validate", "a.wf", "--strict"]);
  expect(strict.code).toBe(1);
  expect(strict.out).toContain("a.wf:1:21 error");
});

test("infos are never a failure, not even with --strict", async () => {
  const workspace = new Workspace({ "a.wf": 'text "x"' });
  const { code, out } = await workspace.call(["validate", "a.wf", "--strict"]);
  expect(code).toBe(0);
  expect(out).toContain("info");
});

test("--quiet shows errors only, and prints nothing if there are none", async () => {
  const workspace = new Workspace({ "a.wf": badSource, "b.wf": 'text "x" colour=red' });
  const { out } = await workspace.call(["validate", "a.wf", "-q"]);
  expect(out).toContain("unknown-component");
  expect(out).not.toContain("unknown-attribute");
  expect(await workspace.call(["validate", "b.wf", "-q"])).toEqual({ code: 0, out: "", err: "" });
  expect((await workspace.call(["validate", "b.wf", "-q", "--max-warnings=0"])).code).toBe(1);
});

test("a missing file among several does not stop the others", async () => {
  const workspace = new Workspace({ "a.wf": badSource, "c.wf": goodSource });
  const { code, out, err } = await workspace.call(["validate", "a.wf", "b.wf", "c.wf"]);
  expect(code).toBe(2);
  expect(err).toBe("wf: b.wf: no such file or folder\n");
  expect(out).toContain("unknown-component");
  expect(out).toContain("in 2 files");
});

test("folders are searched completely, except for links, node_modules and hidden folders", async () => {
  const workspace = new Workspace({
    "b/deep/er/x.wireframe": goodSource,
    "b/a.wf": goodSource,
    "b/readme.md": "# Read me\n",
    "node_modules/n.wf": goodSource,
    ".git/g.wf": goodSource,
    "..2026_11/v.wf": goodSource,
    "a.WF": goodSource,
  });
  expect(await checkedPaths(workspace)).toEqual(["a.WF", "b/a.wf", "b/deep/er/x.wireframe"]);
  expect(await checkedPaths(workspace, "b")).toEqual(["b/a.wf", "b/deep/er/x.wireframe"]);
  expect(await checkedPaths(workspace, "./b/", "b/a.wf")).toEqual([
    "b/a.wf",
    "b/deep/er/x.wireframe",
  ]);
});

test("a folder without wireframes is misuse, with a reason", async () => {
  const workspace = new Workspace({ "empty/x.txt": "" });
  expect(await workspace.call(["validate", "empty"])).toEqual({
    code: 2,
    out: "",
    err: "wf: empty: no .wf or .wireframe files in this folder\n",
  });
});

test.each([
  ["docs", 'docs: %; to format the wireframes in its Markdown files, run: wf fmt "docs/**/*.md"'],
  [
    "./docs/",
    './docs/: %; to format the wireframes in its Markdown files, run: wf fmt "docs/**/*.md"',
  ],
  [
    "more",
    'more: %; to format the wireframes in its Markdown files, run: wf fmt "more/**/*.{md,mdx}"',
  ],
  [".", '.: %; to format the wireframes in its Markdown files, run: wf fmt "**/*.{md,mdx}"'],
  ["empty", "empty: %"],
])("a folder with only Markdown is explained: %s", async (path, message) => {
  const fence = "```wf\npge {}\n```\n";
  const workspace = new Workspace({
    "docs/deep/a.md": fence,
    "more/a.md": fence,
    "more/b.mdx": fence,
    "empty/x.txt": "",
  });
  const { code, err } = await workspace.call(["fmt", path]);
  expect(code).toBe(2);
  const said = message.replace("%", "no .wf or .wireframe files in this folder");
  expect(err).toBe(`wf: ${said}\n`);
  const pattern = /"(.*)"/.exec(err)?.[1];
  if (pattern) expect((await workspace.call(["validate", pattern])).out).toContain(".md:2:1 error");
});

test("the suggested call uses the same command, and works", async () => {
  const workspace = new Workspace({ "docs/a.md": '```wf\ntext "x"\n```\n', "[a]/a.md": "" });
  const { code, err } = await workspace.call(["render", "docs"]);
  expect([code, err]).toEqual([
    2,
    'wf: docs: no .wf or .wireframe files in this folder; to draw the wireframes in its Markdown files, run: wf render "docs/**/*.md"\n',
  ]);
  expect((await workspace.call(["render", "docs/**/*.md"])).code).toBe(0);
  // Patterns cannot express this name.
  expect((await workspace.call(["render", "[a]"])).err).toBe(
    "wf: [a]: no .wf or .wireframe files in this folder\n",
  );
});

test("the Markdown files of a folder are checked if they contain wireframes", async () => {
  const workspace = new Workspace({
    "a.wf": goodSource,
    "docs/guide.md": "# Guide\n\n```wf\npge {}\n```\n",
    "docs/list.mdx": '- one\n\n  ~~~wireframe\n  text "x"\n  ~~~\n',
    "docs/other.md": "```wireframe\nanother language\n```\n\nAbout `wf`.\n",
    "docs/binary.md": new Uint8Array([0, 255, 254]),
    "node_modules/x.md": "```wf\npge {}\n```\n",
    "off/wf.config.json": '{ "validate": { "markdown": false } }',
    "off/b.md": "```wf\npge {}\n```\n",
  });
  expect(await checkedPaths(workspace)).toEqual(["a.wf", "docs/guide.md", "docs/list.mdx"]);
  const { code, out } = await workspace.call(["validate"]);
  expect(code).toBe(1);
  expect(out).toContain("docs/guide.md:4:1 error");
  expect(out).toContain("in 3 files");
  expect(await checkedPaths(workspace, "docs")).toEqual(["docs/guide.md", "docs/list.mdx"]);
  expect(await checkedPaths(workspace, "--affected", "docs")).toEqual([
    "docs/guide.md",
    "docs/list.mdx",
  ]);
  // A file that is named explicitly is checked regardless of the settings.
  expect(await checkedPaths(workspace, "off/b.md")).toEqual(["off/b.md"]);
  expect(await workspace.call(["validate", "off"])).toEqual({
    code: 2,
    out: "",
    err: "wf: off: no wireframes to check in this folder\n",
  });
});

test("an empty project is told how to start", async () => {
  const { code, err } = await new Workspace().call(["validate"]);
  expect(code).toBe(2);
  expect(err).toBe(
    "wf: .: no .wf or .wireframe files in this folder; to create one, run: wf init\n",
  );
});

test(".gitignore applies at every level, including the repository's root above", async () => {
  const workspace = new Workspace({
    ".git/HEAD": "",
    ".git/info/exclude": "excluded.wf\n",
    ".gitignore": "/sub/out/\n*.tmp.wf\ndist\n",
    "sub/.gitignore": "!keep.tmp.wf\nlocal.wf\n/only-here.wf\n",
    "sub/a.wf": goodSource,
    "sub/excluded.wf": goodSource,
    "sub/keep.tmp.wf": goodSource,
    "sub/drop.tmp.wf": goodSource,
    "sub/local.wf": goodSource,
    "sub/only-here.wf": goodSource,
    "sub/deep/only-here.wf": goodSource,
    "sub/out/x.wf": goodSource,
    "sub/deep/dist/x.wf": goodSource,
  });
  const expected = ["sub/a.wf", "sub/deep/only-here.wf", "sub/keep.tmp.wf"];
  expect(await checkedPaths(workspace, "sub")).toEqual(expected);
  expect(await checkedPaths(workspace)).toEqual(expected);
  expect(await checkedPaths(workspace, "**/*.wf")).toEqual(expected);
});

test("named files are checked even if git ignores them", async () => {
  const workspace = new Workspace({
    ".git/HEAD": "",
    ".gitignore": "out\n*.tmp.wf\n",
    "a.tmp.wf": goodSource,
    "out/a.wf": goodSource,
    "out/b.tmp.wf": goodSource,
  });
  expect(await checkedPaths(workspace, "a.tmp.wf")).toEqual(["a.tmp.wf"]);
  expect(await checkedPaths(workspace, "out/b.tmp.wf")).toEqual(["out/b.tmp.wf"]);
});

test("globs match wireframes and Markdown", async () => {
  const workspace = new Workspace({
    "p/a.wf": goodSource,
    "p/q/b.wireframe": goodSource,
    "p/q/c.md": "",
    "p/q/d.txt": "",
    "[x].wf": goodSource,
  });
  expect(await checkedPaths(workspace, "p/**/*")).toEqual([
    "p/a.wf",
    "p/q/b.wireframe",
    "p/q/c.md",
  ]);
  expect(await checkedPaths(workspace, "p/*.{wf,md}")).toEqual(["p/a.wf"]);
  expect(await checkedPaths(workspace, "./p/*.wf")).toEqual(["p/a.wf"]);
  expect(await checkedPaths(workspace, "[x].wf")).toEqual(["[x].wf"]);
  expect(await workspace.call(["validate", "*.wireframe"])).toMatchObject({
    code: 2,
    err: "wf: *.wireframe: no files match\n",
  });
});

test("- reads standard input under the given name", async () => {
  const workspace = new Workspace();
  const plain = await workspace.call(["validate", "-"], { input: badSource });
  expect(plain.out).toContain("<stdin>:2:3 error");
  const named = await workspace.call(["validate", "-", "--stdin-filename", "x/a.wf"], {
    input: badSource,
  });
  expect(named.out).toContain("x/a.wf:2:3 error");
  const markdown = await workspace.call(["validate", "-", "--stdin-filename=a.md"], {
    input: `# A\n\n\`\`\`wf\n${badSource}\`\`\`\n`,
  });
  expect(markdown.out).toContain("a.md:5:3 error");
});

test("bytes that are not text are one diagnostic", async () => {
  const workspace = new Workspace({
    "binary.wf": Uint8Array.of(0x70, 0x61, 0, 1, 2),
    "fine.wf": 'page "\ufffd Ä" {}',
    "invalid.wf": Buffer.concat([Buffer.from('page "\ufffd'), Buffer.of(0xc4, 0x22)]),
    "utf16.wf": Buffer.from('\ufeffpage "A" {}', "utf16le"),
  });
  const { code, out } = await workspace.call(["validate", "--format=compact", "."]);
  expect(code).toBe(1);
  expect(out.split("\n").filter((line) => line.includes("text-encoding"))).toEqual([
    "binary.wf:1:3: error: the file is binary: it contains a null byte; save it as UTF-8 text [text-encoding]",
    "invalid.wf:1:8: error: the file is not valid UTF-8; save it as UTF-8 [text-encoding]",
    "utf16.wf:1:1: error: the file is UTF-16, not UTF-8; save it as UTF-8 [text-encoding]",
  ]);
});

test("color depends on options, then the environment, then the terminal", async () => {
  const workspace = new Workspace({ "a.wf": badSource });
  const isColored = async (
    argv: readonly string[],
    env: Record<string, string>,
    isTerminal: boolean,
  ): Promise<boolean> => {
    const { out } = await workspace.call(["validate", "a.wf", ...argv], { env, isTerminal });
    return out.includes("\u001b[");
  };
  expect(await isColored([], {}, false)).toBe(false);
  expect(await isColored([], {}, true)).toBe(true);
  expect(await isColored([], { TERM: "dumb" }, true)).toBe(false);
  expect(await isColored([], { NO_COLOR: "1" }, true)).toBe(false);
  expect(await isColored([], { NO_COLOR: "" }, true)).toBe(true);
  expect(await isColored([], { FORCE_COLOR: "1" }, false)).toBe(true);
  expect(await isColored([], { FORCE_COLOR: "0" }, true)).toBe(false);
  expect(await isColored(["--color"], { NO_COLOR: "1" }, false)).toBe(true);
  expect(await isColored(["--no-color"], { FORCE_COLOR: "1" }, true)).toBe(false);
});

test("at most a hundred diagnostics of a file are shown, all are counted", async () => {
  const workspace = new Workspace({ "a.wf": "@ ".repeat(250) });
  const { out } = await workspace.call(["validate", "a.wf", "--format", "json"]);
  const { files, summary } = JSON.parse(out) as JsonReport;
  expect(files[0]!.diagnostics).toHaveLength(100);
  expect(files[0]!.diagnostics.length + files[0]!.omitted).toBe(summary.errors);
});

test("machine formats contain nothing else", async () => {
  const workspace = new Workspace({ "a.wf": badSource });
  for (const format of ["json", "sarif"]) {
    const { out } = await workspace.call(["validate", "a.wf", "--format", format]);
    expect(() => JSON.parse(out)).not.toThrow();
  }
  const { out, err } = await workspace.call(["validate", "a.wf", "--format=compact"]);
  expect(out.trimEnd().split("\n")).toHaveLength(2);
  expect(err).toMatch(/^1 error, 1 warning in 1 file/);
});

test("a pattern with ! in front excludes files", async () => {
  const workspace = new Workspace({ "a/x.wf": badSource, "b/y.wf": goodSource });
  expect((await workspace.call(["validate", "**/*.wf"])).code).toBe(1);
  expect((await workspace.call(["validate", "**/*.wf", "!a/**"])).code).toBe(0);
  expect((await workspace.call(["validate", ".", "!a"])).code).toBe(0);
});
