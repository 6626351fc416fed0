/** Makes a font throw if reading it would never end: damaged or hostile fonts may refer to themselves. */
import type { Font, Glyph, LookupProcessor } from "fontkit";
import { boundProgram } from "./bound-program.js";

/** Number of steps left for the current font; reading a font is synchronous. */
let left = Number.POSITIVE_INFINITY;

/** Maximum number of glyphs for a word: rules that replace one glyph by several may apply to the results again. */
const mostGlyphs = 2_000;

function count(glyphs = 0, steps = 1): void {
  left -= steps;
  if (left < 0 || glyphs > mostGlyphs) throw new RangeError("the font takes too long");
}

/** Number of points that count as much as a glyph: a part that is used a thousand times may have 65,536 of them. */
const pointsPerStep = 100;

/**
 * Reads a bounded font; throws if that takes too many steps.
 *
 * @param steps - number of glyph accesses, of rules tried for a glyph, and of hundreds of points
 */
export function within<Result>(steps: number, read: () => Result): Result {
  const before = left;
  left = steps;
  try {
    return read();
  } finally {
    left = before;
  }
}

/** A font that counts accesses to glyphs, and rejects glyphs with more contours than any real one. */
export function boundFont(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (...asked) => {
    count();
    const glyph = getGlyph(...asked);
    boundContours(Object.getPrototypeOf(glyph));
    boundProgram(glyph);
    return glyph;
  };
  return font;
}

/** Maximum number of contours in a TrueType glyph: for each of its points, fontkit searches all of them. */
const mostContours = 1_000;

/** Glyph classes that are already patched. */
const withBoundContours = new WeakSet<object>();

function boundContours(kind: Pick<Glyph, "_decodeSimple" | "_font">): void {
  if (withBoundContours.has(kind)) return;
  withBoundContours.add(kind);
  const decode = kind._decodeSimple;
  if (!decode) return;
  kind._decodeSimple = function (glyph, stream) {
    if (glyph.numberOfContours > mostContours) throw new RangeError("a glyph of too many contours");
    decode.call(this, glyph, stream);
    const points = glyph.points?.length ?? 0;
    forgetGlyphs(this._font, points);
    count(0, points / pointsPerStep);
  };
}

/** Maximum number of points in the glyphs that fontkit keeps, with their paths, as long as the font. */
const mostKeptPoints = 500_000;

const keptPoints = new WeakMap<Font, number>();

function forgetGlyphs(font: Font, points: number): void {
  const sum = (keptPoints.get(font) ?? 0) + points;
  if (sum > mostKeptPoints) font._glyphs = {};
  keptPoints.set(font, sum > mostKeptPoints ? points : sum);
}

/** Fonts that are already patched. */
const withBoundRules = new WeakSet<Font>();

/** Counts the applications of rules that replace and move glyphs. */
export function boundRules(font: Font): void {
  if (withBoundRules.has(font)) return;
  withBoundRules.add(font);
  const { GSUBProcessor, GPOSProcessor } = font._layoutEngine.engine ?? {};
  for (const processor of [GSUBProcessor, GPOSProcessor]) if (processor) boundLookups(processor);
}

function boundLookups(processor: LookupProcessor): void {
  const apply = processor.applyLookup.bind(processor);
  processor.applyLookup = (...asked) => {
    count(processor.glyphs.length);
    return apply(...asked);
  };
}
