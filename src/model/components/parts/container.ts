/** Lays out the children of a container along its flow, and describes their surroundings to them. */
import type { AstNode } from "../../../language/ast/node.js";
import type { Box } from "../../box/box.js";
import type { Style } from "../../box/style.js";
import { withMore } from "../../box/with-more.js";
import type {
  Arrangement,
  LowerContext,
  LoweredElement,
  Surroundings,
} from "../../define/component.js";

/** A container's style and its drawn children. */
export interface Laid {
  style: Style;
  children: Box[];
}

const noStyle: Style = {};

type Placeable = Pick<LoweredElement, "children" | "flow">;

/** The style of a container, from the presets of its component and its attributes, and its children. */
export function layChildren(
  element: Placeable,
  cx: LowerContext,
  preset: Style,
  inside: Partial<Surroundings> = {},
): Laid {
  const style: Style = withMore(preset, noStyle);
  style.direction ??= "column";
  for (const name in element.flow) set(style, element.flow, name as keyof Style);
  const own = style.gap === undefined ? ownGap(element.children, style, cx) : undefined;
  if (own !== undefined) style.gap = cx.dense(own);
  else if (element.flow.gap === undefined && isCrowded(element.children, style, cx)) {
    style.gap = Math.max(style.gap ?? 0, cx.dense(betweenBlocks));
  }
  const flow = around(style);
  const given = element.flow.gap !== undefined;
  const isNatural = flow.axis === "row" && needNoShares(element, style, cx);
  const said: Arrangement = {
    ...flow,
    ...(isNatural && { fields: "natural" }),
    ...((given || own !== undefined) && { gapFrom: given ? "source" : "content" }),
  };
  return { style, children: cx.children(element.children, inside, said) };
}

/**
 * Whether fields in a row have their natural widths. Several fields beside other elements are a bar, and a row that
 * wraps has further lines. Fields among themselves are a form and share its width, and a single field beside other
 * elements takes the remaining space, unless the source says where that is.
 */
function needNoShares({ children, flow }: Placeable, { wrap }: Style, cx: LowerContext): boolean {
  let fields = 0;
  let others = 0;
  for (const child of children) {
    if (cx.leaves(child)) continue;
    if (cx.componentOf(child)?.inLine === "field") fields++;
    else others++;
  }
  if (wrap === true) return fields > 0;
  const { justify = "start" } = flow;
  return others > 0 && fields > (justify === "start" ? 1 : 0);
}

function set<K extends keyof Style>(style: Style, from: Style, name: K): void {
  style[name] = from[name]!;
}

/** Default gap in px between blocks: frames, elements below each other, and what follows the label of a checkbox. */
const betweenBlocks = 16;

/** Default gaps in px between elements side by side in a line, and between fields there. */
const inLine = 8;
const betweenFields = 12;

/** The default gap in px of a container; undefined if its children may touch. */
function ownGap(children: readonly AstNode[], style: Style, cx: LowerContext): number | undefined {
  if (touch(children, cx)) return betweenBlocks;
  const standing = children.filter((child) => stands(child, cx));
  if (standing.length < 2) return undefined;
  const isSideBySide = around(style).axis === "row";
  if (standing.some((child) => isPane(child, standing, cx))) return undefined;
  const kinds = standing.map((child) => cx.componentOf(child));
  if (isSideBySide && kinds.some((kind) => kind?.structural !== true)) {
    if (kinds.some((kind) => kind && kind.inLine === undefined && !kind.structural)) {
      return betweenBlocks;
    }
    if (followsLabel(standing, cx)) return betweenBlocks;
    return kinds.filter((kind) => kind?.inLine === "field").length > 1 ? betweenFields : inLine;
  }
  if (standing.some((child) => isBlock(child, cx, blockDepth))) return betweenBlocks;
  return isMarked(standing, cx) ? inLine : undefined;
}

/** Whether an element side by side with others follows the label of a checkbox, which could be taken for its own. */
export function followsLabel(children: readonly AstNode[], cx: LowerContext): boolean {
  return children
    .slice(0, -1)
    .some((child) => child.label && cx.componentOf(child)?.labelAfter === true);
}

