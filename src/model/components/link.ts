/** Defines and draws `link`. */
import { TEXT_SIZES } from "../../base/theme/tokens.js";
import { icon, row, text, token } from "../box/build.js";
import { boolean, type Measure } from "../define/attributes.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { size } from "../define/measures.js";
import { readValues } from "../define/read-element.js";
import { iconName, url } from "../define/references.js";
import { hugging } from "./parts/container.js";
import { onFirstLine } from "./parts/first-line.js";
import { interactionAttributes, interactionBehavior, linkAddress } from "./parts/interaction.js";
import { itemOfElement } from "./parts/items.js";
import { sizeOf, textSizeWords } from "./parts/sizes.js";
import { textAttributes, textStyleOf } from "./parts/text-pieces.js";

export const linkComponent = defineComponent(() => ({
  name: "link",
  category: "text",
  inLine: "words",
  docs: "Text that links to a page or URL.",
  mark: "words",
  foreignForms: { mention: 'link "@…"', backlink: 'link "…" icon=arrow-left' },
  foreignWords: ["a", "anchor", "hyperlink", "navlink", "navigationlink", "routerlink"],
  label: { twins: ["content"], required: true, docs: "Text of the link" },
  attributes: {
    href: url("Where the link leads; `#id` names a page of this source", { reference: "navigate" }),
    external: boolean("Shows an arrow after the text, for links out of the product"),
    icon: iconName("Icon before the text"),
    active: boolean("Marks the current page, in a nav"),
    disabled: boolean("Disables the link"),
    size: size(textSizeWords, "Font size", { default: "base" }),
    ...textAttributes,
    underline: boolean("`underline=false` removes the underline", { default: "true" }),
    ...interactionAttributes,
  },
  examples: [
    'link "Forgot password?" href="/reset"',
    'link "Documentation" href="https://example.com/docs" external',
    'nav { link "Home" active link "Prices" link "Beta" disabled }',
  ],
  cost: (element) => ({
    boxes: element.mentions("icon") || element.mentions("external") ? 4 : 3,
  }),
}));

/** How `link` is drawn. */
export const linkDrawing: Drawing<typeof linkComponent> = {
  lower(element, cx) {
    const { label, values } = element;
    if (cx.item) return cx.item(itemOfElement({ ...element, number: undefined }, cx), cx);
    const px = sizeOf(values.size, TEXT_SIZES, sizeAround(cx), cx);
    const textStyle = {
      ...textStyleOf(values, px, 400, cx),
      underline: values.underline !== false,
    };
    if (values.color === undefined && !values.muted && cx.ink !== cx.muted) {
      textStyle.color = "hex" in cx.ink ? cx.ink : token("link");
    }
    const rest = {
      tag: "a",
      behavior: { href: linkAddress(values, cx), ...interactionBehavior(values, cx) },
      ...(values.disabled && { paint: { opacity: 0.5 } }),
    };
    if (!values.external && !values.icon) {
      const isPlainColumn = cx.textAlign === "left" && values.align === undefined;
      return text(label, textStyle, { ...rest, style: isPlainColumn ? hugging(cx) : {} });
    }
    const color = textStyle.color ?? cx.ink;
    const beside = (side: number) => ({ style: onFirstLine(side, px, cx) });
    return row(
      { gap: Math.round(px / 4), align: "center", ...hugging(cx) },
      [
        ...(values.icon ? [icon(values.icon, px, color, beside(px))] : []),
        text(label, textStyle),
        ...(values.external ? [icon("arrow-up-right", px - 2, color, beside(px - 2))] : []),
      ],
      rest,
    );
  },
};

/** In a row, a link has at most the size of the text before it, or after it; a title beside it does not enlarge it. */
function sizeAround(cx: LowerContext): number {
  return Math.min(cx.sizeBefore ?? sizeAfter(cx) ?? cx.textSize, cx.textSize);
}

type TextSize = (typeof textSizeWords)[number];

function sizeAfter(cx: LowerContext): number | undefined {
  const component = cx.axis === "row" && cx.after ? cx.componentOf(cx.after) : undefined;
  if (component?.inLine !== "words") return undefined;
  const { size: given } = readValues(cx.after!, component) as { size?: Measure<TextSize> };
  return given === undefined ? undefined : sizeOf(given, TEXT_SIZES, cx.textSize, cx);
}
