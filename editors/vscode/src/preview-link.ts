/** Keeps a preview, an editor and the language server in step; knows none of them but by what it is given. */
import type { Area } from "../../../src/model/box/area.js";
import type { FromPreview, ShownPicture, ToPreview } from "./preview-messages.js";

/** A place in a text, as the protocol has it. */
export interface Position {
  line: number;
  character: number;
}

/** The range of an element, or of its use, and where it is written if that is another file. */
export interface FoundRange {
  range: { start: Position; end: Position };
  written?: { uri: string; range: { start: Position; end: Position } };
}

/** What the link is given. */
export interface Linked {
  /** Asks the server about the document; null where it knows nothing. */
  ask(method: "show", more: { view: object }): Promise<ShownPicture | null>;
  ask(method: "reveal", more: { position: Position }): Promise<{ areas: Area[] } | null>;
  ask(method: "find", more: { x: number; y: number }): Promise<FoundRange | null>;
  /** Tells the preview something. */
  post(message: ToPreview): void;
  /** How pictures are to be drawn now. */
  view(): { theme: string; look?: string; width?: number };
  /** Puts the caret at an element. */
  choose(found: FoundRange): void;
  /** Brings a line of the document to the top of its editor; returns whether that has to scroll. */
  scrollTo(position: Position): boolean;
}

/** What there is to see of a picture; its version is not. */
const shownFields = ["svg", "width", "height", "isStale", "errors"];

/** One preview of one document. */
export class PreviewLink {
  readonly #linked: Linked;
  #isReady = false;
  #isDrawing = false;
  /** Whether something has changed since the picture was asked for that is on its way. */
  #isOutdated = false;
  /** What the preview shows: to show it once more would cost it time. */
  #shown = "";
  #caret: Position | undefined;
  /** Whether the editor is scrolling because the preview was. */
  #isLed = false;

  constructor(linked: Linked) {
    this.#linked = linked;
  }

  /** The text, or how it is drawn, has changed: each picture is asked for when the one before has come. */
  async changed(): Promise<void> {
    if (!this.#isReady) return;
    this.#isOutdated = true;
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    try {
      while (this.#isOutdated) {
        this.#isOutdated = false;
        const view = this.#linked.view();
        const picture = await this.#linked.ask("show", { view });
        if (!picture) continue;
        const message: ToPreview = { type: "picture", theme: view.theme, ...picture };
        const text = JSON.stringify(message, ["theme", ...shownFields]);
        if (text !== this.#shown) this.#linked.post(message);
        this.#shown = text;
      }
    } finally {
      this.#isDrawing = false;
    }
    if (this.#caret) await this.caretAt(this.#caret);
  }

  /** The caret is elsewhere. */
  async caretAt(position: Position): Promise<void> {
    this.#caret = position;
    // What is found in a picture that is on its way is asked for when it has come.
    if (!this.#isReady || this.#isDrawing) return;
    const found = await this.#linked.ask("reveal", { position });
    if (found && this.#caret === position) {
      this.#linked.post({ type: "reveal", areas: found.areas });
    }
  }

  /** The editor shows other lines. */
  async scrolledTo(position: Position): Promise<void> {
    const isLed = this.#isLed;
    this.#isLed = false;
    if (isLed || !this.#isReady || this.#isDrawing) return;
    const found = await this.#linked.ask("reveal", { position });
    const [area] = found?.areas ?? [];
    if (area) this.#linked.post({ type: "scroll", area });
  }

  /** The preview says something. */
  async heard(message: FromPreview): Promise<void> {
    if (message.type === "ready") {
      this.#isReady = true;
      this.#shown = "";
      return await this.changed();
    }
    const { type, x, y } = message;
    const found = await this.#linked.ask("find", { x, y });
    if (!found) return;
    if (type === "press") this.#linked.choose(found);
    else this.#isLed = this.#linked.scrollTo(found.range.start);
  }
}
