/** Mounts a disk that is soon full. */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";

/**
 * Makes a folder with a small file system in it, of 1 MiB unless told otherwise, and gives how to unmount it; undefined where none
 * can be mounted. Where CI runs that is an error.
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
