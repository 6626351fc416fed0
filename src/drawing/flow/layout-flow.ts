/** Lays out a canvas with settings of its own: arranges boards, and draws arrows and background. */
import type { Box, Canvas } from "../../model/box/box.js";
import { boardTitleHeight, showsTitles } from "../../model/box/canvas.js";
import type { CanvasPlan } from "../../model/box/canvas-plan.js";
import { findNoted } from "../layout/find-noted.js";
import { layoutBox } from "../layout/layout-box.js";
import {
  type BoardFrame,
  boundsOf,
  type CanvasFrame,
  type CanvasRoom,
  joinsOf,
  movedBoard,
  type PlacedFrame,
  placeBoard,
} from "../layout/layout-canvas.js";
import type { Area, Obstacle, Point } from "./area.js";
import { type Arrangement, arrangeBoards, type BoardSize, type Gaps } from "./arrange-boards.js";
import { arrowBox, arrowMargin, labelBox } from "./arrow-boxes.js";
import { boardCells, laneNames } from "./board-cells.js";
import { findLinks, type Link } from "./find-links.js";
import {
  canvasTitle,
  canvasTitleHeight,
  groundBox,
  laneBand,
  laneMargin,
  laneTitle,
} from "./ground-boxes.js";
import { placeLabels } from "./place-labels.js";
import { routeLinks } from "./route-links.js";
import { widenedGaps } from "./widened-gaps.js";

/** Maximum number of arrows on a canvas; omitted ones are reported. */
const mostArrows = 200;

const plainPlan: CanvasPlan = { title: "" };

/** Whether the places of its boards depend on more than their sizes. */
export function isArranged({ plan, boards }: Canvas): boolean {
  if (plan !== undefined) return true;
  if (boards.some(({ asides }) => asides?.some(({ note }) => note))) return true;
  const holdsPlaced = boards.some(({ at }) => at !== undefined);
  return holdsPlaced && boards.some(({ copy }) => copy !== undefined);
}

/** Lays out all boards and everything around them. */
export function layoutFlow(canvas: Canvas, room: CanvasRoom): CanvasFrame {
  const { plan = plainPlan } = canvas;
  const titled = showsTitles(canvas);
  const measured = canvas.boards.map((board) => placeBoard(board, 0, 0, room, titled));
  const sizes = measured.map(sizeOf);
  const all = plan.flow || plan.lanes ? findLinks(measured) : [];
  const links = plan.flow ? all.slice(0, mostArrows) : [];
  const labels = links.map(({ words, plan: own }) =>
    words === "" ? undefined : layoutBox(labelBox(words, own), { width: 400, fonts: room.fonts }),
  );
  const cells = boardCells(canvas.boards, plan, all);
  const hasBands = plan.lanes === true && laneNames(canvas.boards).some((name) => name !== "");
  const asked = plan.gap ?? (plan.flow ? 96 : 64);
  const least = hasBands ? Math.max(asked, laneMargin.top + laneMargin.bottom + 16) : asked;
  const arrange = (gaps: Gaps) => arrangeBoards(canvas.boards, sizes, cells, plan, gaps);
  let arrangement = arrange({ least, columns: new Map(), rows: new Map() });
  let laid = layArrows(measured, arrangement, links);
  if (links.length > 0 && canvas.boards.some(({ at }) => at === undefined)) {
    const ways = links.flatMap(({ from, to }, at) => {
      const points = laid.routes[at];
      return points ? [{ points, from, to, width: labels[at]?.width ?? 0 }] : [];
    });
    arrangement = arrange(widenedGaps(ways, arrangement, cells, least));
    laid = layArrows(measured, arrangement, links);
  }
  const { boards, routes, obstacles } = laid;
  const arrows: PlacedFrame[] = [];
  const words: PlacedFrame[] = [];
  const drawn = routes.flatMap((points, at) => (points ? [{ points, at }] : []));
  const places = placeLabels(
    drawn.map(({ points, at }) => {
      const { width = 0, height = 0 } = labels[at] ?? {};
      return { points, width, height };
    }),
    obstacles,
    drawn.map(({ points }) => points),
  );
  for (const [index, { points, at }] of drawn.entries()) {
    const link = links[at]!;
    arrows.push({
      x:
        points.map(({ x }) => x).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY) -
        arrowMargin,
      y:
        points.map(({ y }) => y).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY) -
        arrowMargin,
      frame: layoutBox(arrowBox(points, nameOf(link, boards), link.plan, link.id), unbounded),
    });
    const place = places[index];
    if (place) words.push({ ...place, frame: labels[at]! });
  }
  const bands = hasBands ? laneBands(canvas, arrangement, plan) : [];
  const under = [...bands, ...joinsOf(boards)];
  const over = [...boards.flatMap(({ leaders }) => leaders), ...arrows, ...words];
  const inner = boundsOf(boards, [...under, ...over]);
  const title = titleAbove(plan.title, inner);
  const outer = boundsOf(boards, [...under, ...over, ...title]);
  const ground = groundBelow(plan, outer);
  return {
    boards,
    isFluid: canvas.boards.some(({ width }) => width === undefined),
    fonts: room.fonts,
    ...inWholePx(boundsOf(boards, [...ground, ...under, ...over, ...title])),
    ...(canvas.themes && { themes: canvas.themes }),
    under: [...ground, ...under, ...title],
    over,
    leftOut: [
      ...links.flatMap(({ words: label, origin }, at) => (routes[at] ? [] : [{ label, origin }])),
      ...(plan.flow ? all.slice(mostArrows, mostArrows + 1) : []).map(
        ({ words: label, origin }) => ({
          label,
          origin,
          most: mostArrows,
        }),
      ),
    ],
  };
}

