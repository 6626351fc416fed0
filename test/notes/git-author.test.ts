/** The name of the user, which no repository within another one may replace. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { gitAuthor } from "../../src/workspace/notes/git-author.js";
import { Workspace } from "../cli/call.js";

test("is the one of the repository", async () => {
  const { folder } = new Workspace();
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  execFileSync("git", ["config", "user.name", "Ada Lovelace"], { cwd: folder });
  expect(await gitAuthor(folder)).toBe("Ada Lovelace");
});

test("is not that of files that look like a repository", async () => {
  const { folder } = new Workspace({
    HEAD: "ref: refs/heads/main\n",
    "objects/x": "",
    "refs/x": "",
    config: '[core]\n\tbare = true\n[user]\n\tname = "Somebody else"\n',
  });
  expect(await gitAuthor(folder)).not.toBe("Somebody else");
});
