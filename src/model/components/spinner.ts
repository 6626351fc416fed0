/** Defines and draws `spinner`. */
import { row, text } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { size } from "../define/measures.js";
import { hugging } from "./parts/container.js";
import { onFirstLine } from "./parts/first-line.js";
import { type SizeWord, sizeOf, sizeWords } from "./parts/sizes.js";
import { spinnerRing } from "./parts/spinner-ring.js";

export const spinnerComponent = defineComponent(() => ({
  name: "spinner",
  category: "feedback",
  inLine: "small",
  docs: "A loading indicator.",
  foreignWords: [
    "loader",
    "loading",
    "spin",
    "circularprogress",
    "circularprogressindicator",
    "activityindicator",
    "pulltorefresh",
    "refreshcontrol",
    "preloader",
    "throbber",
    "busyindicator",
  ],
  label: { twins: ["label"], docs: "Text next to the ring" },
  attributes: { size: size(sizeWords, "Width and height of the ring", { default: "20" }) },
  examples: ['spinner "Loading orders"', "spinner lg"],
  cost: { boxes: 3 },
}));

/** How `spinner` is drawn. */
export const spinnerDrawing: Drawing<typeof spinnerComponent> = {
  lower({ label, values }, cx) {
    const side = sizeOf(values.size, sides, 20, cx);
    const drawn = spinnerRing(side, side >= 48 ? 4 : side >= 32 ? 3 : 2, cx.ink);
    const beside = label === "" ? {} : onFirstLine(side, 14, cx);
    const ring = { ...drawn, style: { ...drawn.style, ...beside } };
    const words = label === "" ? [] : [text(label, { size: 14, color: cx.muted })];
    return row({ gap: 8, align: "center", ...hugging(cx) }, [ring, ...words], {
      role: "status",
      name: label || "Loading",
    });
  },
};

const sides: Readonly<Record<SizeWord, number>> = { xs: 12, sm: 16, md: 24, lg: 32, xl: 48 };
