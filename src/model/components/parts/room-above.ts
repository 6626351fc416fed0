/** Gives headings in a column more room above than below, so that they belong to what follows them. */
import type { AstNode } from "../../../language/ast/node.js";
import type { LowerContext } from "../../define/component.js";
import { isAmount } from "./amount.js";

/** px above headings of level 1 to 4, and above a section. */
const aboveLevels: readonly number[] = [32, 32, 28, 24];
export const aboveSection = 28;

/** Columns with a smaller gap of their own, such as cards, are one part. */
const leastOfPart = 12;

/** The margin above a title; undefined if its column decides. */
export function roomAboveTitle(node: AstNode, level: number, cx: LowerContext): number | undefined {
  const { before, gapFrom } = cx;
  const px = aboveLevels[level - 1];
  // A large figure belongs to the words above it.
  if (px === undefined || before === undefined || isAmount(node.label ?? "")) return undefined;
  const isWords = before.inLine === "words";
  // Words above the first title may be a line that introduces it.
  if ((isWords || before.structural) && !follows(node, cx)) return undefined;
  const margin = roomAbove(px, cx);
  // Words after words take the gap off their margin.
  return margin !== undefined && isWords && gapFrom === "content" ? margin + cx.gap : margin;
}

/** Whether a title comes after another one, and not directly. */
function follows({ type }: AstNode, { parent, nodeBefore }: LowerContext): boolean {
  const siblings = parent?.children ?? [];
  const at = nodeBefore === undefined ? -1 : siblings.indexOf(nodeBefore);
  return siblings.slice(0, at).some((each) => each.type === type) && nodeBefore?.type !== type;
}

/**
 * The margin with which an element that starts with a heading has some px above it, after what can end a part of a page:
 * neither a picture or a small sign, nor a path, tabs, a divider or a bar. Undefined if the column decides.
 */
export function roomAbove(px: number, cx: LowerContext): number | undefined {
  const { axis, align, gap, gapFrom, before, nodeBefore, textAlign } = cx;
  if (axis !== "column" || before === undefined || nodeBefore === undefined) return undefined;
  if (gapFrom === "source" || (gapFrom === undefined && gap > 0 && gap < leastOfPart)) {
    return undefined;
  }
  if ((align !== undefined && align !== "stretch") || textAlign === "center") return undefined;
  const { category, inLine, band } = before;
  if (category === "display" || category === "navigation") return undefined;
  return inLine === "small" || band !== undefined ? undefined : cx.dense(px) - gap;
}
