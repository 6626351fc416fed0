/** The icon: one of the Lucide icons. */
import { icon } from "../box/build.js";
import { boolean } from "../define/attributes.js";
import { defineComponent } from "../define/define-component.js";
import { size } from "../define/measures.js";
import { color, iconName } from "../define/references.js";
import { hugging } from "./parts/container.js";
import { interactionAttributes, interactionBehavior } from "./parts/interaction.js";
import { colorWords, textColor } from "./parts/palette.js";
import { iconSizes, sizeOf, sizeWords } from "./parts/sizes.js";

/** One of the Lucide icons. */
export const iconComponent = defineComponent(() => ({
  name: "icon",
  category: "display",
  inLine: "small",
  docs: "A Lucide icon, in the color of the text around it.",
  foreignWords: ["glyph", "symbol", "ico", "fontawesome", "materialicon"],
  label: { twins: ["name"], required: true, docs: "Name of the icon" },
  attributes: {
    name: iconName("Name of the icon"),
    size: size(sizeWords, "Width and height", { default: "sm" }),
    muted: boolean("Gray"),
    color: color(colorWords, "Color of the icon"),
    ...interactionAttributes,
  },
  examples: ['icon "search"', 'icon "triangle-alert" lg color=warning'],
  cost: { boxes: 1 },
  lower({ label, values }, cx) {
    const px = sizeOf(values.size, iconSizes, 16, cx);
    const inherited = values.muted ? cx.muted : cx.ink;
    return icon(label, px, values.color === undefined ? inherited : textColor(values.color), {
      style: { width: px, height: px, ...hugging(cx), shrink: 0 },
      behavior: interactionBehavior(values, cx),
    });
  },
}));
