/** Turns any text into text that is safe in HTML and XML alike. */

/** What must be escaped in text, or is not allowed at all: markup, controls, lone surrogates, non-characters. */
const special =
  /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}|\p{Noncharacter_Code_Point}/u;
const specials = new RegExp(special, "gu");
/** What most texts are: printable ASCII that means nothing to markup. */
const plain = /^[ !#-%'-;=?-~]*$/;
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
  return !plain.test(text) && special.test(text) ? text.replace(specials, replace) : text;
}

/**
 * The value of an attribute in double quotes; tabs and line ends survive, the latter as line feeds:
 * HTML has no reference for a carriage return.
 */
export function escapeAttribute(value: string): string {
  if (plain.test(value)) return value;
  const escaped = escapeText(value);
  return blanks.test(escaped)
    ? escaped.replace(blanks, (blank) => (blank === "\t" ? "&#9;" : "&#10;"))
    : escaped;
}

function replace(found: string): string {
  return replacements[found] ?? replacementCharacter;
}
