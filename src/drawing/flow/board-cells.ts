/** Decides the column and row of each board: by the order of the pages, or by the links between them. */
import type { Board } from "../../model/box/box.js";
import type { CanvasPlan } from "../../model/box/canvas-plan.js";
import type { Cell } from "./arrange-boards.js";
import type { Link } from "./find-links.js";

/** The cells of all boards. */
export function boardCells(
  boards: readonly Board[],
  { direction = "right", lanes = false }: Pick<CanvasPlan, "direction" | "lanes">,
  links: readonly Link[],
): Cell[] {
  if (lanes) {
    const steps = distances(boards, links);
    const names = laneNames(boards);
    return boards.map(({ lane = "" }, at) => {
      const step = steps[at]!;
      const own = names.indexOf(lane);
      return direction === "right" ? { column: step, row: own } : { column: own, row: step };
    });
  }
  if (direction === "right") return boards.map((_, column) => ({ column, row: 0 }));
  let row = -1;
  let column = 0;
  return boards.map(({ copy }) => {
    if (copy === undefined) row++;
    column = copy === undefined ? 0 : column + 1;
    return { column, row };
  });
}

/** The lanes in the order in which pages name them; "" for pages without a lane. */
export function laneNames(boards: readonly Board[]): string[] {
  return [...new Set(boards.map(({ lane = "" }) => lane))];
}

/** The number of clicks from the first page to each page; copies count as their page. Unreachable pages start again. */
function distances(boards: readonly Board[], links: readonly Link[]): number[] {
  let page = 0;
  const pages = boards.map(({ copy }, at) => {
    if (copy === undefined) page = at;
    return page;
  });
  const next = boards.map((): number[] => []);
  for (const { from, to } of links) next[pages[from]!]!.push(pages[to]!);
  const steps = new Map<number, number>();
  for (const start of pages) {
    if (steps.has(start)) continue;
    steps.set(start, 0);
    const waiting = [start];
    for (const at of waiting) {
      for (const to of next[at]!) {
        if (steps.has(to)) continue;
        steps.set(to, steps.get(at)! + 1);
        waiting.push(to);
      }
    }
  }
  return pages.map((at) => steps.get(at)!);
}
