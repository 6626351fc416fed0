/** Says whether a test can have the program that it needs besides Node. */
import { spawnSync } from "node:child_process";

/**
 * Whether a program can be run, told by a call that prints its version. Where CI runs it has to be
 * there: its tests run, and fail without it.
 */
export function hasCommand(name: string, call = "--version"): boolean {
  return process.env.CI === "true" || spawnSync(name, [call]).status === 0;
}
