/** Lays out the children of a container along its flow and describes their surroundings to them. */
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

/** The style of a container: what its component presets, then what its attributes say. */
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
  const flow = around(style);
  const given = element.flow.gap !== undefined;
  const isNatural = flow.axis === "row" && needNoShares(element.children, style, cx);
  const said: Arrangement = {
    ...flow,
    ...(isNatural && { fields: "natural" }),
    ...((given || own !== undefined) && { gapFrom: given ? "source" : "content" }),
  };
  return { style, children: cx.children(element.children, inside, said) };
}

/**
 * Whether the fields of a row are as wide as they need to be: several of them beside something else are a bar, and
 * those of a row that wraps have lines to go to. Fields among themselves are a form, and share its width; one
 * beside something else takes what that leaves.
 */
function needNoShares(children: readonly AstNode[], { wrap }: Style, cx: LowerContext): boolean {
  let fields = 0;
  let others = 0;
  for (const child of children) {
    if (cx.leaves(child)) continue;
    if (cx.componentOf(child)?.inLine === "field") fields++;
    else others++;
  }
  return wrap === true ? fields > 0 : fields > 1 && others > 0;
}

function set<K extends keyof Style>(style: Style, from: Style, name: K): void {
  style[name] = from[name]!;
}

/** px between blocks in a container that says none: frames, and what is below each other. */
const betweenBlocks = 16;

/** px between what is side by side in a line, and between fields there. */
const inLine = 8;
const betweenFields = 12;

/** px between the children of a container that says none; undefined where they may touch. */
function ownGap(children: readonly AstNode[], style: Style, cx: LowerContext): number | undefined {
  if (touch(children, cx)) return betweenBlocks;
  const standing = children.filter((child) => stands(child, cx));
  if (standing.length < 2) return undefined;
  const isSideBySide = around(style).axis === "row";
  if (standing.some((child) => isPane(child, cx))) return undefined;
  const kinds = standing.map((child) => cx.componentOf(child));
  if (isSideBySide && kinds.some((kind) => kind?.structural !== true)) {
    if (kinds.some((kind) => kind && kind.inLine === undefined && !kind.structural)) {
      return betweenBlocks;
    }
    return kinds.filter((kind) => kind?.inLine === "field").length > 1 ? betweenFields : inLine;
  }
  return standing.some((child) => isBlock(child, cx, blockDepth)) ? betweenBlocks : undefined;
}

/** Whether a child takes part in the flow of its container. */
function stands(child: AstNode, cx: LowerContext): boolean {
  const { x, y, anchor } = child.attributes ?? {};
  const isPlaced = x !== undefined || y !== undefined || anchor !== undefined;
  return !isPlaced && !cx.leaves(child) && cx.componentOf(child)?.filler !== true;
}

const paddings = ["p", "px", "py", "pt", "pr", "pb", "pl"] as const;

/** Whether an element has room or a line around its content, or a ground of its own. */
export function isSetOff(node: AstNode): boolean {
  return hasLine(node) || node.attributes?.bg !== undefined || hasPadding(node);
}

/** Whether an element says how much room there is around its content. */
export function hasPadding({ attributes }: AstNode): boolean {
  return paddings.some((name) => attributes?.[name] !== undefined);
}

/**
 * Whether an element has room beside its content: undefined if it does not say, so that its component decides, and false
 * if it says that there is none.
 */
export function hasSidePadding({ attributes = {} }: AstNode): boolean | undefined {
  const { p, px = p, pl = px, pr = px } = attributes;
  return (pl ?? pr) === undefined ? undefined : (pl ?? 0) !== 0 || (pr ?? 0) !== 0;
}

/**
 * Whether a container with a ground or a line, which says no padding, keeps the words and controls in it from touching
 * its edge, or the frames that are in it like cards on a table.
 */
export function hasOwnRoom(node: AstNode, cx: Pick<LowerContext, "componentOf">): boolean {
  if (hasPadding(node)) return false;
  if (isLane(node, cx)) return true;
  // A written height is that of a cell, a lane or a disc, which may have no room to give.
  if (node.attributes?.h !== undefined) return false;
  return node.children?.some((child) => cx.componentOf(child)?.inLine !== undefined) === true;
}

