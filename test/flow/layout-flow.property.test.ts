/** Tests that arrows on random canvases keep clear of boards and of each other. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compose } from "../../src/composition.js";
import { caseCount } from "../support/case-count.js";
import { arrowsOf, crossedBoards, labelsOn, sharedPx, startsAndEnds } from "./arrows.js";
import { randomFlow } from "./random-canvas.js";

test("no arrow crosses a foreign board or runs along another, and each starts and ends on an edge", () => {
  fc.assert(
    fc.property(randomFlow, (source) => {
      const canvas = compose(analyze(source).ast).frames;
      const arrows = arrowsOf(canvas);
      expect(crossedBoards(canvas, arrows)).toEqual([]);
      expect(sharedPx(arrows)).toBeLessThanOrEqual(8);
      expect(startsAndEnds(canvas, arrows)).toEqual([]);
      expect(labelsOn(canvas)).toEqual([]);
    }),
    { numRuns: caseCount(60) },
  );
});

test("arrows are the same each time", () => {
  fc.assert(
    fc.property(randomFlow, (source) => {
      const lay = () => arrowsOf(compose(analyze(source).ast).frames).map(({ points }) => points);
      expect(lay()).toEqual(lay());
    }),
    { numRuns: caseCount(10) },
  );
});
