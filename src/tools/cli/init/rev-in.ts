/** Finds a revision for the hook in a local repository. */
import { resolve } from "node:path";
import { askGit } from "../../../workspace/ask-git.js";
import { isFolder } from "../../../workspace/files/is-folder.js";
import { realPath } from "../../../workspace/files/real-path.js";
import { isBelow } from "../../../workspace/files/watched-set.js";

/** Where the repository of the hook is searched for. */
export interface RevPlace {
  cwd: string;
  /** The repository that gets the hook: nothing in it is asked, because all of it may be someone else's. */
  outside: string;
}

/**
 * The tag if a repository has it, else its newest commit; undefined if it is not a folder of this machine, or git fails.
 */
export function revIn(
  repository: string,
  tag: string,
  { cwd, outside }: RevPlace,
): string | undefined {
  if (isAddress(repository)) return undefined;
  const folder = resolve(cwd, repository);
  if (!isFolder(folder)) return undefined;
  const isInside = isBelow(folder, [outside]) || isBelow(realPath(folder), [realPath(outside)]);
  if (isInside) return undefined;
  return ask(folder, `refs/tags/${tag}`) === undefined ? ask(folder, "HEAD") : tag;
}

/**
 * Whether git reads this as an address, as it does where a colon comes before any slash. A repository may have a folder
 * that is called like one.
 */
function isAddress(repository: string, platform: NodeJS.Platform = process.platform): boolean {
  const isDrive = platform === "win32" && /^[a-z]:/i.test(repository);
  return !isDrive && /^[^/\\]*:/.test(repository);
}

function ask(folder: string, name: string): string | undefined {
  const words = ["rev-parse", "--quiet", "--verify", `${name}^{commit}`];
  return askGit(words, { folder, isNamed: true });
}
