/** Aligns bare icons at the edges of a container with its margin, instead of their invisible buttons. */
import type { AstNode } from "../../../language/ast/node.js";
import type { Box, StackBox } from "../../box/box.js";
import type { Style } from "../../box/style.js";
import { withMore } from "../../box/with-more.js";
import { hasPadding } from "./container.js";
import { flushSide } from "./page-bar.js";

/**
 * Shifts icon buttons without background and border outwards by their padding if they are at the edges of a container.
 * @param node the container, which has the padding of its component unless it sets one
 */
export function pulledOut(node: AstNode, style: Style, children: readonly Box[]): readonly Box[] {
  if (hasPadding(node)) return children;
  if (isRow(style)) return children.length < 2 ? children : atEnds(style, children, outwards);
  if (style.align !== undefined && style.align !== "stretch") return children;
  return children.map((child) => {
    if (!isBareRow(child) || child.style.alignSelf !== undefined) return child;
    if (child.children.length < 2) return child;
    const inner = atEnds(child.style, child.children, outwards);
    return inner === child.children ? child : withMore<StackBox>(child, { children: inner });
  });
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

/** Whether a box is a row without background, border and padding, and so has no visible edge. */
function isBareRow(box: Box): box is StackBox {
  if (box.kind !== "stack" || !isRow(box.style) || box.tag === "button") return false;
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
