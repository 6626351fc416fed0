/** Converts a text to positioned glyphs of a font, shaped if the script needs it. */
import type { Font, GlyphRun } from "fontkit";
import type { PlacedGlyph } from "../given-fonts.js";
import { boundRules } from "./bound-font.js";
import { roomOf } from "./bound-tables.js";
import { within } from "./count-steps.js";
import { stepsIn } from "./glyph-steps.js";
import { advanceOf, glyphFor } from "./read-glyph.js";

/** A shaped text: its glyphs from left to right, and the end of each of its UTF-16 units, in em. */
export interface Shaped {
  glyphs: readonly PlacedGlyph[];
  ends: Float64Array;
}

/** Off in all our pictures, so that the width of a text does not depend on its surroundings. */
const features = { kern: false, liga: false, clig: false, calt: false, dlig: false, hlig: false };

/** Scripts whose letters depend on their neighbors, so that whole words are shaped at once. */
const joined =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Balinese}]/u;

/** Characters that belong to the preceding glyph, or join two. */
const dependent = /[\p{M}\p{Cf}\u0e33\u0eb3\u1160-\u11ff]/u;

/** Whether the glyphs of a text can differ from those of its characters. */
export function needsShaping(text: string): boolean {
  return joined.test(text) || dependent.test(text);
}

/** Maximum number of code points to shape at once: the time grows faster than the length. */
const longestWord = 48;

/** Maximum number of rules and glyphs for a word: real fonts need up to 90,000. */
const mostSteps = 500_000;

/** Steps that each character of a word may take: those of real fonts take up to 1,900, in Tibetan. */
const usualSteps = 3_000;

/** Steps that each character of a word may take, whatever others took: most real fonts take fewer than 100. */
const freeSteps = 150;

/** Has a font shape a word; throws if that takes too many steps. */
function inSteps(word: string, font: Font, run: () => GlyphRun): GlyphRun {
  const room = roomOf(font).run;
  const { length } = [...word];
  const free = freeSteps * length;
  const usual = usualSteps * length;
  const most = Math.min(usual, free + room.usualSteps);
  const beyond = most < usual ? 0 : room.unusualSteps;
  return within(Math.min(mostSteps, most + beyond), run, (taken) => {
    const [some, many] = [Math.min(taken, usual) - free, taken - usual];
    if (some > 0) room.usualSteps = Math.max(0, room.usualSteps - some);
    if (many > 0) room.unusualSteps = Math.max(0, room.unusualSteps - many);
  });
}

/** The pieces of a text that are shaped separately. */
function* piecesOf(text: string): Iterable<string> {
  if (!needsShaping(text)) return yield* text;
  let piece = "";
  let count = 0;
  let isWord = false;
  for (const character of text) {
    const isJoined = joined.test(character);
    const goesOn = piece !== "" && (dependent.test(character) || (isWord && isJoined));
    if (
      !goesOn ||
      (count >= longestWord && !dependent.test(character)) ||
      count >= 2 * longestWord
    ) {
      if (piece !== "") yield piece;
      piece = "";
      count = 0;
      isWord = isJoined;
    }
    piece += character;
    count++;
  }
  if (piece !== "") yield piece;
}

/** Shapes a text. */
export function shape(text: string, font: Font): Shaped {
  const em = font.unitsPerEm;
  const ends = new Float64Array(text.length + 1);
  const placed: PlacedGlyph[][] = [];
  const pieces = [...piecesOf(text)].map((piece) => shapePiece(piece, font));
  const isReversed = pieces.some((piece) => piece.isReversed);
  // All pieces of a text have the same direction.
  const total = pieces.reduce((sum, piece) => sum + piece.width, 0);
  let at = 0;
  let x = 0;
  for (const piece of pieces) {
    const left = isReversed ? total - x - piece.width : x;
    placed.push(
      piece.glyphs.map((glyph) => ({
        ...glyph,
        x: (glyph.x + left) / em,
        y: glyph.y / em,
        at: glyph.at + at,
      })),
    );
    for (let unit = 1; unit <= piece.length; unit++) {
      ends[at + unit] = (x + piece.ends[unit]!) / em;
    }
    at += piece.length;
    x += piece.width;
  }
  if (isReversed) placed.reverse();
  return { glyphs: placed.flat(), ends };
}

/** A piece in font units. */
interface Piece extends Shaped {
  length: number;
  width: number;
  isReversed: boolean;
}

