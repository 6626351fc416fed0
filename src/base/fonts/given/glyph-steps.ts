/** Counts the steps in the outlines of a font, whose glyphs are read once for that, however often they are used. */
import type { Font } from "fontkit";
import { commandsOf } from "./read-glyph.js";

/**
 * Maximum number of steps in all glyphs that only shaping leads to. Real fonts have fewer in all of their glyphs for
 * scripts that need it; a hostile one may lead from each word to other glyphs.
 */
const mostShaped = 4_000_000;

/** The glyphs of a font. */
export class GlyphSteps {
  readonly #font: Font;
  readonly #known = new Map<number, number | undefined>();
  #left: number;

  constructor(font: Font, most = mostShaped) {
    this.#font = font;
    this.#left = most;
  }

  /** The number of steps in the outline of a glyph; undefined if it is damaged. */
  of(id: number): number | undefined {
    if (!this.#known.has(id)) this.#known.set(id, this.#read(id));
    return this.#known.get(id);
  }

  /** Whether a glyph that shaping leads to can be drawn. */
  isSound(id: number): boolean {
    if (!this.#known.has(id)) {
      if (this.#left < 0) return false;
      this.#left -= this.of(id) ?? 0;
    }
    return this.#known.get(id) !== undefined;
  }

  #read(id: number): number | undefined {
    try {
      return commandsOf(this.#font.getGlyph(id))?.length;
    } catch {
      return undefined;
    }
  }
}

const counters = new WeakMap<Font, GlyphSteps>();

/** The counter of a font. */
export function stepsIn(font: Font): GlyphSteps {
  let steps = counters.get(font);
  if (steps === undefined) {
    steps = new GlyphSteps(font);
    counters.set(font, steps);
  }
  return steps;
}
