/** Defines and draws `text`. */
import { TEXT_SIZES } from "../../base/theme/tokens.js";
import { text } from "../box/build.js";
import { boolean } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { number, size } from "../define/measures.js";
import { unbrokenAmount } from "./parts/amount.js";
import { sameForm } from "./parts/same-form.js";
import { sizeOf, textSizeWords } from "./parts/sizes.js";
import { textAttributes, textStyleOf } from "./parts/text-pieces.js";

export const textComponent = defineComponent(() => ({
  name: "text",
  category: "text",
  inLine: "words",
  docs: "A paragraph; a line break in the string starts a new line.",
  mark: "plain",
  foreignWords: [
    "p",
    "span",
    "paragraph",
    "label",
    "caption",
    "body1",
    "small",
    "strong",
    "em",
    "b",
    "i",
    "typography",
    "para",
    "textview",
    "uilabel",
    "textblock",
    "blockquote",
    "abbr",
    "address",
    "cite",
    "dfn",
    "mark",
    "output",
    "sub",
    "sup",
    "var",
    "font",
    "marquee",
    "overline",
    "lead",
    "bodytext",
    "description",
    "markdown",
    "price",
    "countdown",
    "timer",
    "clock",
    "lorem",
    "loremipsum",
    "ipsum",
    "lineoftext",
    "blockoftext",
    "quote",
  ],
  foreignForms: {
    figcaption: 'text "…" sm muted',
    small: 'text "…" sm',
    ...sameForm("strong b bold", 'text "…" bold'),
    ...sameForm("em i italic quote", 'text "…" italic'),
    u: 'text "…" underline',
    ins: 'text "…" underline',
    s: 'text "…" strike',
    del: 'text "…" strike',
    ...sameForm("help helptext helpertext -hint -help", 'text "…" sm muted'),
    "-description": 'text "…" muted',
    copy: 'text "…", or button icon=copy aria-label="Copy"',
    ...sameForm("-price -amount -value -count", 'text "…"'),
    "-date": 'text "…", or input "…" date',
    "-time": 'text "…", or input "…" time',
    "-number": 'text "…", or input "…"',
    "-name": 'text "…", or input "…"',
    "-email": 'text "…", or input "…" email',
    br: 'text "first line\\nsecond line"',
  },
  label: { twins: ["content"], required: true, docs: "Text of the paragraph" },
  attributes: {
    size: size(textSizeWords, "Font size", { default: "base" }),
    ...textAttributes,
    truncate: boolean("Keeps to one line, or to `lines`, and ends it with an ellipsis"),
    lines: number({ min: 1, max: 100, integer: true }, "The most lines; what is more is cut"),
  },
  examples: [
    'text "Your trial ends in three days."',
    'text "Last saved 2 minutes ago" sm muted\ntext "5f2c9e1" mono\ntext "The quick brown fox jumps over the lazy dog" w=180 lines=2\ntext "The quick brown fox" w=90 truncate',
    'text "Total\\n$ 128.00" size=lg weight=semibold align=right',
  ],
  cost: { boxes: 1 },
}));

/** How `text` is drawn. */
export const textDrawing: Drawing<typeof textComponent> = {
  lower({ label, values }, cx) {
    const px = sizeOf(values.size, TEXT_SIZES, cx.textSize, cx);
    const amount = unbrokenAmount(label);
    const words = amount === label ? keptSpaces(label) : amount;
    const style = textStyleOf(values, px, 400, cx);
    const lines = values.lines ?? (values.truncate ? 1 : undefined);
    if (lines !== undefined) style.lines = lines;
    if (lines === 1) style.wrapping = "ellipsis";
    return text(words, style, { tag: "p" });
  },
};

/**
 * Several spaces in a line are intended: all but one become non-breaking. After a line break, they are indentation of
 * the source.
 */
function keptSpaces(label: string): string {
  return label.replace(/(?<![\r\n ]) {2,}/g, (spaces) => `${"\u00a0".repeat(spaces.length - 1)} `);
}
