/** Places a floating box where it is written, above what follows, so that it moves nothing. */
import type { Box } from "../../model/box/box.js";
import { column } from "../../model/box/build.js";
import { hung } from "../../model/box/hung.js";
import type { Style } from "../../model/box/style.js";
import type { Surroundings } from "../../model/define/component.js";

/** px between a floating box and its anchor. */
const distance = 4;

type Around = Pick<Surroundings, "axis" | "align" | "gap" | "justify" | "place" | "isLast">;

/** The boxes in a container. Floating ones hang from the box before them or stay at their place. */
export class Siblings {
  readonly boxes: Box[] = [];
  /** The index of the last box in the flow; -1 if there is none. */
  #last = -1;
  /** The boxes that already hang from that box. */
  #hanging: Box[] | undefined;

  /** Adds a box that does not float. */
  add(box: Box): void {
    this.boxes.push(box);
    if (box.style.position === "absolute") return;
    this.#last = this.boxes.length - 1;
    this.#hanging = undefined;
  }

  /**
   * Adds a floating box: in a row, below the box before it; elsewhere, at its place. If nothing follows, it is in the
   * flow, so that the board is high enough for it. So is the first box of a row, which would cover what is beside it.
   */
  addFloating(box: Box, around: Around): void {
    const before = this.boxes[this.#last];
    if (around.axis === "row" && before !== undefined) this.#addInRow(box, before, around);
    else if (around.isLast || around.axis !== "column") this.add({ ...box, floats: "flow" });
    else this.add(atPlace(box, before !== undefined, around));
  }

  #addInRow(box: Box, before: Box, around: Around): void {
    const { boxes } = this;
    if (!around.isLast || around.place === "bar") {
      const below = placedBelow(box, isAtEnd(before, around));
      // Several hang side by side in one frame; nested frames would be as deep as there are boxes.
      if (this.#hanging) this.#hanging.push(below);
      else {
        const { outer, inner } = split(before.style);
        this.#hanging = [{ ...before, style: inner }, below];
        boxes[this.#last] = column({ ...outer, position: "relative" }, this.#hanging);
      }
      return;
    }
    for (const [index, sibling] of boxes.entries()) boxes[index] = atTop(sibling, around);
    boxes[this.#last] = standingBelow(boxes[this.#last]!, box, around);
    this.#hanging = undefined;
  }
}

/** Aligns a box to the top, so that it stays in place when its centered row becomes higher. */
function atTop(box: Box, { align }: Around): Box {
  return (box.style.alignSelf ?? align) === "center"
    ? { ...box, style: { ...box.style, alignSelf: "start" } }
    : box;
}

/** A column of the sibling and the box that takes the space of both. */
function standingBelow(before: Box, box: Box, around: Around): Box {
  const { width: _, minWidth: __, maxWidth: ___, ...outer } = split(before.style).outer;
  const alignSelf = isAtEnd(before, around) ? "end" : "start";
  const { grow, shrink, basis, margin, order, ...inner } = before.style;
  return column({ ...outer, gap: distance, alignSelf: "start" }, [
    { ...before, style: { ...inner, ...(!grow && { alignSelf }) } },
    { ...box, floats: "flow", style: { ...box.style, alignSelf } },
  ]);
}

/** A place of zero size that cancels the gap that it would add. */
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
  const style: Style = { ...box.style, position: "absolute", raised: true, inset };
  return { ...box, style, floats: "place" };
}

/** A box that hangs below its frame, aligned with the edge that is nearer to that of the row. */
function placedBelow(box: Box, isRight: boolean): Box {
  const below = hung(box, { side: "bottom", along: isRight ? "end" : "start", distance });
  return { ...below, style: { ...below.style, margin: { top: distance, ...box.style.margin } } };
}

/** Whether a box is at the end of its row, so that wider boxes hanging from it extend to the left. */
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

/** Splits a style: what concerns the row goes to an outer box, which the box itself fills. */
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
