/** Distinguishes exclusions such as `!drafts/**` from files whose names start with `!`. */
import { resolve } from "node:path";
import { isThere } from "./folder-with.js";
import { leadsOut } from "./stay-inside.js";

/**
 * Whether an operand is an exclusion; if there is something with the name, be it a link to nothing, it is not. Neither is
 * one that leads out of the project: it must not tell whether there is something.
 */
export function isExclusion(operand: string, cwd: string): boolean {
  if (!operand.startsWith("!") || operand.length === 1) return false;
  const absolute = resolve(cwd, operand);
  return !leadsOut(absolute, cwd) && !isThere(absolute);
}
