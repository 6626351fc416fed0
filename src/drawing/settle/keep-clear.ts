/** Moves floating boxes until they are fully on their boards and cover nothing that has to be visible. */
import type { Box, StackBox } from "../../model/box/box.js";
import { controlTags } from "../../model/box/control-tags.js";
import { type Hanging, isUpright, opposite, type Side } from "../../model/box/hanging.js";
import { hung } from "../../model/box/hung.js";
import type { Area } from "../layout/absolute.js";
import { type Frame, frameIn } from "../layout/frame.js";
import { layoutCanvas } from "../layout/layout-canvas.js";
import { pageFrame } from "../layout/page-frame.js";
import type { Line } from "../layout/passage.js";
import type { SettleStep } from "./settled.js";

/**
 * Moves floating boxes: to other sides, along sides, or above a bar at the bottom. A board grows if it has no room for
 * them at all. Boxes inside of boards are changed in place, so that HTML and layout see the same ones.
 */
export const keptClear: SettleStep = {
  concerns: ({ floats }) => floats !== undefined,
  settle(boards, room) {
    for (const { board, frame } of layoutCanvas({ boards }, room).boards) {
      const sight = new Sight(pageFrame(board, frame), frame.height > (board.height ?? 0) + 1);
      const missing = sight.clear();
      if (missing > 0) board.box.style = { ...board.box.style, minHeight: frame.height + missing };
    }
    // Layout takes a box that it has seen for unchanged.
    return boards.map((board) => ({ ...board, box: { ...board.box } }));
  },
};

/** px between a floating box and the edge of its board. */
const edge = 4;

/** px between a bar at an edge of the board and a floating box next to it. */
const fromBar = 16;

/** Maximum number of places that are tried for a box at an edge. */
const mostTries = 16;

/** px between a control and a floating box that avoids it. */
const fromControl = 8;

/** A floating box, and its container. */
interface Floater {
  frame: Frame;
  around: Frame;
}

/** How bad a place is, compared part by part in this order. */
type Harm = readonly [beyond: number, controls: number, texts: number];

/** The frames of one board that matter to floating boxes. */
class Sight {
  readonly #board: Frame;
  /** Whether the board is as high as its content. */
  readonly #isFull: boolean;
  readonly #floaters: Floater[] = [];
  readonly #controls: Frame[] = [];
  readonly #texts: Area[] = [];
  readonly #bars: Frame[] = [];

  constructor(board: Frame, isFull: boolean) {
    this.#board = board;
    this.#isFull = isFull;
    this.#look(board, false);
  }

  /** Places all floating boxes; returns the px by which the board is too short for them. */
  clear(): number {
    let missing = 0;
    for (const floater of this.#floaters) missing = Math.max(missing, this.#place(floater));
    return missing;
  }

  #look(frame: Frame, isControl: boolean): void {
    const { box, children } = frame;
    const isOne = !isControl && (box.kind === "field" || box.kind === "toggle" || isPressed(box));
    if (isOne) this.#controls.push(frame);
    else if (frame.lines !== undefined && !isControl) this.#texts.push(inkOf(frame, frame.lines));
    if (box.tag === "footer" || box.tag === "header") this.#bars.push(frame);
    for (let at = 0; at < children.length; at++) {
      const child = children[at]!;
      if (child.box.floats === undefined) this.#look(child, isOne || isControl);
      else if (child.box.floats !== "flow") this.#floaters.push({ frame: child, around: frame });
    }
  }

  #place({ frame, around }: Floater): number {
    const { box } = frame;
    if (box.kind !== "stack") return 0;
    const { floats } = box;
    if (floats === "edge") return this.#leaveEdge(frame, box);
    if (floats === "anchor") return this.#pull(frame, box);
    if (typeof floats !== "object") {
      slide(box, "left", this.#slideX(frame));
      return Math.max(0, bottom(frame) - this.#floor(frame));
    }
    if (floats.along === "center") this.#hangBubble(frame, around, box, floats);
    else return this.#hangMenu(frame, around, box, floats);
    return 0;
  }

  /** A bubble goes where it covers no control, or else where it covers least. */
  #hangBubble(frame: Frame, around: Frame, box: StackBox, { side, distance }: Hanging): void {
    const body = frameIn(frame, "body");
    if (body === undefined) return;
    const isPassing = box.behavior?.when !== undefined;
    const others = sides.filter((other) => other !== side && other !== opposite[side]);
    let best: { at: Side; place: Area; harm: Harm } | undefined;
    for (const at of [side, opposite[side], ...others]) {
      const place = this.#slid(beside(around, body, at, distance), at);
      const harm = this.#harm(place, isPassing ? undefined : around);
      if (best === undefined || isLess(harm, best.harm)) best = { at, place, harm };
    }
    const { at, place } = best!;
    Object.assign(box, hung(box, { side: at, along: "center", distance }));
    const free = beside(around, body, at, distance);
    if (isUpright(at)) slide(body.box, "left", place.x - free.x);
    else slide(body.box, "top", place.y - free.y);
  }

