/** Draws a box with the code point in place of a character that no font has. */
import { shortNumber } from "./number.js";

/** Each hexadecimal digit as five rows of three dots, the leftmost worth 4. */
const dots = [
  "75557",
  "26227",
  "71747",
  "71717",
  "55711",
  "74717",
  "74757",
  "71111",
  "75757",
  "75717",
  "75755",
  "65656",
  "74447",
  "65556",
  "74747",
  "74744",
].map((rows) => [...rows].map(Number));

/** The characters of a text that get a box, without marks and joiners. */
export function boxedCharacters(text: string): number[] {
  return [...text]
    .filter((character) => !/[\p{M}\p{Cf}\s]/u.test(character))
    .map((character) => character.codePointAt(0)!);
}

/**
 * The path of a box, to be filled by the even-odd rule.
 *
 * @param x its left edge, with `y` as its baseline, in px
 */
export function tofuPath(
  codePoint: number | undefined,
  x: number,
  y: number,
  width: number,
  size: number,
): string {
  const gap = Math.min(width, size) * 0.06;
  const [left, right] = [x + gap, x + width - gap];
  const [top, bottom] = [y - size * 0.74, y + size * 0.12];
  const line = Math.max(0.5, size / 20);
  const rect = (fromX: number, fromY: number, toX: number, toY: number) =>
    `M${shortNumber(fromX)} ${shortNumber(fromY)}H${shortNumber(toX)}V${shortNumber(toY)}H${shortNumber(fromX)}z`;
  let path = rect(left, top, right, bottom);
  path += rect(left + line, top + line, right - line, bottom - line);
  if (codePoint === undefined) return path;
  const hex = codePoint.toString(16).padStart(codePoint > 0xffff ? 6 : 4, "0");
  const inRow = hex.length / 2;
  // Three dots for each digit, one between digits, one around; five dots for each of two rows.
  const dotX = (right - left - 2 * line) / (4 * inRow + 1);
  const dotY = (bottom - top - 2 * line) / 13;
  for (const [at, digit] of [...hex].entries()) {
    const startX = left + line + dotX * (1 + 4 * (at % inRow));
    const startY = top + line + dotY * (1 + 6 * Math.floor(at / inRow));
    for (const [row, bits] of dots[Number.parseInt(digit, 16)]!.entries()) {
      for (let column = 0; column < 3; column++) {
        if (!(bits & (4 >> column))) continue;
        const fromX = startX + dotX * column;
        const fromY = startY + dotY * row;
        path += rect(fromX, fromY, fromX + dotX, fromY + dotY);
      }
    }
  }
  return path;
}
