/** Puts a box over what follows, at the place where it is written, so that it moves nothing. */
import type { Box } from "../../model/box/box.js";
import { column } from "../../model/box/build.js";
import { hung } from "../../model/box/hanging.js";
import type { Style } from "../../model/box/style.js";
import type { Surroundings } from "../../model/define/surroundings.js";

/** px between a floating box and what it hangs from. */
const distance = 4;

type Around = Pick<Surroundings, "axis" | "align" | "gap" | "justify" | "place" | "isLast">;

/** The boxes in a container, of which some float: they hang from the one before them or lie at their place. */
export class Siblings {
  readonly boxes: Box[] = [];
  /** Where the last box in the flow is; -1 when there is none. */
  #last = -1;
  /** What hangs from that box already. */
  #hanging: Box[] | undefined;

  /** Adds a box that does not float. */
  add(box: Box): void {
    this.boxes.push(box);
    if (box.style.position === "absolute") return;
    this.#last = this.boxes.length - 1;
    this.#hanging = undefined;
  }

  /**
   * Adds a floating box: in a row below the one before it, elsewhere at its place. Where nothing follows
   * it stands in the flow, so that the board is high enough for it; so does what begins a row, which would lie on
   * what is beside it.
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
      // Several hang side by side in one frame: nested frames would be as deep as there are boxes.
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
    { ...box, floats: "flow", style: { ...box.style, alignSelf } },
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
  const style: Style = { ...box.style, position: "absolute", raised: true, inset };
  return { ...box, style, floats: "place" };
}

/** A box that hangs below the frame that it is put in, aligned with that edge of it that is nearer to its row's. */
function placedBelow(box: Box, isRight: boolean): Box {
  const below = hung(box, { side: "bottom", along: isRight ? "end" : "start", distance });
  return { ...below, style: { ...below.style, margin: { top: distance, ...box.style.margin } } };
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
