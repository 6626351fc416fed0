/** Gathers what a picture refers to, clips and patterns, each once and with an id made from its content. */
import { xmlElement } from "../markup/element.js";
import { contentId } from "./content-id.js";

/** The definitions of one picture. */
export class Definitions {
  readonly #markup = new Map<string, string>();

  /** Adds an element without id; returns the value that refers to it: `url(#...)`. */
  add(tag: string, attributes: Readonly<Record<string, string | number>>, content: string): string {
    const id = contentId(JSON.stringify([tag, attributes, content]));
    if (!this.#markup.has(id))
      this.#markup.set(id, xmlElement(tag, { id, ...attributes }, content));
    return `url(#${id})`;
  }

  /** The `defs` element; nothing when nothing was added. */
  toMarkup(): string {
    return this.#markup.size === 0
      ? ""
      : xmlElement("defs", {}, [...this.#markup.values()].join(""));
  }
}