/** Whether fields with labels or frames are below each other, and so need more than the distance between words. */
function isCrowded(children: readonly AstNode[], style: Style, cx: LowerContext): boolean {
  if (around(style).axis === "row") return false;
  let hasLabel = false;
  let isBelowBlock = false;
  let isBelowFrame = false;
  for (let at = 0; at < children.length; at++) {
    const child = children[at]!;
    if (!stands(child, cx)) continue;
    const frames = isFrame(child, cx);
    if (frames && isBelowFrame) return true;
    if (isLabeled(child, cx)) {
      if (hasLabel || isBelowBlock) return true;
      hasLabel = true;
    }
    isBelowFrame = frames;
    const component = cx.componentOf(child);
    isBelowBlock =
      component !== undefined && component.inLine === undefined && !component.structural;
  }
  return false;
}

/** Whether a child is a field with a label, or contains one. */
function isLabeled(child: AstNode, cx: LowerContext, depth = blockDepth): boolean {
  const component = cx.componentOf(child);
  if (component?.inLine === "field") return Boolean(child.label);
  if (component?.structural !== true || depth === 0) return false;
  return child.children?.some((inner) => isLabeled(inner, cx, depth - 1)) === true;
}

/** Whether words stand below or above a row of marks, such as badges or stars, which are higher than their letters. */
function isMarked(children: readonly AstNode[], cx: LowerContext): boolean {
  const isOfMarks = (child: AstNode): boolean =>
    cx.componentOf(child)?.structural === true &&
    cx.componentOf(child)?.wraps === true &&
    child.children?.some((inner) => cx.componentOf(inner)?.inLine === "small") === true;
  const areWords = (child: AstNode): boolean => cx.componentOf(child)?.inLine === "words";
  return children.some(isOfMarks) && children.some(areWords);
}

/** Whether a child takes part in the flow of its container. */
function stands(child: AstNode, cx: LowerContext): boolean {
  const { x, y, anchor } = child.attributes ?? {};
  const isPlaced = x !== undefined || y !== undefined || anchor !== undefined;
  return !isPlaced && !cx.leaves(child) && cx.componentOf(child)?.filler !== true;
}

const paddings = ["p", "px", "py", "pt", "pr", "pb", "pl"] as const;

/** Whether an element has padding, a border or a background of its own. */
export function isSetOff(node: AstNode): boolean {
  return hasLine(node) || node.attributes?.bg !== undefined || hasPadding(node);
}

/** Whether an element sets its padding. */
export function hasPadding({ attributes }: AstNode): boolean {
  return paddings.some((name) => attributes?.[name] !== undefined);
}

/** Whether an element, or a child, sets its distance from the edges of the page, or a child is a bar that reaches them. */
export function keepsDistance(node: AstNode, cx: LowerContext): boolean {
  const { children = [] } = node;
  return (
    hasPadding(node) ||
    children.some((child) => hasPadding(child) || cx.componentOf(child)?.band !== undefined)
  );
}

/**
 * Whether an element has horizontal padding: undefined if it does not set it, so that its component decides, and false
 * if it sets it to 0.
 */
export function hasSidePadding({ attributes = {} }: AstNode): boolean | undefined {
  const { p, px = p, pl = px, pr = px } = attributes;
  return (pl ?? pr) === undefined ? undefined : (pl ?? 0) !== 0 || (pr ?? 0) !== 0;
}

/**
 * Whether a container with a background or border but no given padding gets a default one: for text and controls, which
 * should not touch its edges, or for frames that lie in it like cards on a table.
 */
export function hasOwnRoom(node: AstNode, cx: Pick<LowerContext, "componentOf">): boolean {
  if (hasPadding(node)) return false;
  if (isLane(node, cx)) return true;
  // An element with a given height is a cell, lane or disc, which may have no space for padding.
  if (node.attributes?.h !== undefined) return false;
  const { children = [] } = node;
  const inLine = children.map((child) => cx.componentOf(child)).filter((kind) => kind?.inLine);
  // Lines between children with padding of their own reach from edge to edge.
  if (inLine.every((kind) => kind?.line) && children.some(hasPadding)) return false;
  return inLine.length > 0;
}

/** Whether a container has frames on a background of its own, and no given padding: a lane of a kanban board. */
export function isLane(node: AstNode, cx: Pick<LowerContext, "componentOf">): boolean {
  if (node.attributes?.bg === undefined || hasPadding(node)) return false;
  return node.children?.some((child) => cx.componentOf(child)?.framed) === true;
}

/** Whether a container is a lane, or an empty one: with a background of its own beside a lane. */
export function isAmongLanes(
  node: AstNode,
  siblings: readonly AstNode[],
  cx: Pick<LowerContext, "componentOf">,
): boolean {
  if (isLane(node, cx)) return true;
  const isAlike = node.attributes?.bg !== undefined && !hasPadding(node);
  return isAlike && siblings.some((sibling) => isLane(sibling, cx));
}

