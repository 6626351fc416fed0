/** Finds the words of a text that may be hyphenated, and marks where. */
import { softHyphen, withoutBreakMarks } from "../../base/breaks/break-marks.js";
import { syllableEnds } from "../../base/breaks/syllable-ends.js";
import type { TextBox } from "../../model/box/box.js";

/** Words that may be hyphenated: long ones that are not part of an address, a path or a name in code. */
const longWord =
  /(?<![^\s("'„“«»–—-])[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{13,}(?=[)\]"'“”»«.,;:!?…]*(?:[\s–—-]|$))/gu;
const inCode = /\p{Ll}\p{Lu}/u;

/** Those words of a text. */
export function longWords({ text }: TextBox): string[] {
  return (withoutBreakMarks(text).match(longWord) ?? []).filter((word) => !inCode.test(word));
}

/** The text with soft hyphens in some of its long words. */
export function hyphenatedText({ text }: TextBox, words: readonly string[]): string {
  return text.replace(longWord, (word) => (words.includes(word) ? hyphenated(word) : word));
}

function hyphenated(word: string): string {
  const ends = [0, ...syllableEnds(word), word.length];
  return ends
    .map((end, at) => word.slice(end, ends[at + 1]))
    .join(softHyphen)
    .slice(0, -1);
}