  /** A menu goes below its anchor, or above it if there is more room. */
  #hangMenu(frame: Frame, around: Frame, box: StackBox, hanging: Hanging): number {
    const under = bottom(frame) - this.#floor(frame);
    const above = around.y - hanging.distance - frame.height;
    const isAbove = under > 0 && above >= this.#board.y + edge;
    const side = isAbove ? "top" : hanging.side;
    const other = hanging.along === "start" ? "end" : "start";
    const by = hanging.along === "start" ? around.width - frame.width : frame.width - around.width;
    const turned = areaAt(frame, frame.x + by, frame.y);
    const px = this.#slideX(frame);
    const turns = px !== 0 && this.#slideX(turned) === 0;
    if (isAbove || turns) {
      Object.assign(box, hung(box, { ...hanging, side, along: turns ? other : hanging.along }));
    }
    if (!turns) slide(box, "left", px);
    return isAbove ? 0 : Math.max(0, under);
  }

  /**
   * A box at an edge of the board first clears the bar there, then moves on until it covers neither controls nor words.
   * If that took it into the other half of the board, it covers as little as possible of the controls instead, unless
   * the board is as high as its content: such a board grows.
   */
  #leaveEdge(frame: Frame, box: StackBox): number {
    const { inset } = box.style;
    const isLow = inset?.bottom !== undefined;
    const bar = isLow ? this.#barBelow(frame) : this.#barAbove(frame);
    const free = bar === undefined ? frame.y : isLow ? bar - fromBar - frame.height : bar + fromBar;
    const start = areaAt(frame, frame.x, free);
    const all = [...this.#controls, ...this.#texts];
    const grows = isLow && this.#isFull && covered(all, start) > 0;
    const clear = grows ? free : this.#freeOf(all, start, isLow);
    const isClear = covered(all, { ...start, y: clear }) === 0;
    const y = grows || isClear ? clear : this.#freeOf(this.#controls, start, isLow);
    const missing = grows ? frame.height + fromBar : 0;
    if (y === frame.y) return missing;
    const px = isLow ? bottom(this.#board) - y - frame.height : y - this.#board.y;
    box.style = { ...box.style, inset: { ...inset, [isLow ? "bottom" : "top"]: px } };
    return missing;
  }

  /** The place, between the edge and the middle of the board, where the box covers least of some areas. */
  #freeOf(areas: readonly Area[], start: Area, isLow: boolean): number {
    const middle = this.#board.y + this.#board.height / 2;
    let best = { y: start.y, px: covered(areas, start) };
    let place = start;
    for (let tries = 0; best.px > 0 && tries < mostTries; tries++) {
      const inWay = areas.filter((area) => covered([area], place) > 0);
      if (inWay.length === 0) break;
      const y = isLow
        ? inWay.map((area) => area.y).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY) -
          fromControl -
          place.height
        : inWay.map(bottom).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY) +
          fromControl;
      if (isLow ? y + place.height < middle : y > middle) break;
      place = { ...place, y };
      const px = covered(areas, place);
      if (px < best.px) best = { y, px };
    }
    return best.y;
  }

  /** The lowest bottom edge that a box may have: that of the board, or the top of the bar at its bottom. */
  #floor(frame: Frame): number {
    return (this.#barBelow(frame) ?? bottom(this.#board)) - edge;
  }

  /** Pulls a box that straddles the edge of its own frame back onto the board. */
  #pull(frame: Frame, box: StackBox): number {
    const body = frameIn(frame, "body");
    if (body === undefined) return 0;
    const { x, y, width, height } = this.#board;
    const missing = (start: number, length: number, from: number, whole: number) =>
      start < from || start + length > from + whole
        ? within(start, length, from, whole) - start
        : 0;
    slide(box, "left", missing(body.x, body.width, x, width));
    slide(box, "top", missing(body.y, body.height, y, height));
    return 0;
  }

  #barBelow({ x, width }: Area): number | undefined {
    const end = bottom(this.#board);
    const bar = this.#bars.find(
      (one) => bottom(one) > end - 1.5 && one.x < x + width && x < one.x + one.width,
    );
    return bar?.y;
  }

  #barAbove({ x, width }: Area): number | undefined {
    const start = this.#board.y + 1.5;
    const bar = this.#bars.find(
      (one) => one.y < start && one.x < x + width && x < one.x + one.width,
    );
    return bar && bottom(bar);
  }

  #slideX(area: Area): number {
    return this.#slid(area, "bottom").x - area.x;
  }

  /** The area, moved along its side until it is on the board. */
  #slid(area: Area, side: Side): Area {
    const { x, y, width, height } = this.#board;
    return isUpright(side)
      ? { ...area, x: within(area.x, area.width, x, width) }
      : { ...area, y: within(area.y, area.height, y, height) };
  }

  #harm(place: Area, around: Frame | undefined): Harm {
    const { x, y, width, height } = this.#board;
    const beyond =
      Math.max(0, x - place.x) +
      Math.max(0, y - place.y) +
      Math.max(0, place.x + place.width - x - width) +
      Math.max(0, bottom(place) - y - height);
    if (around === undefined) return [beyond, 0, 0];
    return [beyond, covered(this.#controls, place), covered(this.#texts, place)];
  }
}

