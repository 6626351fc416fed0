/** Turns the list into a drawer on narrow pages. */
import { element } from "./element.js";

/** The parts of the drawer. */
export interface DrawerParts {
  root: HTMLElement;
  side: HTMLElement;
  /** The content behind it, inert while it is open. */
  behind: HTMLElement;
  /** Opens and closes it. */
  button: HTMLElement;
  /** Moves the focus into it. */
  enter(): void;
}

/** Where the style turns the list into a drawer. */
const narrow = matchMedia("(max-width: 760px)");

/** The drawer. On wide pages, the list is always visible and this does nothing. */
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
