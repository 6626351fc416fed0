/** Lists the diagnostics of the wireframe on top of the picture. */

import type { DiagnosticView, PictureView } from "../protocol.js";
import { element, icon, iconButton, refill } from "./element.js";
import { hidePanel } from "./hide-panel.js";

/** Receives the actions of the panel. */
export interface DiagnosticsListener {
  show(diagnostic: DiagnosticView): void;
  open(diagnostic: DiagnosticView): void;
  closed(): void;
}

/** px of space next to the marked part of a line. */
const caretMargin = 24;

const captions = { error: "Error", warning: "Warning", info: "Info" } as const;

/** The panel with errors and warnings. */
export class DiagnosticsPanel {
  readonly root: HTMLElement;
  readonly #title = element("h2");
  readonly #remark = element("p", { class: "remark" });
  readonly #list = element("ol");
  readonly #listener: DiagnosticsListener;

  constructor(listener: DiagnosticsListener) {
    this.#listener = listener;
    const close = iconButton("x", "Close diagnostics", () => this.hide());
    this.root = element(
      "section",
      { class: "diagnostics", id: "diagnostics", "aria-label": "Diagnostics", hidden: true },
      element("header", {}, this.#title, close),
      this.#remark,
      this.#list,
    );
  }

  get isOpen(): boolean {
    return !this.root.hidden;
  }

  open(): void {
    this.root.hidden = false;
    this.#showCarets();
  }

  hide(): void {
    if (hidePanel(this.root)) this.#listener.closed();
  }

  /** Shows the diagnostics of a picture. */
  fill({ diagnostics, counts, isStale, wasGood, boards }: PictureView): void {
    this.#title.textContent = diagnosticCount(counts) || "No problems";
    this.root.classList.toggle("wrong", isStale);
    this.#remark.hidden = !isStale || boards.length === 0;
    this.#remark.textContent = wasGood
      ? "Showing the last good picture."
      : "Showing as much as can be drawn.";
    const items = diagnostics.map((diagnostic) => this.#item(diagnostic));
    const omitted = counts.error + counts.warning + counts.info - diagnostics.length;
    if (omitted > 0) items.push(element("li", { class: "more" }, `${omitted} more not shown`));
    refill(this.#list, items);
    this.#showCarets();
  }

  /** Scrolls a long line to its marked part. */
  #showCarets(): void {
    if (!this.isOpen) return;
    for (const carets of this.#list.querySelectorAll<HTMLElement>(".carets")) {
      const frame = carets.closest("pre")!;
      const right = carets.offsetLeft + carets.offsetWidth - frame.offsetLeft;
      frame.scrollLeft = Math.max(0, right + caretMargin - frame.clientWidth);
    }
  }

  #item(diagnostic: DiagnosticView): HTMLElement {
    const { severity, code, message, hint, line, column, frame, written } = diagnostic;
    const place = element(
      "button",
      {
        type: "button",
        class: "place",
        title: "Show the line",
        onclick: () => this.#listener.show(diagnostic),
      },
      written ? `${written.path}:${written.line}:${written.column}` : `line ${line}:${column}`,
    );
    const edit = element(
      "button",
      { type: "button", class: "place", onclick: () => this.#listener.open(diagnostic) },
      "open in editor ",
      icon("external-link"),
    );
    edit.setAttribute("aria-label", `open in editor, line ${(written ?? diagnostic).line}`);
    const head = element(
      "p",
      { class: "head" },
      element("span", { class: `kind ${severity}` }, captions[severity]),
      place,
      edit,
    );
    const parts = [
      head,
      element("p", { class: "message" }, message),
      element("pre", { tabindex: "0", "aria-label": "Source" }, frame.flatMap(frameLine)),
    ];
    if (hint !== undefined) parts.push(element("p", { class: "hint" }, hint));
    parts.push(element("p", { class: "code" }, code));
    return element("li", { class: severity }, parts);
  }
}

/** `2 errors, 1 warning`; empty if there are none. */
export function diagnosticCount(counts: PictureView["counts"]): string {
  return (["error", "warning", "info"] as const)
    .map((severity) => {
      const count = counts[severity];
      const noun = severity === "info" ? "note" : severity;
      return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
    })
    .filter(Boolean)
    .join(", ");
}

/** A line with carets in the color of the diagnostic and muted numbers. */
function frameLine(line: string): (Node | string)[] {
  const [, gutter = "", rest = line] = /^([\s\d]*\|)(.*)$/.exec(line) ?? [];
  const [, indent = rest, carets] = /^(\s+)(\^+)$/.exec(rest) ?? [];
  const parts = [element("span", { class: "gutter" }, gutter), indent];
  if (carets !== undefined) parts.push(element("span", { class: "carets" }, carets));
  return [...parts, "\n"];
}
