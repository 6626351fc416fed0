/** What a badge looks like: the hues of its variants, its letters in their box, its dot. */
import type { StackBox } from "../../box/box.js";
import { column, edges, edgesOf, icon, row, text, token } from "../../box/build.js";
import type { Color, Paint, Style } from "../../box/style.js";
import type { LowerContext } from "../../define/component.js";
import { isStatus, statusColors, statuses } from "./palette.js";
import type { SizeWord } from "./sizes.js";
import { wrappingOf } from "./snug.js";

/** What a badge may say by its hue. */
export const badgeVariants = ["default", "primary", "secondary", ...statuses] as const;

/** Colors of a badge. */
export interface BadgeLook {
  ink: Color;
  dot: Color;
  paint: Paint;
}

/** Font size of the letters, and px between them and the line around. */
export interface BadgeMetrics {
  font: number;
  padding: readonly [vertical: number, horizontal: number];
}

/** The measures of each size. */
export const badgeMetrics: Readonly<Record<SizeWord, BadgeMetrics>> = {
  xs: { font: 10, padding: [1, 6] },
  sm: { font: 11, padding: [2, 8] },
  md: { font: 12, padding: [2, 8] },
  lg: { font: 14, padding: [3, 10] },
  xl: { font: 16, padding: [4, 12] },
};

/** The colors of a variant; one that does not exist looks like the default. */
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

/** Letters, after an icon if there is one, in a box that hugs them. */
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
    glyph ? [icon(glyph, font, ink), words] : [words],
    { paint: { radius: 4, ...paint } },
  );
}

/** The dot that says its variant only. */
export function badgeDot({ dot }: BadgeLook, style: Style): StackBox {
  return column({ width: 8, height: 8, ...style, shrink: 0 }, [], {
    paint: { background: dot, radius: "pill" },
  });
}
