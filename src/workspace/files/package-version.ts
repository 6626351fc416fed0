/** Reads the version of the installed package. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The version that package.json of a folder names. */
export function packageVersion(packageFolder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  return (manifest as { version: string }).version;
}
