/** Makes a variable font throw if a glyph takes too long: thousands of variations may share a few bytes. */
import type { Font, VariationProcessor } from "fontkit";
import { count } from "./count-steps.js";

/** Number of points of a variation, or of its axes, that count as much as a glyph. */
const pointsPerStep = 100;

/** Number of moved points that any glyph may have. */
const usual = 5_000;

/** Maximum number of moved points in all glyphs of a font that have more. */
const mostOfLarge = 20_000_000;

/** Maximum number of regions, and of their axes, in which something varies: real fonts have up to a hundred of a few axes. */
const mostRegions = 500;
const mostAxes = 64;

/** Bounds the variations of a font, which fontkit looks up on each access. */
export function boundVariations(font: Font): void {
  let known: VariationProcessor | null | undefined;
  Object.defineProperty(font, "_variationProcessor", {
    configurable: true,
    get() {
      if (known === undefined) {
        const prototype = Object.getPrototypeOf(font) as Font;
        known = Reflect.get(prototype, "_variationProcessor", font) as VariationProcessor | null;
        if (known) boundProcessor(known);
      }
      return known;
    },
  });
}

function boundProcessor(processor: VariationProcessor): void {
  let left = mostOfLarge;
  let points = 0;
  let moved = 0;
  const take = (size: number): void => {
    count(size / pointsPerStep);
    moved += size;
    if (moved > usual && moved > left) throw new RangeError("the variations take too long");
  };
  const { transformPoints, tupleFactor, decodePoints, decodeDeltas, getBlendVector } = processor;
  processor.transformPoints = function (glyph, all) {
    points = all.length;
    moved = 0;
    try {
      transformPoints.call(this, glyph, all);
    } finally {
      if (moved > usual) left -= moved;
    }
  };
  processor.tupleFactor = function (index, peak, start, end) {
    take(1 + peak.length);
    const factor = tupleFactor.call(this, index, peak, start, end);
    if (factor !== 0) take(points);
    return factor;
  };
  processor.decodePoints = function () {
    const read = decodePoints.call(this);
    take(read.length);
    return read;
  };
  processor.decodeDeltas = function (length) {
    take(length);
    return decodeDeltas.call(this, length);
  };
  processor.getBlendVector = function (store, index) {
    const { regionIndexCount = 0 } = store.itemVariationData[index] ?? {};
    const { axisCount } = store.variationRegionList;
    if (regionIndexCount > mostRegions || axisCount > mostAxes) {
      throw new RangeError("something varies in too many regions");
    }
    return getBlendVector.call(this, store, index);
  };
}
