/** Creates a git repository from the current state of the work tree, committed or not. */
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { execa } from "execa";

const root = join(import.meta.dirname, "../..");

/** An environment in which git ignores this machine's user, settings and repositories. */
export function isolatedGit(folder: string): NodeJS.ProcessEnv {
  const settings = join(folder, "gitconfig");
  writeFileSync(
    settings,
    "[user]\n\tname = Test\n\temail = test@example.com\n[init]\n\tdefaultBranch = main\n" +
      // Allows file:// URLs, which git refuses for submodules.
      '[protocol "file"]\n\tallow = always\n',
  );
  // git passes its own variables to hooks, and tests may run in one.
  const own = Object.entries(process.env).filter(([name]) => !/^(?:GIT|PRE_COMMIT)_?/.test(name));
  return {
    ...Object.fromEntries(own),
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, ".config"),
    GIT_CONFIG_GLOBAL: settings,
    GIT_CONFIG_NOSYSTEM: "1",
    // The Node that runs the tests.
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  };
}

/** Copies every file that git would commit to a folder, and commits them there with a tag. */
export async function cloneWorkTree(
  folder: string,
  tag: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const git = (cwd: string, ...words: string[]) =>
    execa("git", words, { cwd, env, extendEnv: false });
  const list = await git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard");
  for (const path of list.stdout.split("\0").filter(Boolean)) {
    // Files that are deleted but not committed are still listed.
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  await git(folder, "init", "--quiet");
  await git(folder, "add", "--all");
  await git(folder, "commit", "--quiet", "--message", "All of it");
  await git(folder, "tag", tag);
}
