/** Finds the board that a reference names: a page by its id, else by its title, or the board of an overlay. */
import type { Board } from "../../model/box/box.js";
import type { BoardName } from "../../model/box/canvas-plan.js";

/** The boards of a canvas by the names that references use. */
export class LinkTargets {
  readonly #boards: readonly Board[];
  readonly #pages = new Names();
  readonly #overlays = new Names();
  /** The number of the page that each board shows. */
  readonly #pageOf: number[] = [];

  constructor(boards: readonly Board[]) {
    this.#boards = boards;
    for (const [at, { copy, called, shows = [] }] of boards.entries()) {
      this.#pageOf.push(copy === undefined ? at : this.#pageOf[at - 1]!);
      if (copy === undefined && called) this.#pages.add(called, at);
      for (const name of shows) this.#overlays.add(name, at);
    }
  }

  /** The board of a page. */
  page(reference: string | undefined, from: number): number | undefined {
    return this.#nearest(this.#pages.find(reference), from);
  }

  /** The board that shows an overlay, preferably one of the same page. */
  overlay(reference: string | undefined, from: number): number | undefined {
    const found = this.#overlays.find(reference);
    const own = found.filter((at) => this.#pageOf[at] === this.#pageOf[from]);
    return this.#nearest(own.length > 0 ? own : found, from);
  }

  /** The target of `opens`: an overlay or a page. */
  opened(reference: string | undefined, from: number): number | undefined {
    return this.overlay(reference, from) ?? this.page(reference, from);
  }

  /** Of a page's boards for several devices, the one for the same device. */
  #nearest(found: readonly number[], from: number): number | undefined {
    const { width } = this.#boards[from]!;
    return found.find((at) => this.#boards[at]!.width === width) ?? found[0];
  }
}

class Names {
  readonly #byId = new Map<string, number[]>();
  readonly #byTitle = new Map<string, number[]>();

  add({ id, title }: BoardName, at: number): void {
    if (id !== undefined) put(this.#byId, id, at);
    if (title !== undefined) put(this.#byTitle, title, at);
  }

  find(reference: string | undefined): readonly number[] {
    if (reference === undefined) return [];
    const name = reference.replace(/^#/, "");
    return this.#byId.get(name) ?? this.#byTitle.get(name) ?? [];
  }
}

function put(names: Map<string, number[]>, name: string, at: number): void {
  const known = names.get(name);
  if (known) known.push(at);
  else names.set(name, [at]);
}
