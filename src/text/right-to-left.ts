/** Turns a text into the direction that it runs in. */

/** Whether a text runs from right to left: its first letter with a direction does, as with `dir=auto`. */
export function isRightToLeft(text: string): boolean {
  let at = 0;
  while (at < text.length && text.charCodeAt(at) < 0x80)
    if (isAsciiLetter(text, at++)) return false;
  if (at === text.length) return false;
  const first =
    /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]|\p{L}/u.exec(text);
  return (
    first !== null &&
    /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first[0])
  );
}

function isAsciiLetter(text: string, at: number): boolean {
  const lower = text.charCodeAt(at) | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}
