/** Distinguishes exclusions such as `!drafts/**` from files whose names start with `!`. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** Whether an operand is an exclusion; if a file or folder with the name exists, it is not. */
export function isExclusion(operand: string, cwd: string): boolean {
  return operand.startsWith("!") && operand.length > 1 && !existsSync(resolve(cwd, operand));
}