function shapePiece(text: string, font: Font): Piece {
  if (!needsShaping(text)) {
    const glyph = glyphFor(font, text.codePointAt(0)!);
    const width = advanceOf(glyph) ?? 0;
    const ends = new Float64Array(text.length + 1).fill(width, 1);
    const isReversed = rightToLeft.test(text);
    return {
      glyphs: [{ id: glyph.id, x: 0, y: 0, at: 0 }],
      ends,
      length: text.length,
      width,
      isReversed,
    };
  }
  const run = layout(text, font);
  const isReversed = run.direction === "rtl";
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  for (const [at, { id }] of run.glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = run.positions[at]!;
    glyphs.push({ id, x: x + xOffset, y: -yOffset, at: 0 });
    x += xAdvance;
  }
  const { ends, starts } = unitsOf(text, run);
  for (const [at, glyph] of glyphs.entries()) glyphs[at] = { ...glyph, at: starts[at]! };
  return { glyphs, ends, length: text.length, width: x, isReversed };
}

/** Shapes a piece; if the tables for that are damaged, uses one glyph for each character. */
function layout(text: string, font: Font): GlyphRun {
  try {
    boundRules(font);
    nameCharacters(text, font);
    // A copy, because fontkit adds features for some letters of a word to the object, and would apply them to all
    // letters next time.
    // Otherwise, fontkit takes the direction of the script, even for its digits.
    const way = digit.test(text) && !rightToLeft.test(text) ? "ltr" : undefined;
    const run = inSteps(text, font, () =>
      font.layout(text, { ...features }, undefined, undefined, way),
    );
    const steps = stepsIn(font);
    const isSound = run.glyphs.every(({ id }) => steps.isSound(id));
    if (isSound && run.positions.every(isFinitePlace)) return run;
  } catch {
    // Falls back to one glyph per character.
  }
  const glyphs = [...text].map((character) => glyphFor(font, character.codePointAt(0)!));
  const positions = glyphs.map((glyph) => ({
    xAdvance: advanceOf(glyph) ?? 0,
    xOffset: 0,
    yOffset: 0,
  }));
  const direction = rightToLeft.test(text) ? "rtl" : "ltr";
  if (direction === "rtl") {
    glyphs.reverse();
    positions.reverse();
  }
  return { glyphs, positions, direction, advanceWidth: 0 };
}

/**
 * fontkit caches a glyph with the character for which it was first requested, and shapes by that. If the glyph was
 * first requested as part of another outline, it has no character.
 */
function nameCharacters(text: string, font: Font): void {
  for (const character of text) {
    const codePoint = character.codePointAt(0)!;
    font.glyphForCodePoint(codePoint).codePoints = [codePoint];
  }
}

function isFinitePlace({ xAdvance, xOffset, yOffset }: GlyphRun["positions"][number]): boolean {
  return [xAdvance, xOffset, yOffset].every(Number.isFinite);
}

/** Digits of Arabic and Persian, and the signs in numbers. */
const digit = /[\u0660-\u066c\u06f0-\u06f9]/u;

/** Letters that run from right to left; numbers among them do not. */
const rightToLeft =
  /(?![\u0660-\u066c\u06f0-\u06f9])[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * The end of each unit, and the first unit of each glyph, from the number of characters that glyphs claim. The total is
 * the width of the text, whatever they claim.
 */
function unitsOf(text: string, { glyphs, positions, direction }: GlyphRun) {
  const ends = new Float64Array(text.length + 1);
  const starts = new Array<number>(glyphs.length).fill(0);
  const characters = [...text];
  let unit = 0;
  let start = 0;
  let next = 0;
  let x = 0;
  for (let step = 0; step < glyphs.length; step++) {
    const at = direction === "rtl" ? glyphs.length - 1 - step : step;
    const count = Math.min(glyphs[at]!.codePoints.length, characters.length - next);
    if (count > 0) start = unit;
    starts[at] = start;
    x += positions[at]!.xAdvance;
    for (const last = next + count; next < last; next++) {
      for (const stop = unit + characters[next]!.length; unit < stop; ) ends[++unit] = x;
    }
    ends[unit] = x;
  }
  while (unit < text.length) ends[++unit] = x;
  ends[0] = 0;
  // A mark that moves backwards must not make a longer text narrower.
  for (let end = 1; end < text.length; end++) {
    ends[end] = Math.min(x, Math.max(ends[end]!, ends[end - 1]!));
  }
  return { ends, starts };
}
