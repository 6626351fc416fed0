/** Checks whether programs that tests need besides Node are installed. */
import { spawnSync } from "node:child_process";

/** Whether a program can be run; the call prints its version. */
export function isInstalled(name: string, call = "--version"): boolean {
  return spawnSync(name, [call]).status === 0;
}

/** The same for programs that CI must have: there, their tests run, and fail without them. */
export function hasCommand(name: string): boolean {
  return process.env.CI === "true" || isInstalled(name);
}
