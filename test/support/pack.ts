/** Packs the built package as npm publishes it. */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** What npm reports about a tarball. */
export interface Packed {
  /** Path of the tarball. */
  tarball: string;
  /** Its size in bytes. */
  size: number;
  shasum: string;
  files: { path: string; size: number; mode: number }[];
}

/**
 * Packs a folder into another. With `scripts`, its contents are built first; otherwise, they are packed as they are.
 */
export function pack(into: string, { from = root, scripts = false } = {}): Packed {
  const call = ["pack", "--json", "--pack-destination", into];
  if (!scripts) call.push("--ignore-scripts");
  const told = execFileSync("npm", call, { cwd: from, encoding: "utf8", stdio: "pipe" });
  // The output starts with what scripts print.
  const [packed] = JSON.parse(told.slice(told.indexOf("[\n"))) as [Packed & { filename: string }];
  return { ...packed, tarball: path.join(into, packed.filename) };
}
