/** Dispatches keys: to the search field, to shortcuts, and to what Escape closes. */
import { handleKey, type Shortcut } from "./shortcuts.js";

/** Something that opens on top of something else. */
export interface KeyboardLayer {
  isOpen(): boolean;
  close(): void;
}

/** The parts that keys act on. */
export interface KeyTargets {
  shortcuts: readonly Shortcut[];
  /** What the Escape key closes, from the top down. */
  layers: readonly KeyboardLayer[];
  /** A dialog, which handles Escape by itself. */
  dialog: HTMLDialogElement;
  search: HTMLInputElement;
  /** Goes to the next or previous match. */
  step(by: 1 | -1): void;
  /** Handles a key while an element is chosen; false for other keys. */
  pick(key: string): boolean;
  /** Opens the match. */
  choose(): void;
}

/** The keys of the page and of the frame in it. */
export class Keyboard {
  readonly #targets: KeyTargets;

  constructor(targets: KeyTargets) {
    this.#targets = targets;
    document.addEventListener("keydown", (event) => this.press(event));
  }

  press(event: KeyboardEvent): void {
    const { search, shortcuts, pick } = this.#targets;
    if (event.isComposing || event.defaultPrevented) return;
    if (event.key === "Escape") this.#onEscape(event);
    else if (isPlain(event) && pick(event.key)) event.preventDefault();
    else if (event.target === search) this.#onSearchKey(event);
    else handleKey(event, shortcuts);
  }

  /** Handles a key in the frame. The frame is as large as its content, so the arrow keys scroll the stage around it. */
  pressInFrame(event: KeyboardEvent): void {
    if (!event.key.startsWith("Arrow")) this.press(event);
    else if (isPlain(event) && this.#targets.pick(event.key)) event.preventDefault();
  }

  #onEscape(event: KeyboardEvent): void {
    if (this.#targets.dialog.open || event.ctrlKey || event.metaKey || event.altKey) return;
    const top = this.#targets.layers.find((layer) => layer.isOpen());
    if (!top) return;
    event.preventDefault();
    top.close();
  }

  #onSearchKey(event: KeyboardEvent): void {
    const { step, choose } = this.#targets;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (by !== undefined) step(by);
    else if (event.key === "Enter") choose();
    else return;
    event.preventDefault();
  }
}

function isPlain({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey;
}
