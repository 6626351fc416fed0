/** Defines and draws `icon`. */
import { icon, row } from "../box/build.js";
import type { Style } from "../box/style.js";
import { boolean } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { size } from "../define/measures.js";
import { color, iconName } from "../define/references.js";
import { hugging } from "./parts/container.js";
import { badgeAttribute, badgeBoxes, countedName, withCount } from "./parts/count-mark.js";
import { interactionAttributes, interactionBehavior } from "./parts/interaction.js";
import { colorWords, textColor } from "./parts/palette.js";
import { iconSizes, sizeOf, sizeWords } from "./parts/sizes.js";

export const iconComponent = defineComponent(() => ({
  name: "icon",
  category: "display",
  inLine: "small",
  docs: "A Lucide icon, in the color of the text around it.",
  mark: "inside",
  foreignForms: { emoji: 'icon "smile"' },
  foreignWords: ["glyph", "symbol", "ico", "fontawesome", "materialicon"],
  label: { twins: ["name"], required: true, docs: "Name of the icon" },
  attributes: {
    name: iconName("Name of the icon"),
    size: size(sizeWords, "Width and height", { default: "sm" }),
    muted: boolean("Draws it in gray"),
    color: color(colorWords, "Color of the icon"),
    badge: badgeAttribute,
    ...interactionAttributes,
  },
  examples: ['icon "search"', 'icon "triangle-alert" color=warning lg', 'icon "bell" badge=3 md'],
  cost: (element) => ({ boxes: element.mentions("badge") ? 1 + badgeBoxes : 1 }),
}));

/** How `icon` is drawn. */
export const iconDrawing: Drawing<typeof iconComponent> = {
  lower({ label, values }, cx) {
    const px = sizeOf(values.size, iconSizes, 16, cx);
    const inherited = values.muted ? cx.muted : cx.ink;
    const color = values.color === undefined ? inherited : textColor(values.color);
    const style: Style = { width: px, height: px, ...hugging(cx), shrink: 0 };
    const name = countedName(values["aria-label"], values.badge);
    const behavior = interactionBehavior(values, cx, name);
    if (values.badge === undefined) {
      return icon(label, px, color, { style, behavior, ...(name && { name, decorative: false }) });
    }
    const frame = row(style, [icon(label, px, color)], { behavior });
    return withCount(frame, values.badge, px < 20 ? -2 : Math.round(px / 10));
  },
};
