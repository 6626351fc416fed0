/** Lists the notes of a wireframe beside the picture: filters, approvals of pages, and threads. */

import { noteLimits } from "../../../authoring/notes/note.js";
import { tellProblem } from "../../../authoring/notes/tell-problem.js";
import type { NoteView, PageView } from "../../../authoring/notes/view-notes.js";
import type { FileNotes } from "../protocol.js";
import { element, icon, iconButton, refill } from "./element.js";
import { hidePanel } from "./hide-panel.js";
import { NoteThread, type ThreadListener } from "./note-thread.js";
import { whenSaid } from "./note-words.js";

/** Which notes are listed. */
export type NotesFilter = "open" | "done" | "all";

/** Receives the actions of the panel. */
export interface PanelListener extends Omit<ThreadListener, "step"> {
  approve(page: PageView): void;
  withdraw(approval: string): void;
  filtered(filter: NotesFilter): void;
  named(author: string): void;
  add(): void;
  closed(): void;
}

/** The state of the panel. */
export interface PanelState {
  selected: string | undefined;
  mayWrite: boolean;
  author: string;
}

const filters: readonly (readonly [NotesFilter, string])[] = [
  ["open", "Open"],
  ["done", "Done"],
  ["all", "All"],
];

/** The panel. */
export class NotesPanel {
  readonly root: HTMLElement;
  filter: NotesFilter = "open";
  readonly #listener: PanelListener;
  readonly #filters = new Map<NotesFilter, HTMLButtonElement>();
  readonly #problems = element("div", { class: "problems", role: "alert", hidden: true });
  readonly #pages = element("ul", { class: "approvals", "aria-label": "Approvals" });
  readonly #list = element("ol", { class: "threads", "aria-label": "Notes" });
  readonly #empty = element("div", { class: "no-notes" });
  readonly #threads = new Map<string, NoteThread>();
  readonly #author: HTMLInputElement;
  readonly #writing: HTMLElement;
  readonly #readOnly = element(
    "p",
    { class: "read-only" },
    "You can read notes here, not write them.",
  );

  constructor(listener: PanelListener) {
    this.#listener = listener;
    const group = element("div", { class: "group choices", role: "group", "aria-label": "Show" });
    for (const [name, words] of filters) {
      const press = (): void => listener.filtered(name);
      const button = element("button", { type: "button", class: "tool", onclick: press }, words);
      this.#filters.set(name, button);
      group.append(button);
    }
    this.#author = element("input", {
      "aria-label": "Your name",
      maxlength: noteLimits.author,
      autocomplete: "name",
      spellcheck: "false",
      onchange: () => listener.named(this.#author.value.trim()),
    });
    this.#writing = element("label", { class: "writing" }, "Writing as", this.#author);
    this.root = element(
      "aside",
      { class: "notes", id: "notes", "aria-label": "Notes", hidden: true },
      element(
        "header",
        {},
        element("h2", {}, "Notes"),
        iconButton("plus", "Pin a note (c)", () => listener.add(), {
          class: "tool add-note",
        }),
        iconButton("x", "Close notes (n)", () => this.hide()),
      ),
      group,
      this.#problems,
      element("div", { class: "scroll", tabindex: "-1" }, this.#pages, this.#list, this.#empty),
      element("footer", {}, this.#writing, this.#readOnly),
    );
  }

  get isOpen(): boolean {
    return !this.root.hidden;
  }

  /** Whether the viewer is writing in it. */
  get isWriting(): boolean {
    return (
      this.root.contains(document.activeElement) &&
      document.activeElement instanceof HTMLTextAreaElement
    );
  }

  /** Leaves the field without losing its text. */
  leaveField(): void {
    document.activeElement?.closest(".thread")?.querySelector<HTMLElement>(".thread-head")?.focus();
  }

  open(): void {
    this.root.hidden = false;
  }

  hide(): void {
    if (hidePanel(this.root)) this.#listener.closed();
  }

  /** Focuses a thread, or the first one. */
  focus(note?: string): void {
    const thread =
      note === undefined ? this.#threads.values().next().value : this.#threads.get(note);
    if (thread) thread.focus();
    else this.#filters.get(this.filter)?.focus();
  }

  /** The notes that match the filter. */
  shown(notes: readonly NoteView[]): NoteView[] {
    return notes.filter(({ state }) => this.filter === "all" || state === this.filter);
  }

  fill({ notes, pages, problems, isPinnable, lostApprovals }: FileNotes, state: PanelState): void {
    const { selected, mayWrite, author } = state;
    const count = (wanted: NotesFilter) =>
      wanted === "all" ? notes.length : notes.filter((each) => each.state === wanted).length;
    for (const [name, button] of this.#filters) {
      button.setAttribute("aria-pressed", String(name === this.filter));
      const words = filters.find(([each]) => each === name)![1];
      button.replaceChildren(words, element("span", { class: "count" }, String(count(name))));
    }
    this.#problems.hidden = problems.length === 0;
    refill(
      this.#problems,
      problems.map((problem) => element("p", {}, `${tellProblem(problem, "The notes file")}.`)),
    );
    refill(this.#pages, [
      ...(isPinnable ? pages.map((page) => this.#pageView(page, mayWrite, author)) : []),
      ...lostApprovals.map(({ page, author: by }) =>
        element("li", { class: "gone" }, element("span", {}, `${page} is gone; ${by} approved it`)),
      ),
    ]);
    this.#fillThreads(this.shown(notes), selected, mayWrite);
    this.#empty.hidden = this.shown(notes).length > 0;
    refill(this.#empty, this.#emptyWords(notes.length, isPinnable, mayWrite));
    this.#writing.hidden = !mayWrite;
    this.#readOnly.hidden = mayWrite;
    if (document.activeElement !== this.#author) this.#author.value = author;
    for (const button of this.root.querySelectorAll<HTMLButtonElement>(".add-note")) {
      button.disabled = !mayWrite || !isPinnable;
    }
  }

  #fillThreads(notes: readonly NoteView[], selected: string | undefined, mayWrite: boolean): void {
    const listener: ThreadListener = {
      reply: (note, text) => this.#listener.reply(note, text),
      settle: (note, isDone) => this.#listener.settle(note, isDone),
      select: (note) => this.#listener.select(note),
      step: (by) => this.#step(by),
    };
    const wanted = new Set(notes.map(({ id }) => id));
    for (const [id, thread] of this.#threads) {
      if (wanted.has(id)) continue;
      const hadFocus = thread.root.contains(document.activeElement);
      thread.root.remove();
      this.#threads.delete(id);
      if (hadFocus) this.#filters.get(this.filter)?.focus();
    }
    // First the threads that remain; their order is that of the map.
    let before: Element | null = null;
    for (const note of notes) {
      const thread: NoteThread = this.#threads.get(note.id) ?? new NoteThread(note, listener);
      this.#threads.delete(note.id);
      this.#threads.set(note.id, thread);
      thread.update(note, note.id === selected, mayWrite);
      // Moving an element would take the focus from it.
      const place: Element | null = before
        ? before.nextElementSibling
        : this.#list.firstElementChild;
      if (place !== thread.root) this.#list.insertBefore(thread.root, place);
      before = thread.root;
    }
  }

  #step(by: 1 | -1): void {
    const all = [...this.#threads.values()];
    const at = all.findIndex(({ root }) => root.contains(document.activeElement));
    all[at + by]?.focus();
  }

  #pageView(page: PageView, mayWrite: boolean, author: string): HTMLElement {
    const { approvals, isApproved } = page;
    const title = page.title === "" ? "This wireframe" : page.title;
    const last = approvals.findLast(({ isCurrent }) => isCurrent) ?? approvals.at(-1);
    const names = [
      ...new Set(approvals.filter(({ isCurrent }) => isCurrent).map((each) => each.author)),
    ];
    const words = isApproved
      ? `Approved by ${names.join(", ")}`
      : last
        ? `Changed since ${last.author} approved it ${whenSaid(last.created, Date.now())}`
        : "Not approved yet";
    const own = approvals.find((each) => each.isCurrent && each.author === author);
    const button = own
      ? element(
          "button",
          {
            type: "button",
            class: "withdraw",
            "aria-label": `Withdraw approval of ${title}`,
            onclick: () => this.#listener.withdraw(own.id),
          },
          "Withdraw",
        )
      : element(
          "button",
          {
            type: "button",
            class: "approve",
            "aria-label": `Approve ${title}`,
            onclick: () => this.#listener.approve(page),
          },
          icon("check"),
          "Approve",
        );
    return element(
      "li",
      { class: isApproved ? "approved" : last ? "changed" : "" },
      icon(isApproved ? "circle-check" : "app-window"),
      element("span", { class: "page-name" }, title, element("small", {}, words)),
      mayWrite ? [button] : [],
    );
  }

  #emptyWords(count: number, isPinnable: boolean, mayWrite: boolean): (HTMLElement | SVGElement)[] {
    if (!isPinnable) {
      return [element("p", {}, "A wireframe in a Markdown file cannot have notes.")];
    }
    if (count > 0) return [element("p", {}, this.filter === "open" ? "No open notes." : "None.")];
    if (!mayWrite) return [element("p", {}, "No notes yet.")];
    return [
      icon("message-circle"),
      element("p", {}, "No notes yet."),
      element(
        "p",
        { class: "hint" },
        "Point at an element and press ",
        element("kbd", {}, "c"),
        " to say what should change.",
      ),
    ];
  }
}
