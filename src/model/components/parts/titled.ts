/** Lays out a container with a title above its children. */
import { isRightToLeft } from "../../../base/text/right-to-left.js";
import type { Box } from "../../box/box.js";
import { column, row, text } from "../../box/build.js";
import type { Style, TextStyle } from "../../box/style.js";
import type { LowerContext, LoweredElement, Surroundings } from "../../define/component.js";
import { type Laid, layChildren } from "./container.js";
import { countPill } from "./count-mark.js";

/** Font size and heading level of a title. */
export interface TitleForm {
  size: number;
  level: number;
  /** A count after the title. */
  badge?: string | undefined;
}

/** A heading in semibold. */
function heading(
  label: string,
  { size, level }: TitleForm,
  cx: Pick<LowerContext, "ink" | "textAlign">,
): Box {
  return text(
    label,
    {
      size,
      weight: 600,
      lineHeight: titleLineHeight(size),
      ...titleTracking(label, size),
      color: cx.ink,
      ...(cx.textAlign !== "left" && { align: cx.textAlign }),
    },
    { tag: `h${level}` },
  );
}

/**
 * Font size in px of the title of a card, a section, or a figure without a title above it, and of one in a card with a
 * title.
 */
export const titleSize = 20;
const innerTitleSize = 14;

/** The title of a chart or plan. */
export function figureTitle(
  label: string,
  isInner: boolean,
  { ink }: Pick<LowerContext, "ink">,
): Box {
  const [size, lineHeight] = isInner
    ? [innerTitleSize, 20 / innerTitleSize]
    : [titleSize, titleLineHeight(titleSize)];
  return text(label, { size, weight: 600, lineHeight, color: ink });
}

/** Whether an element is in a card that has a title. */
export function isUnderTitle(cx: Pick<LowerContext, "parent" | "componentOf">): boolean {
  return Boolean(cx.parent?.label) && cx.componentOf(cx.parent!)?.framed === true;
}

/** A title with a count after it. */
export function withBadge(
  title: Box,
  badge: string | undefined,
  { textAlign }: Pick<LowerContext, "textAlign">,
): Box {
  if (badge === undefined) return title;
  const justify = textAlign === "center" ? ("center" as const) : ("start" as const);
  return row({ gap: 8, align: "center", justify }, [title, countPill(badge)]);
}

/** Line height of a title, relatively smaller for large ones. */
export function titleLineHeight(size: number): number {
  return size >= 24 ? 1.2 : 1.3;
}

/** Letter spacing of a title: tighter for large ones, except in scripts with joined letters. */
export function titleTracking(label: string, size: number): Pick<TextStyle, "letterSpacing"> {
  return size < 24 || isRightToLeft(label) ? {} : { letterSpacing: (-2 * size) / 100 };
}

/** A column with a title and children; children in another flow get a box of their own. */
export function titledColumn(
  element: Pick<LoweredElement, "label" | "children" | "flow">,
  cx: LowerContext,
  preset: Style,
  form: TitleForm,
  inside: Partial<Surroundings> = {},
): Laid {
  const { label, flow } = element;
  const around = inks(cx, inside);
  const title =
    label === "" ? undefined : withBadge(heading(label, form, around), form.badge, around);
  // The content extends to the edges, while the title keeps its distance.
  if (title && inside.flush) {
    const { top = 0, left = 0, right = 0 } = preset.padding ?? {};
    title.style = { ...title.style, margin: { top, left, right } };
  }
  const isColumn = flow.direction === undefined || flow.direction === "column";
  if (title === undefined || isColumn) {
    const laid = layChildren(element, cx, preset, inside);
    return title ? { style: laid.style, children: [title, ...laid.children] } : laid;
  }
  const { gap = 0, align: _, ...outer } = preset;
  const laid = layChildren(element, cx, { gap }, inside);
  return {
    style: { direction: "column", gap, ...outer },
    children: [title, column({ ...laid.style, grow: 1 }, laid.children)],
  };
}

function inks(
  cx: LowerContext,
  inside: Partial<Surroundings>,
): Pick<LowerContext, "ink" | "textAlign"> {
  return {
    ink: inside.ink ?? cx.ink,
    textAlign: cx.centers ? "center" : (inside.textAlign ?? cx.textAlign),
  };
}
