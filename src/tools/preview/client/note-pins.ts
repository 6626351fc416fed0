/** Shows notes as numbered pins at the corners of their elements, which move with the picture. */
import type { NoteView } from "../../../authoring/notes/view-notes.js";
import type { Area } from "../protocol.js";
import { element } from "./element.js";
import { elementWords } from "./note-words.js";

/** Receives the actions of the pins. */
export interface PinListener {
  open(note: string): void;
  areasOf(element: number): Area[];
}

/** Size of a pin in px, and the distance between pins of one element. */
const pinSize = 26;
const pinStep = 20;

/** The pins over the picture. */
export class NotePins {
  readonly root = element("div", { class: "pins", role: "group", "aria-label": "Notes" });
  readonly #listener: PinListener;
  readonly #pins = new Map<string, { note: NoteView; button: HTMLButtonElement }>();

  constructor(listener: PinListener) {
    this.#listener = listener;
  }

  /** Shows notes, with one of them selected. */
  show(notes: readonly NoteView[], selected: string | undefined): void {
    const wanted = new Set(notes.map(({ id }) => id));
    for (const [id, { button }] of this.#pins) {
      if (wanted.has(id)) continue;
      button.remove();
      this.#pins.delete(id);
    }
    for (const note of notes) {
      const button = this.#pins.get(note.id)?.button ?? this.#newPin(note);
      const words = `Note ${note.number} on ${elementWords(note.element)}${note.state === "done" ? ", done" : ""}`;
      button.textContent = String(note.number);
      button.setAttribute("aria-label", words);
      button.title = note.text.length > 120 ? `${note.text.slice(0, 119)}…` : note.text;
      button.setAttribute("aria-pressed", String(note.id === selected));
      button.classList.toggle("done", note.state === "done");
      button.classList.toggle("unanswered", note.isUnanswered);
      this.#pins.set(note.id, { note, button });
      // In the order of their numbers, which is also the tab order.
      this.root.append(button);
    }
    this.place();
  }

  /** Moves each pin to its element; hides it if the element is not drawn. */
  place(): void {
    const counts = new Map<number, number>();
    for (const { note, button } of this.#pins.values()) {
      const { at = -1 } = note;
      const [area] = this.#listener.areasOf(at);
      button.hidden = area === undefined;
      if (!area) continue;
      const count = counts.get(at) ?? 0;
      counts.set(at, count + 1);
      const left = area.x + area.width - pinSize / 2 - count * pinStep;
      button.style.left = `${Math.max(0, left)}px`;
      button.style.top = `${Math.max(0, area.y - pinSize / 2)}px`;
    }
  }

  focus(note: string): void {
    this.#pins.get(note)?.button.focus();
  }

  #newPin({ id }: NoteView): HTMLButtonElement {
    return element("button", {
      type: "button",
      class: "pin",
      "data-note": id,
      onclick: () => this.#listener.open(id),
    });
  }
}
