/** Keeps tools inside the folders allowed by a client or the command line, even across links. */
import { type Stats, statSync } from "node:fs";
import { isAbsolute, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { shortened } from "../../base/text/phrases.js";
import { failureReason } from "../../workspace/files/failure.js";
import { isWireframeName } from "../../workspace/files/file-kinds.js";
import { readReal } from "../../workspace/files/read-regular.js";
import { decodeSource } from "../../workspace/files/read-source.js";
import { realPath } from "../../workspace/files/real-path.js";
import { realWithin } from "../../workspace/files/real-within.js";
import { isInGit, RefusedPath } from "../../workspace/files/stay-inside.js";
import { isBelow } from "../../workspace/files/watched-set.js";
import { ToolProblem } from "./tool.js";

/** Maximum length of a path in the message about one that is too long. */
const longestShown = 100;

/** Maximum size of a source in bytes, as for `wf serve`. */
export const mostBytes = 1 << 20;

/** The real path of an operand; throws a ToolProblem if it is outside the roots, or inside git's own folder. */
export function insidePath(path: string, roots: readonly string[]): string {
  const named = path.startsWith("file:") ? pathOfUrl(path) : path;
  // A line break in a name would forge a second line in messages about it.
  if (/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/.test(named)) {
    throw new ToolProblem("a path cannot contain line breaks or other control characters");
  }
  const [first] = roots;
  if (first === undefined) {
    throw new ToolProblem("the client allows no folders; pass the wireframe as source");
  }
  const tries = isAbsolute(named) ? [named] : roots.map((root) => resolve(root, named));
  const inside = tries.map((each) => real(each, roots)).filter((each) => each !== undefined);
  const found = inside.find((each) => statsOf(each, path)) ?? inside[0];
  if (found === undefined) {
    throw new ToolProblem(`${path} is outside the allowed folders: ${roots.join(", ")}`);
  }
  // A root in it was allowed on purpose.
  const around = roots.filter((root) => isBelow(found, [root]));
  if (around.every((root) => isInGit(relative(root, found)))) {
    throw new ToolProblem(`${path} is inside .git, where wf neither reads nor writes`);
  }
  return found;
}

/** What is at a path inside the roots, if anything; throws a ToolProblem if the system cannot tell. */
export function statsOf(absolute: string, path: string): Stats | undefined {
  try {
    return statSync(absolute, { throwIfNoEntry: false });
  } catch (error) {
    // A file is in the place of a folder.
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return undefined;
    throw new ToolProblem(`${shortened(path, longestShown)}: ${failureReason(error)}`);
  }
}

/** The same for a file to write; throws if it does not have the name of a wireframe. */
export function writablePath(path: string, roots: readonly string[]): string {
  const inside = insidePath(path, roots);
  if (!isWireframeName(inside)) {
    throw new ToolProblem(`${path} must end in .wf or .wireframe: only wireframes can be written`);
  }
  const existing = statsOf(inside, path);
  if (existing && !existing.isFile()) throw new ToolProblem(`${path} is not a file`);
  return inside;
}

/** The text of a wireframe; throws a ToolProblem if it cannot be read. */
export function readInside(
  path: string,
  roots: readonly string[],
): { text: string; absolute: string } {
  const absolute = insidePath(path, roots);
  if (!isWireframeName(absolute)) {
    throw new ToolProblem(`${path} must end in .wf or .wireframe: only wireframes can be read`);
  }
  try {
    const { text, unreadable } = decodeSource(readReal(absolute, mostBytes));
    if (unreadable) throw new ToolProblem(`${path}: ${unreadable.message}`);
    return { text, absolute };
  } catch (error) {
    if (error instanceof ToolProblem) throw error;
    if (error instanceof RefusedPath) {
      const isLarge = error.code === "WF_LARGE";
      throw new ToolProblem(`${path} is ${isLarge ? "larger than 1 MiB; split it" : "not a file"}`);
    }
    throw new ToolProblem(`${path}: ${failureReason(error)}; name a .wf file inside the roots`);
  }
}

/** The path without links, if it is inside of the roots. Throws errors of `node:fs`. */
export function realInRoots(path: string, roots: readonly string[]): string | undefined {
  const root = roots.find((each) => isBelow(path, [each]));
  if (root !== undefined) return realWithin(path, root, roots);
  const found = realPath(path);
  return isBelow(found, roots) ? found : undefined;
}

/** The folder that paths inside the roots are relative to; there is one if a path was found to be inside. */
export function mainRoot([first = ""]: readonly string[]): string {
  return first;
}

/** Real paths of the roots of a client, without those that are not folders of this machine. */
export function rootsOf(addresses: readonly { uri: string }[]): string[] {
  return addresses.flatMap(({ uri }) => {
    if (!uri.startsWith("file:")) return [];
    try {
      return [realPath(fileURLToPath(uri))];
    } catch {
      return [];
    }
  });
}

function pathOfUrl(address: string): string {
  try {
    return fileURLToPath(address);
  } catch {
    throw new ToolProblem(`${address} is not the address of a file on this machine`);
  }
}

/** Throws a ToolProblem for a path inside that cannot be followed; what is outside must not show in errors. */
function real(path: string, roots: readonly string[]): string | undefined {
  try {
    return realInRoots(path, roots);
  } catch (error) {
    if (!isBelow(path, roots)) return undefined;
    throw new ToolProblem(`${path}: ${failureReason(error)}`);
  }
}

/** A path as used in arguments: relative to its root. */
export function shownPath(absolute: string, roots: readonly string[]): string {
  const inside = roots
    .map((root) => relative(root, absolute))
    .find((each) => !each.startsWith(".."));
  return (inside ?? absolute).replaceAll("\\", "/");
}
