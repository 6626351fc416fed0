/** Defines and draws `logo`. */
import { TEXT_SIZES } from "../../base/theme/tokens.js";
import { column, icon, row, text, token } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { size } from "../define/measures.js";
import { iconName, url } from "../define/references.js";
import { hugging } from "./parts/container.js";
import { interactionAttributes, interactionBehavior, linkAddress } from "./parts/interaction.js";
import { sameForm } from "./parts/same-form.js";
import { sizeOf, textSizeWords } from "./parts/sizes.js";

export const logoComponent = defineComponent(() => ({
  name: "logo",
  category: "display",
  inLine: "small",
  docs: "The product name after a square symbol.",
  foreignForms: { ...sameForm("logos logocloud logowall", 'row gap=6 { logo "…" logo "…" }') },
  foreignWords: ["brand", "navbarbrand", "wordmark"],
  label: { twins: ["content"], required: true, docs: "Name of the product" },
  attributes: {
    icon: iconName("Icon in the square"),
    size: size(textSizeWords, "Font size", { default: "lg" }),
    href: url("Where a click leads", { reference: "navigate" }),
    ...interactionAttributes,
  },
  examples: ['logo "Acme"', 'header { logo "Harbor" icon="anchor" }'],
  cost: { boxes: 4 },
}));

/** How `logo` is drawn. */
export const logoDrawing: Drawing<typeof logoComponent> = {
  lower({ label, values }, cx) {
    const px = sizeOf(values.size, TEXT_SIZES, TEXT_SIZES.lg, cx);
    const side = Math.round(px * 1.25);
    const inner = values.icon
      ? [icon(values.icon, Math.round(side * 0.62), token("onAccent"))]
      : [];
    const glyph = column(
      { width: side, height: side, shrink: 0, align: "center", justify: "center" },
      inner,
      { paint: { background: token("accent"), radius: 5 }, decorative: true },
    );
    const words = text(label, { size: px, weight: 600, color: cx.ink, wrapping: "nowrap" });
    const href = linkAddress(values, cx);
    return row({ gap: 8, align: "center", ...hugging(cx) }, [glyph, words], {
      ...(href !== undefined && { tag: "a" }),
      behavior: { href, ...interactionBehavior(values, cx) },
    });
  },
};
