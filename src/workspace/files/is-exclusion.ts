/** Tells a pattern that takes files away again, `!drafts/**`, from a file whose name starts with `!`. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** Whether an operand is one: what exists is that file or folder, whatever its name. */
export function isExclusion(operand: string, cwd: string): boolean {
  return operand.startsWith("!") && operand.length > 1 && !existsSync(resolve(cwd, operand));
}
