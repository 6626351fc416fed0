/** Decides whether a line may break between two ASCII characters, as Chromium does. */

const space = 0x20;
const hyphen = 0x2d;
const question = 0x3f;

/** Characters after which a line may break before an opening bracket, as bits by code. */
const closers = charSet('!"#%&)*+,.:;=>\\]|}~');
const openers = charSet("(<[{");
/** Characters that stay on the line of a preceding hyphen, and of a preceding question mark. */
const heldByHyphen = charSet("!$),./:;?]}");
const heldByQuestion = charSet("!\"'),./:;?]}");

/**
 * Whether a line may break between `before` and `after`, neither of which is a space. `earlier` is the character before
 * `before`: it distinguishes the minus of a number from the hyphen of a range. All are char codes; a missing `earlier`
 * is 0.
 */
export function breaksBetweenAscii(earlier: number, before: number, after: number): boolean {
  if (before === hyphen) {
    if (isDigit(after)) return isAlphanumeric(earlier);
    return after > space && heldByHyphen[after] === 0;
  }
  if (before === question) return after > space && heldByQuestion[after] === 0;
  return openers[after] === 1 && closers[before] === 1;
}

function charSet(characters: string): Uint8Array {
  const set = new Uint8Array(128);
  for (let at = 0; at < characters.length; at++) set[characters.charCodeAt(at)] = 1;
  return set;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isAlphanumeric(code: number): boolean {
  const lower = code | 0x20;
  return isDigit(code) || (lower >= 0x61 && lower <= 0x7a);
}
