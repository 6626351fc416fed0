/** Decides how a project checks its wireframes before each commit. */
import { dirname, join, relative, sep } from "node:path";
import { shellWord } from "../../../base/text/shell-word.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { readRegular } from "../../../workspace/files/read-regular.js";
import type { Io } from "../../../workspace/io.js";
import { UsageError } from "../../../workspace/usage-error.js";
import {
  addHook,
  type HookSource,
  hasHook,
  hookConfig,
  hookFile,
  hookLines,
  indented,
} from "./hook.js";
import type { ProjectSurroundings } from "./look-around.js";
import { hasControl, planGitHook, unusableFolder } from "./plan-git-hook.js";
import type { Step } from "./step.js";

/** How to make pre-commit run before commits. */
const activation = "to turn it on, run: pre-commit install; without pre-commit: wf init --git-hook";

/**
 * The step that adds the check.
 * @param asked the source of the hook that the user wants; `git` for a hook that git runs itself
 */
export function planHook(
  around: ProjectSurroundings,
  asked: { repo: string; rev: string } | "git" | undefined,
  io: Io,
): Step {
  const { repository, manifest, hasLintStaged } = around;
  if (repository === undefined) {
    return {
      kind: "ask",
      says: "no hook: this is not a git repository yet; run git init, then wf init again",
    };
  }
  if (asked === "git") return planGitHook(repository, around, io) ?? missingInstallation(io);
  const path = join(repository, hookFile);
  const name = relative(io.cwd, path);
  const before = readIfThere(path, name);
  if (before !== undefined && hasHook(before)) {
    return { kind: "done", says: `${name} already runs wf` };
  }
  const usesLintStaged = hasLintStaged && before === undefined && asked === undefined;
  if (usesLintStaged && manifest) return planLintStaged(manifest, io);
  const source = asked ?? sourceOf(around);
  if (source === undefined) return missingInstallation(io);
  if ("refused" in source) return unusableFolder(source.refused);
  if (before === undefined) {
    return { kind: "write", path, content: hookConfig(source), note: activation };
  }
  const content = addHook(before, source);
  if (content !== undefined) return { kind: "change", path, content, note: activation };
  const lines = indented(hookLines(source), "  ").join("\n");
  return {
    kind: "ask",
    says: `${name} was not changed; to check wireframes before each commit, add this to its repos:\n${lines}`,
  };
}

/** The default source of the hook: the project's own wf, else the one on the PATH. */
function sourceOf({
  installation,
  repository,
  isOnPath,
}: ProjectSurroundings): HookSource | { refused: string } | undefined {
  if (installation !== undefined) {
    // pre-commit runs commands from the root of the repository. Without --no, npx would offer to install another
    // package.
    const inside = relative(repository!, installation).split(sep).join("/");
    if (inside.startsWith("-") || hasControl(inside)) return { refused: inside };
    return {
      entry: `npx --no${inside === "" ? "" : ` --prefix ${quotedWord(inside)}`} -- wf validate`,
    };
  }
  return isOnPath ? { entry: "wf validate" } : undefined;
}

/** A word of the entry, which pre-commit splits as a shell would. */
function quotedWord(word: string): string {
  return /^[\w./@:+~-]+$/.test(word) ? word : `'${word.replaceAll("'", `'"'"'`)}'`;
}

function planLintStaged(
  { path, text }: NonNullable<ProjectSurroundings["manifest"]>,
  io: Io,
): Step {
  const name = relative(io.cwd, path);
  // As text: to write it anew would overflow the stack if it is nested deeply.
  if (text.includes("wf validate")) {
    return { kind: "done", says: `${name} already runs wf` };
  }
  return {
    kind: "ask",
    says: `${name} was not changed; to check wireframes before each commit, add this to its "lint-staged":\n  "*.{wf,wireframe}": "wf validate --"`,
  };
}

function missingInstallation({ packageFolder }: Io): Step {
  return {
    kind: "ask",
    says: `no hook: wf is not installed in this project; install it and run wf init again:
  npm install --save-dev ${shellWord(packageFolder)}
or say where your team keeps wf: wf init --hook-repo URL`,
  };
}

function readIfThere(path: string, name: string): string | undefined {
  try {
    return readRegular(path, dirname(path)).toString("utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new UsageError(`${name}: ${failureReason(error)}`);
  }
}
