/** Tells from its name what a file holds. */

const wireframeEnding = /\.(wf|wireframe)$/i;
const markdownEnding = /\.(md|markdown|mdx)$/i;

/** Whether a name is that of a wireframe. */
export function isWireframeName(name: string): boolean {
  return wireframeEnding.test(name);
}

/** Whether a name is that of a Markdown file. */
export function isMarkdownName(name: string): boolean {
  return markdownEnding.test(name);
}
