/** Gives scrolling boxes the height that remains for them, whatever they contain, if their parents decide that height. */
import { type Box, childIn, childrenOf, type StackBox } from "../../model/box/box.js";
import { column } from "../../model/box/build.js";
import type { Style } from "../../model/box/style.js";

/** The minimum height of a scrolling box in px. */
const leastHeight = 96;

/**
 * The box with its scrolling content taken out of the flow, so that this content does not add to the height.
 * @param isBounded whether the height of the box is independent of its content
 */
export function boundScrolls(box: Box, isBounded: boolean): Box {
  if (!holdsScroll(box) || !("children" in box)) return box;
  const children = box.children.map((child) => {
    const bound = boundScrolls(child, isBoundedIn(child, box, isBounded));
    return bound.kind === "stack" && fills(bound, box, isBounded) ? windowOn(bound) : bound;
  });
  return { ...box, children };
}

function holdsScroll(box: Box): boolean {
  for (const child of childrenOf(box))
    if (child.scrolls === true || holdsScroll(child)) return true;
  return false;
}

/** Whether the height of a child is given, or is what remains of its parent. */
function isBoundedIn({ style }: Box, parent: Box, isParentBounded: boolean): boolean {
  if (typeof style.height === "number") return true;
  if (style.position === "absolute" || !isParentBounded || parent.kind !== "stack") return false;
  if (!isRow(parent.style)) return (style.grow ?? 0) > 0;
  const align = style.alignSelf ?? parent.style.align ?? "stretch";
  return align === "stretch" && style.height === undefined && parent.style.wrap !== true;
}

function isRow({ direction }: Style): boolean {
  return direction === "row" || direction === "row-reverse";
}

/** Whether a box scrolls vertically in a space whose width and height its parent decides. */
function fills(box: StackBox, parent: Box, isParentBounded: boolean): boolean {
  const { style } = box;
  if (!box.scrolls || isRow(style) || typeof style.height === "number") return false;
  if (style.maxHeight !== undefined || !isBoundedIn(box, parent, isParentBounded)) return false;
  if (style.width !== undefined) return true;
  if (isRow(parent.style)) return (style.grow ?? 0) > 0 && style.basis !== undefined;
  return (style.alignSelf ?? parent.style.align ?? "stretch") === "stretch";
}

/** The box as a window on its content, with its bar on top. */
function windowOn(box: StackBox): Box {
  const { direction, gap, padding, align, justify, ...outer } = box.style;
  const inner: Style = {
    position: "absolute",
    inset: { top: 0, left: 0, right: 0 },
    minHeight: { percent: 100 },
    ...(direction && { direction }),
    ...(gap !== undefined && { gap }),
    ...(padding && { padding }),
    ...(align && { align }),
    ...(justify && { justify }),
  };
  const bar = childIn(box, "bar");
  const content = column(
    inner,
    box.children.filter((child) => child !== bar),
  );
  return {
    ...box,
    style: { ...outer, direction: "column", minHeight: outer.minHeight ?? leastHeight },
    children: bar ? [content, bar] : [content],
  };
}
