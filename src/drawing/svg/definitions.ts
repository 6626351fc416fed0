/** Collects the definitions of a picture, such as clips and patterns, each once, with ids that contain its name. */
import { xmlElement } from "../../base/markup/element.js";
import { laterName } from "../../base/markup/later-name.js";
import { contentId } from "../../base/text/content-id.js";

/**
 * Maximum length of the path data of all letters. The fonts of a picture bound the letters in its texts, but not the
 * glyphs that shaping makes of them.
 */
const mostOutlines = 80_000_000;

/** The definitions of one picture. */
export class Definitions {
  readonly #ids = new Map<string, string>();
  readonly #letters = new Map<string, string>();
  readonly #most: { readonly outlines: number; readonly boxes: number };
  #outlines = 0;
  #boxes = 0;
  readonly #others = new Map<object, Map<number | string, string | undefined>>();

  /**
   * @param most the maximum length of the path data of all letters, and of boxes that name the letter that they stand
   * for; by default, that of letters is the usual one, and that of boxes has no end
   */
  constructor({ outlines = mostOutlines, boxes = Number.POSITIVE_INFINITY } = {}) {
    this.#most = { outlines, boxes };
  }

  /**
   * Adds an element without id; returns a reference to it: `url(#...)`. Its id contains `laterName` instead of the name
   * of the picture. If it depended on the element alone, two pictures in one page would share it, and the second one
   * would lose it if the first is hidden.
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

  /** Whether there is room for further letters of any length. */
  get hasRoom(): boolean {
    return this.#outlines < this.#most.outlines;
  }

  /**
   * Adds a box in place of a letter; returns its id.
   *
   * @param draw returns its path data, for as long as there is room with the name of the letter in it
   */
  letterBox(owner: object, key: string, draw: (isNamed: boolean) => string): string | undefined {
    return this.otherLetter(owner, key, () => {
      const isNamed = this.#boxes < this.#most.boxes;
      const box = draw(isNamed);
      if (isNamed) this.#boxes += box.length;
      return box;
    });
  }

  /** Adds a letter with an id that is derived from its path data. Hidden pictures can share it too. */
  addLetter(id: string, outline: string): void {
    if (this.#letters.has(id)) return;
    this.#letters.set(id, xmlElement("path", { id, d: outline }));
    this.#outlines += outline.length;
  }

  /**
   * Adds what stands for a letter in a user font, or in none; returns its id, undefined if it is empty. There may be
   * far more of them than letters of ours, so the ids are longer.
   *
   * @param owner what the key belongs to, such as a face
   * @param draw returns its path data; called once for each key
   */
  otherLetter(owner: object, key: number | string, draw: () => string): string | undefined {
    let ids = this.#others.get(owner);
    if (ids === undefined) {
      ids = new Map();
      this.#others.set(owner, ids);
    }
    if (ids.has(key)) return ids.get(key);
    const outline = draw();
    const id = outline === "" ? undefined : contentId(outline);
    if (id !== undefined) this.addLetter(id, outline);
    ids.set(key, id);
    return id;
  }

  /** Whether there are references to anything other than letters. */
  get hasReferences(): boolean {
    return this.#ids.size > 0;
  }

  /** Whether there are references to letters, which need a namespace. */
  get hasLetters(): boolean {
    return this.#letters.size > 0;
  }

  /** The `defs` element; empty if there are no definitions. */
  toMarkup(): string {
    const elements = [...this.#ids].map(([element, id]) =>
      element.replace(/^<\w+/, `$& id="${id}"`),
    );
    const all = elements.join("") + [...this.#letters.values()].join("");
    return all === "" ? "" : xmlElement("defs", {}, all);
  }
}
