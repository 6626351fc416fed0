/** Finds the name of the user, from git or the system. */
import { execFile } from "node:child_process";
import { userInfo } from "node:os";
import { programPath } from "../program-path.js";

/** Time limit for git in ms. */
const longestWait = 2000;

/** `user.name` of git in a folder, or else the name of the system user. */
export async function gitAuthor(folder: string): Promise<string> {
  const git = programPath("git");
  if (git === undefined) return systemName();
  const name = await new Promise<string>((resolve) => {
    const options = { cwd: folder, timeout: longestWait, maxBuffer: 10_000 };
    execFile(git, ["config", "user.name"], options, (error, out) =>
      resolve(error ? "" : out.trim()),
    );
  });
  return name === "" ? systemName() : name;
}

function systemName(): string {
  try {
    return userInfo().username;
  } catch {
    // Some containers run as a user without an entry in the system's list.
    return "Somebody";
  }
}
