/** Converts bytes to base64 and back, without Node or a browser. */

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

const codes = Uint8Array.from(digits, (digit) => digit.charCodeAt(0));
const padding = "=".charCodeAt(0);

/** The base64 of bytes, padded. */
export function toBase64(bytes: Uint8Array): string {
  const letters = new Uint8Array(4 * Math.ceil(bytes.length / 3)).fill(padding);
  let to = 0;
  for (let at = 0; at < bytes.length; at += 3, to += 4) {
    const left = bytes.length - at;
    const bits = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    letters[to] = codes[bits >>> 18]!;
    letters[to + 1] = codes[(bits >>> 12) & 63]!;
    if (left > 1) letters[to + 2] = codes[(bits >>> 6) & 63]!;
    if (left > 2) letters[to + 3] = codes[bits & 63]!;
  }
  return new TextDecoder().decode(letters);
}

/** The bytes of a base64 text, ignoring white space; undefined if it is invalid. */
export function fromBase64(text: string): Uint8Array | undefined {
  const plain = text.replace(/\s+/g, "").replace(/={1,2}$/, "");
  if (plain.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4));
  let bits = 0;
  let count = 0;
  let to = 0;
  for (const digit of plain) {
    const value = values.get(digit);
    if (value === undefined) return undefined;
    bits = ((bits << 6) | value) & 0xffffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      bytes[to++] = (bits >>> count) & 255;
    }
  }
  return bytes;
}

const values: ReadonlyMap<string, number> = new Map([...digits].map((digit, at) => [digit, at]));
