/** Draws foldable content: a line with a chevron, and below it the content that the line shows or hides. */
import type { Box } from "../../box/box.js";
import { column, icon, row } from "../../box/build.js";
import type { Color, Paint, Style } from "../../box/style.js";
import type { LowerContext } from "../../define/component.js";

/** A foldable part. */
export interface Fold {
  isFolded: boolean;
  /** Outer box: `gap` is between line and content. */
  style: Style;
  paint?: Paint;
  /** Style of the line. */
  line: Style;
  linePaint?: Paint | undefined;
  /** The content of the line, before or after the chevron. */
  title: Box;
  chevron: { size: number; color: Color; place: "before" | "after"; beside?: Style };
  /** Draws the content. */
  content(): Box[];
}

/**
 * Draws a foldable part, folded or not. In a prototype, a click on its line folds it, and a link to its id unfolds it.
 * Folded content keeps its overlays, since these are drawn over the page.
 */
export function foldingPart(fold: Fold, cx: LowerContext): Box {
  const { isFolded, style, paint, title, line, linePaint, chevron } = fold;
  const glyph = (isOpen: boolean, when?: "open" | "closed"): Box =>
    icon(isOpen ? "chevron-down" : "chevron-right", chevron.size, chevron.color, {
      ...(chevron.beside && { style: chevron.beside }),
      ...(when && { behavior: { when } }),
    });
  const glyphs = cx.isPrototype
    ? [glyph(true, "open"), glyph(false, "closed")]
    : [glyph(!isFolded)];
  const head = row(line, chevron.place === "before" ? [...glyphs, title] : [title, ...glyphs], {
    ...(cx.isPrototype && { tag: "summary" }),
    ...(linePaint && { paint: linePaint }),
  });
  const outer = { ...style, direction: "column" } as const;
  const rest = paint ? { paint } : {};
  if (!cx.isPrototype) return column(outer, [head, ...(isFolded ? [] : fold.content())], rest);
  const { gap = 0, ...closed } = outer;
  const id = cx.opened?.id;
  // The padding is inside the content: a gap would remain when it is folded.
  const inner: Style = { gap, padding: { top: gap }, ...(outer.align && { align: outer.align }) };
  const content = column(inner, fold.content(), {
    ...(id !== undefined && { attributes: { id } }),
  });
  return column(closed, [head, content], {
    ...rest,
    tag: "details",
    attributes: { open: !isFolded },
  });
}
