/** Defines and draws `relative`. */
import { type Box, childrenOf } from "../box/box.js";
import { column } from "../box/build.js";
import type { Style } from "../box/style.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { hugging, layChildren, sharing } from "./parts/container.js";
import { fieldIn, withOnField } from "./parts/field-frame.js";
import { roughWidth } from "./parts/natural-width.js";

export const relativeComponent = defineComponent(() => ({
  name: "relative",
  category: "layout",
  structural: true,
  centers: true,
  docs: "A frame that places its children at their `x` and `y`, or on the edge their `anchor` names.",
  foreignWords: [
    "absolute",
    "overlay",
    "zstack",
    "framelayout",
    "relativelayout",
    "positioned",
    "constraintlayout",
  ],
  children: { braces: "required" },
  attributes: {},
  ownFlow: true,
  examples: [
    'relative {\n  icon "bell" lg\n  badge "3" anchor=top-right danger pill\n}',
    'relative w=320 h=180 {\n  image alt="Floor plan" w=320 h=180\n  text "Desk 12" x=24 y=40\n}',
  ],
  cost: { boxes: 2 },
}));

/** How `relative` is drawn. */
export const relativeDrawing: Drawing<typeof relativeComponent> = {
  lower(element, cx) {
    const { style, children } = layChildren(element, cx, { position: "relative" });
    const standing = children.filter(({ style: { position } }) => position !== "absolute");
    if (standing.length === 0) return column({ ...style, ...spread(cx) }, children);
    if (!standing.every(isSmall)) return column(style, onField(children, standing));
    const closed = { ...style, ...hugging(cx) };
    const side = style.width ?? style.height;
    const drawn = side === undefined ? aroundDisc(children) : children;
    const margin = cx.axis === "row" ? roomBeside(drawn, cx) : undefined;
    return column(margin ? { ...closed, margin: { ...margin, ...style.margin } } : closed, drawn);
  },
};

/** A frame with only positioned children is as wide as its parent, since no child gives it a width. */
function spread(cx: LowerContext): Style {
  if (cx.axis !== "column") return sharing(cx);
  return cx.align === undefined || cx.align === "stretch" ? {} : { width: { percent: 100 } };
}

/** Whether a child keeps its own size, so that the frame encloses it tightly. */
function isSmall({ style: { width, alignSelf } }: Box): boolean {
  return typeof width === "number" || (width === undefined && alignSelf === "start");
}

/** px at least between what hangs over a corner and what is beside that. */
const leastBeside = 4;

/** In a row, the margins that what hangs over the sides of a frame needs to lie on nothing that is beside it. */
function roomBeside(children: readonly Box[], cx: LowerContext): Style["margin"] {
  const out = { left: 0, right: 0 };
  for (const child of children) {
    if (!isAnchored(child)) continue;
    const half = childrenOf(child).reduce((most, body) => Math.max(most, roughBox(body)), 0) / 2;
    for (const side of ["left", "right"] as const) {
      const inset = child.style.inset?.[side];
      if (typeof inset !== "number" || (side === "left" ? cx.before : cx.after) === undefined)
        continue;
      out[side] = Math.max(out[side], Math.ceil(half - inset + leastBeside - cx.gap));
    }
  }
  return out.left + out.right > 0 ? out : undefined;
}

/** About how many px wide a box is that hugs its words. */
function roughBox(box: Box): number {
  const { width, minWidth, padding, border } = box.style;
  if (typeof width === "number") return width;
  if (box.kind === "text") return roughWidth(box.text, box.textStyle.size);
  const around = [padding?.left, padding?.right, border?.left, border?.right];
  const inner = childrenOf(box).reduce((sum, child) => sum + roughBox(child), 0);
  const own = around.reduce((sum: number, px) => sum + (px ?? 0), inner);
  return Math.max(own, typeof minWidth === "number" ? minWidth : 0);
}

/** With a single field that has a label and message, children are anchored to the field alone. */
function onField(children: Box[], [only, ...others]: readonly Box[]): readonly Box[] {
  if (only === undefined || others.length > 0 || fieldIn(only) === undefined) return children;
  const placed = children.filter(isAnchored);
  const rest = children.filter((child) => child !== only && !isAnchored(child));
  return [withOnField(only, placed), ...rest];
}

function isAnchored({ style: { position, width, height } }: Box): boolean {
  return position === "absolute" && width === 0 && height === 0;
}

/** Distance between a square's corner and the disc inside it, measured along an edge, as a share of that edge. */
const cornerShare = (1 - Math.SQRT1_2) / 2;

/** A single disc has no corners: children anchored to one straddle the edge of the disc. */
function aroundDisc(children: Box[]): Box[] {
  const [disc, ...others] = children.filter(({ style }) => style.position !== "absolute");
  const side = disc?.style.width;
  const isDisc = disc?.paint?.radius === "pill" && side === disc.style.height;
  if (!isDisc || typeof side !== "number" || others.length > 0) return children;
  return children.map((child) => {
    const { width, height, inset = {} } = child.style;
    const edges = Object.entries(inset).filter(([, distance]) => distance === 0);
    if (width !== 0 || height !== 0 || edges.length < 2) return child;
    const moved = Object.fromEntries(edges.map(([edge]) => [edge, side * cornerShare]));
    return { ...child, style: { ...child.style, inset: moved } };
  });
}
