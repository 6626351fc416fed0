/** Lets the wireframes of one call refer to pages of other files. */
import type { OtherPages } from "../../language/check/other-pages.js";
import type { Imports } from "./imports.js";
import { type CallFiles, type PageSearch, searchPages } from "./search-pages.js";

/** The pages of all files of a call and of their projects. Nothing is loaded or read before a reference asks. */
export class CallPages {
  readonly #call: CallFiles;
  readonly #imports: Imports;
  /** Bytes that a file may have, by the settings of the projects that were asked from. */
  #most: number | undefined;
  #search: PageSearch | undefined;

  constructor(call: CallFiles, imports: Imports) {
    this.#call = call;
    this.#imports = imports;
  }

  /**
   * What the file at an absolute path can refer to.
   *
   * @param most bytes that its settings let a file have
   */
  seenFrom(absolute: string, most?: number): OtherPages {
    if (most !== undefined) this.#most = Math.max(most, this.#most ?? 0);
    return {
      has: (reference) => this.#pages.has(absolute, reference),
      names: (file) => this.#pages.names(absolute, file),
    };
  }

  /** The projects that hold more than was searched; what was not found there may exist. */
  get unsearched(): readonly string[] {
    return this.#search?.unsearched ?? [];
  }

  get #pages(): PageSearch {
    this.#search ??= searchPages(this.#call, this.#imports, () => this.#most);
    return this.#search;
  }
}
