/** Packs the package as it was built, as npm publishes it. */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** What npm tells of a tarball. */
export interface Packed {
  /** Path of the tarball. */
  tarball: string;
  /** Bytes of it. */
  size: number;
  shasum: string;
  files: { path: string; size: number; mode: number }[];
}

/** Packs a folder into another. Scripts make what is packed anew; without them it is as it lies there. */
export function pack(into: string, { from = root, scripts = false } = {}): Packed {
  const call = ["pack", "--json", "--pack-destination", into];
  if (!scripts) call.push("--ignore-scripts");
  const told = execFileSync("npm", call, { cwd: from, encoding: "utf8", stdio: "pipe" });
  // What scripts print comes first.
  const [packed] = JSON.parse(told.slice(told.indexOf("[\n"))) as [Packed & { filename: string }];
  return { ...packed, tarball: path.join(into, packed.filename) };
}
