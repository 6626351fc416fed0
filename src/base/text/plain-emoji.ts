/** Replaces emoji of several characters by one that a single glyph can show, or by letters. */

/** Matches flags, keycaps, and characters that change the look of an emoji or join others to it. */
const sequence =
  /(\p{Regional_Indicator}{2})|([0-9#*])\ufe0f?\u20e3|(\p{Extended_Pictographic})(?:\ufe0e|\ufe0f|[\u{1f3fb}-\u{1f3ff}]|[\u{e0020}-\u{e007f}]|\u200d[\p{Extended_Pictographic}\u2640\u2642])+/gu;

const firstIndicator = 0x1f1e6;

/** The text with flags replaced by country codes, and other emoji without skin tones and joined parts. */
export function plainEmoji(text: string): string {
  return text.replace(sequence, (_, flag?: string, key?: string, first?: string) =>
    flag === undefined ? (key ?? first ?? "") : [...flag].map(letterOf).join(""),
  );
}

function letterOf(indicator: string): string {
  return String.fromCharCode(0x41 + indicator.codePointAt(0)! - firstIndicator);
}
