/** Names and classes of the UTF-16 units of tokens. */

/** Units with a meaning of their own. */
export enum Char {
  Tab = 9,
  NewLine = 10,
  Return = 13,
  Blank = 32,
  Quote = 34,
  Hash = 35,
  Percent = 37,
  Bang = 33,
  Ampersand = 38,
  Apostrophe = 39,
  CallOpen = 40,
  CallClose = 41,
  Star = 42,
  Plus = 43,
  Comma = 44,
  Dash = 45,
  Dot = 46,
  Slash = 47,
  Colon = 58,
  Semicolon = 59,
  Less = 60,
  Equals = 61,
  Greater = 62,
  Question = 63,
  At = 64,
  ListOpen = 91,
  ListClose = 93,
  Backslash = 92,
  BlockOpen = 123,
  Bar = 124,
  BlockClose = 125,
}

/** A letter of ASCII, or an underscore. */
export function isLetter(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || unit === 95;
}

/** A digit of ASCII. */
export function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

/** A hexadecimal digit. */
export function isHexDigit(unit: number): boolean {
  return isDigit(unit) || (unit >= 97 && unit <= 102) || (unit >= 65 && unit <= 70);
}

/** Whether a UTF-16 unit is a space that the language allows with a warning (language.md part 1). */
export function isUnicodeSpace(unit: number): boolean {
  return (
    unit === 0xa0 ||
    unit === 0xfeff ||
    unit === 0x0b ||
    unit === 0x0c ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000
  );
}

/** A space, tab or line break. */
export function isBlank(unit: number): boolean {
  return unit === Char.Blank || unit === Char.NewLine || unit === Char.Tab || unit === Char.Return;
}

/** A typographic quote. */
export function isCurlyQuote(unit: number): boolean {
  return unit >= 0x2018 && unit <= 0x201f;
}

/** A typographic double quote. */
export function isCurlyDouble(unit: number): boolean {
  return unit >= 0x201c && unit <= 0x201f;
}

/** Letters of other scripts are parts of words too, so that messages can quote whole words. */
export function isForeignLetter(unit: number): boolean {
  return unit >= 0x80 && !isUnicodeSpace(unit) && !isCurlyQuote(unit);
}

/** Whether a word may start with a unit. */
export function startsWord(unit: number): boolean {
  return isLetter(unit) || isForeignLetter(unit);
}

/** Whether a word may continue with a unit. */
export function continuesWord(unit: number): boolean {
  return isLetter(unit) || isDigit(unit) || unit === Char.Dash || isForeignLetter(unit);
}

/** Whether a string that ends here touches a word, as it does where another string was meant to begin. */
export function isGlued(source: string, to: number): boolean {
  return /[\p{L}\p{N}]/u.test(source[to] ?? "");
}
