/** Keeps which file and board the page shows, in step with its address and with files that are renamed. */
import type { FileMove } from "../protocol.js";
import { addressOf, type Shown, shownAt } from "./address.js";

/** ms in which a file that is back under its old path was only set aside, as some editors do to save it. */
const asideTime = 1500;

/** What is shown, and where files are that had another path before. */
export class ShownFile {
  #current = shownAt(location);
  #targets = new Map<string, string>();
  #followed: (FileMove & { time: number }) | undefined;

  /** undefined while there is no file. */
  get current(): Shown | undefined {
    return this.#current;
  }

  get path(): string | undefined {
    return this.#current?.path;
  }

  /** Takes what the address says, after the browser has gone back or forth. */
  readAddress(): void {
    this.#current = shownAt(location);
  }

  /** Shows something else; a step through the list leaves no trace in the history. */
  show(shown: Shown, isStep: boolean): void {
    this.#current = shown;
    const address = addressOf(shown);
    if (isStep) history.replaceState(null, "", address);
    else if (address !== location.pathname + location.search + location.hash)
      history.pushState(null, "", address);
  }

  /** Takes all renamed files that the server knows. */
  replaceMoves(moves: readonly FileMove[]): void {
    this.#targets = new Map();
    this.addMoves(moves);
  }

  /** Takes those that are new. */
  addMoves(moves: readonly FileMove[]): void {
    for (const { from, to } of moves) this.#targets.set(from, to);
  }

  /** Goes on showing a file that has another path now; gives its move. */
  follow(isThere: (path: string) => boolean): FileMove | undefined {
    const from = this.path;
    const to = from === undefined || isThere(from) ? undefined : this.#targetOf(from, isThere);
    if (from === undefined || to === undefined) return undefined;
    this.#followed = { from, to, time: performance.now() };
    return this.#rename({ from, to });
  }

  /** Goes back to the path of a file that was just followed, when it is among those that came. */
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

  /** Where the file of a path is now, after one move or several; undefined when it is nowhere. */
  #targetOf(path: string, isThere: (path: string) => boolean): string | undefined {
    const passed = new Set([path]);
    let at = this.#targets.get(path);
    while (at !== undefined && !isThere(at)) {
      // Two files that change places would lead in a circle.
      if (passed.has(at)) return undefined;
      passed.add(at);
      at = this.#targets.get(at);
    }
    return at;
  }
}
