/** Turns three neighboring ASCII characters into whether a line may break, as Chromium does it. */

const space = 0x20;
const hyphen = 0x2d;
const question = 0x3f;

/** Characters after which a line breaks before an opening bracket: bits by code. */
const closers = charSet('!"#%&)*+,.:;=>\\]|}~');
const openers = charSet("(<[{");
/** Characters that a hyphen, and that a question mark, keeps on its line. */
const heldByHyphen = charSet("!$),./:;?]}");
const heldByQuestion = charSet("!\"'),./:;?]}");

/**
 * Whether a line may break between `before` and `after`, none of them a space. `earlier` is
 * before `before`: it distinguishes the minus of a number from the hyphen of a range. All are char codes;
 * an `earlier` that is not there is 0.
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
