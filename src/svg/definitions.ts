/** Gathers what a picture refers to, clips and patterns, each once and with an id made from its content. */
import { xmlElement } from "../markup/element.js";

/** The definitions of one picture. */
export class Definitions {
  readonly #markup = new Map<string, string>();

  /** Adds an element without id; gives the value that refers to it: `url(#...)`. */
  add(tag: string, attributes: Readonly<Record<string, string | number>>, content: string): string {
    const body = JSON.stringify([tag, attributes, content]);
    const id = `wf-${hash(body)}`;
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

/** FNV-1a over UTF-16 units, twice with different seeds: 64 bits that hold no order and no clock. */
function hash(text: string): string {
  return (fnv(text, 0x811c9dc5) >>> 0).toString(36) + (fnv(text, 0x9e3779b9) >>> 0).toString(36);
}

function fnv(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value;
}
