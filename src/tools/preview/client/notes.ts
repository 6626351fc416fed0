/** Connects pins, form, panel and picker, and keeps the notes of the shown file up to date. */
import type { NoteView } from "../../../authoring/notes/view-notes.js";
import type { FileNotes, NoteRequest, PictureView, WritingPermit } from "../protocol.js";
import { element, icon, refill } from "./element.js";
import { ElementPicker } from "./element-picker.js";
import { NoteForm } from "./note-form.js";
import { NotePins } from "./note-pins.js";
import { type NotesFilter, NotesPanel } from "./notes-panel.js";
import { fetchAnchor, fetchNotes, postNote } from "./server.js";
import type { Stage } from "./stage.js";
import type { Toast } from "./toast.js";

/** The storage key of the author's name, if it differs from that of the machine. */
const authorPlace = "wf-author";

/** Everything about notes. */
export class Notes {
  readonly button: HTMLButtonElement;
  readonly #stage: Stage;
  readonly #toast: Toast;
  readonly #pins: NotePins;
  readonly #form: NoteForm;
  readonly panel: NotesPanel;
  readonly #picker: ElementPicker;
  #permit: WritingPermit | undefined;
  #picture: PictureView | undefined;
  #notes: FileNotes | undefined;
  #selected: string | undefined;
  /** Counts requests, so that a slow answer does not replace a newer one. */
  #request = 0;

