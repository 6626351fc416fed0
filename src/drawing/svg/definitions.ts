/** Gathers what a picture refers to, clips and patterns, each once and with an id made from its content. */
import { xmlElement } from "../../base/markup/element.js";
import { contentId } from "../../base/text/content-id.js";

/** The definitions of one picture. */
export class Definitions {
  readonly #markup = new Map<string, string>();
  #hasLetters = false;

  /** Adds an element without id; returns the value that refers to it: `url(#...)`. */
  add(tag: string, attributes: Readonly<Record<string, string | number>>, content: string): string {
    const id = contentId(JSON.stringify([tag, attributes, content]));
    if (!this.#markup.has(id))
      this.#markup.set(id, xmlElement(tag, { id, ...attributes }, content));
    return `url(#${id})`;
  }

  /** Adds a letter, whose id is made from its outline: the data of a path. */
  addLetter(id: string, outline: string): void {
    if (!this.#markup.has(id)) this.#markup.set(id, xmlElement("path", { id, d: outline }));
    this.#hasLetters = true;
  }

  /** Whether references to letters need the namespace that these are in. */
  get hasLetters(): boolean {
    return this.#hasLetters;
  }

  /** The `defs` element; nothing when nothing was added. */
  toMarkup(): string {
    return this.#markup.size === 0
      ? ""
      : xmlElement("defs", {}, [...this.#markup.values()].join(""));
  }
}
