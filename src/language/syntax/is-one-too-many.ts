/** Tells an extra closing brace at the end from a missing opening one. */

/** Maximum length of the text after it: more than a few extra braces are not a slip. */
const mostAfter = 20;

/**
 * Whether a brace is at the end of a source whose indentation matches its blocks. A line that is indented deeper than
 * the one before it, without a bracket there, belongs to a block that was never opened.
 */
export function isOneTooMany(source: string, to: number): boolean {
  if (source.length - to > mostAfter || /[^\s}]/.test(source.slice(to))) return false;
  const lines = source.slice(0, to).split(/\r\n|\r|\n/);
  if (lines.length < 3) return false;
  let before = { indent: 0, opens: true };
  for (const line of lines) {
    const text = line.trim();
    if (text === "" || text.startsWith("//")) continue;
    const indent = line.search(/\S/);
    if (indent > before.indent && !before.opens) return false;
    before = { indent, opens: /[{[(,=]$/.test(text) };
  }
  return true;
}
