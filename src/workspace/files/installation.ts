/** Finds out where wf is installed, and whether the shell finds it. */
import { existsSync, lstatSync, readFileSync, realpathSync } from "node:fs";
import { delimiter, dirname, join, relative, sep } from "node:path";
import { isTracked } from "../ask-git.js";
import type { Io } from "../io.js";
import { folderWith } from "./folder-with.js";

/** The nearest accepted folder at or above a given one. */
export function folderAbove(
  folder: string,
  accepts: (folder: string) => boolean,
): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (accepts(at)) return at;
    if (dirname(at) === at) return undefined;
  }
}

/**
 * Whether the package that runs is the one in the node_modules of a folder, and its command there starts it, or is the
 * folder itself. Another one of the same name may be part of a repository, and a hook or an agent would start it; so may
 * a link to this one, beside another command. So nothing counts of which git tracks a part.
 */
export function isInstalledIn(folder: string, packageFolder: string): boolean {
  if (folder === packageFolder) return true;
  const modules = join(folder, "node_modules");
  try {
    const installed = join(modules, packageName(packageFolder));
    return (
      realpathSync(installed) === realpathSync(packageFolder) &&
      startsPackage(join(modules, ".bin", "wf"), packageFolder) &&
      !isBrought(join(realpathSync(folder), "node_modules"))
    );
  } catch {
    return false;
  }
}

/** Whether a repository has any part of a folder. */
function isBrought(folder: string): boolean {
  const root = folderWith(".git", dirname(folder));
  return root !== undefined && isTracked(relative(root, folder).split(sep).join("/"), root);
}

/** Maximum size of the script that a package manager writes to start a command, in bytes. */
const longestScript = 64_000;

/** Whether a command is a link to the one of the package, or a script that starts it, as pnpm writes it. */
function startsPackage(command: string, packageFolder: string): boolean {
  // On Windows, all package managers write scripts, of several kinds.
  if (process.platform === "win32") return true;
  const launcher = join(packageFolder, "bin", "wf.js");
  if (realpathSync(command) === realpathSync(launcher)) return true;
  const stats = lstatSync(command);
  if (!stats.isFile() || stats.size > longestScript) return false;
  const script = readFileSync(command, "utf8");
  return script.includes(`/../${packageName(packageFolder)}/bin/wf.js"`);
}

/** The name under which this wf is installed. */
export function packageName(packageFolder: string): string {
  const { name } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
    name: string;
  };
  return name;
}

/** Whether a folder in PATH contains this wf; folders that npx adds only for its run do not count. */
export function isOnPath(env: Io["env"], packageFolder: string): boolean {
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.some((folder) => {
    if (/[\\/](?:node_modules[\\/]\.bin|_npx)\b/.test(folder)) return false;
    try {
      // On Windows, it is a script, not a link.
      if (existsSync(join(folder, "wf.cmd"))) return true;
      return realpathSync(join(folder, "wf")) === realpathSync(join(packageFolder, "bin", "wf.js"));
    } catch {
      return false;
    }
  });
}
