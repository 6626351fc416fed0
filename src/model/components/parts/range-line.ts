/** Draws a track with a knob, and its number. */
import type { Box, HtmlAttributes, ToggleBox } from "../../box/box.js";
import { column, row, text, token } from "../../box/build.js";
import type { LowerContext } from "../../define/component.js";
import { hinted } from "./interaction.js";

/** Minimum width of a track in px. */
const leastTrack = 60;

/** A range with its current value. */
export interface RangeValues {
  /** 0 by default. */
  min?: number | undefined;
  /** 100 by default. */
  max?: number | undefined;
  step?: number | undefined;
  /** The middle of the range by default. */
  value?: number | undefined;
  /** Further attributes of the control. */
  attributes: HtmlAttributes;
  /** Its tooltip. */
  title?: string | undefined;
  /** Whether its number is above it, so that the track has the whole width. */
  saidAbove?: boolean;
}

/**
 * The track, followed by the number, which is on a line of its own where the track would be too short beside it.
 * @param written formats the number; undefined if it is not shown
 * @param name the accessible name, if there is no label
 */
export function rangeLine(
  { attributes, title, saidAbove = false, ...range }: RangeValues,
  written: ((value: number) => string) | undefined,
  name: string | undefined,
  cx: Pick<LowerContext, "muted">,
): Box {
  const { min, max, value } = boundedRange(range);
  const words = written?.(value);
  const spoken = words === undefined || words === String(value) ? {} : { "aria-valuetext": words };
  const toggle: ToggleBox = {
    kind: "toggle",
    control: "range",
    style: { height: 18, grow: 1, minWidth: leastTrack },
    children: [track(max > min ? (value - min) / (max - min) : 0)],
    attributes: { ...attributes, min, max, value, step: range.step, ...spoken },
    ...(name !== undefined && { name }),
    ...hinted(title),
  };
  const shown = words === undefined || saidAbove ? [] : [rangeText(words, cx)];
  return row({ gap: 12, rowGap: 2, align: "center", wrap: true, justify: "end" }, [
    toggle,
    ...shown,
  ]);
}

/** A range in which the value is. */
export function boundedRange(
  range: Pick<RangeValues, "min" | "max" | "value">,
): Record<"min" | "max" | "value", number> {
  const min = range.min ?? 0;
  const max = Math.max(range.max ?? 100, min);
  return { min, max, value: Math.min(Math.max(range.value ?? (min + max) / 2, min), max) };
}

/** The number of a range. */
export function rangeText(words: string, { muted }: Pick<LowerContext, "muted">): Box {
  return text(words, { size: 14, color: muted, wrapping: "nowrap" });
}

/** The two parts of the track share the width without the knob, so that the knob never leaves the track. */
function track(share: number): Box {
  const bar = (grow: number, color: "mark" | "fillStrong"): Box =>
    column({ grow, basis: 0, height: 6 }, [], {
      paint: {
        background: token(color),
        ...(color === "fillStrong" && { cue: token("lineStrong") }),
        radius: "pill",
      },
    });
  const knob = column({ width: 18, height: 18, shrink: 0 }, [], {
    paint: { background: token("mark"), radius: "pill" },
  });
  return row({ height: 18, align: "center" }, [
    bar(share, "mark"),
    knob,
    bar(1 - share, "fillStrong"),
  ]);
}
