/** Keeps the selection in the source and in the picture in sync. */
import type { DiagnosticView, PictureView } from "../protocol.js";
import type { ElementPlace } from "./content.js";
import { fetchSource } from "./server.js";
import { SourcePanel } from "./source-panel.js";
import type { Stage } from "./stage.js";

/** A line or place that an editor can open. */
export type EditorPlace = Pick<DiagnosticView, "line" | "column" | "written">;

/** What the source needs from the page. */
export interface SourceSurroundings {
  stage: Stage;
  /** The path of the shown file. */
  path(): string | undefined;
  /** The shown picture. */
  picture(): PictureView | undefined;
  openEditor(place: EditorPlace): void;
  /** Called when the source is shown or hidden. */
  toggled(isOpen: boolean): void;
}

/** The source of the picture. */
export class SourceView {
  readonly #around: SourceSurroundings;
  readonly #panel: SourcePanel;

  constructor(around: SourceSurroundings) {
    this.#around = around;
    this.#panel = new SourcePanel({
      moved: (line) => around.stage.highlight(line, true),
      open: (line) => around.openEditor({ line, column: 1 }),
      openWritten: (written) => around.openEditor({ ...written, written }),
      closed: () => {
        around.stage.highlight(undefined);
        around.toggled(false);
      },
    });
  }

  get root(): HTMLElement {
    return this.#panel.root;
  }

  get isOpen(): boolean {
    return this.#panel.isOpen;
  }

  /** The selected line. */
  get line(): number {
    return this.#panel.line;
  }

  hide(): void {
    this.#panel.hide();
  }

  /** Selects the first line, after another file was opened. */
  reset(): void {
    this.#panel.setLine(1);
  }

  /** Selects lines in source and picture; undefined to select none. */
  choose(place: Omit<ElementPlace, "column"> | undefined, intoView = false): void {
    const { stage } = this.#around;
    if (place === undefined) {
      stage.highlight(undefined);
      return;
    }
    const { line, lastLine, written } = place;
    stage.highlight(line, intoView);
    if (!this.isOpen) {
      this.#open();
      void this.fill().then(() => this.#panel.setLine(line, lastLine, written));
    } else this.#panel.setLine(line, lastLine, written);
  }

  toggle(): void {
    if (this.isOpen) {
      this.hide();
      return;
    }
    if (!this.#around.picture()) return;
    this.#open();
    void this.fill().then(() => {
      this.#panel.focus();
      this.#around.stage.highlight(this.line, true);
    });
  }

  /** Loads the source of the shown file. */
  async fill(): Promise<void> {
    const { path, picture } = this.#around;
    const asked = path();
    const source =
      asked === undefined ? undefined : await fetchSource(asked).catch(() => undefined);
    if (!source || source.path !== path()) return;
    const wrong = picture()?.diagnostics.filter(({ severity }) => severity === "error") ?? [];
    this.#panel.fill(source.path, source.text, new Set(wrong.map(({ line }) => line)));
  }

  #open(): void {
    this.#panel.open();
    this.#around.toggled(true);
  }
}
