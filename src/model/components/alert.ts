/** Defines and draws `alert`. */

import { RADIUS } from "../../base/theme/tokens.js";
import { icon, row, text, token } from "../box/build.js";
import { boolean, choice } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";
import { filling } from "./parts/container.js";
import { messageMetrics, messageSize } from "./parts/message-size.js";
import { statusColors, statuses, statusIcons } from "./parts/palette.js";

export const alertComponent = defineComponent(() => ({
  name: "alert",
  category: "feedback",
  docs: "A message in the page, with the color and icon of its type.",
  foreignForms: {
    error: 'alert "…" danger',
    danger: 'alert "…" danger',
    errormessage: 'alert "…" danger, or input "…" error="…"',
    "-error": 'alert "…" danger, or input "…" error="…"',
    warning: 'alert "…" warning',
    success: 'alert "…" success',
    info: 'alert "…" info',
  },
  foreignWords: [
    "notification",
    "notice",
    "infobar",
    "admonition",
    "inlinealert",
    "infobox",
    "warningbox",
    "errorbox",
    "noticebox",
    "alertbox",
    "flash",
    "flashmessage",
    "inlinemessage",
    "alerttitle",
    "alertdescription",
    "helppanel",
  ],
  label: { twins: ["content"], required: true, docs: "Text of the message" },
  attributes: {
    variant: choice(statuses, "Type of message"),
    icon: iconName("Icon to use instead of the one for the type"),
    dismissible: boolean("Shows a close button on the right"),
    size: messageSize,
  },
  examples: [
    'alert "Your changes are saved." success',
    'alert "Payment failed. Check the card number." danger dismissible',
  ],
  cost: { boxes: 4 },
}));

/** How `alert` is drawn. */
export const alertDrawing: Drawing<typeof alertComponent> = {
  lower({ label, values }, cx) {
    const { variant } = values;
    const colors = variant
      ? statusColors(variant)
      : { text: token("inkMuted"), fill: token("fill"), line: token("lineStrong") };
    const ink = cx.painted ? cx.ink : token("ink");
    const glyph = values.icon ?? (variant ? statusIcons[variant] : "info");
    const { font, icon: side, iconTop, factor } = messageMetrics(values.size, cx);
    const inLine = { margin: { top: iconTop } };
    return row(
      {
        gap: Math.round(10 * factor),
        // If a word does not fit beside the icon, the text moves below it.
        wrap: true,
        padding: {
          top: Math.round(12 * factor),
          right: Math.round(16 * factor),
          bottom: Math.round(12 * factor),
          left: Math.round(14 * factor),
        },
        border: { top: 1, right: 1, bottom: 1, left: 3 },
        ...filling(cx),
      },
      [
        icon(glyph, side, colors.text, { style: inLine }),
        text(
          label,
          { size: font, color: ink },
          // A word longer than a line is broken instead of overflowing.
          { style: { grow: 1, basis: 0, maxWidth: { percent: 100 } } },
        ),
        ...(values.dismissible ? [icon("x", side, colors.text, { style: inLine })] : []),
      ],
      {
        role: variant === "danger" || variant === "warning" ? "alert" : "status",
        paint: { background: colors.fill, borderColor: colors.line, radius: RADIUS },
      },
    );
  },
};
