/** Assigns ids to the elements of a document that are unique and always the same. */
import type { AstNode, DocumentNode } from "../../language/ast/node.js";
import { walkNodes } from "../../language/ast/node.js";

/** The ids of one document. */
export class Identifiers {
  readonly #taken = new Set<string>();
  /** The number that each stem had last, so that equal texts take no search each. */
  readonly #counts = new Map<string, number>();
  readonly #own = new Map<AstNode, string>();
  readonly #pages = new Map<string, string>();

  /** Sets aside the ids that the source gives, so that no made one takes them. */
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
    // Titles come last: an id beats a title.
    for (const page of pages) {
      const title = page.label ?? "";
      if (title !== "" && !this.#pages.has(title)) this.#pages.set(title, this.#own.get(page)!);
    }
  }

  /** The id that the source gives a node; one for every page. */
  own(node: AstNode): string | undefined {
    return this.#own.get(node);
  }

  /** The id of a node; one made from a text where the source gives none. */
  give(node: AstNode, text: string): string {
    const id = this.#own.get(node) ?? this.make(text);
    this.#own.set(node, id);
    return id;
  }

  /** The id of the page that a reference names, by its id or else its exact title. */
  page(reference: string): string | undefined {
    return this.#pages.get(reference) ?? this.#pages.get(reference.replace(/^#/, ""));
  }

  /** A free id made from a text: `email`, and `email-2` when that is taken. */
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

/** A text as part of an id: lower-case letters, digits and hyphens; empty when it has none. */
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

/** What needs no tables of Unicode, which take twice as long. */
const ascii = /^[\0-\x7f]*$/;
