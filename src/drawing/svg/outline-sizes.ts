/** Estimates what the letters of a picture take as outlines. */
import type { TextStyle } from "../../model/box/style.js";
import type { PaintedPassage } from "../paint/shapes.js";

/** Bytes of the place of a letter: one that our fonts have, or one that may be a box with a width of its own. */
const bytesOfPlace = 50;
const bytesOfBoxPlace = 135;

/** The last letter that all of our fonts have, and the last one that some of them have. */
const lastUsual = 0x17f;
const lastOwn = 0x2e7f;

/** Bytes of the outline of a letter, which the picture defines once for each face. */
const bytesOfOutline = 600;

/** Bytes of a line under or through a text. */
const bytesOfRule = 110;

/** Adds up what the letters of a picture take as outlines, in addition to what the text takes. */
export class OutlineSizes {
  bytes = 0;
  /** The letters that were defined, by face. */
  readonly #defined = new Map<string, Set<number>>();

  /** Adds lines of text. */
  add(
    { lines = [] }: PaintedPassage,
    { weight, italic, mono, underline, strike }: TextStyle,
  ): void {
    const face = `${weight} ${italic} ${mono}`;
    const defined = this.#defined.get(face) ?? new Set();
    this.#defined.set(face, defined);
    const rules = (underline ? bytesOfRule : 0) + (strike ? bytesOfRule : 0);
    for (const { text } of lines) {
      this.bytes += rules;
      for (const character of text) {
        if (character === " ") continue;
        const codePoint = character.codePointAt(0)!;
        this.bytes += codePoint <= lastUsual ? bytesOfPlace : bytesOfBoxPlace;
        if (codePoint > lastOwn && codePoint <= 0xffff) continue;
        if (defined.has(codePoint)) continue;
        defined.add(codePoint);
        this.bytes += bytesOfOutline;
      }
    }
  }
}
