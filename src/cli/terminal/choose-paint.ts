/** Decides whether an output is colored. */
import { type Paint, plainPaint } from "../../text/paint.js";
import type { Io, Output } from "../io.js";
import { ansiPaint } from "./ansi-paint.js";

/**
 * The paint of an output: `--color` and `--no-color` first, then FORCE_COLOR, then NO_COLOR, then
 * whether it is a terminal. That FORCE_COLOR beats NO_COLOR is how Node itself reads the two.
 */
export function choosePaint(output: Output, { env }: Io, wanted?: boolean | undefined): Paint {
  return (wanted ?? wantsColor(env) ?? (output.isTerminal && env.TERM !== "dumb"))
    ? ansiPaint
    : plainPaint;
}

function wantsColor(env: Io["env"]): boolean | undefined {
  const { FORCE_COLOR: force, NO_COLOR: none } = env;
  if (force) return force !== "0" && force !== "false";
  return none ? false : undefined;
}
