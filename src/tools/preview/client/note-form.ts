/** Asks for the text of a note, next to the element that it is pinned to. */
import { type Anchor, noteLimits } from "../../../authoring/notes/note.js";
import type { Area } from "../protocol.js";
import { element } from "./element.js";
import { elementWords } from "./note-words.js";

/** Receives the actions of the form. */
export interface FormListener {
  /** Pins the note; resolves to whether it was written. */
  save(anchor: Anchor, text: string): Promise<boolean>;
  areasOf(element: number): Area[];
  closed(): void;
}

/** Width of the card in px, and the space around it. */
const cardWidth = 300;
const margin = 10;

/** A text field that grows, and is submitted with Enter; Shift with Enter starts a new line. */
export function noteField(label: string, send: () => void): HTMLTextAreaElement {
  const field = element("textarea", {
    rows: 2,
    maxlength: noteLimits.text,
    "aria-label": label,
    placeholder: label,
    oninput: () => grow(field),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      send();
    },
  });
  return field;
}

/** Resizes the field to its number of lines. */
function grow(field: HTMLTextAreaElement): void {
  field.style.height = "auto";
  field.style.height = `${Math.min(220, field.scrollHeight + 2)}px`;
}

/** The card over the picture. */
export class NoteForm {
  readonly root: HTMLElement;
  readonly #listener: FormListener;
  readonly #title = element("p", { class: "about" });
  readonly #field: HTMLTextAreaElement;
  #anchor: Anchor | undefined;
  #element: number | undefined;
  #isBusy = false;

  constructor(listener: FormListener) {
    this.#listener = listener;
    this.#field = noteField("What should change?", () => void this.#save());
    this.root = element(
      "form",
      {
        class: "note-form",
        hidden: true,
        "aria-label": "New note",
        onsubmit: (event: SubmitEvent) => {
          event.preventDefault();
          void this.#save();
        },
      },
      this.#title,
      this.#field,
      element(
        "div",
        { class: "actions" },
        element(
          "button",
          { type: "button", class: "quiet", onclick: () => this.close() },
          "Cancel",
        ),
        element("button", { type: "submit", class: "primary" }, "Pin note"),
      ),
    );
  }

  get isOpen(): boolean {
    return !this.root.hidden;
  }

  open(number: number, anchor: Anchor): void {
    this.#anchor = anchor;
    this.#element = number;
    this.#title.textContent = elementWords(anchor);
    this.root.hidden = false;
    this.place();
    this.#field.focus({ preventScroll: true });
    this.root.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  close(): void {
    if (!this.isOpen) return;
    this.root.hidden = true;
    this.#field.value = "";
    grow(this.#field);
    this.#listener.closed();
  }

  /** Moves the card next to its element, to the side with more room. */
  place(): void {
    if (!this.isOpen || this.#element === undefined) return;
    const [area] = this.#listener.areasOf(this.#element);
    if (!area) return;
    const sheet = this.root.closest<HTMLElement>(".sheet");
    const room = Math.max(cardWidth, sheet?.clientWidth ?? 0);
    const right = area.x + area.width + margin;
    const fitsRight = right + cardWidth <= room;
    const left = fitsRight ? right : Math.min(area.x, room - cardWidth);
    const { style } = this.root;
    style.left = `${Math.max(0, left)}px`;
    style.top = `${fitsRight ? area.y : area.y + area.height + margin}px`;
  }

  async #save(): Promise<void> {
    const text = this.#field.value.trim();
    if (text === "" || this.#anchor === undefined || this.#isBusy) return;
    this.#isBusy = true;
    const isSaved = await this.#listener.save(this.#anchor, text);
    this.#isBusy = false;
    // An unsaved text stays, so that it can be sent again.
    if (isSaved) this.close();
  }
}
