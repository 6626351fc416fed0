/** Finds the colors in a document, and writes colors. */
import type { Place } from "../../language/diagnostics/diagnostic.js";
import * as term from "../../language/syntax/parser.terms.js";
import type { LanguageDocument } from "./language-document.js";

/** A color; each part is from 0 to 1. */
export interface Rgba {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** A color with its place. */
export interface WrittenColor extends Place {
  color: Rgba;
}

/** The colors of a document. */
export function colorsIn({ tree, text }: LanguageDocument): WrittenColor[] {
  const found: WrittenColor[] = [];
  const cursor = tree.cursor();
  do {
    const { type, from, to } = cursor;
    if (type.id === term.Color) found.push({ from, to, color: readColor(text.slice(from, to)) });
  } while (cursor.next());
  return found;
}

/** The parts of a color with three, four, six or eight hex digits. */
function readColor(written: string): Rgba {
  const digits = written.slice(1);
  const pairs =
    digits.length <= 4 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 1] = pairs.map(
    (pair) => Number.parseInt(pair, 16) / 255,
  );
  return { red, green, blue, alpha };
}

/** A color in the syntax of the language. */
export function writeColor({ red, green, blue, alpha }: Rgba): string {
  const parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue];
  const digits = parts.map((part) => {
    const byte = Math.round(Math.max(0, Math.min(1, part)) * 255);
    return byte.toString(16).padStart(2, "0");
  });
  return `#${digits.join("")}`.toUpperCase();
}
