/** Estimates the width of text without glyphs in our font, by the class of its characters, in em. */
import { isLowSurrogate } from "../../base/breaks/line-breaks.js";

const fullWidth = 1;
/** The width of all emoji in our font. */
const pictograph = 2600 / 2048;
const abjad = 0.55;
const other = 0.6;

// Created on first use, because it takes longer than the layout of a small wireframe.
let segmenter: Intl.Segmenter | undefined;

/**
 * Number of UTF-16 units to segment at once: the time of `Intl.Segmenter` grows with the square of the length, or
 * worse.
 */
const longestPiece = 512;

/** Number of units before the end of a piece that are searched for a certain cluster boundary. */
const lookback = 64;

/**
 * Whether one of the characters may join its neighbors. Here and below, patterns are created where they are used:
 * creating one with Unicode classes takes as long as the layout of a board, and few texts need it.
 */
function mayJoin(text: string): boolean {
  return /[\p{M}\p{Cf}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Surrogate}\u0d4e\u0e33\u0eb3\uff9e\uff9f\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u{110bd}\u{110cd}\r\n]/u.test(
    text,
  );
}

/** The user-perceived characters of a text: accents and joined emoji belong to the preceding character. */
export function clustersOf(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    if (isAlone(text, at) && isAlone(text, at + 1)) found.push(text[at++]!);
    else at = addMixed(text, at, found);
  }
  return found;
}

/** The first user-perceived character of a text, cut if it is longer than a piece. */
export function firstCluster(text: string): string {
  if (isAlone(text, 0) && isAlone(text, 1)) return text.slice(0, 1);
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return segmenter.segment(text.slice(0, lookback)).containing(0)?.segment ?? "";
}

/** Adds clusters up to a certain boundary, and returns its offset. */
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

/** A cache for UTF-16 units: 1 for a character of its own, 2 if it may join others. */
const known = new Uint8Array(0x10000);

/** Whether a unit never joins its neighbors; true at the end of a text. */
function isAlone(text: string, at: number): boolean {
  if (at >= text.length) return true;
  const unit = text.charCodeAt(at);
  if (unit < 0x300) return unit !== 0x0d && unit !== 0x0a;
  if (known[unit] === 0) {
    known[unit] = isControl(unit) || !mayJoin(String.fromCharCode(unit)) ? 1 : 2;
  }
  return known[unit] === 1;
}

/** Whether a unit is an invisible control, for directions for example, beside which clusters end (UAX #29, Control). */
function isControl(unit: number): boolean {
  if (unit < 0x200b || unit > 0x206f) return false;
  const isOfLine = unit === 0x200e || unit === 0x200f || (unit >= 0x2028 && unit <= 0x202e);
  return isOfLine || unit >= 0x2060 || unit === 0x200b;
}

/** The end of a piece: at a cluster boundary, if there is a certain one. */
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

/** Whether a cluster is drawn as a pictograph, even if its parts have glyphs. */
export function isPictograph(cluster: string): boolean {
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(cluster);
}

/** Estimated width of a cluster without glyphs, in em; its actual width depends on the viewer's fonts. */
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
