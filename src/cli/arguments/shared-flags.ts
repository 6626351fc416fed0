/** Makes the flags that mean the same in several commands. */
import { flag } from "./command.js";

/** `--strict`. */
export function strictFlag(extras: { negatable?: boolean } = {}) {
  return flag("count warnings as errors", {
    otherNames: ["--werror", "--warnings-as-errors", "--fail-on-warnings", "--error-on-warnings"],
    ...extras,
  });
}

/** `--quiet`. */
export function quietFlag() {
  return flag("report errors only, and nothing when there are none", {
    short: "q",
    otherNames: ["--silent", "-s", "--errors-only"],
  });
}
