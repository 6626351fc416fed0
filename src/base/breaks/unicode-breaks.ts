/** Decides whether a line may break between two characters that are not both ASCII (UAX #14, as in Chromium). */
import { classOf, breakClass as is } from "./break-classes.js";
import { breaksSyllable, isComplexMark } from "./syllable-breaks.js";

/** A place between two characters, neither of which is a space; `text` has no line breaks. */
export interface BreakPlace {
  readonly text: string;
  /** Index of the character after the place. */
  readonly at: number;
  /** Index of the last character before it that is not a combining mark; of a mark if there is none. */
  readonly base: number;
  /** Index at which the piece before the place begins. */
  readonly from: number;
  /** Whether the text is Chinese. */
  readonly isChinese: boolean;
}

const letters: string = is.letter + is.hebrew;
const ideographs = is.ideograph + is.emoji + is.modifier;
const hangul = is.syllable + is.jamoL + is.jamoV + is.jamoT;
const hyphens: string = is.hyphen + is.onlyHyphen;
/** Classes that never start a line: closing punctuation, and characters that stay with the preceding one. */
const held = is.close + is.closeParenthesis + is.exclamation + is.slash + is.infix + is.joiner;
const heldUnlessQuoted = is.after + hyphens + is.nonStarter + is.inseparable;

/** Whether a line may break at a place. */
export function breaksAt(place: BreakPlace): boolean {
  const { text, at, base } = place;
  const rightPoint = text.codePointAt(at)!;
  const right = signOf(rightPoint, place);
  const leftPoint = text.codePointAt(base)!;
  const given = signOf(leftPoint, place);
  if (right === is.zeroWidth) return false;
  if (given === is.zeroWidth) return true;
  if (isMark(right) || text.charCodeAt(at - 1) === zeroWidthJoiner) return false;
  if (classOf(leftPoint) === is.complex && classOf(rightPoint) === is.complex) {
    if (!isComplexMark(rightPoint)) return breaksSyllable(text, at);
  }
  const left = isMark(given) ? is.letter : given;
  if (held.includes(right) || left === is.joiner || left === is.glue) return false;
  if (right === is.glue) return left === is.after || hyphens.includes(left);
  if (left === is.open) return false;
  if (left === is.quote || right === is.quote) {
    if (quoteHolds(place, left, right, rightPoint, leftPoint)) return false;
  }
  if (left === is.both && right === is.both) return false;
  if (left === is.contingent || right === is.contingent) return true;
  if (hyphens.includes(left) && letters.includes(right) && startsWord(text, base)) return false;
  if (heldUnlessQuoted.includes(right) || left === is.before) return false;
  if (hyphens.includes(left) && right !== is.hebrew) {
    if (base > 0 && classOf(pointBefore(text, base)) === is.hebrew) return false;
  }
  if (left === is.slash && right === is.hebrew) return false;
  return !holds(left, right, place, leftPoint, rightPoint);
}

const zeroWidthJoiner = 0x200d;

/** The class of characters without any rule. */
const noClass = " ";

/** The class of a character in its text; characters of complex scripts are treated as letters and marks. */
function signOf(codePoint: number, { isChinese }: BreakPlace): string {
  if (isChinese) {
    // Curly quotes are like those of ideographs, and a wave dash may start a line.
    if (codePoint === 0x201c) return is.open;
    if (codePoint === 0x201d) return is.close;
    if (codePoint === 0x301c || codePoint === 0x30a0) return noClass;
  }
  const sign = classOf(codePoint);
  if (sign !== is.complex) return sign;
  return isComplexMark(codePoint) ? is.mark : is.letter;
}

function isMark(sign: string): boolean {
  return sign === is.mark || sign === is.zeroWidthJoiner;
}

/** Whether a character combines with the one before it. */
export function isCombining(codePoint: number): boolean {
  const sign = classOf(codePoint);
  return isMark(sign) || (sign === is.complex && isComplexMark(codePoint));
}

/** Quotes stay with both neighbors, except beside ideographs, where they stay with the quoted text (LB 15 to 19). */
function quoteHolds(
  { text, at, base }: BreakPlace,
  left: string,
  right: string,
  rightPoint: number,
  leftPoint: number,
): boolean {
  if (left === is.quote) {
    if (!isFinalQuote(leftPoint) || !isEastAsian(rightPoint)) return true;
    if (base === 0 || !isEastAsian(pointBefore(text, base))) return true;
  }
  if (right === is.quote) {
    if (!isInitialQuote(rightPoint) || !isEastAsian(leftPoint)) return true;
    const next = at + 1;
    if (next >= text.length || !isEastAsian(text.codePointAt(next)!)) return true;
  }
  return false;
}

/** Whether a hyphen begins a word, and so stays with it. */
function startsWord(text: string, hyphen: number): boolean {
  if (hyphen === 0) return true;
  const before = classOf(pointBefore(text, hyphen));
  return text.charCodeAt(hyphen - 1) === 0x20 || before === is.glue || before === is.zeroWidth;
}

