/** The menu with downloads and other rarely used actions. */
import type { PageIcon } from "../icon-names.js";
import type { DownloadView } from "../protocol.js";
import { element, icon } from "./element.js";

/** Receives the actions of the menu. */
export interface MenuListener {
  download(download: DownloadView, scale: number): void;
  copy(): void;
  help(): void;
}

/** A button and the menu that it opens. */
export class MoreMenu {
  readonly button: HTMLButtonElement;
  readonly root: HTMLElement;
  /** The items that need a picture. */
  readonly #pictureItems: HTMLButtonElement[] = [];

  constructor(listener: MenuListener) {
    this.root = element("div", {
      class: "menu",
      id: "more",
      popover: "auto",
      role: "group",
      "aria-label": "More actions",
    });
    this.button = element(
      "button",
      {
        type: "button",
        class: "tool more-button",
        "aria-label": "More actions",
        title: "Download and more (d)",
        popovertarget: "more",
      },
      icon("ellipsis"),
    );
    for (const download of offeredDownloads()) {
      for (const scale of download.scales) {
        const words = `Download ${download.name}${scale === 1 ? "" : ` at ${scale}×`}`;
        this.#addPictureItem("download", words, () => listener.download(download, scale));
      }
    }
    this.root.append(element("hr"));
    this.#addPictureItem("copy", "Copy SVG", () => listener.copy());
    this.root.append(
      element("hr"),
      this.#item("keyboard", "Keyboard shortcuts", () => listener.help()),
    );
    this.root.addEventListener("keydown", (event) => this.#onKey(event));
    this.root.addEventListener("toggle", (event) => {
      const isOpen = (event as ToggleEvent).newState === "open";
      if (isOpen && !this.root.contains(document.activeElement)) this.#items()[0]?.focus();
    });
  }

  get isOpen(): boolean {
    return this.root.matches(":popover-open");
  }

  open(): void {
    if (this.isOpen) return;
    this.root.showPopover();
    // The toggle event comes later, possibly after the next key.
    this.#items()[0]?.focus();
  }

  /** Closes it, and restores the focus. */
  close(): void {
    if (!this.isOpen) return;
    const hadFocus = this.root.contains(document.activeElement);
    this.root.hidePopover();
    if (hadFocus) this.button.focus();
  }

  /** Sets whether there is a picture to download. */
  setPicture(isThere: boolean): void {
    for (const item of this.#pictureItems) item.disabled = !isThere;
  }

  #addPictureItem(look: PageIcon, words: string, work: () => void): void {
    const item = this.#item(look, words, work);
    this.#pictureItems.push(item);
    this.root.append(item);
  }

  #item(look: PageIcon, words: string, work: () => void): HTMLButtonElement {
    const press = (): void => {
      this.close();
      work();
    };
    return element("button", { type: "button", onclick: press }, icon(look), words);
  }

  #items(): HTMLButtonElement[] {
    return [...this.root.querySelectorAll<HTMLButtonElement>("button:enabled")];
  }

  #onKey(event: KeyboardEvent): void {
    const items = this.#items();
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    const targets: Record<string, number> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at <= 0 ? items.length : at) - 1,
      Home: 0,
      End: items.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    items[target]?.focus();
  }
}

/** The downloads that the server offers, as listed in the document. */
function offeredDownloads(): DownloadView[] {
  return JSON.parse(document.documentElement.dataset.downloads ?? "[]") as DownloadView[];
}