/** Whether an element has a border attribute. */
export function hasLine({ attributes, modifiers }: AstNode): boolean {
  return attributes?.border !== undefined || modifiers?.includes("border") === true;
}

/** Whether a child is a part of the screen that touches its neighbors and has its own padding. */
function isPane(child: AstNode, siblings: readonly AstNode[], cx: LowerContext): boolean {
  const component = cx.componentOf(child);
  if (component?.structural !== true) return false;
  return component.band !== undefined || (isSetOff(child) && !isAmongLanes(child, siblings, cx));
}

/** Maximum depth of containers to search for controls and blocks. */
const blockDepth = 2;

/** Whether a child is more than text and icons: a control, a table, a picture, or a container with one of these. */
function isBlock(child: AstNode, cx: LowerContext, depth: number): boolean {
  const component = cx.componentOf(child);
  if (!component || component.filler === true) return false;
  const { inLine: kind, structural } = component;
  if (kind !== undefined) return kind === "field" || kind === "control";
  if (!structural) return true;
  if (depth === 0) return false;
  return child.children?.some((inner) => isBlock(inner, cx, depth - 1)) === true;
}

/** Whether two consecutive children are frames, whose borders would touch. */
function touch(children: readonly AstNode[], cx: LowerContext): boolean {
  let wasFrame = false;
  for (const child of children) {
    const frames = isFrame(child, cx);
    if (frames && wasFrame) return true;
    wasFrame = frames;
  }
  return false;
}

/** Whether a child is a frame, or a container with a single frame. */
function isFrame(child: AstNode, cx: LowerContext): boolean {
  const component = cx.componentOf(child);
  if (component?.outlined) return child.attributes?.x === undefined;
  const { children = [] } = child;
  if (component?.structural !== true || children.length !== 1) return false;
  return cx.componentOf(children[0]!)?.outlined === true;
}

/** The surroundings that a container with a style gives its children. */
export function around(style: Style): Pick<Surroundings, "axis" | "align" | "gap" | "justify"> {
  const { direction } = style;
  const axis = direction === "row" || direction === "row-reverse" ? "row" : "column";
  return { axis, align: style.align, gap: style.gap ?? 0, justify: style.justify };
}

/**
 * Keeps a box at its natural size: in a row without explicit `align`, it is in the middle instead of being stretched;
 * in a column, it is at the start.
 */
export function hugging({ axis, align }: Pick<Surroundings, "axis" | "align">): Style {
  if (axis === "grid") return { alignSelf: "center" };
  if (axis === "row")
    return align === undefined ? { shrink: 0, alignSelf: "center" } : { shrink: 0 };
  return align === undefined || align === "stretch" ? { alignSelf: "start" } : {};
}

/** The same for text on one line: if the space is too narrow, it ends in an ellipsis. */
export function huggingWords(around: Pick<Surroundings, "axis" | "align">): Style {
  return withMore(hugging(around), withinWidth);
}

const withinWidth: Style = { maxWidth: { percent: 100 } };

/** Whether the source sets the height of an element, so that its content fills that space. */
export function hasHeight({ attributes }: AstNode): boolean {
  return attributes?.h !== undefined || attributes?.ratio !== undefined;
}

/** An equal share of a row's width; nothing elsewhere. */
export function sharing({ axis }: Pick<Surroundings, "axis">): Style {
  return axis === "row" ? equalShare : wholeWidth;
}

const equalShare: Style = { grow: 1, basis: 0 };
const wholeWidth: Style = {};

/** A share of a row; in a column that does not stretch its children, a width for elements without a natural one. */
export function filling(
  cx: Pick<Surroundings, "axis" | "align">,
  width: NonNullable<Style["width"]> = allOfIt,
): Style {
  const { axis, align } = cx;
  return axis === "column" && align !== undefined && align !== "stretch"
    ? { width, maxWidth: allOfIt }
    : sharing(cx);
}

const allOfIt = { percent: 100 };

/** In a column that centers its children, the width of a column of text instead of the natural width. */
export function readable({ axis, align }: Pick<Surroundings, "axis" | "align">): Style {
  return axis === "column" && align === "center" ? readableColumn : sharing({ axis });
}

const readableColumn: Style = { width: { percent: 100 }, maxWidth: 400 };
