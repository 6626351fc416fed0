/** Splits a Markdown text into lines with their containers and kinds. */
import { type Container, continueContainers, openContainer } from "./containers.js";
import type { Dialect } from "./dialect.js";
import { type HtmlEnd, htmlEndOf } from "./html-blocks.js";
import { LineCursor } from "./line-cursor.js";

/** A line of a Markdown text; all places are offsets in it. */
export interface MarkdownLine {
  /** From 0. */
  number: number;
  from: number;
  /** The offset of the line break. */
  to: number;
  end: number;
  /** The offset of the line's own text, after the marks of its containers. */
  own: number;
  /** The offset of that text without indentation. */
  text: number;
  /** `comment` is a whole comment on a line; `inside` is a line in a fence; `blank` has no new mark. */
  kind: "blank" | "opening" | "inside" | "closing" | "comment" | "other";
  /** The innermost block quote or list item around it. */
  container: Container | undefined;
  /** Whether a mark on this line opens a container, and whether one opens a list item. */
  opensContainer: boolean;
  opensItem: boolean;
}

/** The block that is open at the end of a line, in the innermost container. */
type Leaf = "none" | "paragraph" | { fence: string } | { html: HtmlEnd };

/** All lines of a text. */
export function* scanLines(text: string, dialect: Dialect): Generator<MarkdownLine> {
  const scanner = new LineScanner(dialect);
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const lineBreak = /\r\n|\n|\r/g;
  const matter = frontMatterEnd(text, start);
  let number = 0;
  for (let from = start; from < text.length; number++) {
    lineBreak.lastIndex = from;
    const found = lineBreak.exec(text);
    const to = found?.index ?? text.length;
    const end = found ? lineBreak.lastIndex : text.length;
    if (from < matter) {
      yield { number, from, to, end, own: from, text: from, ...ofFrontMatter };
      from = end;
      continue;
    }
    const { own, next, ...line } = scanner.scan(text.slice(from, to));
    yield { number, from, to, end, own: from + own, text: from + next, ...line };
    from = end;
  }
}

const ofFrontMatter = {
  kind: "other",
  container: undefined,
  opensContainer: false,
  opensItem: false,
} as const;

/**
 * The end of YAML or TOML front matter, or the start of the text if there is none. Rules and headings can look like its
 * first line, so the second line must be a key, a comment or the end.
 */
