/** Creates projects for tests of `wf init`, and pre-commit configurations that they may already have. */
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { Workspace } from "./call.js";

const root = join(import.meta.dirname, "../..");

/** A project that looks like a git repository, with wf installed if requested. */
export function newProject(
  files: Record<string, string> = {},
  { git = true, installed }: { git?: boolean; installed?: string } = {},
): Workspace {
  const workspace = new Workspace(files);
  if (git) workspace.write(".git/HEAD", "ref: refs/heads/main\n");
  if (installed !== undefined) {
    const modules = join(workspace.folder, installed, "node_modules");
    mkdirSync(join(modules, ".bin"), { recursive: true });
    symlinkSync(root, join(modules, "wf-wireframes"));
    symlinkSync("../wf-wireframes/bin/wf.js", join(modules, ".bin", "wf"));
    if (!existsSync(join(workspace.folder, installed, "package.json"))) {
      workspace.write(join(installed, "package.json"), '{ "private": true }\n');
    }
    workspace.write(".gitignore", "node_modules\n");
  }
  return workspace;
}

/** The same workspace with another current folder. */
export function inside(workspace: Workspace, folder: string): Workspace {
  return Object.create(workspace, { folder: { value: join(workspace.folder, folder) } });
}

/** Calls `wf init`, and returns its output. */
export async function init(workspace: Workspace, ...argv: string[]): Promise<string> {
  const { code, out, err } = await workspace.call(["init", ...argv]);
  expect([code, err]).toEqual([0, ""]);
  return out;
}

/** The hook of a project that has wf installed. */
export const local = { entry: "npx --no -- wf validate" };
const own = "    rev: v1.0.0\n    hooks:\n      - id: x\n";

/** Existing configurations, and whether the hook can be added to them with certainty. */
export const configs: readonly (readonly [what: string, config: string, isCertain: boolean])[] = [
  ["one repository", `repos:\n  - repo: https://example.com/a\n${own}`, true],
  [
    "two, with comments",
    `# ours\nrepos: # all\n  # a\n  - repo: a\n${own}\n  # b\n  - repo: b\n${own}`,
    true,
  ],
  ["at the margin", "repos:\n- repo: a\n  rev: v1.0.0\n  hooks:\n  - id: x\n", true],
  [
    "before other keys",
    `repos:\n  - repo: a\n${own}\n# on a server\nci:\n  autofix_prs: false\n`,
    true,
  ],
  ["after other keys", `fail_fast: true\nrepos:\n  - repo: a\n${own}`, true],
  ["without a line break at the end", `repos:\n  - repo: a\n${own.trimEnd()}`, true],
  ["with Windows line breaks", `repos:\r\n  - repo: a\r\n${own.replaceAll("\n", "\r\n")}`, true],
  ["after a document mark", `---\nrepos:\n  - repo: a\n${own}`, true],
  [
    "with a block of text",
    `repos:\n  - repo: local\n    hooks:\n      - id: x\n        name: x\n        language: system\n        entry: |\n          sh\n          -c "true"\n`,
    true,
  ],
  ["an empty list", "repos: []\n", false],
  ["a list in brackets", "repos: [{ repo: a, rev: v1, hooks: [{ id: x }] }]\n", false],
  ["no list", "fail_fast: true\n", false],
  ["an empty file", "", false],
  ["tabs", "repos:\n\t- repo: a\n", false],
  ["another first key", "repos:\n  - hooks:\n      - id: x\n    repo: a\n    rev: v1\n", false],
  ["two lists", `repos:\n  - repo: a\n${own}repos:\n  - repo: b\n${own}`, false],
  ["a quoted key", `"repos":\n  - repo: a\n${own}`, false],
  ["something odd behind", `repos:\n  - repo: a\n${own} odd\n`, false],
];
