/** Keeps the lines that are set off in the source and in the picture the same. */
import type { DiagnosticView, PictureView } from "../protocol.js";
import type { ElementPlace } from "./content.js";
import { fetchSource } from "./server.js";
import { SourcePanel } from "./source-panel.js";
import type { Stage } from "./stage.js";

/** What a line or place of the editor is. */
export type EditorPlace = Pick<DiagnosticView, "line" | "column" | "written">;

/** What surrounds the source. */
export interface SourceSurroundings {
  stage: Stage;
  /** The path that is shown. */
  path(): string | undefined;
  /** The picture that is shown. */
  picture(): PictureView | undefined;
  openEditor(place: EditorPlace): void;
  /** Hears whether the source can be seen. */
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

  /** The line that is set off. */
  get line(): number {
    return this.#panel.line;
  }

  hide(): void {
    this.#panel.hide();
  }

  /** Sets off the first line: another file is shown. */
  reset(): void {
    this.#panel.setLine(1);
  }

  /** Sets lines off in source and picture; undefined for neither. */
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

  /** Reads the source of the file that is shown. */
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
