/** Gathers what a picture refers to, clips and patterns, each once and with an id that begins with the picture's name. */
import { xmlElement } from "../../base/markup/element.js";
import { laterName } from "../../base/markup/later-name.js";

/** The definitions of one picture. */
export class Definitions {
  readonly #ids = new Map<string, string>();
  readonly #letters = new Map<string, string>();

  /**
   * Adds an element without id; returns the value that refers to it: `url(#...)`. Its id has `laterName` in place of
   * the name of the picture: were it made from the element alone, two pictures in one page would share it, and the
   * second would lose it where the first is hidden.
   */
  add(tag: string, attributes: Readonly<Record<string, string | number>>, content: string): string {
    const element = xmlElement(tag, attributes, content);
    let id = this.#ids.get(element);
    if (id === undefined) {
      id = `${laterName}-${this.#ids.size + 1}`;
      this.#ids.set(element, id);
    }
    return `url(#${id})`;
  }

  /** Adds a letter, whose id is made from its outline: the data of a path. Hidden pictures lend theirs as well. */
  addLetter(id: string, outline: string): void {
    if (!this.#letters.has(id)) this.#letters.set(id, xmlElement("path", { id, d: outline }));
  }

  /** Whether something refers to more than letters. */
  get hasReferences(): boolean {
    return this.#ids.size > 0;
  }

  /** Whether references to letters need the namespace that these are in. */
  get hasLetters(): boolean {
    return this.#letters.size > 0;
  }

  /** The `defs` element; nothing when nothing was added. */
  toMarkup(): string {
    const elements = [...this.#ids].map(([element, id]) =>
      element.replace(/^<\w+/, `$& id="${id}"`),
    );
    const all = elements.join("") + [...this.#letters.values()].join("");
    return all === "" ? "" : xmlElement("defs", {}, all);
  }
}
