/** Draws the button for content that does not fit a narrow screen, the bar around the button, and the panel that it opens. */
import type { Box } from "../../model/box/box.js";
import { column, edges, icon, row, text, token } from "../../model/box/build.js";
import type { Style } from "../../model/box/style.js";

/** The side of the board that a panel opens at, and of the bar that its button is at. */
export type Side = "left" | "right";

/** A button; in a prototype with the id of what it opens. */
export interface Opener {
  side: Side;
  id: string;
}

const icons = { left: "menu", right: "panel-right" } as const;
const names = { left: "Menu", right: "Details" } as const;

/** The name of the panel at a side. */
export function nameOf(side: Side): string {
  return names[side];
}

function button({ side, id }: Opener, isPrototype: boolean): Box {
  const style: Style = {
    width: 40,
    height: 40,
    shrink: 0,
    align: "center",
    justify: "center",
    margin: { [side]: -8 },
  };
  return row(style, [icon(icons[side], 20, token("ink"))], {
    tag: "button",
    name: names[side],
    attributes: { type: "button" },
    paint: { radius: 6 },
    ...(isPrototype && { behavior: { opens: { id } } }),
  });
}

/** The content of a bar. The buttons are joined to its first and last boxes, so that the rest keeps its spacing. */
export function withOpeners(boxes: Box[], openers: readonly Opener[], isPrototype: boolean): Box[] {
  let joined = boxes;
  for (const opener of openers) {
    const drawn = button(opener, isPrototype);
    const isLeft = opener.side === "left";
    const at = isLeft ? 0 : joined.length - 1;
    const beside = joined[at];
    if (beside === undefined) return [drawn];
    const pair = isLeft ? [drawn, beside] : [beside, drawn];
    const { grow, basis } = beside.style;
    const style: Style = { align: "center", gap: 8, minWidth: 0 };
    if (grow !== undefined) style.grow = grow;
    if (basis !== undefined) style.basis = basis;
    joined = joined.map((box, index) => (index === at ? row(style, pair) : box));
  }
  return joined;
}

/** A bar for a page without one. */
export function barOf(title: string, openers: readonly Opener[], isPrototype: boolean): Box {
  const name = text(title, {
    size: 16,
    weight: 600,
    color: token("ink"),
    wrapping: "ellipsis",
  });
  const style: Style = {
    align: "center",
    justify: "between",
    minHeight: 56,
    shrink: 0,
    padding: { left: 16, right: 16 },
    border: { bottom: 1 },
  };
  const words = { ...name, style: { minWidth: 0 } };
  return row(style, withOpeners([words], openers, isPrototype), {
    tag: "header",
    paint: { borderColor: token("line") },
  });
}

/** Width of the panel in px. */
const panelWidth = 280;

/** The panel, with everything that its button opens in a column. */
export function menuPanel(side: Side, boxes: readonly Box[]): Box {
  const style: Style = {
    width: panelWidth,
    shrink: 0,
    border: { [side === "left" ? "right" : "left"]: 1 },
  };
  return column(style, boxes.map(inPanel), {
    role: "dialog",
    name: names[side],
    paint: { background: token("floating"), borderColor: token("line"), shadow: "xl" },
  });
}

/** A box adapted to the panel: full width, without its placement on the page. */
function inPanel(box: Box): Box {
  const { width, minWidth, maxWidth, grow, basis, shrink, order, border, ...style } = box.style;
  const isUpright = style.direction !== "row";
  const own: Style = isUpright
    ? style
    : { ...style, direction: "column", align: "stretch", padding: edges(16) };
  return { ...box, style: { ...own, shrink: 0 } } as Box;
}
