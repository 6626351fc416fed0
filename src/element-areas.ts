/** Turns the frames of a picture into the areas of its elements, for hit testing. */
import { defaultTheme } from "./base/theme/theme.js";
import type { Composition } from "./composition.js";
import type { Frame } from "./drawing/layout/frame.js";
import { type Painter, paintFrames } from "./drawing/paint/paint-order.js";
import type { Area } from "./model/box/area.js";
import type { Box, Origin } from "./model/box/box.js";

/** The area of an element, with its places in the source. */
export interface ElementArea extends Area {
  origin: Origin;
}

/** The elements of a picture in drawing order: of all that contain a point, the last one is visible there. */
export function elementAreas({ frames, placement }: Composition): ElementArea[] {
  const { left, top, scale } = placement;
  const areas: ElementArea[] = [];
  for (const { x, y, frame, asides } of frames.boards) {
    for (const part of [{ x, y, frame }, ...asides]) {
      const collector = new AreaCollector(
        (each) => placedArea(each, left + part.x * scale, top + part.y * scale, scale),
        areas,
      );
      paintFrames(part.frame, defaultTheme, collector);
    }
  }
  return areas;
}

/** Records where each element is painted. */
class AreaCollector implements Painter {
  readonly #place: (frame: Frame) => Area;
  readonly #areas: ElementArea[];
  #last: Box["origin"];

  constructor(place: (frame: Frame) => Area, areas: ElementArea[]) {
    this.#place = place;
    this.#areas = areas;
  }

  box(frame: Frame): void {
    const { origin } = frame.box;
    // All boxes of an element are inside its first one.
    if (origin === undefined || origin === this.#last) return;
    this.#last = origin;
    const { x, y, width, height } = this.#place(frame);
    this.#areas.push({ x, y, width, height, origin });
  }

  enterGroup(): void {}
  leaveGroup(): void {}
  enterClip(): void {}
  leaveClip(): void {}
}

/** An area, scaled and moved to its place in a picture. */
export function placedArea(
  { x, y, width, height }: Area,
  left: number,
  top: number,
  scale: number,
): Area {
  return {
    x: tenths(left + x * scale),
    y: tenths(top + y * scale),
    width: tenths(width * scale),
    height: tenths(height * scale),
  };
}

function tenths(px: number): number {
  return Math.round(px * 10) / 10;
}
