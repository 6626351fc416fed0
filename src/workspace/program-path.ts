/** Finds a program that may be started while the current folder is someone else's. */
import { statSync } from "node:fs";
import { isAbsolute, join } from "node:path";

/** The endings of programs that Windows starts without a shell. */
const endings = ["", ".exe", ".com"];

/**
 * What to start for a program; undefined if there is none. Windows would take one in the current folder before those in
 * `PATH`, so it is searched for here.
 */
export function programPath(
  name: string,
  platform: NodeJS.Platform = process.platform,
  { PATH = "" }: NodeJS.ProcessEnv = process.env,
): string | undefined {
  if (platform !== "win32" || isAbsolute(name)) return name;
  for (const folder of PATH.split(";")) {
    if (!isAbsolute(folder)) continue;
    const found = endings.map((ending) => join(folder, `${name}${ending}`)).find(isFile);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
