/** Defines the look of badges: the hues of variants, the metrics of text, and the dot. */
import type { StackBox } from "../../box/box.js";
import { column, edges, edgesOf, icon, row, text, token } from "../../box/build.js";
import type { Color, Paint, Style } from "../../box/style.js";
import type { LowerContext } from "../../define/component.js";
import { isStatus, statusColors, statuses } from "./palette.js";
import type { SizeWord } from "./sizes.js";
import { wrappingOf } from "./snug.js";

/** The variants of a badge, shown by its hue. */
export const badgeVariants = ["default", "primary", "secondary", ...statuses] as const;

/** Colors of a badge. */
export interface BadgeLook {
  ink: Color;
  dot: Color;
  paint: Paint;
}

/** Font size, and distance in px between text and border. */
export interface BadgeMetrics {
  font: number;
  padding: readonly [vertical: number, horizontal: number];
}

/** The metrics of each size. */
export const badgeMetrics: Readonly<Record<SizeWord, BadgeMetrics>> = {
  xs: { font: 10, padding: [1, 6] },
  sm: { font: 11, padding: [2, 8] },
  md: { font: 12, padding: [2, 8] },
  lg: { font: 14, padding: [3, 10] },
  xl: { font: 16, padding: [4, 12] },
};

/** The colors of a variant; an unknown one looks like the default. */
export function badgeLook(variant: string, cx: Pick<LowerContext, "painted" | "ink">): BadgeLook {
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
  return { ink, dot: line, paint: { background: token("paper"), borderColor: line } };
}

/** Text, optionally after an icon, in a box that fits it. */
export function badgeLetters(
  label: string,
  { ink, paint }: BadgeLook,
  { font, padding }: BadgeMetrics,
  glyph: string | undefined,
  style: Style,
): StackBox {
  const words = text(label, { size: font, weight: 500, color: ink, wrapping: wrappingOf(label) });
  return row(
    {
      gap: 4,
      align: "center",
      justify: "center",
      padding: edgesOf(padding[0], padding[1]),
      border: edges(1),
      ...style,
    },
    glyph ? [icon(glyph, font, ink, { slot: "sign" }), words] : [words],
    { paint: { radius: 4, ...paint } },
  );
}

/** The dot of a badge without text, which only shows its variant. */
export function badgeDot({ dot }: BadgeLook, style: Style): StackBox {
  return column({ width: 8, height: 8, ...style, shrink: 0 }, [], {
    paint: { background: dot, radius: "pill" },
  });
}
