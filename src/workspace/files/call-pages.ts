/** Lets the wireframes of a run refer to pages of other files. */
import type { OtherPages } from "../../language/check/other-pages.js";
import type { Imports } from "./imports.js";
import { type CallFiles, type PageSearch, searchPages } from "./search-pages.js";

/** The pages of all files of a run and of their projects. Nothing is loaded or read before a reference needs it. */
export class CallPages {
  readonly #call: CallFiles;
  readonly #imports: Imports;
  /** Maximum size of a file in bytes, from the settings of the projects involved. */
  #most: number | undefined;
  #search: PageSearch | undefined;

  constructor(call: CallFiles, imports: Imports) {
    this.#call = call;
    this.#imports = imports;
  }

  /**
   * The pages that the file at an absolute path can refer to.
   *
   * @param most maximum size of a file in bytes, from its settings
   */
  seenFrom(absolute: string, most?: number): OtherPages {
    if (most !== undefined) this.#most = Math.max(most, this.#most ?? 0);
    return {
      has: (reference) => this.#pages.has(absolute, reference),
      names: (file) => this.#pages.names(absolute, file),
    };
  }

  /** The projects that were too large to search completely; a page that was not found may exist there. */
  get unsearched(): readonly string[] {
    return this.#search?.unsearched ?? [];
  }

  get #pages(): PageSearch {
    this.#search ??= searchPages(this.#call, this.#imports, () => this.#most);
    return this.#search;
  }
}
