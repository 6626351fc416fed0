/** Decides where the line to a note leaves the note's subject, so that it crosses no text on its way. */
import { boardTitleHeight } from "../../model/box/canvas.js";
import type { NoteSide } from "../../model/box/note.js";
import { common, type Rectangle } from "./find-noted.js";

/** The start of a line, along its side. */
export interface Port {
  /** Preferred position in px along the side, and the range within which it may be moved. */
  wish: number;
  low: number;
  high: number;
  /** The edge across the side at which the line leaves; by default, the edge that faces the note. */
  edge?: number;
}

/** Distance in px between the subject and a line that leaves at such an edge. */
const away = 5;

/** The best port of a subject on a board. */
export function portOf(
  side: NoteSide,
  target: Rectangle,
  board: { width: number; height: number },
  inked: readonly Rectangle[],
): Port {
  const isBeside = side === "left" || side === "right";
  const [low, length] = isBeside ? [target.y, target.height] : [target.x, target.width];
  const high = low + length;
  const inset = Math.min(3, length / 2);
  const inside = [0.5, 0.25, 0.75].map((share): Port => {
    return { wish: low + length * share, low: low + inset, high: high - inset };
  });
  const outside = [
    { wish: high + away, edge: high },
    { wish: low - away, edge: low },
  ].map((port): Port => ({ ...port, low: port.wish - 2, high: port.wish + 2 }));
  const isOther = (part: Rectangle): boolean => common(part, target) === undefined;
  const others = inked.filter(isOther);
  const costs = [...inside, ...outside].map((port, at) => {
    const struck = others.filter((part) => common(part, wayOf(side, target, board, port.wish)));
    return { port, cost: 10 * struck.length + at };
  });
  return costs.reduce((best, each) => (each.cost < best.cost ? each : best)).port;
}

/** The area of a line between its port and the edge of the board. */
function wayOf(
  side: NoteSide,
  { x, y, width, height }: Rectangle,
  board: { width: number; height: number },
  port: number,
): Rectangle {
  const thin = { from: port - 1, thick: 2 };
  switch (side) {
    case "left":
      return { x: 0, y: thin.from, width: x, height: thin.thick };
    case "right":
      return { x: x + width, y: thin.from, width: board.width - x - width, height: thin.thick };
    case "top":
      // The title of the board is above it.
      return {
        x: thin.from,
        y: -boardTitleHeight,
        width: thin.thick,
        height: y + boardTitleHeight,
      };
    case "bottom":
      return { x: thin.from, y: y + height, width: thin.thick, height: board.height - y - height };
  }
}

/** The positions of lines, at a distance from each other if possible; ordered by preferred positions. */
export function spreadPorts(
  ports: readonly (Port | undefined)[],
  gap: number,
): (number | undefined)[] {
  const spread: (number | undefined)[] = [];
  for (let at = 0; at < ports.length; ) {
    if (!ports[at]) {
      spread[at++] = undefined;
      continue;
    }
    let end = at + 1;
    while (end < ports.length && ports[end]!.wish - ports[end - 1]!.wish < gap) end++;
    for (let index = at; index < end; index++) {
      const { wish, low, high } = ports[index]!;
      const shifted = wish + (index - at - (end - at - 1) / 2) * gap;
      spread[index] = Math.min(high, Math.max(low, shifted));
    }
    at = end;
  }
  return spread;
}
