/** Defines and draws `toast`. */

import { RADIUS } from "../../base/theme/tokens.js";
import { icon, row, text, token } from "../box/build.js";
import { choice } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";
import { messageMetrics, messageSize } from "./parts/message-size.js";
import { statusColors, statuses, statusIcons } from "./parts/palette.js";
import { shadowBytes } from "./parts/shadow-bytes.js";

export const toastComponent = defineComponent(() => ({
  name: "toast",
  category: "feedback",
  docs: "A short message over the page that disappears by itself.",
  foreignWords: ["snackbar", "sonner"],
  label: { twins: ["content"], required: true, docs: "Text of the message" },
  attributes: {
    position: choice(
      ["top-left", "top-center", "top-right", "bottom-left", "bottom-center", "bottom-right"],
      "Corner or edge of the board",
      { default: "top-right" },
    ),
    variant: choice(statuses, "Type of message"),
    icon: iconName("Icon to use instead of the one for the type"),
    size: messageSize,
  },
  examples: ['toast "Draft saved" success', 'toast "Connection lost" danger bottom-center'],
  layer: ({ values }) => ({ at: "edge", edge: values.position ?? "top-right" }),
  cost: { boxes: 4, output: shadowBytes.lg },
}));

/** How `toast` is drawn. */
export const toastDrawing: Drawing<typeof toastComponent> = {
  lower({ label, values }, cx) {
    const { variant } = values;
    const glyph = values.icon ?? (variant ? statusIcons[variant] : "info");
    const ink = token("onInverse");
    const { font, icon: side, iconTop, factor } = messageMetrics(values.size, cx);
    return row(
      {
        gap: Math.round(10 * factor),
        padding: {
          top: Math.round(12 * factor),
          right: Math.round(16 * factor),
          bottom: Math.round(12 * factor),
          left: Math.round((variant ? 12 : 16) * factor),
        },
        maxWidth: Math.round(360 * factor),
        ...(variant && { border: { left: 4 } }),
      },
      [
        icon(glyph, side, ink, { style: { margin: { top: iconTop } } }),
        text(label, { size: font, color: ink }),
      ],
      {
        role: variant === "danger" || variant === "warning" ? "alert" : "status",
        paint: {
          background: token("inverse"),
          radius: RADIUS,
          shadow: "lg",
          ...(variant && { borderColor: statusColors(variant).line }),
        },
      },
    );
  },
};
