/** Makes the flags that mean the same in several commands. */
import { flag } from "./command.js";

/** `--strict`. */
export function strictFlag(extras: { negatable?: boolean } = {}) {
  return flag("treat warnings as errors", {
    otherNames: ["--werror", "--warnings-as-errors", "--fail-on-warnings", "--error-on-warnings"],
    ...extras,
  });
}

/** `--quiet`. */
export function quietFlag() {
  return flag("report only errors, and nothing if there are none", {
    short: "q",
    otherNames: ["--silent", "-s", "--errors-only"],
  });
}
