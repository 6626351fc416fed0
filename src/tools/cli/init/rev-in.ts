/** Finds a revision for the hook in a local repository. */
import { execFileSync } from "node:child_process";
import { isFolder } from "../../../workspace/files/is-folder.js";
import { programPath } from "../../../workspace/program-path.js";

/** Maximum time for a git command, in ms. */
const longestWait = 5000;

/** The tag if the repository has it, else its newest commit; undefined if it is not a local folder, or git fails. */
export function revIn(repository: string, tag: string): string | undefined {
  if (!isFolder(repository)) return undefined;
  return ask(repository, `refs/tags/${tag}`) === undefined ? ask(repository, "HEAD") : tag;
}

function ask(repository: string, name: string): string | undefined {
  const git = programPath("git");
  if (git === undefined) return undefined;
  try {
    const words = ["rev-parse", "--quiet", "--verify", `${name}^{commit}`];
    return execFileSync(git, words, {
      cwd: repository,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      timeout: longestWait,
    }).trim();
  } catch {
    return undefined;
  }
}
