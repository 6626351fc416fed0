/** Draws the pill of a chip: an entered or selectable value. */

import type { StackBox } from "../../box/box.js";
import { edges, icon, row, text, token } from "../../box/build.js";
import type { Color, Paint } from "../../box/style.js";
import { activeFill, activeInk } from "./emphasis.js";
import { type Status, statusColors } from "./palette.js";
import { wrappingOf } from "./snug.js";

/** The content and state of a pill. */
export interface ChipFace {
  label: string;
  icon?: string | undefined;
  removable?: boolean | undefined;
  selected?: boolean | undefined;
  variant?: Status | undefined;
  disabled?: boolean | undefined;
  /** Without a border, for use in a bordered frame. */
  quiet?: boolean | undefined;
}

/** Height and font size of a pill. */
export interface ChipMetrics {
  height: number;
  font: number;
}

/** A chip on its own. */
export const chipMetrics: ChipMetrics = { height: 28, font: 13 };

/**
 * Draws a pill.
 * @param ink color of its text if the background is not paper
 */
export function chipPill(
  { label, icon: glyph, removable, selected, variant, disabled, quiet }: ChipFace,
  { height, font }: ChipMetrics,
  ink?: Color,
): StackBox {
  const look = lookOf(variant, selected === true);
  if (quiet && !variant) {
    const fill = token("fillStrong");
    look.paint = { background: fill, borderColor: fill };
  }
  const color = ink ?? look.ink;
  const side = Math.round(height * 0.43);
  const near = Math.round(height * 0.29);
  return row(
    {
      gap: Math.round(height * 0.21),
      align: "center",
      height,
      padding: { left: glyph ? near : side, right: removable ? near : side },
      border: edges(1),
    },
    [
      ...(glyph ? [icon(glyph, font + 1, color, { slot: "sign" })] : []),
      text(label, { size: font, weight: 500, color, wrapping: wrappingOf(label) }),
      ...(removable ? [icon("x", font + 1, color)] : []),
    ],
    { paint: { ...look.paint, radius: "pill", ...(disabled && { opacity: 0.5 }) } },
  );
}

function lookOf(variant: Status | undefined, isSelected: boolean): { ink: Color; paint: Paint } {
  if (variant) {
    const { text: ink, fill, line } = statusColors(variant);
    if (isSelected) {
      return { ink: token("paper"), paint: { background: ink, borderColor: ink } };
    }
    return { ink, paint: { background: fill, borderColor: line } };
  }
  if (isSelected) {
    const borderColor = { token: "inkMuted", inAccent: "accent" } as const;
    return { ink: activeInk, paint: { background: activeFill, borderColor } };
  }
  return {
    ink: token("ink"),
    paint: { background: token("paper"), borderColor: token("lineStrong") },
  };
}
