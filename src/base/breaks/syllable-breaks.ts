/** Decides whether a syllable certainly begins at a place in a script without spaces between words. */

/** Whether a character of such a script combines with the one before it. */
export function isComplexMark(codePoint: number): boolean {
  return /\p{M}/u.test(String.fromCodePoint(codePoint));
}

/** Consonants that may be the second in a syllable, and those that may precede them. */
const seconds = "รลว";
const leaders = "หอ";

/**
 * Whether a line may break between two letters of Thai, Lao, Khmer, Burmese and the like. Browsers use dictionaries,
 * which differ by version. Our breaks follow from the spelling alone: they are fewer, and some are between syllables of
 * a word, but they are the same on all machines.
 */
export function breaksSyllable(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 0x0e00 && code <= 0x0eff) return startsThai(text, at);
  if (code >= 0x1000 && code <= 0x109f) return startsBurmese(text, at);
  if (isStacker(text.charCodeAt(at - 1))) return false;
  return code >= 0x1780 && code <= 0x17ff ? hasKhmerVowel(text, at) : hasMark(text, at);
}

/** Lao is encoded like Thai, with an offset of 0x80. */
function thaiAt(text: string, at: number): string {
  const code = text.charCodeAt(at);
  return String.fromCharCode(code >= 0x0e80 && code <= 0x0eff ? code - 0x80 : code);
}

function startsThai(text: string, at: number): boolean {
  const before = thaiAt(text, at - 1);
  const after = thaiAt(text, at);
  if (/[เ-ไ]/.test(before) || /[ฯะาำๅๆ]/.test(after)) return false;
  if (/[เ-ไ]/.test(after) || /[ะำๆฯ]/.test(before)) return true;
  // A consonant with a vowel begins a syllable, unless the preceding consonant may belong to the same syllable.
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

/**
 * A consonant with a vowel sign begins a syllable; so does a consonant with another one below it if it follows a vowel.
 */
function hasKhmerVowel(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  return isKhmerVowel(isStacker(next) ? text.charCodeAt(at - 1) : next);
}

function isKhmerVowel(code: number): boolean {
  return code >= 0x17b6 && code <= 0x17c8;
}

/** Whether a letter has marks, and so begins a syllable. */
function hasMark(text: string, at: number): boolean {
  return at + 1 < text.length && isComplexMark(text.charCodeAt(at + 1));
}

/** Whether a character joins the following consonant to the preceding one. */
function isStacker(code: number): boolean {
  return code === 0x17d2 || code === 0x1a60;
}