const sides: readonly Side[] = ["top", "bottom", "right", "left"];

function isPressed({ tag, behavior }: Box): boolean {
  if (behavior?.opens !== undefined) return true;
  // A click on the label of a control goes to the control.
  return tag !== undefined && (controlTags.has(tag) || tag === "label");
}

function bottom({ y, height }: Area): number {
  return y + height;
}

/** The place of a body centered on a side. */
function beside(around: Area, { width, height }: Area, side: Side, distance: number): Area {
  const isBefore = side === "top" || side === "left";
  if (isUpright(side)) {
    const x = around.x + (around.width - width) / 2;
    return {
      x,
      y: isBefore ? around.y - distance - height : bottom(around) + distance,
      width,
      height,
    };
  }
  const y = around.y + (around.height - height) / 2;
  const right = around.x + around.width;
  return { x: isBefore ? around.x - distance - width : right + distance, y, width, height };
}

function within(start: number, length: number, from: number, whole: number): number {
  return Math.max(from + edge, Math.min(start, from + whole - edge - length));
}

/** The part of a text's box that contains letters; the box may be far wider. */
function inkOf({ y, height }: Frame, lines: readonly Line[]): Area {
  const x = lines.map((line) => line.x).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const end = lines
    .map((line) => line.x + line.width)
    .reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return { x, y, width: Math.max(0, end - x), height };
}

/** The rectangle of a frame at another place. */
function areaAt({ width, height }: Frame, x: number, y: number): Area {
  return { x, y, width, height };
}

/** The covered area in px². */
function covered(frames: readonly Area[], { x, y, width, height }: Area): number {
  let sum = 0;
  for (const frame of frames) {
    const across = Math.min(x + width, frame.x + frame.width) - Math.max(x, frame.x);
    const along = Math.min(y + height, bottom(frame)) - Math.max(y, frame.y);
    if (across > 0 && along > 0) sum += across * along;
  }
  return sum;
}

function isLess(one: Harm, other: Harm): boolean {
  const at = one.findIndex((part, index) => Math.abs(part - other[index]!) > 0.5);
  return at >= 0 && one[at]! < other[at]!;
}

/** Moves a box without affecting any other. */
function slide(box: Box, start: "left" | "top", px: number): void {
  if (Math.abs(px) < 0.01) return;
  const by = Math.round(px * 64) / 64;
  const end = start === "left" ? "right" : "bottom";
  const { margin } = box.style;
  const before = typeof margin?.[start] === "number" ? margin[start] : 0;
  const after = typeof margin?.[end] === "number" ? margin[end] : 0;
  box.style = { ...box.style, margin: { ...margin, [start]: before + by, [end]: after - by } };
}
