/** Shows a note with its replies, with a field for a reply and a button to mark it done. */
import type { Remark } from "../../../authoring/notes/note.js";
import type { NoteView } from "../../../authoring/notes/view-notes.js";
import { element, icon, refill } from "./element.js";
import { noteField } from "./note-form.js";
import { elementWords, initialsOf, whenSaid } from "./note-words.js";

/** Receives the actions of a thread. */
export interface ThreadListener {
  /** Resolves to whether it was saved. */
  reply(note: string, text: string): Promise<boolean>;
  settle(note: string, isDone: boolean): void;
  /** The thread was selected; its element is shown. */
  select(note: string): void;
  /** Goes to the next or previous thread. */
  step(by: 1 | -1): void;
}

/** A thread in the list. */
export class NoteThread {
  readonly root: HTMLElement;
  readonly #listener: ThreadListener;
  readonly #head = element("button", { type: "button", class: "thread-head" });
  readonly #talk = element("div", { class: "talk" });
  readonly #lost = element("p", { class: "lost" });
  readonly #settle = element("button", { type: "button", class: "settle" });
  readonly #field: HTMLTextAreaElement;
  readonly #form: HTMLFormElement;
  #note: NoteView;
  #isBusy = false;

  constructor(note: NoteView, listener: ThreadListener) {
    this.#note = note;
    this.#listener = listener;
    this.#head.addEventListener("click", () => listener.select(this.#note.id));
    this.#head.addEventListener("keydown", (event) => this.#onKey(event));
    this.#settle.addEventListener("click", () =>
      listener.settle(this.#note.id, this.#note.state === "open"),
    );
    this.#field = noteField("Reply", () => void this.#reply());
    this.#field.rows = 1;
    const send = element(
      "button",
      { type: "submit", class: "send", "aria-label": "Send reply", title: "Send reply (Enter)" },
      icon("corner-down-left"),
    );
    this.#form = element("form", { class: "reply" }, this.#field, send);
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#reply();
    });
    this.root = element(
      "li",
      { class: "thread" },
      this.#head,
      this.#lost,
      this.#talk,
      element("div", { class: "foot" }, this.#form, this.#settle),
    );
    this.update(note, false, true);
  }

  /** Shows the current state of the note; an unfinished reply stays. */
  update(note: NoteView, isSelected: boolean, mayWrite: boolean): void {
    this.#note = note;
    const { number, id, state, element: about, at, replies, settled } = note;
    const isLost = at === undefined;
    this.root.dataset.note = id;
    this.root.classList.toggle("done", state === "done");
    this.root.classList.toggle("selected", isSelected);
    this.#head.setAttribute("aria-expanded", String(isSelected));
    this.#head.replaceChildren(
      element("span", { class: `pin-mark${state === "done" ? " done" : ""}` }, String(number)),
      element("span", { class: "about" }, elementWords(about)),
      element("span", { class: "line" }, isLost ? "" : `line ${about.line}`),
    );
    this.#lost.hidden = !isLost;
    this.#lost.replaceChildren(icon("unlink"), "No longer in the wireframe");
    refill(this.#talk, [remarkView(note), ...replies.map(remarkView)]);
    if (state === "done" && settled) {
      this.#talk.append(
        element("p", { class: "settled" }, icon("circle-check"), `Done, ${settled.author}`),
      );
    }
    this.#settle.replaceChildren(
      icon(state === "open" ? "check" : "rotate-ccw"),
      state === "open" ? "Done" : "Reopen",
    );
    this.#settle.setAttribute(
      "aria-label",
      `${state === "open" ? "Mark done" : "Reopen"}: note ${number}`,
    );
    this.#field.setAttribute("aria-label", `Reply to note ${number}`);
    this.#form.parentElement!.hidden = !mayWrite;
  }

  focus(): void {
    this.#head.focus();
    this.root.scrollIntoView({ block: "nearest" });
  }

  #onKey(event: KeyboardEvent): void {
    const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (by !== undefined) this.#listener.step(by);
    else if (event.key === "r" && !event.ctrlKey && !event.metaKey) this.#field.focus();
    else return;
    event.preventDefault();
  }

  async #reply(): Promise<void> {
    const text = this.#field.value.trim();
    if (text === "" || this.#isBusy) return;
    this.#isBusy = true;
    const isSaved = await this.#listener.reply(this.#note.id, text);
    this.#isBusy = false;
    if (!isSaved) return;
    this.#field.value = "";
    this.#field.style.height = "";
  }
}

function remarkView({ author, agent, created, text }: Remark): HTMLElement {
  const when = element("time", { datetime: created, title: new Date(created).toLocaleString() });
  when.textContent = whenSaid(created, Date.now());
  const name = element("span", { class: "author" }, author);
  const badge = agent ? [element("span", { class: "agent" }, "agent")] : [];
  const face = element(
    "span",
    { class: `face${agent ? " of-agent" : ""}`, "aria-hidden": "true" },
    initialsOf(author),
  );
  return element(
    "div",
    { class: "remark" },
    face,
    element(
      "div",
      { class: "said" },
      element("p", { class: "by" }, name, badge, when),
      element("p", { class: "text" }, text),
    ),
  );
}
