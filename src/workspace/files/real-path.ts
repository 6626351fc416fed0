/** Resolves all links in a path. */
import { lstatSync, readlinkSync, realpathSync } from "node:fs";
import { dirname, join, parse, relative, resolve, sep } from "node:path";

/** Maximum length of a path in characters; the system refuses longer ones. */
const longest = process.platform === "win32" ? 32_767 : 4_096;

/** Maximum number of names in a path that a source contains; each makes following it take longer. */
const mostNames = 200;

/** Whether a path that a source contains is followed at all. One of a megabyte would take minutes. */
export function isFollowed(written: string): boolean {
  return written.length <= longest && written.split("/").length <= mostNames;
}

/** Maximum number of links to nothing that are followed, as in Linux. */
const mostLinks = 40;

/**
 * The path without links, as far as it exists; that of a link to nothing is what it leads to, or else it would tell
 * whether that exists. Throws errors of `node:fs`.
 */
export function realPath(path: string): string {
  if (path.length > longest) {
    throw Object.assign(new Error("ENAMETOOLONG"), { code: "ENAMETOOLONG", syscall: "realpath" });
  }
  let whole = path;
  let exists = path;
  let links = 0;
  for (;;) {
    try {
      return join(realpathSync(exists), relative(exists, whole));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ENOENT" || dirname(exists) === exists) throw error;
    }
    const there = existingPart(exists);
    const target = there === exists && links++ < mostLinks ? targetOf(exists) : undefined;
    if (target !== undefined) {
      whole = join(resolve(realpathSync(dirname(exists)), target), relative(exists, whole));
      exists = whole;
    } else exists = there === exists ? dirname(there) : there;
  }
}

function targetOf(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    // It was removed or replaced meanwhile.
    return undefined;
  }
}

/** The longest start of a path that exists. Found in few steps, because thousands of its folders may exist or not. */
function existingPart(path: string): string {
  const { root } = parse(path);
  const parts = path.slice(root.length).split(sep);
  const upTo = (count: number) => root + parts.slice(0, count).join(sep) || ".";
  let there = 0;
  let missing = parts.length + 1;
  while (missing - there > 1) {
    const middle = (there + missing) >> 1;
    if (lstatSync(upTo(middle), { throwIfNoEntry: false })) there = middle;
    else missing = middle;
  }
  return upTo(there);
}
