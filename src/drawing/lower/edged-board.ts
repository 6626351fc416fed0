/** Adds a border to a board that nothing on it covers. */
import type { Box } from "../../model/box/box.js";

const line = { color: { token: "lineStrong" }, width: 1 } as const;

/** The board with a border; a board with a border of its own gets it there, since nothing covers that. */
export function edgedBoard(board: Box): Box {
  const { top = 0, right = 0, bottom = 0, left = 0 } = board.style.border ?? {};
  const bare = withoutEdge(board);
  if (Math.max(top, right, bottom, left) > 0)
    return { ...bare, paint: { ...bare.paint, edge: line } };
  const rimmed = { ...bare, paint: { ...bare.paint, rim: line } };
  if (!board.style.layered || !("children" in rimmed)) return rimmed;
  // The page is below its overlays, so one line is enough.
  const [page, ...layers] = rimmed.children;
  return { ...rimmed, children: page ? [withoutEdge(page), ...layers] : [] } as Box;
}

function withoutEdge(box: Box): Box {
  if (box.paint?.edge === undefined) return box;
  const { edge: _, ...paint } = box.paint;
  return { ...box, paint };
}
