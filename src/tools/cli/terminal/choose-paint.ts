/** Decides whether an output is colored. */
import { plainStyle, type TerminalStyle } from "../../../base/text/terminal-style.js";
import type { Io, Output } from "../../../workspace/io.js";

/**
 * The style of an output: `--color` and `--no-color` first, then FORCE_COLOR, then NO_COLOR, then whether it is a
 * terminal. FORCE_COLOR precedes NO_COLOR as in Node itself.
 */
export async function choosePaint(
  output: Output,
  { env }: Io,
  wanted?: boolean | undefined,
): Promise<TerminalStyle> {
  const isColored = wanted ?? wantsColor(env) ?? (output.isTerminal && env.TERM !== "dumb");
  if (!isColored) return plainStyle;
  // The module opens standard output as a stream, which plain runs do not need.
  const { ansiPaint } = await import("./ansi-paint.js");
  return ansiPaint;
}

function wantsColor(env: Io["env"]): boolean | undefined {
  const { FORCE_COLOR: force, NO_COLOR: none } = env;
  if (force) return force !== "0" && force !== "false";
  return none ? false : undefined;
}