function frontMatterEnd(text: string, start: number): number {
  const opening = /(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?=[\w"'-]+[ \t]*[:=]|#|---|\+\+\+)/y;
  opening.lastIndex = start;
  const [, marks] = opening.exec(text) ?? [];
  if (marks === undefined) return start;
  const closing = marks === "---" ? /^(?:---|\.\.\.)[ \t]*$/gm : /^\+\+\+[ \t]*$/gm;
  closing.lastIndex = opening.lastIndex;
  return closing.exec(text) ? closing.lastIndex : start;
}

type ScannedLine = Pick<MarkdownLine, "kind" | "container" | "opensContainer" | "opensItem"> & {
  own: number;
  next: number;
};

class LineScanner {
  readonly #isMdx: boolean;
  /** Indentation in columns from which a line is code. */
  readonly #codeIndent: number;
  readonly #containers: Container[] = [];
  #leaf: Leaf = "none";

  constructor(dialect: Dialect) {
    this.#isMdx = dialect === "mdx";
    this.#codeIndent = this.#isMdx ? Number.POSITIVE_INFINITY : 4;
  }

  scan(line: string): ScannedLine {
    const cursor = new LineCursor(line);
    const depth = continueContainers(cursor, this.#containers, this.#codeIndent);
    const isWhole = depth === this.#containers.length;
    const leaf = this.#leaf;
    if (isWhole && typeof leaf === "object") {
      if ("fence" in leaf) return this.#scanInFence(cursor, leaf.fence);
      if (leaf.html !== "blank" || !cursor.isBlank) {
        if (leaf.html !== "blank" && leaf.html.test(cursor.rest)) this.#leaf = "none";
        return this.#lineOf(cursor, "other");
      }
    }
    return this.#scanBlock(cursor, depth, isWhole && leaf === "paragraph");
  }

  #scanInFence(cursor: LineCursor, fence: string): ScannedLine {
    const isClosing = cursor.indent < this.#codeIndent && closes(cursor.rest, fence);
    if (isClosing) this.#leaf = "none";
    return this.#lineOf(cursor, isClosing ? "closing" : "inside");
  }

  #scanBlock(cursor: LineCursor, depth: number, isInParagraph: boolean): ScannedLine {
    const outer = this.#containers[depth - 1];
    const added: Container[] = [];
    for (let parent = outer; cursor.indent < this.#codeIndent; parent = added.at(-1)) {
      const container = openContainer(cursor, parent, {
        depth: depth + added.length,
        isInParagraph: isInParagraph && added.length === 0,
        codeIndent: this.#codeIndent,
      });
      if (!container) break;
      added.push(container);
    }
    const isFresh = added.length > 0;
    const isAfterParagraph = this.#leaf === "paragraph" && !isFresh;
    const { kind, leaf } = this.#readLeaf(cursor, isAfterParagraph, isInParagraph && !isFresh);
    // A paragraph continues even without the marks of its containers.
    const isLazy = leaf === "paragraph" && isAfterParagraph && !isInParagraph;
    if (!isLazy) {
      this.#containers.length = depth;
      for (const container of added) this.#containers.push(container);
      if (outer && (isFresh || kind !== "blank")) outer.isEmpty = false;
      this.#leaf = leaf;
    }
    return {
      ...this.#lineOf(cursor, isFresh && kind === "blank" ? "other" : kind),
      opensContainer: isFresh,
      opensItem: added.some(({ indent }) => indent !== undefined),
    };
  }

  /**
   * Determines the kind of a line from the cursor on, and the block that it leaves open.
   * @param isAfterParagraph whether its text would continue a paragraph
   * @param isInParagraph whether the containers of that paragraph also contain the line
   */
  #readLeaf(
    cursor: LineCursor,
    isAfterParagraph: boolean,
    isInParagraph: boolean,
  ): { kind: MarkdownLine["kind"]; leaf: Leaf } {
    if (cursor.isBlank) return { kind: "blank", leaf: "none" };
    if (cursor.indent >= this.#codeIndent) {
      return { kind: "other", leaf: isAfterParagraph ? "paragraph" : "none" };
    }
    const { rest } = cursor;
    const fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(rest)?.[0];
    if (fence !== undefined) return { kind: "opening", leaf: { fence } };
    const html = htmlEndOf(rest, { isMdx: this.#isMdx, isInParagraph: isAfterParagraph });
    if (html === "blank" || (html && !html.test(rest))) return { kind: "other", leaf: { html } };
    if (html) return { kind: /^(?:<!--|\{)/.test(rest) ? "comment" : "other", leaf: "none" };
    const isClosed =
      /^#{1,6}(?:[ \t]|$)/.test(rest) ||
      cursor.isRule ||
      (isInParagraph && /^(?:=+|-+)[ \t]*$/.test(rest));
    return { kind: "other", leaf: isClosed ? "none" : "paragraph" };
  }

  #lineOf({ offset: own, next }: LineCursor, kind: MarkdownLine["kind"]): ScannedLine {
    const container = this.#containers.at(-1);
    return { own, next, kind, container, opensContainer: false, opensItem: false };
  }
}

function closes(line: string, mark: string): boolean {
  const closing = /^(`+|~+)[ \t]*$/.exec(line)?.[1];
  return closing !== undefined && closing[0] === mark[0] && closing.length >= mark.length;
}

/** Whether a container contains a line, directly or through other containers. */
export function isHeldBy(line: MarkdownLine, container: Container | undefined): boolean {
  let at = line.container;
  while (at && at !== container) at = at.parent;
  return at === container;
}
