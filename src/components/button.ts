/** The button: performs the action that its label names. */

import type { AstNode } from "../ast/node.js";
import { isUnitValue } from "../ast/value.js";
import type { Box } from "../box/box.js";
import { column, edges, edgesOf, icon, row, text } from "../box/build.js";
import type { Paint, Style, TextStyle } from "../box/style.js";
import { boolean, type Measure } from "../define/attributes.js";
import type { LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { size } from "../define/measures.js";
import { iconName } from "../define/references.js";
import { RADIUS } from "../theme/tokens.js";
import { type ButtonMetrics, buttonColors, buttonMetrics } from "./parts/button-look.js";
import { hugging } from "./parts/container.js";
import { interactionAttributes, interactionBehavior } from "./parts/interaction.js";
import { type SizeWord, sizeWords } from "./parts/sizes.js";
import { sidePadding, wrappingOf } from "./parts/snug.js";
import { spinnerRing } from "./parts/spinner-ring.js";

/** Performs the action that its label names. */
export const buttonComponent = defineComponent(() => ({
  name: "button",
  category: "input",
  inLine: "small",
  docs: "A button that performs the action its label names.",
  foreignWords: [
    "btn",
    "iconbutton",
    "submit",
    "cta",
    "elevatedbutton",
    "textbutton",
    "outlinedbutton",
    "filledbutton",
    "uibutton",
    "closebutton",
    "imagebutton",
  ],
  foreignAttributes: { type: "leave it out; for the main action of a form, write primary" },
  label: { twins: ["content"], required: true, unless: ["icon"], docs: "Text on the button" },
  attributes: {
    primary: boolean("The main action: solid fill"),
    secondary: boolean("Gray fill"),
    outline: boolean("Outline without fill"),
    ghost: boolean("Neither outline nor fill"),
    danger: boolean("A destructive action, in red"),
    link: boolean("Looks like a link"),
    size: size(sizeWords, "Padding and font size", { default: "md" }),
    icon: iconName("Icon before the label, or alone without a label"),
    disabled: boolean("Disabled, drawn faded"),
    loading: boolean("Shows a spinner before the label"),
    pill: boolean("Fully rounded ends; round with only an icon"),
    ...interactionAttributes,
  },
  examples: [
    'button "Save changes" primary',
    'row gap=2 { button "Cancel" ghost button "Delete" danger icon="trash-2" }',
    'button icon="settings" sm',
  ],
  cost: (element) => ({
    boxes: element.mentions("icon") || element.mentions("loading") ? 4 : 2,
  }),
  lower(element, cx) {
    const { label, values } = element;
    const metrics = metricsOf(values.size, cx);
    const { color, background, line } = buttonColors(values, cx);
    const isIconOnly = label === "" && values.icon !== undefined;
    const [vertical, horizontal] = metrics.padding;
    const { shrink, alignSelf } = hugging(cx);
    const style: Style = {
      direction: "row",
      align: "center",
      justify: "center",
      padding: edgesOf(
        vertical,
        isIconOnly ? square(metrics) : values.link ? 0 : sidePadding(horizontal, element, cx),
      ),
      border: edges(1),
    };
    if (shrink !== undefined) style.shrink = shrink;
    if (alignSelf !== undefined) style.alignSelf = alignSelf;
    const paint: Paint = { radius: values.pill ? "pill" : RADIUS };
    if (background) paint.background = background;
    if (line) paint.borderColor = line;
    if (values.disabled) paint.opacity = 0.5;
    const lead: Box[] = values.loading
      ? [spinnerRing(metrics.icon, 2, color, background !== undefined)]
      : values.icon
        ? [icon(values.icon, metrics.icon, color)]
        : [];
    const set: TextStyle = { size: metrics.font, weight: 500, color, wrapping: wrappingOf(label) };
    const tile = isTile(element.node, cx);
    if (tile) set.align = "center";
    if (values.link) set.underline = true;
    // The line box keeps an icon as high as a label, so that icon buttons line up with others.
    const content = isIconOnly
      ? [row({ height: metrics.font * 1.5, align: "center" }, lead)]
      : led(lead, text(label, set), metrics, tile);
    return row(style, content, {
      tag: "button",
      name: isIconOnly ? values.icon!.replaceAll("-", " ") : undefined,
      attributes: {
        type: "button",
        disabled: values.disabled,
        "aria-busy": values.loading ? "true" : undefined,
      },
      behavior: interactionBehavior(values, cx),
      paint,
    });
  },
}));

/** px at the sides of an icon that make its button as wide as it is high. */
function square({ padding: [vertical], font, icon: side }: ButtonMetrics): number {
  return Math.max(0, vertical + (font * 1.5 - side) / 2);
}

/** px of height from which a button in a grid is a tile: its icon is above its label. */
const tileHeight = 72;

function isTile({ attributes }: AstNode, cx: LowerContext): boolean {
  const h = cx.axis === "grid" ? attributes?.h : undefined;
  return typeof h === "number" ? h >= tileHeight : isUnitValue(h) && cx.length(h) >= tileHeight;
}

/** A label after an icon; the line of both is that of the words, so that it is the same without one. */
function led(lead: readonly Box[], words: Box, metrics: ButtonMetrics, tile: boolean): Box[] {
  if (lead.length === 0) return [words];
  if (tile) {
    const above = lead.map(
      (box): Box => ({ ...box, style: { ...box.style, alignSelf: "center" } }),
    );
    return [column({ gap: metrics.icon / 3, minWidth: 0 }, [...above, words])];
  }
  const onLine: Box = { ...words, style: { ...words.style, alignSelf: "baseline" } };
  return [row({ gap: metrics.icon / 2, align: "center", minWidth: 0 }, [...lead, onLine])];
}

function metricsOf(given: Measure<SizeWord> | undefined, cx: LowerContext): ButtonMetrics {
  if (given === undefined) return buttonMetrics.md;
  if (typeof given === "string") return buttonMetrics[given];
  const font = cx.length(given);
  return font > 0 ? { ...buttonMetrics.md, font, icon: Math.round(font * 1.15) } : buttonMetrics.md;
}
