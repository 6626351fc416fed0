/** Draws a track with a knob on it, and the number that it stands for. */
import type { Box, HtmlAttributes, ToggleBox } from "../../box/box.js";
import { column, row, text, token } from "../../box/build.js";
import type { LowerContext } from "../../define/component.js";
import { hinted } from "./interaction.js";

/** A range and the value in it. */
export interface RangeValues {
  /** 0. */
  min?: number | undefined;
  /** 100. */
  max?: number | undefined;
  step?: number | undefined;
  /** The middle. */
  value?: number | undefined;
  /** Further attributes of the control. */
  attributes: HtmlAttributes;
  /** What shows while the pointer is over it. */
  title?: string | undefined;
}

/**
 * The track, and the number after it.
 * @param written how the number is written; undefined where it is not shown
 * @param name what the control is called where no label does it
 */
export function rangeLine(
  { attributes, title, ...range }: RangeValues,
  written: ((value: number) => string) | undefined,
  name: string | undefined,
  cx: Pick<LowerContext, "muted">,
): Box {
  const min = range.min ?? 0;
  const max = Math.max(range.max ?? 100, min);
  const value = Math.min(Math.max(range.value ?? (min + max) / 2, min), max);
  const words = written?.(value);
  const spoken = words === undefined || words === String(value) ? {} : { "aria-valuetext": words };
  const toggle: ToggleBox = {
    kind: "toggle",
    control: "range",
    style: { height: 18, grow: 1, minWidth: 60 },
    children: [track(max > min ? (value - min) / (max - min) : 0)],
    attributes: { ...attributes, min, max, value, step: range.step, ...spoken },
    ...(name !== undefined && { name }),
    ...hinted(title),
  };
  const shown =
    words === undefined ? [] : [text(words, { size: 14, color: cx.muted, wrapping: "nowrap" })];
  return row({ gap: 12, align: "center" }, [toggle, ...shown]);
}

/** Fill and rest share what the knob leaves, so that the knob never leaves the track. */
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
