/** Connects the keyboard with the search field above the list. */
import type { Shown } from "./address.js";
import type { Drawer } from "./drawer.js";
import type { FileList } from "./file-list.js";

/** The parts that a search acts on. */
export interface SearchTargets {
  list: FileList;
  /** Contains the list on narrow pages. */
  drawer: Drawer;
  /** The path of the shown file. */
  shownPath(): string | undefined;
  select(shown: Shown): void;
  /** Receives the focus after the search. */
  focusPicture(): void;
}

/** The search for a file by a part of its path. */
export class FileSearch {
  readonly #targets: SearchTargets;

  constructor(targets: SearchTargets) {
    this.#targets = targets;
  }

  /** Whether the field has the focus. */
  get isActive(): boolean {
    return document.activeElement === this.#targets.list.search;
  }

  start(): void {
    const { drawer, list } = this.#targets;
    drawer.open();
    list.search.focus();
    list.search.select();
  }

  /** Shows the match; if there is none, the search continues. */
  openFound(): void {
    const { list, shownPath, select } = this.#targets;
    const { candidate: path, isSearched } = list;
    if (isSearched && path === undefined) return;
    if (path !== undefined && path !== shownPath()) select({ path, page: undefined });
    list.clearSearch();
    this.leave();
  }

  leave(): void {
    this.#targets.drawer.close();
    this.#targets.focusPicture();
  }
}
