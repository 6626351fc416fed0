/** Mounts a disk that is soon full. */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";

/**
 * Creates a folder with a small file system in it, 1 MiB by default, and returns a function that unmounts it; undefined
 * if none can be mounted, which is an error in CI.
 */
export function mountSmallDisk(folder: string, size = "1m"): (() => void) | undefined {
  mkdirSync(folder, { mode: 0o700 });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=0700`, "tmpfs", folder]);
  } catch (error) {
    if (process.env.CI === "true") throw error;
    return undefined;
  }
  return () => execFileSync("umount", ["-l", folder]);
}
