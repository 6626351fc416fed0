/** Makes a drawer of the list where the page is narrow. */
import { element } from "./element.js";

/** What the drawer consists of. */
export interface DrawerParts {
  root: HTMLElement;
  side: HTMLElement;
  /** What is behind it and cannot be reached while it is open. */
  behind: HTMLElement;
  /** Opens and closes it. */
  button: HTMLElement;
  /** Puts the focus into it. */
  enter(): void;
}

/** Where the style makes a drawer of the list. */
const narrow = matchMedia("(max-width: 760px)");

/** The drawer; on wide pages the list is there all the time, and none of this does anything. */
export class Drawer {
  readonly veil: HTMLElement = element("div", { class: "veil", onclick: () => this.close() });
  readonly #parts: DrawerParts;

  constructor(parts: DrawerParts) {
    this.#parts = parts;
    narrow.addEventListener("change", () => this.close());
  }

  get isOpen(): boolean {
    return this.#parts.root.classList.contains("listed");
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else this.open();
  }

  open(): void {
    if (!narrow.matches || this.isOpen) return;
    this.#show(true);
    this.#parts.enter();
  }

  close(): void {
    if (!this.isOpen) return;
    const { side, button } = this.#parts;
    const hadFocus = side.contains(document.activeElement);
    this.#show(false);
    if (hadFocus) button.focus();
  }

  #show(isShown: boolean): void {
    const { root, behind, button } = this.#parts;
    root.classList.toggle("listed", isShown);
    behind.inert = isShown;
    button.setAttribute("aria-expanded", String(isShown));
  }
}
