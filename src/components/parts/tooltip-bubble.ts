/** Draws the bubble of a tooltip with its arrow, and hangs it beside what it explains. */
import type { Box, StackBox } from "../../box/box.js";
import { column, edges, edgesOf, shape, text, token } from "../../box/build.js";
import type { Style } from "../../box/style.js";

/** The side of what is explained. */
export type BubbleSide = "top" | "right" | "bottom" | "left";

/** Letters of a line; longer words wrap at the width that this takes. */
const lineLength = 36;
const width = 248;

/** The lines of a text; each is a box of its own. */
export function linesOf(words: string): string[] {
  return words.split(/\r\n?|\n/);
}

/** A bubble of ink; its arrow points away from its side, at what it explains. */
export function tooltipBubble(words: string, side: BubbleSide, id: string): StackBox {
  const lines = linesOf(words);
  const isShort = lines.every(({ length }) => length <= lineLength);
  const line = (content: string): Box =>
    text(content, {
      size: 12,
      color: token("onAccent"),
      ...(isShort && { wrapping: "nowrap" as const }),
    });
  const bubble = column(
    { padding: edgesOf(5, 10), shrink: 0, ...(!isShort && { width }) },
    lines.map(line),
    {
      role: "tooltip",
      attributes: { id },
      paint: { background: token("accent"), radius: 4 },
    },
  );
  const arrow = shape(arrows[side].size, [
    { figure: "path", d: arrows[side].d, fill: token("accent") },
  ]);
  const isBefore = side === "top" || side === "left";
  return column(
    {
      direction: side === "top" || side === "bottom" ? "column" : "row",
      align: "center",
      shrink: 0,
    },
    isBefore ? [bubble, arrow] : [arrow, bubble],
  );
}

const arrows = {
  top: { size: { width: 12, height: 6 }, d: "M0 0h12l-6 6z" },
  bottom: { size: { width: 12, height: 6 }, d: "M0 6h12l-6 -6z" },
  left: { size: { width: 6, height: 12 }, d: "M0 0v12l6 -6z" },
  right: { size: { width: 6, height: 12 }, d: "M6 0v12l-6 -6z" },
} as const;

const whole = { percent: 100 } as const;
const middle = { percent: 50 } as const;

/** Hung in a frame without any size, so that the middle of the bubble is that of its child. */
const hangers: Readonly<Record<BubbleSide, Style>> = {
  top: { inset: { bottom: whole, left: middle }, width: 0, margin: { bottom: 2 } },
  bottom: { inset: { top: whole, left: middle }, width: 0, margin: { top: 2 } },
  left: {
    inset: { right: whole, top: middle },
    height: 0,
    margin: { right: 2 },
    justify: "center",
  },
  right: { inset: { left: whole, top: middle }, height: 0, margin: { left: 2 }, justify: "center" },
};

/** The bubble at a side of the positioned box that it is put in. */
export function besideChild(bubble: Box, side: BubbleSide, rest: Partial<StackBox> = {}): Box {
  const style: Style = { position: "absolute", raised: true, align: "center", ...hangers[side] };
  return column(style, [bubble], rest);
}

/** A dot at the corner of the positioned box that it is put in, in place of a bubble that is not drawn. */
export function hintDot(words: string, id: string): Box {
  return column(
    { position: "absolute", inset: { top: -4, right: -4 }, width: 8, height: 8, border: edges(1) },
    [],
    {
      role: "tooltip",
      name: words,
      attributes: { id, title: words },
      paint: { background: token("lineStrong"), borderColor: token("paper"), radius: "pill" },
    },
  );
}
