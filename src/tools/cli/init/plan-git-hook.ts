/** Decides how git itself checks the wireframes of a project before each commit. */
import { existsSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { isTreacherous, printable } from "../../../base/text/display-width.js";
import { askGit } from "../../../workspace/ask-git.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { readRegular } from "../../../workspace/files/read-regular.js";
import { refuseOutside } from "../../../workspace/files/stay-inside.js";
import { isBelow } from "../../../workspace/files/watched-set.js";
import type { Io } from "../../../workspace/io.js";
import { gitHook, gitHookLines, gitHookName, isFormerHook } from "./git-hook.js";
import type { ProjectSurroundings } from "./look-around.js";
import type { Step } from "./step.js";

/** The step that writes the hook, or suggests what to run if a hook exists; undefined if wf is not installed. */
export function planGitHook(
  repository: string,
  around: ProjectSurroundings,
  { cwd, packageFolder }: Io,
): Step | undefined {
  const installed = installedIn(repository, around, packageFolder);
  if (installed === undefined && !around.isOnPath) return undefined;
  if (installed !== undefined && hasControl(installed)) return unusableFolder(installed);
  const content = gitHook(installed);
  const folder = hooksFolder(repository);
  if (folder === undefined || !isBelow(folder, [repository])) {
    const where = folder === undefined ? "the folder of hooks" : printable(folder);
    return {
      kind: "ask",
      says: `no hook: ${where} is not in this repository; to check wireframes before each commit, run this there:\n${content}`,
    };
  }
  const path = join(folder, gitHookName);
  const name = printable(relative(cwd, path));
  const lines = gitHookLines(content);
  const { before, refused } = readHook(path, repository);
  if (refused !== undefined) {
    return {
      kind: "ask",
      says: `no hook: ${name} ${refused}; to check wireframes before each commit, put a file in its place, with these lines:\n${lines}`,
    };
  }
  if (before === undefined) return { kind: "write", path, content, isProgram: true };
  if (isFormerHook(before)) {
    return {
      kind: "ask",
      says: `${name} runs wf, but also one that a branch brings; put these lines in place of its own:\n${lines}`,
    };
  }
  return /\bwf"? validate\b/.test(before)
    ? { kind: "done", says: `${name} already runs wf` }
    : {
        kind: "ask",
        says: `${name} was not changed; to check wireframes in it, add:\n${lines}`,
      };
}

/**
 * A hook, or why it cannot be read. A repository may bring a link in its place: what is outside is not looked at, so
 * that the answer does not tell whether it exists.
 */
function readHook(path: string, repository: string): { before?: string; refused?: string } {
  try {
    refuseOutside(path, repository);
    return existsSync(path) ? { before: readRegular(path, repository).toString("utf8") } : {};
  } catch (error) {
    return { refused: clauseOf(failureReason(error)) };
  }
}

/** A reason as a clause about a file: not all of them have a verb. */
function clauseOf(reason: string): string {
  return reason.startsWith("is ") ? reason : `cannot be read: ${reason}`;
}

/** Whether a path has characters that end a line, or that a terminal or a parser reads as anything but text. */
export function hasControl(path: string): boolean {
  for (const character of path) {
    const point = character.codePointAt(0)!;
    if (point < 0x20 || isTreacherous(point)) return true;
  }
  return false;
}

/** Says that a hook cannot name the folder with wf. */
export function unusableFolder(path: string): Step {
  return {
    kind: "ask",
    says: `no hook: wf is installed in "${printable(path)}", a name that a hook cannot contain; rename the folder, and run wf init again`,
  };
}

/** The path of the installed command relative to the root of the repository; undefined if it is not installed there. */
function installedIn(
  repository: string,
  { installation }: ProjectSurroundings,
  packageFolder: string,
): string | undefined {
  if (installation === undefined) return undefined;
  const bin = installation === packageFolder ? "bin/wf.js" : "node_modules/.bin/wf";
  return relative(repository, join(installation, bin)).split(sep).join("/");
}

/** The folder where git looks for hooks: settings may move it, and worktrees share it. Undefined if git fails. */
function hooksFolder(repository: string): string | undefined {
  const said = askGit(["rev-parse", "--git-path", "hooks"], { folder: repository });
  return said === undefined ? undefined : resolve(repository, said);
}
