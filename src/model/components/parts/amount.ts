/** Tells words that are an amount from those that are a name. */

/** Whether words are a number, with a sign, currency or unit; years and codes with zeros in front are names. */
export function isAmount(words: string): boolean {
  return /\d/.test(words) && isQuantity(words) && !/^(?:0\d|(?:19|20)\d\d$)/.test(words);
}

/** Whether words are an amount, or figures with points between them, such as a time. */
export function isNumber(words: string): boolean {
  return isAmount(words) || /^\d[\d.,:/]*$/.test(words);
}

/** An amount as one word, with a narrow space after its sign; other words as they are. */
export function unbrokenAmount(words: string): string {
  if (!words.includes(" ") || !isAmount(words)) return words;
  return words.replace(/^([+\-−–±<>~]) /, "$1\u202f").replaceAll(" ", "\u00a0");
}

/** V8 takes longer to compile this pattern than to draw a small board. */
function isQuantity(words: string): boolean {
  return /^(?:[+\-−±<>~] ?)?(?:(?:\p{Sc}|[A-Z]{3}) ?)?(?:[+\-−] ?)?(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+|\d+)(?:[.,]\d+)?(?: ?(?:%|‰|\p{Sc}|[A-Z]{3}|[kMGT]?B|k?m|cm|mm|k?g|l|h|min|m?s|px|pt))?$/u.test(
    words,
  );
}
