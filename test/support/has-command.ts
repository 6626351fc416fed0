/** Says whether a test can have the program that it needs besides Node. */
import { spawnSync } from "node:child_process";

/** Whether a program can be run, told by a call that prints its version. */
export function isInstalled(name: string, call = "--version"): boolean {
  return spawnSync(name, [call]).status === 0;
}

/** The same for what has to be there where CI runs: its tests run, and fail without it. */
export function hasCommand(name: string): boolean {
  return process.env.CI === "true" || isInstalled(name);
}
