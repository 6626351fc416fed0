/** Distinguishes amounts from names. */

/** Whether a text is a number, with a sign, currency or unit; years and codes with leading zeros are names. */
export function isAmount(words: string): boolean {
  return /\d/.test(words) && isQuantity(words) && !/^(?:0\d|(?:19|20)\d\d$)/.test(words);
}

/** Whether a text is an amount, or digits with separators, such as a time. */
export function isNumber(words: string): boolean {
  return isAmount(words) || /^\d[\d.,:/]*$/.test(words);
}

/** An amount as a single word, with a narrow space after its sign; any other text unchanged. */
export function unbrokenAmount(words: string): string {
  if (!words.includes(" ") || !isAmount(words)) return words;
  return words.replace(/^([+\-−–±<>~]) /, "$1\u202f").replaceAll(" ", "\u00a0");
}

/**
 * A function, so that the pattern is compiled only if it is needed: V8 takes longer for that than to draw a small
 * board.
 */
function isQuantity(words: string): boolean {
  return /^(?:[+\-−±<>~] ?)?(?:(?:\p{Sc}|[A-Z]{3}) ?)?(?:[+\-−] ?)?(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+|\d+)(?:[.,]\d+)?(?: ?(?:%|‰|\p{Sc}|[A-Z]{3}|[kMGT]?B|k?m|cm|mm|k?g|l|h|min|m?s|px|pt))?$/u.test(
    words,
  );
}

/** Whether a text is a date with its year, perhaps with a time. */
export function isDate(words: string): boolean {
  return /^(?:\d{4}-\d\d-\d\d|\d{1,2}\.? \p{L}{3,9}\.? \d{4}|\d{1,2}([./])\d{1,2}\1\d{2,4})(?:,? \d{1,2}:\d\d)?$/u.test(
    words,
  );
}
