/** Estimates the number of values in a JSON text without parsing it. */

const [quote, comma, brace, bracket, backslash] = [0x22, 0x2c, 0x7b, 0x5b, 0x5c];

/** The number of values in a text, counted up to `most`; the text need not be valid. */
export function countValues(text: string, most: number): number {
  let count = 1;
  for (let at = 0; at < text.length && count <= most; at++) {
    const unit = text.charCodeAt(at);
    if (unit === comma || unit === brace || unit === bracket) count++;
    else if (unit === quote) at = endOfString(text, at + 1);
  }
  return count;
}

/** The position of the quote that ends a string, or the end of the text. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (before > from && text.charCodeAt(before - 1) === backslash) before--;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}
