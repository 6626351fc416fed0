/** Draws the button that opens what a narrow screen has no room for, the bar that it is in, and the panel. */
import type { Box } from "../../model/box/box.js";
import { column, edges, icon, row, text, token } from "../../model/box/build.js";
import type { Style } from "../../model/box/style.js";

/** The side of the board at which something opens, and of the bar at which its button is. */
export type Side = "left" | "right";

/** A button, and the id of what it opens in a prototype. */
export interface Opener {
  side: Side;
  id: string;
}

const icons = { left: "menu", right: "panel-right" } as const;
const names = { left: "Menu", right: "Details" } as const;

/** What opens at a side. */
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

/** What is in a bar, with the buttons joined to the first and the last of it, so that it is spread as before. */
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

/** A bar for a page that has none. */
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

/** px of the panel. */
const panelWidth = 280;

/** The panel with all that its button opens, one below the other. */
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

/** A box as it is in the panel: as wide as that, without what placed it on the page. */
function inPanel(box: Box): Box {
  const { width, minWidth, maxWidth, grow, basis, shrink, order, border, ...style } = box.style;
  const isUpright = style.direction !== "row";
  const own: Style = isUpright
    ? style
    : { ...style, direction: "column", align: "stretch", padding: edges(16) };
  return { ...box, style: { ...own, shrink: 0 } } as Box;
}