/** The bounds extended to whole px, because labels of arrows end at fractions, and painters round sizes differently. */
function inWholePx({
  x,
  y,
  width,
  height,
}: ReturnType<typeof boundsOf>): ReturnType<typeof boundsOf> {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return {
    x: left,
    y: top,
    width: Math.ceil(x + width) - left,
    height: Math.ceil(y + height) - top,
  };
}

const unbounded = { width: 1_000_000 };

/** The size of a board with its title and panels, in whole px, so that the next board starts at whole px too. */
function sizeOf({ frame, asides }: BoardFrame): BoardSize {
  const parts = [{ x: 0, y: 0, frame }, ...asides];
  const left = Math.ceil(
    -parts.map(({ x }) => x).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
  );
  const top = Math.ceil(
    Math.max(
      0,
      -boardTitleHeight -
        parts.map(({ y }) => y).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    ),
  );
  return {
    left,
    top,
    width:
      left +
      Math.ceil(
        parts
          .map(({ x, frame: part }) => x + part.width)
          .reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
      ),
    height:
      top +
      boardTitleHeight +
      Math.ceil(
        parts
          .map(({ y, frame: part }) => y + part.height)
          .reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
      ),
  };
}

interface LaidArrows {
  boards: BoardFrame[];
  obstacles: Obstacle[];
  routes: (readonly Point[] | undefined)[];
}

function layArrows(
  measured: readonly BoardFrame[],
  { places }: Arrangement,
  links: readonly Link[],
): LaidArrows {
  const boards = measured.map((board, at) => movedBoard(board, places[at]!.x, places[at]!.y));
  const obstacles = boards.flatMap(obstaclesOf);
  const known = new Map<number, Area[]>();
  const parts = (at: number): Area[] => {
    const { x: left, y: top, frame } = boards[at]!;
    const found =
      known.get(at) ??
      findNoted(frame, []).inked.map((part) =>
        areaAt(left + part.x, top + part.y, part.width, part.height),
      );
    known.set(at, found);
    return found;
  };
  const joined = links.map(({ from, to, source }) => {
    const { x, y } = boards[from]!;
    const { left, top, right, bottom } = source;
    const moved = { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
    const inked = parts(from);
    return { from, to, source: moved, inked };
  });
  return { boards, obstacles, routes: routeLinks(joined, obstacles) };
}

/** The obstacles of a board: itself, its title and its panels. */
function obstaclesOf({ x, y, frame, title, asides }: BoardFrame, board: number): Obstacle[] {
  const found: Obstacle[] = [{ board, isBody: true, ...areaAt(x, y, frame.width, frame.height) }];
  const width = (title?.lines ?? []).map((line) => line.width).reduce((a, b) => Math.max(a, b), 0);
  if (width > 0) {
    const words = areaAt(x, y - boardTitleHeight, width, boardTitleHeight);
    found.push({ board, isBody: false, isTitle: true, ...words });
  }
  for (const aside of asides) {
    const panel = areaAt(aside.x, aside.y, aside.frame.width, aside.frame.height);
    found.push({ board, isBody: false, ...panel });
  }
  return found;
}

function areaAt(left: number, top: number, width: number, height: number): Area {
  return { left, top, right: left + width, bottom: top + height };
}

function nameOf({ words, from, to }: Link, boards: readonly BoardFrame[]): string {
  const way = [boards[from]!.board.title, boards[to]!.board.title].filter(Boolean).join(" → ");
  return [words, way].filter(Boolean).join(": ");
}

/** The bands of all lanes, each with its title. */
function laneBands(
  canvas: Canvas,
  { columns, rows }: Arrangement,
  { direction = "right" }: CanvasPlan,
): PlacedFrame[] {
  const { side, top, bottom } = laneMargin;
  const isLying = direction === "right";
  const lanes = isLying ? rows : columns;
  const names = laneNames(canvas.boards);
  const all = (spans: Arrangement["rows"]) => [spans[0]?.from ?? 0, spans.at(-1)?.to ?? 0] as const;
  const [left, right] = all(columns);
  const [high, low] = all(rows);
  return lanes.flatMap(({ number, from, to }): PlacedFrame[] => {
    const name = names[number];
    if (!name) return [];
    const x = (isLying ? left : from) - side;
    const y = (isLying ? from : high) - top;
    const width = (isLying ? right : to) + side - x;
    const height = (isLying ? to : low) + bottom - y;
    return [placed(laneBand(width, height), x, y), placed(laneTitle(name), x + 16, y + 8)];
  });
}

function placed(box: Box, x: number, y: number, width = unbounded.width): PlacedFrame {
  return { x, y, frame: layoutBox(box, { width }) };
}

type Bounds = Pick<CanvasFrame, "x" | "y" | "width" | "height">;

function titleAbove(title: string, { x, y, width }: Bounds): PlacedFrame[] {
  if (title === "") return [];
  return [placed(canvasTitle(title), x, y - canvasTitleHeight, Math.max(width, 320))];
}

/** px by which the background extends beyond the boards. */
const around = 24;

function groundBelow({ bg = "none" }: CanvasPlan, { x, y, width, height }: Bounds): PlacedFrame[] {
  if (bg === "none") return [];
  const box = groundBox(bg, width + 2 * around, height + 2 * around);
  return [placed(box, x - around, y - around)];
}
