/** Turns a text into a string of the language, in double quotes. */

const escapes: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  '"': '\\"',
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

/** The string, with quotes, backslashes and line breaks escaped. */
export function printString(text: string): string {
  return `"${text.replace(/[\\"\n\r\t]/g, (unit) => escapes[unit]!)}"`;
}
