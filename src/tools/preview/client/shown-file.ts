/** Tracks the file and board that the page shows, in sync with its URL and with renamed files. */
import type { FileMove } from "../protocol.js";
import { addressOf, type Shown, shownAt } from "./address.js";

/** A file that returns to its old path within so many ms was only set aside, as some editors do when they save. */
const asideTime = 1500;

/** The shown file, and the current paths of renamed files. */
export class ShownFile {
  #current = shownAt(location);
  #targets = new Map<string, string>();
  #followed: (FileMove & { time: number }) | undefined;

  /** Undefined while there is no file. */
  get current(): Shown | undefined {
    return this.#current;
  }

  get path(): string | undefined {
    return this.#current?.path;
  }

  /** Reads the URL, after the browser went back or forward. */
  readAddress(): void {
    this.#current = shownAt(location);
  }

  /** Shows something else; a step through the list adds no history entry. */
  show(shown: Shown, isStep: boolean): void {
    this.#current = shown;
    const address = addressOf(shown);
    if (isStep) history.replaceState(null, "", address);
    else if (address !== location.pathname + location.search + location.hash)
      history.pushState(null, "", address);
  }

  /** Replaces the renamed files that are known. */
  replaceMoves(moves: readonly FileMove[]): void {
    this.#targets = new Map();
    this.addMoves(moves);
  }

  /** Adds renamed files. */
  addMoves(moves: readonly FileMove[]): void {
    for (const { from, to } of moves) this.#targets.set(from, to);
  }

  /** Continues to show a file that was renamed; returns its move. */
  follow(isThere: (path: string) => boolean): FileMove | undefined {
    const from = this.path;
    const to = from === undefined || isThere(from) ? undefined : this.#targetOf(from, isThere);
    if (from === undefined || to === undefined) return undefined;
    this.#followed = { from, to, time: performance.now() };
    return this.#rename({ from, to });
  }

  /** Returns to the old path of a renamed file if it is among the new files. */
  goBack(came: readonly { path: string }[]): FileMove | undefined {
    const followed = this.#followed;
    if (!followed || followed.to !== this.path) return undefined;
    if (performance.now() - followed.time > asideTime) return undefined;
    if (!came.some(({ path }) => path === followed.from)) return undefined;
    this.#followed = undefined;
    return this.#rename({ from: followed.to, to: followed.from });
  }

  #rename(move: FileMove): FileMove {
    this.show({ path: move.to, page: this.#current?.page }, true);
    return move;
  }

  /** The current path of a file after one or more moves; undefined if it no longer exists. */
  #targetOf(path: string, isThere: (path: string) => boolean): string | undefined {
    const passed = new Set([path]);
    let at = this.#targets.get(path);
    while (at !== undefined && !isThere(at)) {
      // Two files that swapped their paths would form a cycle.
      if (passed.has(at)) return undefined;
      passed.add(at);
      at = this.#targets.get(at);
    }
    return at;
  }
}
