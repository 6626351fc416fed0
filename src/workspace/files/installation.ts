/** Finds out where wf is installed, and whether the shell finds it. */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import type { Io } from "../io.js";

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
 * Whether the package that runs is the one in the node_modules of a folder, or is the folder itself. Another one of the
 * same name may be part of a repository, and a hook or an agent would start it.
 */
export function isInstalledIn(folder: string, packageFolder: string): boolean {
  if (folder === packageFolder) return true;
  try {
    const installed = join(folder, "node_modules", packageName(packageFolder));
    return realpathSync(installed) === realpathSync(packageFolder);
  } catch {
    return false;
  }
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
