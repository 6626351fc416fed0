/** Aligns bare icons at the edges of a container with its margin, instead of their invisible buttons. */
import type { AstNode } from "../../../language/ast/node.js";
import type { Box, StackBox } from "../../box/box.js";
import type { Style } from "../../box/style.js";
import { withMore } from "../../box/with-more.js";
import type { Measure } from "../../define/attributes.js";
import type { LowerContext } from "../../define/component.js";
import { ownHeight } from "./own-height.js";
import { flushSide } from "./page-bar.js";

/**
 * The children of a container, with icon buttons without background and border at its edges shifted outwards by their
 * padding, if the container has that much padding there.
 *
 * @param node the container, which has the padding of its component unless it sets one
 */
export function pulledOut(
  node: AstNode,
  style: Style,
  children: readonly Box[],
  cx: Pick<LowerContext, "spacing">,
): readonly Box[] {
  const { p, px = p, pl = px, pr = px } = node.attributes ?? {};
  const { left = 0, right = 0 } = style.padding ?? {};
  const isRoomy = [
    pl === undefined ? left : cx.spacing(pl as Measure),
    pr === undefined ? right : cx.spacing(pr as Measure),
  ].every((room) => room >= leastRoom);
  return isRoomy ? atMargin(style, children) : children;
}

/** px of padding into which an icon button may reach: it is not seen beside its icon. */
const leastRoom = 12;

function atMargin(style: Style, children: readonly Box[]): readonly Box[] {
  if (isRow(style)) {
    if (children.length > 1) return atEnds(style, children, outwards);
    return children.map((child) => (child.style.grow ? withRowAtMargin(child) : child));
  }
  if (style.align !== undefined && style.align !== "stretch") return children;
  return children.map((each, at) => {
    const child = at === 0 ? withLowButtons(each) : each;
    if (child.style.alignSelf !== undefined) return child;
    if (isBareColumn(child)) {
      return withMore<StackBox>(child, { children: atMargin(child.style, child.children) });
    }
    return withRowAtMargin(child);
  });
}

/** Aligns the ends of a row that reaches the edges of its container with the margin. */
function withRowAtMargin(box: Box): Box {
  if (!isBareRow(box) || box.children.length < 2) return box;
  const inner = atEnds(box.style, box.children, outwards);
  return inner === box.children ? box : withMore<StackBox>(box, { children: inner });
}

/**
 * A row of words and icon buttons without frames that is no higher than its words: at the top of a container, these are
 * where they would be without the buttons.
 */
function withLowButtons(box: Box): Box {
  if (!isBareRow(box) || box.style.wrap) return box;
  const others = box.children.filter((child) => besideGlyph(child) === undefined);
  const heights = others.map(ownHeight);
  if (others.length === 0 || others[0]!.kind !== "text" || heights.includes(undefined)) return box;
  const line = (heights as number[]).reduce((a, b) => Math.max(a, b));
  const children = box.children.map((child) => {
    const above = ((ownHeight(child) ?? 0) - line) / 2;
    if (besideGlyph(child) === undefined || above <= 0) return child;
    const margin = { ...child.style.margin, top: -above, bottom: -above };
    return withMore<Box>(child, { style: withMore(child.style, { margin }) });
  });
  return withMore<StackBox>(box, { children });
}

/** The boxes at an end of a bar; an icon button at the edge is shifted outwards by its padding. */
export function pulledTo(side: "left" | "right", children: readonly Box[]): readonly Box[] {
  const at = side === "left" ? 0 : children.length - 1;
  return children.length === 0 ? children : children.with(at, moved(children[at]!, side, outwards));
}

/**
 * Shifts icon buttons at the ends of a row inwards if the row extends to the edges of its container, so that their
 * icons align with the text of lists.
 */
export function keptIn(style: Style, children: readonly Box[]): readonly Box[] {
  return children.length === 0 ? children : atEnds(style, children, inwards);
}

/** Returns the margin of a button in px, given its padding beside the icon. */
type Moving = (beside: number) => number;

const outwards: Moving = (beside) => -beside;
const inwards: Moving = (beside) => Math.max(0, flushSide - beside);

/** Shifts the first and last child of a row, provided they reach its edges. */
function atEnds(style: Style, children: readonly Box[], moving: Moving): readonly Box[] {
  if (style.wrap) return children;
  const { justify = "start" } = style;
  const isFilled = children.some(
    ({ style: { grow = 0, margin } }) => grow > 0 || margin?.left === "auto",
  );
  const pulled = [...children];
  if (justify === "start" || justify === "between") {
    pulled[0] = moved(pulled[0]!, "left", moving);
  }
  if (justify === "end" || justify === "between" || isFilled) {
    pulled[pulled.length - 1] = moved(pulled.at(-1)!, "right", moving);
  }
  return pulled.every((box, at) => box === children[at]) ? children : pulled;
}

/** Shifts a box, or the outermost child of a row at the edge. */
function moved(box: Box, side: "left" | "right", moving: Moving): Box {
  const px = besideGlyph(box);
  if (px !== undefined) {
    const margin = { ...box.style.margin, [side]: moving(px) };
    return withMore<Box>(box, { style: withMore(box.style, { margin }) });
  }
  if (!isBareRow(box) || box.style.wrap || box.children.length === 0) return box;
  const at = side === "left" ? 0 : box.children.length - 1;
  const outermost = moved(box.children[at]!, side, moving);
  if (outermost === box.children[at]) return box;
  return withMore<StackBox>(box, { children: box.children.with(at, outermost) });
}

/** Padding in px beside the icon of an icon button without background and border; undefined for anything else. */
function besideGlyph(box: Box): number | undefined {
  if (box.kind !== "stack" || box.tag !== "button" || box.children.length !== 1) return undefined;
  const { background, borderColor, shadow } = box.paint ?? {};
  if (background ?? borderColor ?? shadow) return undefined;
  const [line] = box.children;
  const isIcon =
    line?.kind === "stack" && line.children.length === 1 && line.children[0]!.kind === "icon";
  if (!isIcon || box.style.position !== undefined) return undefined;
  return (box.style.padding?.left ?? 0) + (box.style.border?.left ?? 0);
}

/** Whether a box is a column as wide as its container, without background, border and padding. */
function isBareColumn(box: Box): box is StackBox {
  if (box.kind !== "stack" || box.tag !== undefined || box.children.length === 0) return false;
  const { direction = "column", width, maxWidth, margin, position } = box.style;
  const isWhole = [width, maxWidth, margin, position].every((given) => given === undefined);
  return direction === "column" && isWhole && isBare(box);
}

/** Whether a box is a row without background, border and padding, and so has no visible edge. */
function isBareRow(box: Box): box is StackBox {
  return box.kind === "stack" && isRow(box.style) && box.tag !== "button" && isBare(box);
}

function isBare(box: StackBox): boolean {
  const { padding, border, overflow } = box.style;
  return (
    padding === undefined &&
    border === undefined &&
    overflow === undefined &&
    box.paint?.background === undefined
  );
}

function isRow({ direction }: Style): boolean {
  return direction === "row";
}