/** Whether letters, digits, signs beside numbers, syllables and pictographs stay together (LB 23 to 30). */
function holds(
  left: string,
  right: string,
  { text, base, from, at }: BreakPlace,
  leftPoint: number,
  rightPoint: number,
): boolean {
  const leftWord = letters.includes(left);
  const rightWord = letters.includes(right);
  const leftSign = left === is.prefix || left === is.postfix;
  const rightSign = right === is.prefix || right === is.postfix;
  if (leftWord && (rightWord || right === is.digit || rightSign)) return true;
  if (left === is.digit && (rightWord || right === is.digit || rightSign)) return true;
  if (leftSign && (rightWord || right === is.digit)) return true;
  if (left === is.prefix && (ideographs.includes(right) || hangul.includes(right))) return true;
  if (right === is.postfix && (ideographs.includes(left) || hangul.includes(left))) return true;
  if (leftSign && right === is.open) return opensNumber(text, at);
  if (rightSign && closesNumber(text, base, left)) return true;
  if (right === is.digit) {
    if (left === is.hyphen || left === is.infix) return true;
    if (left === is.slash) return closesNumber(text, base, left);
  }
  if (holdsJamo(left, right, leftPoint)) return true;
  if (holdsAksara(left, right, text, base, at)) return true;
  if (left === is.infix && rightWord) return true;
  if (right === is.open && (leftWord || left === is.digit)) return !isEastAsian(rightPoint);
  if (left === is.closeParenthesis && (rightWord || right === is.digit))
    return !isEastAsian(leftPoint);
  if (left === is.flag && right === is.flag) return isOddFlag(text, from, at);
  return left === is.emoji && right === is.modifier;
}

/** Whether an opening mark is followed by a number. */
function opensNumber(text: string, at: number): boolean {
  const next = text.codePointAt(at + 1) ?? 0x20;
  if (classOf(next) !== is.infix) return classOf(next) === is.digit;
  return classOf(text.codePointAt(at + 2) ?? 0x20) === is.digit;
}

/** Whether a number ends at a character, including signs within numbers and one closing bracket after it. */
function closesNumber(text: string, base: number, sign: string): boolean {
  let at = base;
  if (sign === is.close || sign === is.closeParenthesis) at--;
  while (at >= 0 && (is.infix + is.slash).includes(classOf(text.charCodeAt(at)))) at--;
  return at >= 0 && classOf(text.charCodeAt(at)) === is.digit;
}

function holdsJamo(left: string, right: string, leftPoint: number): boolean {
  if (left === is.jamoL) return (is.jamoL + is.jamoV + is.syllable).includes(right);
  // Every 28th syllable has no final consonant, so that a vowel may follow.
  const isOpen = left === is.jamoV || (left === is.syllable && (leftPoint - 0xac00) % 28 === 0);
  if (isOpen && right === is.jamoV) return true;
  return (isOpen || left === is.jamoT || left === is.syllable) && right === is.jamoT;
}

const aksara = "^!";

/** Syllables of Brahmic scripts without spaces (LB 28a). */
function holdsAksara(left: string, right: string, text: string, base: number, at: number): boolean {
  if (left === "<") return aksara.includes(right);
  if (aksara.includes(left)) {
    if (right === ">" || right === "+") return true;
    return aksara.includes(right) && classOf(text.codePointAt(at + 1) ?? 0x20) === ">";
  }
  if (left !== "+" || right !== "^" || base === 0) return false;
  return aksara.includes(classOf(pointBefore(text, base)));
}

/** Whether a place is between the two letters of a flag. */
function isOddFlag(text: string, from: number, at: number): boolean {
  let count = 0;
  for (let before = at - 2; before >= from; before -= 2) {
    if (classOf(text.codePointAt(before)!) !== is.flag) break;
    count++;
  }
  return count % 2 === 1;
}

function isInitialQuote(codePoint: number): boolean {
  return "«‘‛“‟‹⸂⸄⸉⸌⸜⸠".includes(String.fromCodePoint(codePoint));
}

function isFinalQuote(codePoint: number): boolean {
  return "»’”›⸃⸅⸊⸍⸝⸡".includes(String.fromCodePoint(codePoint));
}

/** Whether a character has the width of an ideograph, or half of it. */
function isEastAsian(codePoint: number): boolean {
  return (
    (codePoint >= 0x2e80 && codePoint <= 0xa4cf) ||
    (codePoint >= 0x1100 && codePoint <= 0x115f) ||
    (codePoint >= 0xa960 && codePoint <= 0xa97c) ||
    (codePoint >= 0xac00 && codePoint <= 0xd7a3) ||
    (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
    (codePoint >= 0xfe10 && codePoint <= 0xfe6f) ||
    (codePoint >= 0xff01 && codePoint <= 0xffee) ||
    (codePoint >= 0x1f200 && codePoint <= 0x3ffff) ||
    codePoint === 0x2329 ||
    codePoint === 0x232a
  );
}

function pointBefore(text: string, at: number): number {
  const unit = text.charCodeAt(at - 1);
  return (unit & 0xfc00) === 0xdc00 && at > 1 ? text.codePointAt(at - 2)! : unit;
}
