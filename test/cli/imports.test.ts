/** Importing from disk: what is read, what is refused, and how often a file is read and parsed. */
import { chmodSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { analyze } from "../../src/analyze.js";
import type { SourceCache } from "../../src/language/ast/load-file.js";
import { Imports } from "../../src/workspace/files/imports.js";
import { loadFromDisk } from "../../src/workspace/files/load-from-disk.js";
import { Workspace } from "./call.js";

const shell = 'layout app { header { title "Acme" } main { slot } }\n';

function project(files: Record<string, string | Uint8Array> = {}): Workspace {
  return new Workspace({
    "app/wf.config.json": "{}",
    "app/parts/shell.wf": shell,
    "app/parts/deep/card.wf": 'component badgeRow { text "x" }',
    "outside.wf": shell,
    ...files,
  });
}

describe("a path in a wireframe", () => {
  /** What app/screens/main.wf imports, called in a folder. */
  function load(workspace: Workspace, path: string, from?: string, cwd = "") {
    const imports = new Imports(join(workspace.folder, cwd));
    return loadFromDisk(imports, join(workspace.folder, "app/screens/main.wf"), path, from);
  }

  test.each([
    ["../parts/shell.wf", undefined, "", "app/parts/shell.wf"],
    ["./../parts/./shell.wf", undefined, "", "app/parts/shell.wf"],
    ["../parts/shell.wf", undefined, "app", "parts/shell.wf"],
    ["../parts/shell.wf", undefined, "app/parts", "shell.wf"],
    ["../parts/shell.wf", undefined, "app/screens", "../parts/shell.wf"],
    // Relative to the importing file.
    ["deep/card.wf", "app/parts/shell.wf", "", "app/parts/deep/card.wf"],
  ])("%s, requested by %s, in /%s, is %s", (path, from, cwd, id) => {
    expect(load(project(), path, from, cwd)).toMatchObject({ id, text: expect.any(String) });
  });

  test.each([
    ["../../outside.wf", "outside"],
    ["../../../../../../../../etc/passwd", "outside"],
    ["/etc/passwd", "outside"],
    ["https://example.com/shell.wf", "outside"],
    ["file:///etc/passwd", "outside"],
    ["C:\\shell.wf", "outside"],
    ["../link.wf", "outside"],
    ["../linked/outside.wf", "outside"],
    // The message must not reveal what a link leads to.
    ["../linked/nothing.wf", "outside"],
    ["../dangling.wf", "outside"],
    ["../steps.wf", "outside"],
    ["../nowhere.wf", "missing"],
    ["nothing.wf", "missing"],
    ["../parts/shell.wf/more.wf", "missing"],
    ["a\0b.wf", "missing"],
    ["../parts", "unreadable"],
    [".", "unreadable"],
    ["", "unreadable"],
    ["../loop.wf", "unreadable"],
    ["../latin1.wf", "encoding"],
    ["../large.json", "large"],
  ])("%j is refused: %s", (path, problem) => {
    const workspace = project({
      "app/latin1.wf": Buffer.from('text "\xe4"', "latin1"),
      "app/large.json": new Uint8Array(10_000_001),
    });
    const { folder } = workspace;
    mkdirSync(join(folder, "app/screens"));
    symlinkSync(join(folder, "outside.wf"), join(folder, "app/link.wf"));
    symlinkSync(folder, join(folder, "app/linked"));
    symlinkSync("loop.wf", join(folder, "app/loop.wf"));
    symlinkSync("../nothing.wf", join(folder, "app/dangling.wf"));
    symlinkSync("screens/none/../../dangling.wf", join(folder, "app/steps.wf"));
    symlinkSync("nothing.wf", join(folder, "app/nowhere.wf"));
    expect(load(workspace, path)).toMatchObject({ problem });
  });

  test.runIf(process.getuid?.() !== 0)("may not be read", () => {
    const workspace = project();
    chmodSync(join(workspace.folder, "app/parts/shell.wf"), 0o000);
    expect(load(workspace, "../parts/shell.wf")).toMatchObject({ problem: "unreadable" });
  });

  test.each([
    ["the folder of the settings", { "a/wf.config.json": "{}", ".git/HEAD": "" }, "a"],
    ["the repository", { "a/.git/HEAD": "" }, "a"],
    ["the repository below the settings", { "wf.config.json": "{}", "a/.git/HEAD": "" }, "a"],
    ["its own folder", {}, "a/b"],
  ])("stays in %s", (_, files, root) => {
    const workspace = new Workspace({
      "x.wf": shell,
      "a/x.wf": shell,
      "a/b/x.wf": shell,
      ...files,
    });
    const imports = new Imports(workspace.folder);
    const found = ["x.wf", "../x.wf", "../../x.wf"].filter(
      (path) =>
        "text" in loadFromDisk(imports, join(workspace.folder, "a/b/main.wf"), path, undefined),
    );
    expect(found).toEqual(root === "a" ? ["x.wf", "../x.wf"] : ["x.wf"]);
  });

  test("is the same file by a link", () => {
    const workspace = project();
    symlinkSync("parts", join(workspace.folder, "app/same"));
    const imports = new Imports(workspace.folder);
    const main = join(workspace.folder, "app/main.wf");
    const first = loadFromDisk(imports, main, "parts/shell.wf", undefined);
    expect(loadFromDisk(imports, main, "same/shell.wf", undefined)).toBe(first);
  });
});

test("30 pages that import one shell read and parse it and its imports only once", () => {
  const workspace = project({
    "app/parts/shell.wf": `import "deep/card.wf"\ndata rows from "rows.csv"\n${shell}`,
    "app/parts/rows.csv": "name\nAda\n",
  });
  const imports = new Imports(workspace.folder);
  const parsed: string[] = [];
  class Counted extends Map<string, unknown> {
    override set(id: string, unit: unknown): this {
      parsed.push(id);
      return super.set(id, unit);
    }
  }
  const units = new Counted() as SourceCache;
  for (let page = 0; page < 30; page++) {
    const main = join(workspace.folder, `app/page-${page}.wf`);
    const source = 'import "parts/shell.wf"\npage "P" uses=app { text "x" }';
    const { diagnostics, files } = analyze(source, { ...imports.of(main), units });
    expect(diagnostics).toEqual([]);
    expect(files.toSorted()).toEqual([
      "app/parts/deep/card.wf",
      "app/parts/rows.csv",
      "app/parts/shell.wf",
    ]);
  }
  expect(parsed).toEqual(["app/parts/deep/card.wf", "app/parts/shell.wf"]);
  expect(imports.texts.size).toBe(3);
});

test("a cycle is reported from every file in it", async () => {
  const workspace = new Workspace({
    "a.wf": 'import "b.wf"\ncomponent one { text "x" }',
    "b.wf": 'import "a.wf"\ncomponent two { text "x" }',
    "c.wf": 'import "a.wf"\npage { one }',
  });
  const { code, out } = await workspace.call(["validate", ".", "-f", "compact"]);
  expect(code).toBe(1);
  expect(out).toMatch(/^a\.wf:1:8: error: .*files import each other: a\.wf → b\.wf → a\.wf;/m);
  expect(out).toMatch(/^b\.wf:1:8: error: .*files import each other: b\.wf → a\.wf → b\.wf;/m);
  expect(out).toMatch(/^c\.wf:1:8: error: .*files import each other: a\.wf → b\.wf → a\.wf;/m);
});
