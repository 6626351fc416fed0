/** Defines the look of each type of input: its icon, its width, its native type. */
import type { Box, HtmlAttributes } from "../../box/box.js";
import { column, edges, icon, token } from "../../box/build.js";

/** The types of value. */
export const inputTypes = [
  "text",
  "email",
  "password",
  "number",
  "tel",
  "url",
  "search",
  "date",
  "time",
  "datetime",
  "month",
  "color",
  "file",
  "range",
] as const;

/** A type of value. */
export type InputType = (typeof inputTypes)[number];

/** The differences of a type from plain text. */
interface TypeLook {
  /** Icon at the right. */
  glyph?: string;
  /** Minimum width in px with its icon, if larger than that of other types. */
  leastWidth?: number;
  /** Natural width in px, if not `naturalFieldWidth`. */
  naturalWidth?: number;
  /** Set if browsers would format the value themselves, and so show something else. */
  isText?: true;
}

const looks: Readonly<Partial<Record<InputType, TypeLook>>> = {
  number: { naturalWidth: 96 },
  search: { glyph: "search", naturalWidth: 240 },
  date: { glyph: "calendar", leastWidth: 150, naturalWidth: 160, isText: true },
  month: { glyph: "calendar", leastWidth: 150, naturalWidth: 160, isText: true },
  time: { glyph: "clock", leastWidth: 104, naturalWidth: 120, isText: true },
  datetime: { glyph: "calendar-clock", leastWidth: 186, naturalWidth: 200, isText: true },
  color: { leastWidth: 120, naturalWidth: 140, isText: true },
  file: { naturalWidth: 240 },
  range: { naturalWidth: 240 },
};

/** Default natural width of a field in px. */
export const naturalFieldWidth = 200;

const plain: TypeLook = {};

/** The differences of a type from plain text. */
export function lookOfType(type: InputType): TypeLook {
  return looks[type] ?? plain;
}

/** The limits of a number. */
export interface ValueLimits {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
}

/**
 * The attributes for a type. A native number field would drop values that are not numbers, and so differ from the
 * picture.
 */
export function typeAttributes(
  type: InputType,
  { min, max, step }: ValueLimits,
  value: number | undefined,
): HtmlAttributes {
  if (type === "file" || type === "range") return {};
  if (lookOfType(type).isText) return { type: "text" };
  if (type !== "number") return { type };
  const inputmode = step !== undefined && Number.isInteger(step) ? "numeric" : "decimal";
  if (value === undefined || (min === undefined && max === undefined)) {
    return { type: "text", inputmode };
  }
  return {
    type: "text",
    inputmode,
    role: "spinbutton",
    "aria-valuenow": value,
    "aria-valuemin": min,
    "aria-valuemax": max,
  };
}

/** Arrows that change a number; an arrow that would exceed a limit is faint. */
export function stepArrows({ min, max }: ValueLimits, value: number | undefined): Box {
  const ends = [
    max !== undefined && value !== undefined && value >= max,
    min !== undefined && value !== undefined && value <= min,
  ];
  const arrows = ["chevron-up", "chevron-down"].map((name, at) =>
    icon(name, 12, token("inkMuted"), {
      style: { margin: { top: -2, bottom: -2 } },
      ...(ends[at] && { paint: { opacity: 0.35 } }),
    }),
  );
  return column({ width: 16, height: 16, align: "center", justify: "center" }, arrows);
}

/** The color itself, or hatching if the value is not one. */
export function swatch(value: string | undefined): Box {
  const isColor = value !== undefined && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value.trim());
  return column({ width: 16, height: 16, shrink: 0, border: edges(1) }, [], {
    paint: {
      borderColor: token("lineStrong"),
      radius: 4,
      ...(isColor ? { background: { hex: value.trim() } } : { hatch: token("hatch") }),
    },
  });
}
