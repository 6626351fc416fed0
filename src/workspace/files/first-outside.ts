/** Says where a path leads that a link turns out of a folder, for messages. */
import { lstatSync, readlinkSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { isBelow } from "./watched-set.js";

/** Maximum number of links that are followed, as in Linux. */
const mostLinks = 40;

/**
 * The first place outside of a folder that the links in a path lead to; undefined if they lead to none. Nothing outside
 * is looked at: the place may not exist, or lead elsewhere.
 */
export function firstOutside(absolute: string, folder: string): string | undefined {
  let path = absolute;
  for (let links = 0; links < mostLinks; links++) {
    if (!isBelow(path, [folder])) return path;
    const link = firstLink(path, folder);
    if (link === undefined) return undefined;
    path = join(resolve(dirname(link), readlinkSync(link)), relative(link, path));
  }
  return undefined;
}

/** The outermost link on the way from a folder to a path in it. */
function firstLink(absolute: string, folder: string): string | undefined {
  let at = folder;
  for (const step of relative(folder, absolute).split(sep)) {
    at = join(at, step);
    const stats = lstatSync(at, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    if (stats.isSymbolicLink()) return at;
  }
  return undefined;
}
