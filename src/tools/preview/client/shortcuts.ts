/** Maps keys to actions of the page, and lists them. */
import { element, iconButton } from "./element.js";

/** The keys of an action, its description, and the action. */
export interface Shortcut {
  /** Values of `KeyboardEvent.key`; the first one is shown. */
  keys: readonly string[];
  words: string;
  work(): void;
}

/** Runs the shortcut of a key that was not meant for a field, button or list. */
export function handleKey(event: KeyboardEvent, shortcuts: readonly Shortcut[]): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as Element;
  if (target.closest("input, select, textarea, dialog, [popover]")) return;
  const isArrow = event.key.startsWith("Arrow");
  // Like every scrollable region, the stage scrolls with the arrow keys.
  if (isArrow && target.closest(".stage, .diagnostics, pre")) return;
  const found = shortcuts.find(({ keys }) => keys.includes(event.key));
  if (!found) return;
  event.preventDefault();
  found.work();
}

const shownKeys: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
};

/** A dialog with all shortcuts. */
export function shortcutDialog(
  shortcuts: readonly Pick<Shortcut, "keys" | "words">[],
): HTMLDialogElement {
  const dialog = element("dialog", { class: "help", "aria-labelledby": "help-title" });
  const rows = shortcuts.map(({ keys: [key = ""], words }) =>
    element(
      "div",
      {},
      element("dt", {}, element("kbd", {}, shownKeys[key] ?? key)),
      element("dd", {}, words),
    ),
  );
  dialog.append(
    element(
      "header",
      {},
      element("h2", { id: "help-title" }, "Keyboard"),
      iconButton("x", "Close", () => dialog.close()),
    ),
    element("dl", {}, rows),
  );
  return dialog;
}
