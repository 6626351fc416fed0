/** Tells from its name what a file contains. */

import { sourceEndings } from "../../language/syntax/source-reference.js";

/** What the names of wireframes end with, after the dot. */
export const wireframeEndings = sourceEndings;

/** What the names of Markdown files end with, after the dot. */
export const markdownEndings = ["md", "markdown", "mdx"] as const;

const wireframeName = endsWithOne(wireframeEndings);
const markdownName = endsWithOne(markdownEndings);

/** Whether a name is that of a wireframe. */
export function isWireframeName(name: string): boolean {
  return wireframeName.test(name);
}

/** Whether a name is that of a Markdown file. */
export function isMarkdownName(name: string): boolean {
  return markdownName.test(name);
}

function endsWithOne(endings: readonly string[]): RegExp {
  return new RegExp(`\\.(?:${endings.join("|")})$`, "i");
}
