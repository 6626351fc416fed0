/** Puts a box over what follows, at the place where it is written, so that it moves nothing. */
import type { Box } from "../box/box.js";
import { column } from "../box/build.js";
import type { Style } from "../box/style.js";
import type { Surroundings } from "../define/surroundings.js";

/** px between a floating box and what it hangs from. */
const distance = 4;

type Around = Pick<Surroundings, "axis" | "align" | "gap" | "justify" | "place" | "isLast">;

/**
 * Adds a floating box to its siblings so far: in a row below the one before it, elsewhere at its
 * place. Where nothing follows it is in the flow, so that the board is high enough for it.
 */
export function addFloating(box: Box, siblings: Box[], around: Around): void {
  const before = siblings.findLast(({ style }) => style.position !== "absolute");
  if (around.axis === "row" && before !== undefined) {
    const at = siblings.lastIndexOf(before);
    if (!around.isLast || around.place === "bar") {
      siblings[at] = hungFrom(before, box, around);
      return;
    }
    for (const [index, sibling] of siblings.entries()) siblings[index] = atTop(sibling, around);
    siblings[at] = standingBelow(siblings[at]!, box, around);
  } else if (around.isLast || around.axis === "grid") {
    siblings.push(box);
  } else {
    siblings.push(atPlace(box, before !== undefined, around));
  }
}

/** A row that becomes higher leaves what stood in its middle at its top. */
function atTop(box: Box, { align }: Around): Box {
  return (box.style.alignSelf ?? align) === "center"
    ? { ...box, style: { ...box.style, alignSelf: "start" } }
    : box;
}

/** The sibling and the box in a column that takes the room of both. */
function standingBelow(before: Box, box: Box, around: Around): Box {
  const { width: _, minWidth: __, maxWidth: ___, ...outer } = split(before.style).outer;
  const alignSelf = isAtEnd(before, around) ? "end" : "start";
  const { grow, shrink, basis, margin, order, ...inner } = before.style;
  return column({ ...outer, gap: distance, alignSelf: "start" }, [
    { ...before, style: { ...inner, ...(!grow && { alignSelf }) } },
    { ...box, style: { ...box.style, alignSelf } },
  ]);
}

/** A place without any size, and without the gap that it would add. */
function atPlace(box: Box, hasBefore: boolean, { axis, align, gap }: Around): Box {
  const isRow = axis === "row";
  const style: Style = {
    position: "relative",
    shrink: 0,
    margin: isRow ? { right: -gap } : { bottom: -gap },
    ...(isRow ? { width: 0 } : { height: 0 }),
    ...(align && !isRow && { align }),
  };
  const top = hasBefore && !isRow ? Math.min(0, distance - gap) : 0;
  return column(style, [placed(box, { top, ...(isRow && { left: 0 }) })]);
}

function placed(box: Box, inset: NonNullable<Style["inset"]>): Box {
  return { ...box, style: { ...box.style, position: "absolute", raised: true, inset } };
}

/** The sibling with the box below it, aligned with that edge of it that is nearer to its row's. */
function hungFrom(before: Box, box: Box, around: Around): Box {
  const { outer, inner } = split(before.style);
  const inset = {
    top: { percent: 100 },
    ...(isAtEnd(before, around) ? { right: 0 } : { left: 0 }),
  };
  const below = placed(box, inset);
  const style: Style = { ...below.style, margin: { top: distance, ...box.style.margin } };
  return column({ ...outer, position: "relative" }, [
    { ...before, style: inner },
    { ...below, style },
  ]);
}

/** Whether a box of a row is at the end of it, so that what is wider goes to the left. */
function isAtEnd({ style }: Box, { justify, place }: Around): boolean {
  return place === "bar" || justify === "end" || justify === "between" || (style.grow ?? 0) > 0;
}

const outerNames = [
  "margin",
  "width",
  "minWidth",
  "maxWidth",
  "grow",
  "shrink",
  "basis",
  "alignSelf",
  "order",
  "columnSpan",
] as const;

/** What a box is to its row goes to the box around it; in that it fills its place. */
function split(style: Style): { outer: Style; inner: Style } {
  const inner: Style = { ...style };
  const outer: Style = {};
  for (const name of outerNames) {
    if (style[name] === undefined) continue;
    Object.assign(outer, { [name]: style[name] });
    delete inner[name];
  }
  if (style.height === undefined && style.aspectRatio === undefined) inner.grow = 1;
  return { outer, inner };
}
