/** Draws a source and finds the frames of its elements. */
import { expect } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compose } from "../../src/composition.js";
import type { Frame } from "../../src/drawing/layout/frame.js";

/** Where an element is, in px. */
export type Rect = Pick<Frame, "x" | "y" | "width" | "height">;

/** Finds the frame of the element that starts at a piece of the source. */
export function drawn(source: string): (piece: string) => Rect {
  const { ast, diagnostics } = analyze(source, { locations: true });
  expect(diagnostics.filter(({ severity }) => severity !== "info")).toEqual([]);
  const { boards } = compose(ast).frames;
  return (piece) => {
    const from = source.indexOf(piece);
    const found = boards.flatMap(({ frame }) => frameAt(frame, from) ?? [])[0];
    if (!found) throw new Error(`nothing is drawn at ${piece}`);
    const { x, y, width, height } = found;
    return { x, y, width, height };
  };
}

/** The frame of the element that starts at an offset of the source. */
export function frameAt(frame: Frame, from: number): Frame | undefined {
  if (frame.box.origin?.from === from) return frame;
  for (const child of frame.children) {
    const found = frameAt(child, from);
    if (found) return found;
  }
  return undefined;
}
