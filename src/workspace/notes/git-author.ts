/** Finds the name of the user, from git or the system. */
import { userInfo } from "node:os";
import { askGitLater } from "../ask-git.js";

/** `user.name` of git in a folder, or else the name of the system user. */
export async function gitAuthor(folder: string): Promise<string> {
  const name = await askGitLater(["config", "user.name"], { folder });
  return name?.trim() || systemName();
}

function systemName(): string {
  try {
    return userInfo().username;
  } catch {
    // Some containers run as a user without an entry in the system's list.
    return "Somebody";
  }
}
