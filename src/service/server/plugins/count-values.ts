/** Turns the text of JSON into the number of values in it, roughly, without reading it. */

const [quote, comma, brace, bracket, backslash] = [0x22, 0x2c, 0x7b, 0x5b, 0x5c];

/** How many values a text has, as far as `most`; whether it is valid is no matter. */
export function countValues(text: string, most: number): number {
  let count = 1;
  for (let at = 0; at < text.length && count <= most; at++) {
    const unit = text.charCodeAt(at);
    if (unit === comma || unit === brace || unit === bracket) count++;
    else if (unit === quote) at = endOfString(text, at + 1);
  }
  return count;
}

/** The place of the quote that ends a string, or the end of the text. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (before > from && text.charCodeAt(before - 1) === backslash) before--;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}
