/** Finds misleading characters in a name: invisible ones, and letters of another alphabet. */

const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/;
const allInvisible = new RegExp(invisible, "g");
const isPlain = /^[\x20-\x7e]*$/;
const otherAlphabets = [
  ["Cyrillic", /\p{Script=Cyrillic}/u],
  ["Greek", /\p{Script=Greek}/u],
] as const;

/** A text without zero-width characters. */
export function withoutInvisible(text: string): string {
  return isPlain.test(text) ? text : text.replace(allInvisible, "");
}

/**
 * The first misleading character of a name, as a phrase: an invisible one, or a letter of another alphabet among Latin
 * ones. Undefined for prose, and for names without any.
 */
export function oddCharacter(name: string): string | undefined {
  if (isPlain.test(name) || /\s/.test(name)) return undefined;
  const hidden = invisible.exec(name)?.[0];
  if (hidden !== undefined && /^[\w-]*$/.test(withoutInvisible(name))) {
    return `the invisible ${codeOf(hidden)}`;
  }
  if (!/[a-z]/i.test(name)) return undefined;
  for (const [alphabet, pattern] of otherAlphabets) {
    const letter = pattern.exec(name)?.[0];
    if (letter !== undefined) return `the ${alphabet} letter "${letter}", ${codeOf(letter)}`;
  }
  return undefined;
}

function codeOf(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
}
