/** A face of a font file, read by fontkit: measured, drawn and subset on demand. */
import type { Font } from "fontkit";
import type { CutFace, GivenFace, OutlineStep, PlacedGlyph } from "../given-fonts.js";
import { cutFont } from "./cut-font.js";
import { stepsIn } from "./glyph-steps.js";
import { advanceOf, commandsOf, glyphFor } from "./read-glyph.js";
import { needsShaping, type Shaped, shape } from "./shape.js";

/** Maximum number of cached shapes of texts. */
const mostKept = 4000;

/** Maximum number of steps in all cached outlines. */
const mostSteps = 500_000;

/** Maximum number of glyphs in a font that keeps glyph ids when it is subset, so that its own tables can be kept. */
const mostNumbers = 12_000;

/** The face. */
export class FontkitFace implements GivenFace {
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  readonly #font: Font;
  readonly #drawn: Map<number, boolean>;
  readonly #shaped = new Map<string, Shaped>();
  readonly #outlines = new Map<number, readonly OutlineStep[]>();
  #keptSteps = 0;

  constructor(font: Font, family: string, weight: number, italic: boolean) {
    this.#font = font;
    this.#drawn = drawnIn(font);
    this.family = family;
    this.weight = weight;
    this.italic = italic;
  }

  /** Whether the face has glyphs for a whole cluster; invisible characters need none. */
  has(cluster: string): boolean {
    let isSeen = false;
    for (const character of cluster) {
      const codePoint = character.codePointAt(0)!;
      if (this.#draws(codePoint)) isSeen = true;
      else if (!ignorable.test(character)) return false;
    }
    return isSeen;
  }

  /** Whether a character has a glyph that can be drawn: if it is damaged, another font may have a better one. */
  #draws(codePoint: number): boolean {
    let isDrawn = this.#drawn.get(codePoint);
    if (isDrawn === undefined) {
      isDrawn = isSound(this.#font, codePoint);
      // Not kept: a thousand fonts may lack thousands of characters.
      if (isDrawn === undefined) return false;
      this.#drawn.set(codePoint, isDrawn);
    }
    return isDrawn;
  }

  ends(text: string): Float64Array {
    return this.#shape(text).ends;
  }

  glyphs(text: string): readonly PlacedGlyph[] {
    return this.#shape(text).glyphs;
  }

  #shape(text: string): Shaped {
    let shaped = this.#shaped.get(text);
    if (shaped === undefined) {
      if (this.#shaped.size >= mostKept) this.#shaped.clear();
      shaped = shape(text, this.#font);
      this.#shaped.set(text, shaped);
    }
    return shaped;
  }

  steps(cluster: string, counted: Set<number>): number {
    const steps = stepsIn(this.#font);
    let sum = 0;
    for (const id of this.#glyphsOf(cluster)) {
      if (counted.has(id)) continue;
      counted.add(id);
      sum += steps.of(id) ?? 0;
    }
    return sum;
  }

  #glyphsOf(cluster: string): number[] {
    if (needsShaping(cluster)) return this.glyphs(cluster).map(({ id }) => id);
    return [...cluster].map((each) => glyphFor(this.#font, each.codePointAt(0)!).id);
  }

  outline(glyph: number): readonly OutlineStep[] {
    let steps = this.#outlines.get(glyph);
    if (steps === undefined) {
      const em = this.#font.unitsPerEm;
      const commands = commandsOf(this.#font.getGlyph(glyph)) ?? [];
      steps = commands.map(({ command, args }) => {
        const step: [OutlineStep[0], ...number[]] = [letters[command]];
        for (let at = 0; at < args.length; at++)
          step.push((at % 2 === 0 ? args[at]! : -args[at]!) / em);
        return step;
      });
      this.#keptSteps += steps.length;
      if (this.#keptSteps > mostSteps) {
        this.#outlines.clear();
        this.#keptSteps = steps.length;
      }
      this.#outlines.set(glyph, steps);
    }
    return steps;
  }

  cut(texts: Iterable<string>): CutFace {
    const glyphs = new Set<number>([0]);
    const characters = new Map<number, number>();
    let isShaped = false;
    for (const text of texts) {
      for (const { id } of this.glyphs(text)) glyphs.add(id);
      isShaped ||= needsShaping(text);
      for (const character of text) {
        const codePoint = character.codePointAt(0)!;
        if (characters.has(codePoint) || !this.#draws(codePoint)) continue;
        const { id } = glyphFor(this.#font, codePoint);
        characters.set(codePoint, id);
        glyphs.add(id);
        // A browser may join it with other characters than fontkit does.
        if (needsShaping(character)) {
          for (const form of [
            character,
            `${character}\u200d`,
            `\u200d${character}\u200d`,
            `\u200d${character}`,
          ]) {
            for (const { id } of this.glyphs(form)) glyphs.add(id);
          }
        }
      }
    }
    const { family, weight, italic } = this;
    const { numGlyphs } = this.#font;
    // A damaged font may refer to glyphs that do not exist.
    const areThere = [...glyphs].every((id) => id < numGlyphs);
    const keepsNumbers = isShaped && numGlyphs <= mostNumbers && areThere;
    const kept = { family, weight, italic, glyphs, characters, keepsNumbers };
    return { data: cutFont(this.#font, kept), isShaped: keepsNumbers };
  }
}

const ignorable = /\p{Cf}|\u034f|[\ufe00-\ufe0f]/u;

/** Whether the characters that were looked up can be drawn, by font: a list may have one under many names. */
const drawn = new WeakMap<Font, Map<number, boolean>>();

function drawnIn(font: Font): Map<number, boolean> {
  const known = drawn.get(font) ?? new Map<number, boolean>();
  drawn.set(font, known);
  return known;
}

/** Whether a character has a glyph with a width and an outline; undefined if it has none. */
function isSound(font: Font, codePoint: number): boolean | undefined {
  try {
    if (!font.hasGlyphForCodePoint(codePoint)) return undefined;
  } catch {
    return false;
  }
  const glyph = glyphFor(font, codePoint);
  return advanceOf(glyph) !== undefined && stepsIn(font).of(glyph.id) !== undefined;
}

const letters = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
} as const;
