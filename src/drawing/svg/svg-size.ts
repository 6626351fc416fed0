/** Estimates the size of frames as SVG, without painting them. */
import { markupBytes } from "../../base/text/markup-bytes.js";
import type { TextStyle } from "../../model/box/style.js";
import type { Frame } from "../layout/frame.js";
import type { CanvasFrame } from "../layout/layout-canvas.js";

/** Average number of bytes of a box, and of a line of text without its letters. */
const bytesOfBox = 60;
const bytesOfLine = 80;

/** Factor for the size of a box that is drawn by hand. */
const timesByHand = 6;

/**
 * Estimated size of the picture of a canvas in bytes.
 *
 * @param asOutlines whether letters become outlines, each of which takes more than a letter
 */
export function svgSize(
  { boards, themes, under = [], over = [] }: CanvasFrame,
  asOutlines = false,
): number {
  const letters = asOutlines ? new OutlineSizes() : undefined;
  let size = 0;
  const around = themes?.light.look?.pen === "hand" ? timesByHand : 1;
  for (const { frame } of [...under, ...over]) size += around * sizeOf(frame, letters);
  for (const { frame, asides } of boards) {
    const own = frame.box.themes ?? themes;
    const times = own?.light.look?.pen === "hand" ? timesByHand : 1;
    size += times * sizeOf(frame, letters);
    for (const aside of asides) size += times * sizeOf(aside.frame, letters);
  }
  return size + (letters?.bytes ?? 0);
}

function sizeOf(frame: Frame, letters: OutlineSizes | undefined): number {
  const { box, lines = noLines, children } = frame;
  let size = bytesOfBox + (box.name === undefined ? 0 : markupBytes(box.name));
  if (box.kind === "image" && box.picture !== undefined) size += box.picture.href.length;
  for (let at = 0; at < lines.length; at++) size += bytesOfLine + markupBytes(lines[at]!.text);
  if (lines.length > 0) letters?.add(frame);
  for (let at = 0; at < children.length; at++) size += sizeOf(children[at]!, letters);
  return size;
}

const noLines: NonNullable<Frame["lines"]> = [];

/** Bytes of the place of a letter: one that our fonts have, or one that may be a box with a width of its own. */
const bytesOfPlace = 50;
const bytesOfBoxPlace = 135;

/** The last letter that all of our fonts have, and the last one that some of them have. */
const lastUsual = 0x17f;
const lastOwn = 0x2e7f;

/** Bytes of the outline of a letter, which the picture defines once for each face. */
const bytesOfOutline = 600;

/** Adds up what the letters of a picture take as outlines. */
class OutlineSizes {
  bytes = 0;
  /** The letters that were defined, by face. */
  readonly #defined = new Map<string, Set<number>>();

  add({ box, lines = noLines }: Frame): void {
    const { weight, italic, mono } =
      "textStyle" in box ? box.textStyle : ({} as Partial<TextStyle>);
    const face = `${weight} ${italic} ${mono}`;
    const defined = this.#defined.get(face) ?? new Set();
    this.#defined.set(face, defined);
    for (const { text } of lines) {
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