  constructor(stage: Stage, toast: Toast) {
    this.#stage = stage;
    this.#toast = toast;
    const areasOf = (number: number) => stage.areasOf(number);
    this.#pins = new NotePins({ areasOf, open: (note) => this.#select(note, true) });
    this.#form = new NoteForm({
      areasOf,
      save: (anchor, text) => this.#do({ kind: "add", anchor, text }),
      closed: () => stage.root.focus({ preventScroll: true }),
    });
    this.#picker = new ElementPicker({
      areasOf,
      elements: () => stage.elements,
      pointed: () => stage.pointed,
      picked: (number) => void this.#begin(number),
      toggled: (isOn) => {
        stage.root.classList.toggle("picking", isOn);
        this.#show();
      },
    });
    this.panel = new NotesPanel({
      reply: (note, text) => this.#do({ kind: "reply", note, text }),
      settle: (note, isDone) =>
        void this.#do({ kind: "settle", note, state: isDone ? "done" : "open" }),
      select: (note) => this.#select(note, false),
      approve: ({ at }) =>
        void this.#do({ kind: "approve", element: at, version: this.#picture?.version ?? -1 }),
      withdraw: (approval) => void this.#do({ kind: "withdraw", approval }),
      filtered: (filter) => this.#filter(filter),
      named: (author) => this.#rename(author),
      add: () => this.pick(),
      closed: () => this.#show(),
    });
    this.button = element("button", {
      type: "button",
      class: "tool notes-button",
      title: "Notes (n)",
      "aria-controls": "notes",
      "aria-expanded": "false",
      onclick: () => this.toggle(),
    });
    stage.over.append(this.#picker.root, this.#pins.root, this.#form.root);
    this.#show();
  }

  /** The hint shown over the picture while an element is chosen. */
  get hint(): HTMLElement {
    return this.#picker.hint;
  }

  get isPicking(): boolean {
    return this.#picker.isOn;
  }

  get isFormOpen(): boolean {
    return this.#form.isOpen;
  }

  stopPicking(): void {
    this.#picker.stop();
  }

  closeForm(): void {
    this.#form.close();
  }

  /** Applies the permit that the server gave this page. */
  permit(permit: WritingPermit | undefined): void {
    this.#permit = permit;
    this.#show();
  }

  /** Replaces the picture; undefined for none. */
  async show(picture: PictureView | undefined): Promise<void> {
    const isOther = picture?.path !== this.#picture?.path;
    this.#picture = picture;
    if (isOther) {
      this.#notes = undefined;
      this.#selected = undefined;
      this.#picker.stop();
      this.#form.close();
      this.#show();
    }
    if (picture) await this.refresh(picture.path);
    this.place();
  }

  /** Fetches the notes again if they belong to the shown file. */
  async refresh(path: string): Promise<void> {
    if (path !== this.#picture?.path) return;
    const request = ++this.#request;
    const notes = await fetchNotes(path).catch(() => undefined);
    if (request !== this.#request || !notes) return;
    this.#notes = notes;
    this.#show();
  }

  /** Moves everything with the picture. */
  place(): void {
    this.#pins.place();
    this.#form.place();
    this.#picker.place();
  }

  /** Follows the pointer. */
  follow(): void {
    this.#picker.follow();
  }

  /** Handles a press on the picture while an element is chosen; otherwise returns false. */
  press(): boolean {
    if (!this.#picker.isOn) return false;
    this.#picker.pick(this.#stage.pointed);
    return true;
  }

  /** Handles a key while an element is chosen. */
  key(key: string): boolean {
    return this.#picker.press(key);
  }

  /** Pins a note to the element under the pointer, else to the selected one, else to the one chosen next. */
  pin(): void {
    if (!this.#mayPin()) return;
    const { pointed, line } = this.#stage;
    const number = pointed ?? (line === undefined ? undefined : this.#stage.elementAtLine(line));
    if (number === undefined) this.pick();
    else void this.#begin(number);
  }

  /** Lets the viewer choose an element. */
  pick(): void {
    if (!this.#mayPin()) return;
    this.#picker.start();
    this.#stage.root.focus({ preventScroll: true });
  }

  toggle(): void {
    if (this.panel.isOpen) this.panel.hide();
    else {
      this.panel.open();
      this.#show();
      this.panel.focus();
    }
  }

  #mayPin(): boolean {
    if (!this.#picture) return false;
    if (this.#permit && this.#notes?.isPinnable !== false) return true;
    const why = this.#permit
      ? "A wireframe in a Markdown file cannot have notes"
      : "This preview is read-only";
    this.#toast.say(why);
    return false;
  }

  async #begin(number: number): Promise<void> {
    this.#picker.stop();
    const { path, version } = this.#picture!;
    const anchor = await fetchAnchor(path, number, version).catch(() => undefined);
    if (anchor) this.#form.open(number, anchor);
    else this.#toast.say("The wireframe has just changed; choose the element again");
  }

  async #do(act: NoteRequest["act"]): Promise<boolean> {
    const { path } = this.#picture ?? {};
    if (path === undefined || !this.#permit) return false;
    const request = ++this.#request;
    const done = await postNote({ path, author: this.#author, act }, this.#permit.token);
    if ("problem" in done) {
      this.#toast.warn(`Not saved: ${done.problem}`);
      return false;
    }
    if (request === this.#request && path === this.#picture?.path) {
      const known = new Set(this.#notes?.notes.map(({ id }) => id));
      this.#notes = done;
      const added = done.notes.find(({ id }) => !known.has(id));
      if (act.kind === "add" && added) this.#selected = added.id;
      this.#show();
    } else void this.refresh(path);
    return true;
  }

  #select(note: string, withFocus: boolean): void {
    this.#selected = note;
    const found = this.#notes?.notes.find(({ id }) => id === note);
    this.panel.open();
    if (found && this.panel.shown([found]).length === 0) this.panel.filter = "all";
    this.#show();
    if (withFocus) this.panel.focus(note);
    else if (found?.at !== undefined) this.#stage.goToNumber(found.at);
  }

  #filter(filter: NotesFilter): void {
    this.panel.filter = filter;
    this.#show();
  }

  get #author(): string {
    const { author = "" } = this.#permit ?? {};
    try {
      return localStorage.getItem(authorPlace) ?? author;
    } catch {
      return author;
    }
  }

  #rename(author: string): void {
    try {
      if (author === "" || author === this.#permit?.author) localStorage.removeItem(authorPlace);
      else localStorage.setItem(authorPlace, author);
    } catch {
      // Without storage, the name of the machine remains.
    }
    this.#show();
  }

  #show(): void {
    const { notes = [] } = this.#notes ?? {};
    const open = notes.filter(({ state }) => state === "open").length;
    const isOpen = this.panel.isOpen;
    this.button.hidden = this.#picture === undefined;
    this.button.setAttribute("aria-expanded", String(isOpen));
    this.button.setAttribute("aria-label", `Notes, ${open} open`);
    refill(this.button, [
      icon("message-circle"),
      ...(open > 0 ? [element("span", { class: "count" }, String(open))] : []),
    ]);
    const file = this.#notes ?? nothing(this.#picture?.path ?? "");
    this.panel.fill(file, {
      selected: this.#selected,
      mayWrite: this.#permit !== undefined,
      author: this.#author,
    });
    const shown = isOpen ? this.panel.shown(notes) : notes.filter(isOpenNote);
    this.#pins.show(
      shown.filter(({ at }) => at !== undefined),
      isOpen ? this.#selected : undefined,
    );
  }
}

function isOpenNote({ state }: NoteView): boolean {
  return state === "open";
}

function nothing(path: string): FileNotes {
  const none = { notes: [], pages: [], lostApprovals: [], problems: [], errors: [] };
  return { path, isPinnable: true, ...none };
}
