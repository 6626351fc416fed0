/** Shows the source with one selected line, which the arrow keys move. */

import type { WrittenPlace } from "../protocol.js";
import { element, iconButton, refill } from "./element.js";
import { hidePanel } from "./hide-panel.js";

/** Receives the actions of the panel. */
export interface SourceListener {
  /** The selected line has changed. */
  moved(line: number): void;
  open(line: number): void;
  /** Opens the place where an element from a component is written. */
  openWritten(place: WrittenPlace): void;
  closed(): void;
}

/** The panel below the picture. */
export class SourcePanel {
  readonly root: HTMLElement;
  readonly #listener: SourceListener;
  readonly #name = element("h2");
  readonly #written = element("button", { type: "button", class: "place", hidden: true });
  readonly #lines = element("div", {
    class: "lines",
    role: "listbox",
    "aria-label": "Source lines",
    tabindex: "0",
  });
  #line = 1;
  #text: string | undefined;

  constructor(listener: SourceListener) {
    this.#listener = listener;
    this.root = element(
      "section",
      { class: "source", "aria-label": "Source", hidden: true },
      element(
        "header",
        {},
        this.#name,
        this.#written,
        iconButton("external-link", "Open line in editor (o)", () => listener.open(this.#line)),
        iconButton("x", "Close source (Escape)", () => this.hide()),
      ),
      this.#lines,
    );
    this.#lines.addEventListener("keydown", (event) => this.#onKey(event));
    this.#lines.addEventListener("click", ({ target }) => {
      const line = (target as Element).closest<HTMLElement>("[data-line]")?.dataset.line;
      if (line !== undefined) this.#move(Number(line));
    });
  }

  get isOpen(): boolean {
    return !this.root.hidden;
  }

  /** The selected line. */
  get line(): number {
    return this.#line;
  }

  open(): void {
    this.root.hidden = false;
    this.#reveal();
  }

  hide(): void {
    if (hidePanel(this.root)) this.#listener.closed();
  }

  focus(): void {
    this.#lines.focus();
  }

  /** Shows a text; `wrong` contains the lines with errors. */
  fill(name: string, text: string, wrong: ReadonlySet<number>): void {
    this.#name.textContent = name;
    if (text !== this.#text) {
      this.#text = text;
      const lines = text.split(/\r\n|\r|\n/);
      if (lines.length > 1 && lines.at(-1) === "") lines.pop();
      refill(
        this.#lines,
        lines.map((line, at) => lineElement(line, at + 1)),
      );
    }
    for (const [at, line] of [...this.#lines.children].entries()) {
      line.classList.toggle("wrong", wrong.has(at + 1));
    }
    // A wireframe inside another file has the line numbers of that file.
    this.setLine(Math.max(this.#line, 1 + (/^\s*\n/.exec(text)?.[0].match(/\n/g)?.length ?? 0)));
  }

  /**
   * Selects a line and everything up to `last`.
   * @param written the place in the component, if the line is a use of one
   */
  setLine(line: number, last = line, written?: WrittenPlace): void {
    this.#written.hidden = written === undefined;
    if (written) {
      this.#written.textContent = `written at ${written.path}:${written.line}:${written.column}`;
      this.#written.title = "Open in editor";
      this.#written.onclick = () => this.#listener.openWritten(written);
    }
    const { children } = this.#lines;
    this.#line = Math.max(1, Math.min(line, children.length));
    for (const [at, each] of [...children].entries()) {
      const isCurrent = at + 1 === this.#line;
      each.setAttribute("aria-selected", String(isCurrent));
      each.classList.toggle("within", at + 1 > this.#line && at + 1 <= last);
      if (isCurrent) this.#lines.setAttribute("aria-activedescendant", each.id);
    }
    this.#reveal();
  }

  #reveal(): void {
    const line = this.#lines.children[this.#line - 1];
    if (!this.isOpen || !(line instanceof HTMLElement)) return;
    const { clientHeight, scrollTop } = this.#lines;
    const isSeen =
      line.offsetTop >= scrollTop + 24 && line.offsetTop + 48 <= scrollTop + clientHeight;
    if (!isSeen) this.#lines.scrollTop = line.offsetTop - clientHeight / 3;
  }

  #onKey(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: 10,
      PageUp: -10,
      Home: -1e9,
      End: 1e9,
    };
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.#move(this.#line + step);
  }

  #move(line: number): void {
    this.setLine(line);
    this.#listener.moved(this.#line);
  }
}

function lineElement(text: string, number: number): HTMLElement {
  return element(
    "div",
    { role: "option", id: `line-${number}`, "data-line": number, "aria-selected": "false" },
    element("span", { class: "number", "aria-hidden": "true" }, String(number)),
    element("code", {}, text === "" ? " " : text),
  );
}
