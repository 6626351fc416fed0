/** Creates the flags that several commands have in common. */
import { lookNames } from "../../base/theme/look.js";
import { choice, flag, path } from "./command.js";

/** `--strict`. */
export function strictFlag(extras: { negatable?: boolean } = {}) {
  return flag("treat warnings as errors", {
    otherNames: ["--werror", "--warnings-as-errors", "--fail-on-warnings", "--error-on-warnings"],
    ...extras,
  });
}

/** `--tokens`. */
export function tokensOption() {
  return path("design tokens to draw with: a JSON file, plain or in the format of the W3C", {
    valueName: "FILE.json",
    otherNames: ["--design-tokens", "--brand", "--token-file"],
  });
}

/** `--look`. */
export function lookOption() {
  return choice(lookNames, undefined, "how everything is drawn, whatever tokens and pages say", {
    otherNames: ["--style", "--skin", ...lookNames.map((name) => [`--${name}`, name] as const)],
  });
}

/** `--quiet`. */
export function quietFlag() {
  return flag("report only errors, and nothing if there are none", {
    short: "q",
    otherNames: ["--silent", "-s", "--errors-only"],
  });
}
