/** Finds HTML blocks, whose lines are not Markdown (CommonMark 0.31, part 4.6). */

/** The end of an HTML block: a matching line, or a blank one. */
export type HtmlEnd = RegExp | "blank";

/** Tags that start an HTML block up to the next blank line. */
const blockTags =
  "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|" +
  "dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|" +
  "hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|" +
  "search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul";

const attribute = "\\s+[a-z_:][a-z0-9_.:-]*(?:\\s*=\\s*(?:[^\\s\"'=<>`]+|'[^']*'|\"[^\"]*\"))?";
const oneTag = new RegExp(
  `^<(?:[a-z][a-z0-9-]*(?:${attribute})*\\s*/?|/[a-z][a-z0-9-]*\\s*)>\\s*$`,
  "i",
);

const starts: readonly (readonly [RegExp, HtmlEnd])[] = [
  [/^<(?:pre|script|style|textarea)(?=[\s>]|$)/i, /<\/(?:pre|script|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<![a-z]/i, />/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [new RegExp(`^</?(?:${blockTags})(?=\\s|/?>|$)`, "i"), "blank"],
];

/** MDX has only comments: it reads tags as elements with Markdown in them. */
const mdxStarts: readonly (readonly [RegExp, HtmlEnd])[] = [
  [/^<!--/, /-->/],
  [/^\{\/\*/, /\*\/\s*\}/],
];

/** The end of the HTML block that a line starts; undefined if it starts none. */
export function htmlEndOf(
  line: string,
  { isMdx, isInParagraph }: { isMdx: boolean; isInParagraph: boolean },
): HtmlEnd | undefined {
  if (line[0] !== "<" && line[0] !== "{") return undefined;
  const known = (isMdx ? mdxStarts : starts).find(([start]) => start.test(line));
  if (known) return known[1];
  return !isMdx && !isInParagraph && oneTag.test(line) ? "blank" : undefined;
}
