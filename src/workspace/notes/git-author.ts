/** Finds out what a person is called: by git, or by the system. */
import { execFile } from "node:child_process";
import { userInfo } from "node:os";

/** ms that git may take. */
const longestWait = 2000;

/** `user.name` of git for a folder, else the name of the user. */
export async function gitAuthor(folder: string): Promise<string> {
  const name = await new Promise<string>((resolve) => {
    const options = { cwd: folder, timeout: longestWait, maxBuffer: 10_000 };
    execFile("git", ["config", "user.name"], options, (error, out) =>
      resolve(error ? "" : out.trim()),
    );
  });
  return name === "" ? systemName() : name;
}

function systemName(): string {
  try {
    return userInfo().username;
  } catch {
    // A user without an entry in the system's list, as in some containers.
    return "Somebody";
  }
}
