/** Tells which elements stand on one line, and which rows of them may take several if they do not fit. */
import type { AstNode } from "../../../language/ast/node.js";
import type { Style } from "../../box/style.js";
import type { Component, InLine, LowerContext } from "../../define/component.js";
import { hasModifier } from "../../define/read-element.js";

/** What a child is in a line; undefined for all that is higher. */
export function inLineOf(node: AstNode, cx: LowerContext): InLine | undefined {
  const component = cx.componentOf(node);
  if (component?.oneLine !== true) return component?.inLine;
  const { attributes, children = [] } = node;
  const isUpright =
    cx.place === "side" || attributes?.vertical === true || hasModifier(node, "vertical");
  const isHigher = isUpright || children.some((child) => (child.children?.length ?? 0) > 0);
  return isHigher ? undefined : "control";
}

/**
 * Whether a child is itself a row of single-line elements, and so counts as one; labels above fields would add a line.
 */
export function isLine(node: AstNode, cx: LowerContext): boolean {
  const { type, children = [] } = node;
  if (type !== "Row" || children.length === 0 || saysWrap(node)) return false;
  return children.every((child) => {
    const inLine = inLineOf(child, cx);
    return (inLine !== undefined && !(inLine === "field" && child.label)) || isLine(child, cx);
  });
}

/** Whether the source says if children wrap. */
function saysWrap({ attributes, modifiers }: AstNode): boolean {
  return attributes?.wrap !== undefined || modifiers?.includes("wrap") === true;
}

/**
 * Whether a row without room breaks into lines by itself: it holds figures, or controls or small signs, perhaps beside
 * words, but no fields, which shrink, and the source says nothing else.
 */
export function mayWrap(node: AstNode, style: Style, cx: LowerContext): boolean {
  if (style.wrap !== undefined || style.direction !== "row" || saysWrap(node)) return false;
  if (hasModifier(node, "scroll") || node.attributes?.h !== undefined) return false;
  if (areFigures(node, cx)) return true;
  const kinds = kindsIn(node, cx);
  if (kinds.includes(undefined) || kinds.includes("field")) return false;
  return kinds.includes("control") || (kinds.length > 1 && !kinds.includes("words"));
}

/** Whether a row holds only figures, perhaps in cards and columns of their own: their numbers do not break. */
function areFigures({ children = [] }: AstNode, cx: LowerContext): boolean {
  const drawn = children.filter((child) => !cx.leaves(child));
  return (
    drawn.length > 1 &&
    drawn.every(
      (child) => child.type === "Stat" || (!isPartOfRow(child) && holdsFigures(child, cx)),
    )
  );
}

/** Whether an element has a width of its own, or a part of the row's. */
function isPartOfRow({ attributes }: AstNode): boolean {
  return attributes?.w !== undefined || attributes?.span !== undefined;
}

function holdsFigures({ type, children = [] }: AstNode, cx: LowerContext): boolean {
  const isHolder = type === "Card" || type === "Col" || type === "Stack";
  const drawn = children.filter((child) => !cx.leaves(child));
  return isHolder && drawn.length > 0 && drawn.every((child) => child.type === "Stat");
}

/** The kinds of the elements in a row and in the rows in it. */
function kindsIn(node: AstNode, cx: LowerContext): (InLine | undefined)[] {
  const kinds: (InLine | undefined)[] = [];
  addKinds(node, cx, false, kinds);
  return kinds;
}

/** Adds the kinds in a row; in a line, every row is known to be a line, which need not be asked again at each level. */
function addKinds(
  { children = [] }: AstNode,
  cx: LowerContext,
  isKnown: boolean,
  kinds: (InLine | undefined)[],
): void {
  for (const child of children) {
    if (cx.leaves(child) || isBetween(cx.componentOf(child))) continue;
    const kind = inLineOf(child, cx);
    if ((isKnown && kind === undefined) || isLine(child, cx)) addKinds(child, cx, true, kinds);
    else kinds.push(kind);
  }
}

/** Whether a component only separates others. */
function isBetween(component: Component | undefined): boolean {
  return component?.line === true || component?.room === true;
}
