/** Turns any text into text that is safe in HTML and XML alike. */

/** What most texts have nothing of: markup, controls, halves of pairs, non-characters. */
const unusual = /[&<>"\u0000-\u001f\u007f-\u009f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]/;
const blanks = /\t|\r\n|[\n\r]/g;
const replacements: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const replacementCharacter = "\ufffd";

/** Text between tags: markup is escaped, what no document may hold is U+FFFD. */
export function escapeText(text: string): string {
  if (!unusual.test(text)) return text;
  // The second pattern takes a millisecond to compile.
  return /[\ud800-\udfff]/.test(text) ? escapePairs(text) : text.replace(specials, replace);
}

/** What is escaped in a text, or is not allowed: markup, controls, non-characters. */
const specials =
  /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g;

/** The same for a text with surrogates, of which single ones are not allowed either. */
function escapePairs(text: string): string {
  return text.replace(
    /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu,
    replace,
  );
}

/**
 * The value of an attribute in double quotes; tabs and line ends survive, the latter as line feeds:
 * HTML has no reference for a carriage return.
 */
export function escapeAttribute(value: string): string {
  if (!unusual.test(value)) return value;
  const escaped = escapeText(value);
  return blanks.test(escaped)
    ? escaped.replace(blanks, (blank) => (blank === "\t" ? "&#9;" : "&#10;"))
    : escaped;
}

function replace(found: string): string {
  return replacements[found] ?? replacementCharacter;
}
