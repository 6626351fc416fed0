/** Draws the bubble of a tooltip with its arrow, beside the element that it explains. */
import type { Box, StackBox } from "../../box/box.js";
import { column, edges, edgesOf, shape, text, token } from "../../box/build.js";
import type { Side } from "../../box/hanging.js";
import { hung } from "../../box/hung.js";
import { balancedLines } from "./balanced-lines.js";

/** Maximum number of letters in a line; a longer word wraps at the same width. */
const lineLength = 42;
const width = 256;

/** A bubble in the text color. */
export function tooltipBubble(words: string, id: string): StackBox {
  const lines = balancedLines(words, lineLength);
  const isShort = lines.every(({ length }) => length <= lineLength);
  const line = (content: string): Box =>
    text(content, {
      size: 12,
      color: token("onInverse"),
      ...(isShort && { wrapping: "nowrap" as const }),
    });
  return column(
    { padding: edgesOf(5, 10), shrink: 0, ...(!isShort && { width }) },
    lines.map(line),
    {
      role: "tooltip",
      attributes: { id },
      paint: { background: token("inverse"), radius: 4 },
    },
  );
}

const arrowSize = 12;

/** Half of the square is behind the bubble, whatever direction it points to. */
function arrow(): Box {
  return shape(
    { width: arrowSize, height: arrowSize },
    [{ figure: "path", d: "M6 0l6 6l-6 6l-6 -6z", fill: token("inverse") }],
    { margin: edges(-arrowSize / 2) },
  );
}

/** The bubble with its arrow at a side of the positioned box around it. */
export function besideChild(bubble: Box, side: Side, rest: Partial<StackBox> = {}): Box {
  const hanging = { side, along: "center", distance: arrowSize / 2 + 2 } as const;
  return hung(column({}, [arrow(), { ...bubble, slot: "body" }], rest), hanging);
}

/** A dot at the corner of the positioned box around it, in place of a bubble that is not drawn. */
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
