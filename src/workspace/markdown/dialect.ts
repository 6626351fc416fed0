/** Chooses the dialect of a Markdown file by its name. */

/** In MDX, tags are elements, comments are expressions, and indented lines are not code. */
export type Dialect = "markdown" | "mdx";

/** The dialect of a file. */
export function dialectOf(name: string): Dialect {
  return /\.mdx$/i.test(name) ? "mdx" : "markdown";
}
