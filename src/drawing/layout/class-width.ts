/** Turns text that the font has no glyphs for into widths by the class of its characters, in em. */
import { isLowSurrogate } from "../../base/breaks/line-breaks.js";

const fullWidth = 1;
/** That of all emoji that come with the package. */
const pictograph = 2600 / 2048;
const abjad = 0.55;
const other = 0.6;

// Made at first use: it takes longer than the layout of a small wireframe.
let segmenter: Intl.Segmenter | undefined;

/**
 * UTF-16 units that are cut into characters at once: the work of `Intl.Segmenter` grows with the
 * square of what it is given, or worse.
 */
const longestPiece = 512;

/** Units before the end of a piece among which a place is looked for where characters part for certain. */
const lookback = 64;

/**
 * Whether one of the characters may join the one before or after it. Here as below, a pattern is made where it is
 * used: to make one with classes of Unicode takes as long as the layout of a board, and few texts need it.
 */
function mayJoin(text: string): boolean {
  return /[\p{M}\p{Cf}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Surrogate}\u0d4e\u0e33\u0eb3\uff9e\uff9f\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u{110bd}\u{110cd}\r\n]/u.test(
    text,
  );
}

/** The characters of a text as readers see them: an accent or a joined emoji is no part of its own. */
export function clustersOf(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    if (isAlone(text, at) && isAlone(text, at + 1)) found.push(text[at++]!);
    else at = addMixed(text, at, found);
  }
  return found;
}

/** The first character of a text; one that is longer than a piece is cut. */
export function firstCluster(text: string): string {
  if (isAlone(text, 0) && isAlone(text, 1)) return text.slice(0, 1);
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return segmenter.segment(text.slice(0, lookback)).containing(0)?.segment ?? "";
}

/** Adds characters up to a place between two that do not join, and returns it. */
function addMixed(text: string, start: number, into: string[]): number {
  let end = start + 1;
  while (end < text.length && !(isAlone(text, end - 1) && isAlone(text, end))) end++;
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  for (let from = start; from < end; ) {
    const to = Math.min(end, endOfPiece(text, from));
    for (const { segment } of segmenter.segment(text.slice(from, to))) into.push(segment);
    from = to;
  }
  return end;
}

/** What is known of each UTF-16 unit: 1 where it stands for itself, 2 where it may join others. */
const known = new Uint8Array(0x10000);

/** Whether a unit joins neither the one before it nor the one after it; so does the end of a text. */
function isAlone(text: string, at: number): boolean {
  if (at >= text.length) return true;
  const unit = text.charCodeAt(at);
  if (unit < 0x300) return unit !== 0x0d && unit !== 0x0a;
  if (known[unit] === 0) known[unit] = mayJoin(String.fromCharCode(unit)) ? 2 : 1;
  return known[unit] === 1;
}

/** The end of a piece: between characters, unless all of them are joined. */
function endOfPiece(text: string, from: number): number {
  const end = from + longestPiece;
  if (end >= text.length) return text.length;
  for (let at = end; at > end - lookback; at--) {
    if (partsAt(text, at)) return at;
  }
  return isLowSurrogate(text.charCodeAt(end)) ? end - 1 : end;
}

function partsAt(text: string, at: number): boolean {
  if (isLowSurrogate(text.charCodeAt(at))) return false;
  const before = isLowSurrogate(text.charCodeAt(at - 1)) ? at - 2 : at - 1;
  return !mayJoin(text.slice(before, at)) && !mayJoin(characterAt(text, at));
}

function characterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at)!);
}

/** Whether a cluster is drawn as a picture, whatever glyphs its parts have. */
export function isPictograph(cluster: string): boolean {
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(cluster);
}

/** Width of a cluster without glyphs, in em; what really is drawn depends on the viewer's fonts. */
export function classWidth(cluster: string): number {
  if (isPictograph(cluster)) return pictograph;
  if (isFullWidth(cluster)) return fullWidth;
  if (isAbjad(cluster)) return abjad;
  return /^[\p{M}\p{Cf}]+$/u.test(cluster) ? 0 : other;
}

function isFullWidth(cluster: string): boolean {
  return /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u.test(
    cluster,
  );
}

function isAbjad(cluster: string): boolean {
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Lao}\p{Script=Syriac}\p{Script=Thaana}]/u.test(
    cluster,
  );
}
