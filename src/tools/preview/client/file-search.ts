/** Goes from the keyboard into the search field above the list, and from there to a file. */
import type { Shown } from "./address.js";
import type { Drawer } from "./drawer.js";
import type { FileList } from "./file-list.js";

/** What a search acts on. */
export interface SearchTargets {
  list: FileList;
  /** Holds the list where the page is narrow. */
  drawer: Drawer;
  /** The path that is shown. */
  shownPath(): string | undefined;
  select(shown: Shown): void;
  /** Takes the focus when the search is over. */
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

  /** Shows the match; without one, the search continues. */
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
