/** Defines and draws `progress`. */
import type { Box } from "../box/box.js";
import { column, row, text } from "../box/build.js";
import { boolean, type Measure, text as textAttribute } from "../define/attributes.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { measure, number } from "../define/measures.js";
import { checkValue } from "./parts/check-value.js";
import { filling } from "./parts/container.js";
import { naturalWidth } from "./parts/natural-width.js";
import { progressTrack } from "./parts/progress-track.js";

export const progressComponent = defineComponent(() => ({
  name: "progress",
  category: "feedback",
  inLine: "control",
  docs: "A bar that shows how much of something is done.",
  foreignWords: ["progressbar", "meter", "loaderbar", "linearprogress", "progressview"],
  label: { docs: "Text above the bar, the same as `label`" },
  attributes: {
    label: textAttribute("Text above the bar"),
    value: measure([], "of `max`", "Amount done", { default: "0" }),
    max: number({ min: 0 }, "Total amount", { default: "100" }),
    indeterminate: boolean("Draws a striped bar, for an unknown amount"),
  },
  check: checkValue({ min: 0, max: 100 }),
  examples: [
    'progress value=64 label="Storage"',
    "progress value=3 max=5",
    "progress indeterminate",
  ],
  cost: { boxes: 7 },
}));

/** How `progress` is drawn. */
export const progressDrawing: Drawing<typeof progressComponent> = {
  lower({ label, values }, cx) {
    const words = values.label ?? label;
    const share = shareOf(values.value ?? 0, values.max ?? 100);
    const percent = Math.round(share * 100);
    const above = words === "" ? [] : [text(words, { size: 14, color: cx.ink })];
    const bar = progressTrack(values.indeterminate ? "unknown" : share);
    const line = row({ gap: 10, align: "center" }, [
      bar,
      ...(values.indeterminate ? [] : [percentage(percent, cx)]),
    ]);
    return column({ gap: 6, ...filling(cx, 400) }, [naturalWidth(240, 6), ...above, line], {
      role: "progressbar",
      name: words || "Progress",
      attributes: values.indeterminate
        ? {}
        : { "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": percent },
    });
  },
};

/** As wide as the widest percentage, so that tracks below each other have the same length. */
function percentage(percent: number, cx: LowerContext): Box {
  const textStyle = { size: 12, color: cx.muted, align: "right", wrapping: "nowrap" } as const;
  return text(`${percent}%`, textStyle, { style: { minWidth: 32, shrink: 0 } });
}

function shareOf(value: Measure, max: number): number {
  const share =
    typeof value === "object" && value.unit === "%"
      ? value.value / 100
      : (typeof value === "object" ? value.value : value) / (max || 100);
  return Math.min(1, Math.max(0, share));
}
