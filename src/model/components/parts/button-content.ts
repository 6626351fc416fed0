/** Arranges the content of a button: icons before the label, the label, icons after it. */
import type { Box, TextBox } from "../../box/box.js";
import { column, row, token } from "../../box/build.js";
import type { Color, Style } from "../../box/style.js";
import { withMore } from "../../box/with-more.js";
import type { ButtonLook, ButtonMetrics } from "./button-look.js";
import { type CountColors, countColors } from "./count-mark.js";

/** The arrangement of the parts of a button. */
export interface ButtonParts {
  metrics: ButtonMetrics;
  tile: boolean;
  inside: Style;
}

/** A label between icons; the baseline is that of the label, so that it does not depend on the icons. */
export function besideWords(
  lead: readonly Box[],
  words: TextBox,
  trail: readonly Box[],
  { metrics, tile, inside }: ButtonParts,
): Box[] {
  const isEmpty = words.text === "";
  if (lead.length + trail.length === 0) {
    return isEmpty ? [row({ height: metrics.font * 1.5 }, [words])] : [words];
  }
  if (tile) {
    const above = lead.map(
      (box): Box => ({ ...box, style: withMore(box.style, { alignSelf: "center" }) }),
    );
    return [column({ gap: metrics.icon / 3, minWidth: 0 }, [...above, words, ...trail])];
  }
  const isRow = inside.direction === undefined || inside.direction.startsWith("row");
  const onLine: Box = isRow
    ? { ...words, style: withMore(words.style, { alignSelf: "baseline" }) }
    : words;
  const { justify, ...flow } = inside;
  const style: Style = {
    gap: metrics.icon / 2,
    align: "center",
    minWidth: 0,
    ...(isEmpty && { height: metrics.font * 1.5 }),
    ...flow,
    ...(justify && { justify, grow: 1 }),
  };
  const before = [...lead, ...(isEmpty ? [] : [onLine])];
  if (!justify || trail.length === 0) return [row(style, [...before, ...trail])];
  const { gap, align } = style;
  const side = (boxes: readonly Box[]) => row({ gap: gap!, align: align!, minWidth: 0 }, boxes);
  return [row(style, [side(before), side(trail)])];
}

/** A count on a button; on a filled button, in the color of its label. */
export function countOn(
  { danger, secondary }: ButtonLook,
  color: Color,
  background: Color | undefined,
): CountColors {
  if (danger)
    return { ink: background && !isSoft(background) ? background : token("paper"), fill: color };
  if (background && !isSoft(background)) return { ink: background, fill: color };
  return countColors(secondary);
}

/** Whether a background belongs to a button without a fill of its own color. */
function isSoft(color: Color): boolean {
  return "token" in color && soft.has(color.token);
}

const soft: ReadonlySet<string> = new Set(["paper", "fillStrong", "dangerFill"]);
