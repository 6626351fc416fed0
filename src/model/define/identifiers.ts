/** Assigns unique and stable ids to the elements of a document. */
import type { AstNode, DocumentNode } from "../../language/ast/node.js";
import { walkNodes } from "../../language/ast/node.js";

/** The ids of one document. */
export class Identifiers {
  readonly #taken = new Set<string>();
  /** The last number used for each stem, so that equal texts need no search. */
  readonly #counts = new Map<string, number>();
  readonly #own = new Map<AstNode, string>();
  readonly #pages = new Map<string, string>();

  /** Reserves the ids in the source, so that no generated id equals one of them. */
  constructor(document: DocumentNode, pages: readonly AstNode[]) {
    walkNodes(document, (node) => {
      const id = idOf(node);
      if (id !== undefined) this.#own.set(node, this.#claim(id.trim().replace(/\s+/g, "-")));
    });
    for (const page of pages) {
      const title = page.label ?? "";
      const id = this.#own.get(page) ?? this.make(title, "page");
      this.#own.set(page, id);
      const written = idOf(page);
      if (written !== undefined && !this.#pages.has(written)) this.#pages.set(written, id);
    }
    // Titles come last, since ids take precedence.
    for (const page of pages) {
      const title = page.label ?? "";
      if (title !== "" && !this.#pages.has(title)) this.#pages.set(title, this.#own.get(page)!);
    }
  }

  /** The id of a node in the source; the same on every page. */
  own(node: AstNode): string | undefined {
    return this.#own.get(node);
  }

  /** The id of a node: that in the source, or else one made from a text. */
  give(node: AstNode, text: string): string {
    const id = this.#own.get(node) ?? this.make(text);
    this.#own.set(node, id);
    return id;
  }

  /** The id of the page that a reference names by its id or else its exact title. */
  page(reference: string): string | undefined {
    return this.#pages.get(reference) ?? this.#pages.get(reference.replace(/^#/, ""));
  }

  /** What a reference to a page may be: the ids in the source and the titles. */
  pageNames(): Iterable<string> {
    return this.#pages.keys();
  }

  /** An unused id made from a text: `email`, or `email-2` if that is taken. */
  make(text: string, fallback = "element"): string {
    return this.#claim(slug(text) || fallback);
  }

  #claim(stem: string): string {
    let count = this.#counts.get(stem) ?? 1;
    let id = count === 1 ? stem : `${stem}-${count}`;
    while (this.#taken.has(id)) id = `${stem}-${++count}`;
    this.#counts.set(stem, count);
    this.#taken.add(id);
    return id;
  }
}

function idOf(node: AstNode): string | undefined {
  const id = node.attributes?.id;
  return typeof id === "string" || typeof id === "number" ? String(id) : undefined;
}

/** A text as part of an id: lower-case letters, digits and hyphens; empty if nothing is left. */
export function slug(text: string): string {
  if (ascii.test(text)) {
    const words = text.toLowerCase().replace(/[^a-z0-9_]+/g, "-");
    return words.replace(/^-+|-+$/g, "").slice(0, 48);
  }
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}_]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase()
    .normalize("NFC")
    .slice(0, 48);
}

/** ASCII text needs no Unicode tables, which take twice as long. */
const ascii = /^[\0-\x7f]*$/;
