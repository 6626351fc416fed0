/** Keeps a preview, an editor and the language server in sync, through the functions that it is given. */
import type { Area } from "../../../src/model/box/area.js";
import type { FromPreview, ShownPicture, ToPreview } from "./preview-messages.js";

/** A position in a text, as in the protocol. */
export interface Position {
  line: number;
  character: number;
}

/** The range of an element, or of its use, and where it is written if that is in another file. */
export interface FoundRange {
  range: { start: Position; end: Position };
  written?: { uri: string; range: { start: Position; end: Position } };
}

/** The functions that connect a link to its editor, server and preview. */
export interface Linked {
  /** Sends a request about the document to the server; null if the server has no answer. */
  ask(method: "show", more: { view: object }): Promise<ShownPicture | null>;
  ask(method: "reveal", more: { position: Position }): Promise<{ areas: Area[] } | null>;
  ask(method: "find", more: { x: number; y: number }): Promise<FoundRange | null>;
  /** Sends a message to the preview. */
  post(message: ToPreview): void;
  /** How to draw pictures at the moment. */
  view(): { theme: string; look?: string; width?: number };
  /** Moves the caret to an element. */
  choose(found: FoundRange): void;
  /** Scrolls a line of the document to the top of its editor; returns whether the editor had to scroll. */
  scrollTo(position: Position): boolean;
}

/** The visible parts of a picture, which exclude its version. */
const shownFields = ["svg", "width", "height", "isStale", "errors"];

/** The preview of one document. */
export class PreviewLink {
  readonly #linked: Linked;
  #isReady = false;
  #isDrawing = false;
  /** Whether something has changed since the running request for a picture. */
  #isOutdated = false;
  /** What the preview shows, so that the same picture is not sent again. */
  #shown = "";
  #caret: Position | undefined;
  /** Whether the editor scrolls because the preview did. */
  #isLed = false;

  constructor(linked: Linked) {
    this.#linked = linked;
  }

  /** Call this when the text, or how it is drawn, has changed. Pictures are requested one at a time. */
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

  /** Call this when the caret has moved. */
  async caretAt(position: Position): Promise<void> {
    this.#caret = position;
    // While a picture is being drawn, the request would refer to the old one; it is sent afterwards.
    if (!this.#isReady || this.#isDrawing) return;
    const found = await this.#linked.ask("reveal", { position });
    if (found && this.#caret === position) {
      this.#linked.post({ type: "reveal", areas: found.areas });
    }
  }

  /** Call this when the editor was scrolled. */
  async scrolledTo(position: Position): Promise<void> {
    const isLed = this.#isLed;
    this.#isLed = false;
    if (isLed || !this.#isReady || this.#isDrawing) return;
    const found = await this.#linked.ask("reveal", { position });
    const [area] = found?.areas ?? [];
    if (area) this.#linked.post({ type: "scroll", area });
  }

  /** Handles a message from the preview. */
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
