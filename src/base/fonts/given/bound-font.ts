/** Has a font throw where reading it would never end: what is damaged or hostile may refer to itself. */
import type { Font, Glyph, LookupProcessor } from "fontkit";

/** How often the font that is being read may still be asked; reading one is never interrupted by another. */
let left = Number.POSITIVE_INFINITY;

/** Glyphs that one word may become: rules that put several in the place of one may be applied to those again. */
const mostGlyphs = 2_000;

function count(glyphs = 0): void {
  if (--left < 0 || glyphs > mostGlyphs) throw new RangeError("the font takes too long");
}

/**
 * Does what reads a bounded font; throws where it takes more than so many steps.
 *
 * @param steps - glyphs that are asked for, and rules that are tried for a glyph
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

/** The font, whose glyphs count, and have no more contours than any real one. */
export function boundFont(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (...asked) => {
    count();
    const glyph = getGlyph(...asked);
    boundContours(Object.getPrototypeOf(glyph));
    return glyph;
  };
  return font;
}

/** Contours of a TrueType glyph that are read: for each of its points, fontkit looks through all of them. */
const mostContours = 1_000;

/** Kinds of glyphs whose contours are bounded. */
const withBoundContours = new WeakSet<object>();

function boundContours(kind: Pick<Glyph, "_decodeSimple">): void {
  if (withBoundContours.has(kind)) return;
  withBoundContours.add(kind);
  const decode = kind._decodeSimple;
  if (!decode) return;
  kind._decodeSimple = function (glyph, stream) {
    if (glyph.numberOfContours > mostContours) throw new RangeError("a glyph of too many contours");
    decode.call(this, glyph, stream);
  };
}

/** Fonts whose rules count. */
const withBoundRules = new WeakSet<Font>();

/** Has the rules of a font count, by which glyphs are replaced and moved. */
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
