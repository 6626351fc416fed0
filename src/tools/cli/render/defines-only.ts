/** Tells a source that others import from one that draws something. */
import type { Analysis } from "../../../analyze.js";

/** Whether a source has definitions and nothing else, so that there is nothing to draw. */
export function definesOnly({ ast, isReusing }: Pick<Analysis, "ast" | "isReusing">): boolean {
  return isReusing && ast.children.length === 0;
}
