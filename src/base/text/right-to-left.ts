/** Determines the direction of a text. */

/** From left to right, or from right to left. */
export type Direction = "ltr" | "rtl";

/** The direction of the first letter that has one, as with `dir=auto`; undefined for numbers and signs only. */
export function directionOf(text: string): Direction | undefined {
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (isLatinLetter(unit)) return "ltr";
    if (unit >= 0x250 && (unit < 0x2000 || unit > 0x206f)) break;
    at++;
  }
  return at === text.length ? undefined : directionByScript(text.slice(at));
}

/**
 * For rare scripts; the patterns are compiled here on demand, which takes as long as drawing a small board. Digits and the
 * signs in numbers have no direction of their own.
 */
function directionByScript(text: string): Direction | undefined {
  const first =
    /(?![\p{N}\u066a-\u066c])[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]|\p{L}/u.exec(
      text,
    );
  if (first === null) return undefined;
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first[0])
    ? "rtl"
    : "ltr";
}

/** Whether a text runs from right to left. */
export function isRightToLeft(text: string): boolean {
  return directionOf(text) === "rtl";
}

/** Covers the first blocks of Unicode: basic Latin, Latin-1, Latin Extended-A and B. */
function isLatinLetter(unit: number): boolean {
  if (unit < 0x80) return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;
  if (unit < 0xc0) return unit === 0xaa || unit === 0xb5 || unit === 0xba;
  return unit < 0x250 && unit !== 0xd7 && unit !== 0xf7;
}
