/** Escapes text for HTML and XML. */

/** Characters that most texts do not contain: markup, control characters, lone surrogates, noncharacters. */
const unusual = /[&<>"\u0000-\u001f\u007f-\u009f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]/;
const blanks = /\t|\r\n|[\n\r]/g;
const replacements: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const replacementCharacter = "\ufffd";

/** Text between tags: markup is escaped, and forbidden characters become U+FFFD. */
export function escapeText(text: string): string {
  if (!unusual.test(text)) return text;
  // The second pattern takes a millisecond to compile.
  return /[\ud800-\udfff]/.test(text) ? escapePairs(text) : text.replace(specials, replace);
}

/** Characters that are escaped or not allowed: markup, control characters, noncharacters. */
const specials =
  /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g;

/** The same for a text with surrogates, which are not allowed unless they form pairs. */
function escapePairs(text: string): string {
  return text.replace(
    /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu,
    replace,
  );
}

/**
 * The value of an attribute in double quotes. Tabs and line breaks are kept, the latter as line feeds, because HTML has
 * no reference for a carriage return.
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
