/** Turns the boards of a canvas into elements at their places, each with its title and panels. */
import type { Board, Box, Canvas } from "../box/box.js";
import {
  asideGap,
  asidesOf,
  asideWidth,
  besideWidth,
  boardBox,
  boardGap,
  boardRows,
  boardTitle,
  boardTitleHeight,
  boardWidth,
  showsTitles,
} from "../box/canvas.js";
import { htmlElement } from "../markup/element.js";
import { px } from "./css-value.js";
import { type Surroundings, type Writing, writeBox } from "./write-box.js";

/** All boards, each at its place; a single one fills its container unless it has a width. */
export function writeCanvas(
  canvas: Canvas,
  width: number,
  around: Surroundings,
  writing: Writing,
): string {
  const { boards } = canvas;
  const [only] = boards;
  if (only === undefined) return "";
  if (!showsTitles(canvas)) return writeAlone(only, around, writing);
  const rows = boardRows(canvas, width);
  const places = rows.flatMap(({ at }) => at ?? []);
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  const parts: string[] = [];
  for (const { at, boards } of rows) {
    const place = at
      ? `grid-area:1/1;margin:${px(at.y - top)} 0 0 ${px(at.x - left)}`
      : `grid-area:2/1;margin-top:${px(boardGap)}`;
    const part = writeRow(boards, place, width, around, writing);
    // What was written first is read first.
    if (!at && boards.includes(only)) parts.unshift(part);
    else parts.push(part);
  }
  // All parts lie in one cell, which is as large as what they cover together.
  const grid = "display:grid;justify-content:start;justify-items:start;align-items:start";
  return block(grid, parts.join("\n"), writing);
}

/** Boards side by side. */
function writeRow(
  boards: readonly Board[],
  place: string,
  width: number,
  around: Surroundings,
  writing: Writing,
): string {
  const [first] = boards;
  if (boards.length === 1) return writeTitled(first!, width, `;${place}`, around, writing);
  const look = `display:flex;gap:${px(boardGap)};align-items:flex-start;${place}`;
  const blocks = boards.map((board) => writeTitled(board, width, "", around, writing));
  return block(look, blocks.join("\n"), writing);
}

/** A board below its title. */
function writeTitled(
  board: Board,
  width: number,
  place: string,
  around: Surroundings,
  writing: Writing,
): string {
  const size = `flex-shrink:0;width:${px(boardWidth(board, width))}`;
  const title = writeBox(boardTitle(board), around, writing);
  if (board.copy === undefined) return writeBlock(board, size, place, title, around, writing);
  const apart = { ...writing, idSuffix: `-copy-${board.copy}` };
  const hidden = { inert: true, "aria-hidden": "true" };
  return writeBlock(board, size, place, title, around, apart, hidden);
}

/** The only board: nothing is around it but its panels. */
function writeAlone(board: Board, around: Surroundings, writing: Writing): string {
  if (board.asides === undefined) return writeBox(markedBox(board, writing), around, writing);
  const fluid = `flex:1 1 0px;min-width:${px(asideWidth)}`;
  const size = board.width === undefined ? fluid : `flex-shrink:0;width:${px(board.width)}`;
  return writeBlock(board, size, "", "", around, writing);
}

/** A board in a column with what is above and below it, and with its panels at the right. */
function writeBlock(
  board: Board,
  size: string,
  place: string,
  title: string,
  around: Surroundings,
  writing: Writing,
  attributes: Readonly<Record<string, string | boolean>> = {},
): string {
  const panel = (distance: number) => (box: Box) => {
    const look = `display:flex;flex-direction:column;margin-top:${px(distance)}`;
    return block(look, writeBox(box, around, writing), writing);
  };
  const paper = writeBox(markedBox(board, writing), around, writing);
  const below = asidesOf(board, "below").map(panel(asideGap));
  const content = title + paper + below.join("");
  const column = `display:flex;flex-direction:column;${size}`;
  if (besideWidth(board) === 0) return block(column + place, content, writing, attributes);
  const first = title === "" ? 0 : boardTitleHeight;
  const beside = asidesOf(board, "beside").map((box, at) => panel(at ? asideGap : first)(box));
  const side = `display:flex;flex-direction:column;flex-shrink:0;width:${px(asideWidth)}`;
  return block(
    `display:flex;flex-shrink:0;gap:${px(asideGap)};align-items:flex-start${place}`,
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

/** The box with the declared size, known by the number of the box that it was made from. */
function markedBox(board: Board, { marks }: Writing): Box {
  const box = boardBox(board);
  const mark = marks?.get(board.box);
  if (mark !== undefined) (marks as Map<Box, number>).set(box, mark);
  return box;
}
