/** The badge: a state or a number in a few letters. */
import type { Box } from "../box/box.js";
import { column, edges, edgesOf, icon, row, text, token } from "../box/build.js";
import type { Color, Paint } from "../box/style.js";
import { choice, flag } from "./attributes.js";
import type { LowerContext } from "./component.js";
import { defineComponent } from "./define.js";
import { size } from "./measures.js";
import { anchorAttribute, anchored } from "./parts/anchored.js";
import { hugging } from "./parts/container.js";
import { interactionAttributes, interactionData } from "./parts/interaction.js";
import { colorWords, isStatus, statusColors, statuses, textColor } from "./parts/palette.js";
import { type SizeWord, sizeOf, sizeWords } from "./parts/sizes.js";
import { color, iconName } from "./references.js";

/** A state in a few letters. */
export const badgeComponent = defineComponent({
  name: "badge",
  category: "display",
  docs: "A state or a number in a few letters; an empty one is a dot.",
  label: {
    twins: ["content"],
    required: true,
    unless: ["icon"],
    docs: "The letters; none for a dot",
  },
  attributes: {
    variant: choice(["default", "primary", "secondary", ...statuses], "What it says by its hue", {
      default: "default",
    }),
    pill: flag("Round ends"),
    icon: iconName("Icon before the letters; alone without letters"),
    size: size(sizeWords, "Font size; width and height of an icon alone"),
    color: color(colorWords, "Colour of the letters"),
    anchor: anchorAttribute,
    ...interactionAttributes,
  },
  examples: [
    'badge "Paid" success',
    'badge "3" primary pill',
    'row gap=2 { badge "Beta" icon="flask-conical" badge "" danger }',
  ],
  lower({ label, values }, cx) {
    const look = lookOf(values.variant ?? "default", cx);
    const ink = values.color === undefined ? look.ink : textColor(values.color);
    const place = values.anchor === undefined ? hugging(cx) : {};
    const rest = { attributes: interactionData(values) };
    if (label === "" && values.icon === undefined) {
      const dot = { background: look.dot, radius: "pill" as const };
      const style = { width: 8, height: 8, ...place, shrink: 0 };
      return anchored(column(style, [], { ...rest, paint: dot }), values.anchor);
    }
    if (label === "") {
      const side = sizeOf(values.size, sides, 40, cx);
      const glyph = icon(values.icon!, Math.round(side / 2), ink);
      const style = {
        width: side,
        height: side,
        align: "center" as const,
        justify: "center" as const,
        border: edges(1),
        ...place,
        shrink: 0,
      };
      const paint = { ...look.paint, radius: "pill" as const };
      return anchored(column(style, [glyph], { ...rest, paint }), values.anchor);
    }
    const { font, padding } = metricsOf(values.size, cx);
    const words = text(label, { size: font, weight: 500, color: ink, wrapping: "ellipsis" });
    const glyph: Box[] = values.icon ? [icon(values.icon, font, ink)] : [];
    const box = row(
      {
        gap: 4,
        align: "center",
        justify: "center",
        padding: edgesOf(padding[0], padding[1]),
        border: edges(1),
        ...place,
      },
      [...glyph, words],
      { ...rest, paint: { ...look.paint, radius: values.pill ? "pill" : 4 } },
    );
    return anchored(box, values.anchor);
  },
});

const sides: Readonly<Record<SizeWord, number>> = { xs: 24, sm: 32, md: 40, lg: 48, xl: 64 };

interface BadgeMetrics {
  font: number;
  padding: readonly [vertical: number, horizontal: number];
}

const metrics: Readonly<Record<SizeWord, BadgeMetrics>> = {
  xs: { font: 10, padding: [1, 6] },
  sm: { font: 11, padding: [2, 8] },
  md: { font: 12, padding: [2, 8] },
  lg: { font: 14, padding: [3, 10] },
  xl: { font: 16, padding: [4, 12] },
};

function metricsOf(given: Parameters<typeof sizeOf<SizeWord>>[0], cx: LowerContext): BadgeMetrics {
  if (given === undefined) return metrics.md;
  if (typeof given === "string") return metrics[given];
  return { ...metrics.md, font: sizeOf(given, sides, 12, cx) };
}

interface BadgeLook {
  ink: Color;
  dot: Color;
  paint: Paint;
}

function lookOf(variant: string, cx: LowerContext): BadgeLook {
  if (isStatus(variant)) {
    const { text: hue, fill, line } = statusColors(variant);
    const ink = cx.painted ? cx.ink : hue;
    return { ink, dot: line, paint: { background: fill, borderColor: line } };
  }
  if (variant === "primary") {
    const accent = token("accent");
    const ink = cx.painted ? cx.ink : token("onAccent");
    return { ink, dot: accent, paint: { background: accent, borderColor: accent } };
  }
  const line = token("lineStrong");
  if (variant === "secondary") {
    const fill = token("fillStrong");
    const ink = cx.painted ? cx.ink : token("ink");
    return { ink, dot: line, paint: { background: fill, borderColor: fill } };
  }
  const ink = cx.painted ? cx.ink : token("ink");
  return { ink, dot: token("accent"), paint: { background: token("paper"), borderColor: line } };
}
