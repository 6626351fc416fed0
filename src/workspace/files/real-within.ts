/** Follows the links in a path as long as they stay within a folder. */
import { lstatSync, readlinkSync } from "node:fs";
import { dirname, join, parse, relative, sep } from "node:path";
import { linksOn } from "./links-on.js";
import { realPath } from "./real-path.js";
import { isBelow } from "./watched-set.js";

/** Maximum number of links that are followed, as in Linux. */
const mostLinks = 40;

/** Maximum number of names in these links together; each takes a look at the disk. */
const mostNames = 1_000;

/**
 * The path without links; undefined if a link leads out of the folder, be it only on its way. Nothing outside is looked
 * at, or else the result would tell what is there. Names behind what does not exist or cannot be read stay as they are.
 * Throws errors of `node:fs`.
 *
 * @param folder a folder that contains the path once the links in the folders above it are followed
 * @param others the real paths of further folders that links may lead to
 */
export function realWithin(
  absolute: string,
  folder: string,
  others: readonly string[] = [],
): string | undefined {
  const root = realPath(folder);
  const start = isBelow(absolute, [folder]) ? folder : dirname(absolute);
  let at = start === folder ? root : realPath(start);
  // Links may lead to what is inside by the path of the folder, too.
  const ways = [folder, root, ...others, ...linksOn(folder)];
  const roots = [root, ...others];
  const isSeen = (path: string): boolean =>
    isBelow(path, roots) || ways.some((way) => isBelow(way, [path]));
  /** The names that are still to be followed, the next one last. */
  const names = relative(start, absolute).split(sep).reverse();
  let links = 0;
  let followed = 0;
  let isMissing = false;
  let hasGoneUp = false;
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    if (name === "" || name === ".") continue;
    at = name === ".." ? dirname(at) : join(at, name);
    if (!isSeen(at)) return undefined;
    if (name === "..") {
      hasGoneUp ||= isMissing;
      continue;
    }
    const target = targetOf(at);
    if (target === undefined) {
      isMissing = true;
      if (names.includes("..")) continue;
      at = join(at, names.reverse().join(sep));
      break;
    }
    if (target === "") continue;
    const { root: disk } = parse(target);
    at = disk === "" ? dirname(at) : disk;
    const steps = target.slice(disk.length).split(sep);
    followed += steps.length;
    if (++links > mostLinks || followed > mostNames) throw failure("ELOOP");
    for (const each of steps.reverse()) names.push(each);
  }
  if (!isBelow(at, roots)) return undefined;
  // The system does not go up from what is missing.
  if (isMissing && hasGoneUp) throw failure("ENOENT");
  return at;
}

/** Where a link leads; empty for what is none, and undefined for what is not there, or not for us. */
function targetOf(path: string): string | undefined {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    return stats.isSymbolicLink() ? readlinkSync(path) : "";
  } catch {
    return undefined;
  }
}

function failure(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code, syscall: "realpath" });
}
