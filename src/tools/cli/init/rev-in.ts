/** Finds the commit that a hook can be taken from, in a repository that is a folder of this machine. */
import { execFileSync } from "node:child_process";
import { isFolder } from "../../../workspace/files/is-folder.js";

/** ms that git may take. */
const longestWait = 5000;

/** The tag if the repository has it, else its newest commit; undefined where it is no folder, or git says nothing. */
export function revIn(repository: string, tag: string): string | undefined {
  if (!isFolder(repository)) return undefined;
  return ask(repository, `refs/tags/${tag}`) === undefined ? ask(repository, "HEAD") : tag;
}

function ask(repository: string, name: string): string | undefined {
  try {
    const words = ["rev-parse", "--quiet", "--verify", `${name}^{commit}`];
    return execFileSync("git", words, {
      cwd: repository,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      timeout: longestWait,
    }).trim();
  } catch {
    return undefined;
  }
}
