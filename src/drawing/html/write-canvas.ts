/** Writes the boards of a canvas at their places, each with its title and panels. */
import { htmlElement } from "../../base/markup/element.js";
import type { Aside, Board, Box, Canvas, CanvasLayers, PlacedBox } from "../../model/box/box.js";
import {
  asideGap,
  asideWidth,
  besideWidth,
  boardBox,
  boardGap,
  boardHead,
  boardRows,
  boardTitleHeight,
  boardWidth,
  joinBox,
  joinDepth,
  showsTitles,
} from "../../model/box/canvas.js";
import { px } from "./css-value.js";
import { type MarkupSurroundings, writeBox } from "./write-box.js";
import { writeScreens } from "./write-screens.js";
import type { Writing } from "./writing.js";

/** All boards, each at its place; a single one fills its container unless it has a width. */
export function writeCanvas(
  canvas: Canvas,
  width: number,
  around: MarkupSurroundings,
  writing: Writing,
): string {
  const { boards } = canvas;
  const [only] = boards;
  if (only === undefined) return "";
  if (writing.screens) {
    if (boards.length === 1 && only.width === undefined) return writeAlone(only, around, writing);
    return writeScreens(canvas, width, around, writing, (board) => {
      const size = besideWidth(board) > 0 ? `flex:1 1 0px;min-width:${px(asideWidth)}` : "";
      return writeBlock(board, size, "", "", around, writing);
    });
  }
  if (canvas.layers) return writeLaid(canvas, canvas.layers, width, around, writing);
  if (!showsTitles(canvas)) return writeAlone(only, around, writing);
  const rows = boardRows(canvas, width);
  const places = rows.flatMap(({ at }) => at ?? []);
  const left = places.map(({ x }) => x).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const top = places.map(({ y }) => y).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const parts: string[] = [];
  for (const { at, boards } of rows) {
    const place = at
      ? `grid-area:1/1;margin:${px(at.y - top)} 0 0 ${px(at.x - left)}`
      : `grid-area:2/1;margin-top:${px(boardGap)}`;
    const part = writeRow(boards, place, width, around, writing);
    // Keeps the reading order of the source.
    if (!at && boards.includes(only)) parts.unshift(part);
    else parts.push(part);
  }
  // All parts are in the same grid cell, which is as large as all of them together.
  const grid = "display:grid;justify-content:start;justify-items:start;align-items:start";
  return block(grid, parts.join("\n"), writing);
}

/** Boards at the places from a layout, with the boxes under and over them. */
function writeLaid(
  canvas: Canvas,
  { x, y, width, height, under, over }: CanvasLayers,
  room: number,
  around: MarkupSurroundings,
  writing: Writing,
): string {
  const at = (left: number, top: number) =>
    `grid-area:1/1;margin:${px(top - y)} 0 0 ${px(left - x)}`;
  const layer = (parts: readonly PlacedBox[], how: string) =>
    parts.map((part) => {
      const size = `width:${px(part.width)};height:${px(part.height)}`;
      const look = `display:flex;flex-direction:column;${how}${at(part.x, part.y)};${size}`;
      return block(look, writeBox(part.box, around, writing), writing);
    });
  const titled = showsTitles(canvas);
  const boards = canvas.boards.map((board) => {
    const { x: left, y: top } = board.at!;
    const above = titled ? boardTitleHeight : 0;
    return writeTitled(board, room, `;${at(left, top - above)}`, around, writing, titled);
  });
  const size = `min-width:${px(width)};min-height:${px(height)}`;
  const grid = `display:grid;justify-content:start;justify-items:start;align-items:start;${size}`;
  const front = "position:relative;z-index:2;pointer-events:none;";
  const parts = [...layer(under, ""), ...boards, ...layer(over, front)];
  return block(grid, parts.join("\n"), writing);
}

