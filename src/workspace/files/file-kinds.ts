/** Recognizes kinds of files by their names. */

import { isSourceName, sourceEndings } from "../../language/syntax/source-reference.js";

/** The extensions of wireframes, without the dot. */
export const wireframeEndings = sourceEndings;

/** The extensions of Markdown files, without the dot. */
export const markdownEndings = ["md", "markdown", "mdx"] as const;

const markdownName = endsWithOne(markdownEndings);

/** Whether a file name has the extension of a wireframe. */
export function isWireframeName(name: string): boolean {
  return isSourceName(name);
}

/** Whether a file name has the extension of a Markdown file. */
export function isMarkdownName(name: string): boolean {
  return markdownName.test(name);
}

function endsWithOne(endings: readonly string[]): RegExp {
  return new RegExp(`\\.(?:${endings.join("|")})$`, "i");
}