/** Whether a container has frames on a ground of its own, and says no padding: a lane of a board of cards. */
export function isLane(node: AstNode, cx: Pick<LowerContext, "componentOf">): boolean {
  if (node.attributes?.bg === undefined || hasPadding(node)) return false;
  return node.children?.some((child) => cx.componentOf(child)?.framed) === true;
}

/** Whether an element asks for a line around it. */
export function hasLine({ attributes, modifiers }: AstNode): boolean {
  return attributes?.border !== undefined || modifiers?.includes("border") === true;
}

/** Whether a child is a part of the screen that reaches its neighbors and keeps its own distance inside. */
function isPane(child: AstNode, cx: LowerContext): boolean {
  const component = cx.componentOf(child);
  if (component?.structural !== true) return false;
  return component.band !== undefined || (isSetOff(child) && !isLane(child, cx));
}

/** How many containers deep controls and blocks are looked for. */
const blockDepth = 2;

/** Whether a child is more than words and signs: a control, a table, a picture, or an arrangement with one in it. */
function isBlock(child: AstNode, cx: LowerContext, depth: number): boolean {
  const component = cx.componentOf(child);
  if (!component || component.filler === true) return false;
  const { inLine: kind, structural } = component;
  if (kind !== undefined) return kind === "field" || kind === "control";
  if (!structural) return true;
  if (depth === 0) return false;
  return child.children?.some((inner) => isBlock(inner, cx, depth - 1)) === true;
}

/** Whether two children that follow each other are frames, whose lines would touch. */
function touch(children: readonly AstNode[], cx: LowerContext): boolean {
  let wasFrame = false;
  for (const child of children) {
    const frames = isFrame(child, cx);
    if (frames && wasFrame) return true;
    wasFrame = frames;
  }
  return false;
}

/** Whether a child is a frame, or arranges one frame and nothing else. */
function isFrame(child: AstNode, cx: LowerContext): boolean {
  const component = cx.componentOf(child);
  if (component?.outlined) return child.attributes?.x === undefined;
  const { children = [] } = child;
  if (component?.structural !== true || children.length !== 1) return false;
  return cx.componentOf(children[0]!)?.outlined === true;
}

/** What a container of a style is to its children. */
export function around(style: Style): Pick<Surroundings, "axis" | "align" | "gap" | "justify"> {
  const { direction } = style;
  const axis = direction === "row" || direction === "row-reverse" ? "row" : "column";
  return { axis, align: style.align, gap: style.gap ?? 0, justify: style.justify };
}

/**
 * Keeps a box at its own size: in a row without explicit `align` it is in the middle instead of
 * being stretched, in a column at the start.
 */
export function hugging({ axis, align }: Pick<Surroundings, "axis" | "align">): Style {
  if (axis === "grid") return { alignSelf: "center" };
  if (axis === "row")
    return align === undefined ? { shrink: 0, alignSelf: "center" } : { shrink: 0 };
  return align === undefined || align === "stretch" ? { alignSelf: "start" } : {};
}

/** The same for words on one line: what the room is too narrow for ends in an ellipsis. */
export function huggingWords(around: Pick<Surroundings, "axis" | "align">): Style {
  return { ...hugging(around), maxWidth: { percent: 100 } };
}

/** Whether the source says how high an element is, so that what is in it takes that room. */
export function hasHeight({ attributes }: AstNode): boolean {
  return attributes?.h !== undefined || attributes?.ratio !== undefined;
}

/** An equal share of a row's width; nothing elsewhere. */
export function sharing({ axis }: Pick<Surroundings, "axis">): Style {
  return axis === "row" ? equalShare : wholeWidth;
}

const equalShare: Style = { grow: 1, basis: 0 };
const wholeWidth: Style = {};

/** A share of a row; in a column that gives its children no width, one for what asks for none by its content. */
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

/** In a column that centers its children, the width of a column of text instead of a hugging box. */
export function readable({ axis, align }: Pick<Surroundings, "axis" | "align">): Style {
  return axis === "column" && align === "center" ? readableColumn : sharing({ axis });
}

const readableColumn: Style = { width: { percent: 100 }, maxWidth: 400 };
