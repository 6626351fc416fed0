/** The icon: one of Lucide's drawings. */
import { icon } from "../box/build.js";
import { flag } from "../define/attributes.js";
import { defineComponent } from "../define/define-component.js";
import { size } from "../define/measures.js";
import { color, iconName } from "../define/references.js";
import { hugging } from "./parts/container.js";
import { interactionAttributes, interactionBehavior } from "./parts/interaction.js";
import { colorWords, textColor } from "./parts/palette.js";
import { iconSizes, sizeOf, sizeWords } from "./parts/sizes.js";

/** One of Lucide's drawings. */
export const iconComponent = defineComponent({
  name: "icon",
  category: "display",
  docs: "One of Lucide's drawings, in the colour of the text around it.",
  foreignWords: ["glyph", "symbol", "ico"],
  label: { twins: ["name"], required: true, docs: "Name of the icon" },
  attributes: {
    name: iconName("Name of the icon"),
    size: size(sizeWords, "Width and height", { default: "sm" }),
    muted: flag("Drawn in grey"),
    color: color(colorWords, "Colour of the lines"),
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
});
