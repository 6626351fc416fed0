/** Finds boards of a given size with an empty half. */
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { InspectedBoard } from "./inspected.js";
import type { Found } from "./problem.js";
import { type Rect, union } from "./rect.js";

/** The share that counts as half, and the minimum side in px of a board that is checked. */
const half = 0.5;
const leastSide = 300;

/** The empty half of a board, if there is one. */
export function findEmptyHalves({ board, root, painted, width, height }: InspectedBoard): Found[] {
  const { copy, shows = [] } = board.board;
  // Below an open overlay, a page may be incomplete.
  if (root === undefined || copy !== undefined || shows.length > 0) return [];
  const content = contentOf(painted, root.last);
  if (content === undefined) return [];
  // A page that is as high as its content has no declared size to fill.
  if (board.board.height === undefined) return [];
  const across = board.board.width !== undefined && width >= leastSide ? width : 0;
  const down = height >= leastSide ? height : 0;
  const sides = [
    { side: "lower", px: height - content.y - content.height, of: down },
    { side: "right", px: width - content.x - content.width, of: across },
    { side: "upper", px: content.y, of: down },
    { side: "left", px: content.x, of: across },
  ].filter(({ px, of }) => of > 0 && px >= of * half);
  const [empty] = sides.sort((a, b) => b.px / b.of - a.px / a.of);
  if (!empty) return [];
  const data = { side: empty.side, px: Math.round(empty.px), of: Math.round(empty.of) };
  return [{ origin: root.origin, problem: createProblem("empty-half", "empty", data) }];
}

/** The content of the board, without its own background. */
function contentOf(painted: InspectedBoard["painted"], last: number): Rect | undefined {
  let content: Rect | undefined;
  for (const { element, rect } of painted) {
    if (element.depth === 0 && element.last === last) continue;
    content = content ? union(content, rect) : rect;
  }
  return content;
}
