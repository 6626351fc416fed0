/** Turns a place in a script without spaces between words into whether a syllable certainly begins there. */

/** Whether a character of such a script combines with the one before it. */
export function isComplexMark(codePoint: number): boolean {
  return /\p{M}/u.test(String.fromCodePoint(codePoint));
}

/** Consonants that may be the second of a syllable, and those that may be the first of such a pair. */
const seconds = "รลว";
const leaders = "หอ";

/**
 * Whether a line may break between two letters of Thai, Lao, Khmer, Burmese and their like. Browsers look
 * words up in dictionaries, which differ by version; our breaks follow from the spelling, so they are fewer, some
 * are between the syllables of a word, and all machines agree on them.
 */
export function breaksSyllable(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 0x0e00 && code <= 0x0eff) return startsThai(text, at);
  if (code >= 0x1000 && code <= 0x109f) return startsBurmese(text, at);
  if (isStacker(text.charCodeAt(at - 1))) return false;
  return code >= 0x1780 && code <= 0x17ff ? hasKhmerVowel(text, at) : hasMark(text, at);
}

/** Lao is written as Thai is, 0x80 further on. */
function thaiAt(text: string, at: number): string {
  const code = text.charCodeAt(at);
  return String.fromCharCode(code >= 0x0e80 && code <= 0x0eff ? code - 0x80 : code);
}

function startsThai(text: string, at: number): boolean {
  const before = thaiAt(text, at - 1);
  const after = thaiAt(text, at);
  if (/[เ-ไ]/.test(before) || /[ฯะาำๅๆ]/.test(after)) return false;
  if (/[เ-ไ]/.test(after) || /[ะำๆฯ]/.test(before)) return true;
  // A consonant with a vowel begins a syllable, unless the one before it may be of the same.
  if (!/[ัิ-ฺ่-๋็าำะ]/.test(thaiAt(text, at + 1))) return false;
  if (/[าิีุู]/.test(before)) return true;
  if (/[่-๋]/.test(before)) return /[ิีุู]/.test(thaiAt(text, at - 2));
  if (!/[ก-ฮ]/.test(before)) return false;
  if (seconds.includes(after) || leaders.includes(before)) return false;
  return /[าัิ-ฺ็่-๋]/.test(thaiAt(text, at - 2));
}

/** A consonant begins a syllable unless it is stacked below the one before it, or closes the syllable. */
function startsBurmese(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code > 0x102a && code !== 0x103f && code !== 0x104e) return false;
  const next = text.charCodeAt(at + 1);
  return text.charCodeAt(at - 1) !== 0x1039 && next !== 0x103a && next !== 0x1039;
}

/** A consonant with a vowel sign begins a syllable; one above another does after a vowel. */
function hasKhmerVowel(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  return isKhmerVowel(isStacker(next) ? text.charCodeAt(at - 1) : next);
}

function isKhmerVowel(code: number): boolean {
  return code >= 0x17b6 && code <= 0x17c8;
}

/** Whether marks are on a letter: it begins a syllable then. */
function hasMark(text: string, at: number): boolean {
  return at + 1 < text.length && isComplexMark(text.charCodeAt(at + 1));
}

/** What joins the consonant after it to the one before it. */
function isStacker(code: number): boolean {
  return code === 0x17d2 || code === 0x1a60;
}
