/** Defines and draws `kbd`. */

import { row } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { huggingWords } from "./parts/container.js";
import { labelOfValue } from "./parts/items.js";
import { keptDirection } from "./parts/kept-direction.js";
import { keyCap } from "./parts/key-caps.js";

export const kbdComponent = defineComponent(() => ({
  name: "kbd",
  category: "text",
  inLine: "small",
  docs: "Keys of a keyboard, each drawn as its cap; the mark `[kbd]` draws them in cells and items.",
  mark: "words",
  foreignWords: [
    "keyboardkey",
    "keycap",
    "hotkey",
    "keyboardshortcut",
    "keybinding",
    "keys",
    "key",
    "shortcut",
  ],
  label: {
    twins: ["content"],
    required: true,
    unless: ["items"],
    unlessList: true,
    docs: "Text on the key",
  },
  list: { twins: ["items"], docs: "Texts on the keys" },
  children: { mustBeEmpty: true },
  attributes: {},
  without: ["gap", "direction", "justify", "align", "wrap"],
  ownFlow: true,
  examples: ['kbd "⌘K"', 'row gap=2 { text "Search" kbd ["Ctrl", "K"] }'],
  cost: { boxes: 3, item: 2 },
}));

/** How `kbd` is drawn. */
export const kbdDrawing: Drawing<typeof kbdComponent> = {
  lower({ label, items }, cx) {
    const names = items.length > 0 ? items.map(labelOfValue) : [label];
    const [only, ...others] = names;
    if (others.length === 0) return keyCap(only ?? "", huggingWords(cx));
    const caps = names.map((name) => keyCap(name, { shrink: 1 }));
    const style = { gap: 4, align: "center", ...huggingWords(cx) } as const;
    return keptDirection(row(style, caps, { tag: "kbd" }));
  },
};