/** Boards side by side. */
function writeRow(
  boards: readonly Board[],
  place: string,
  width: number,
  around: MarkupSurroundings,
  writing: Writing,
): string {
  const [first] = boards;
  if (boards.length === 1) return writeTitled(first!, width, `;${place}`, around, writing);
  const look = `display:flex;gap:${px(boardGap)};align-items:flex-start;${place}`;
  const blocks = boards.map((board, at) => {
    const titled = writeTitled(board, width, "", around, writing);
    if (board.copy === undefined || at === 0) return titled;
    // The line to the previous board takes no space.
    const top = px(boardTitleHeight + joinDepth(board));
    const look = `display:flex;width:${px(boardGap)};height:0;margin:${top} ${px(-boardGap)} 0 ${px(-boardGap)}`;
    return block(look, writeBox(joinBox(boardGap), around, writing), writing) + titled;
  });
  return block(look, blocks.join("\n"), writing);
}

/** A board below its title. */
function writeTitled(
  board: Board,
  width: number,
  place: string,
  around: MarkupSurroundings,
  writing: Writing,
  titled = true,
): string {
  const size = `flex-shrink:0;width:${px(boardWidth(board, width))}`;
  const title = titled ? writeBox(boardHead(board), around, writing) : "";
  if (board.copy === undefined) return writeBlock(board, size, place, title, around, writing);
  const apart = { ...writing, idSuffix: `-copy-${board.copy}` };
  const hidden = { inert: true, "aria-hidden": "true" };
  return writeBlock(board, size, place, title, around, apart, hidden);
}

/** A single board, with nothing around it except its panels. */
function writeAlone(board: Board, around: MarkupSurroundings, writing: Writing): string {
  if (board.asides === undefined) return writeBox(markedBox(board, writing), around, writing);
  const fluid = `flex:1 1 0px;min-width:${px(asideWidth)}`;
  const size = board.width === undefined ? fluid : `flex-shrink:0;width:${px(board.width)}`;
  return writeBlock(board, size, "", "", around, writing);
}

/** A board in a column with everything above and below it, and its panels at the right. */
function writeBlock(
  board: Board,
  size: string,
  place: string,
  title: string,
  around: MarkupSurroundings,
  writing: Writing,
  attributes: Readonly<Record<string, string | boolean>> = {},
): string {
  const panel = ({ box }: Aside, distance: number) => {
    const look = `display:flex;flex-direction:column;margin-top:${px(distance)}`;
    return block(look, writeBox(box, around, writing), writing);
  };
  const paper = writeBox(markedBox(board, writing), around, writing);
  const panels = (place: Aside["place"]) =>
    (board.asides ?? []).filter((aside) => aside.place === place);
  const below = panels("below").map((aside) => panel(aside, aside.distance ?? asideGap));
  const content = title + paper + below.join("");
  const column = `display:flex;flex-direction:column${size === "" ? "" : `;${size}`}`;
  if (besideWidth(board) === 0) return block(column + place, content, writing, attributes);
  const first = title === "" ? 0 : boardTitleHeight;
  const besides = panels("beside");
  const gap = besides[0]?.distance ?? asideGap;
  const beside = besides.map((aside, at) => panel(aside, at ? asideGap : first));
  const side = `display:flex;flex-direction:column;flex-shrink:0;width:${px(asideWidth)}`;
  return block(
    `display:flex;flex-shrink:0;gap:${px(gap)};align-items:flex-start${place}`,
    block(column, content, writing) + block(side, beside.join(""), writing),
    writing,
    attributes,
  );
}

function block(
  look: string,
  content: string,
  { stylesheet }: Writing,
  attributes: Readonly<Record<string, string | boolean>> = {},
): string {
  return htmlElement("div", { class: stylesheet.classFor(look), ...attributes }, content);
}

/** The box with its declared size, and the number of the box from which it was made. */
function markedBox(board: Board, { marks }: Writing): Box {
  const box = boardBox(board);
  const mark = marks?.get(board.box);
  if (mark !== undefined) (marks as Map<Box, number>).set(box, mark);
  return box;
}
