/** Distinguishes sources that only define things for other files from sources that draw something. */
import type { Analysis } from "../../../analyze.js";

/** Whether a source contains only definitions, so that there is nothing to draw. */
export function definesOnly({ ast, isReusing }: Pick<Analysis, "ast" | "isReusing">): boolean {
  return isReusing && ast.children.length === 0;
}
