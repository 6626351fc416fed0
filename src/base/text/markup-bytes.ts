/** Computes the maximum number of bytes of a text in markup inside a JSON string. */

/** Characters that take more than a byte. */
const special = /["&<>\\\x00-\x1f\x7f-\uffff]/;

/** The bytes of a text, escaped where necessary, and otherwise in UTF-8. */
export function markupBytes(text: string): number {
  if (!special.test(text)) return text.length;
  let bytes = 0;
  for (let at = 0; at < text.length; at++) bytes += bytesOf(text.charCodeAt(at));
  return bytes;
}

function bytesOf(unit: number): number {
  // Lone surrogates, and characters that are not allowed in markup, become numeric references or U+FFFD.
  if (unit > 0x7e) return unit >= 0xd800 && unit <= 0xdfff ? 6 : 3;
  if (unit === 0x22 || unit < 0x20) return 6;
  if (unit === 0x5c) return 2;
  return unit === 0x26 || unit === 0x3c || unit === 0x3e ? 5 : 1;
}
