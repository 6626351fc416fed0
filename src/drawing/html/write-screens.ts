/** Writes the boards of a prototype as screens that are shown one at a time, with the canvas as an overview. */
import {
  htmlAttribute,
  htmlAttributeOf,
  htmlElement,
  htmlElementOf,
} from "../../base/markup/element.js";
import { type Board, type Box, type Canvas, childIn } from "../../model/box/box.js";
import { text, token } from "../../model/box/build.js";
import { boardGap, boardHead, boardRows, outerWidth, showsTitles } from "../../model/box/canvas.js";
import { px } from "./css-value.js";
import { type MarkupSurroundings, writeBox } from "./write-box.js";
import type { Writing } from "./writing.js";

/** Id of the overview, different from that of any element: prefixes of ids contain no dot. */
export function overviewId(idPrefix: string): string {
  return `${idPrefix}.overview`;
}

/** Writes one board with its title and panels. */
export type WriteBoard = (board: Board) => string;

/** All boards, each as a screen; if there are several, preceded by the link to the overview. */
export function writeScreens(
  canvas: Canvas,
  width: number,
  around: MarkupSurroundings,
  writing: Writing,
  writeBoard: WriteBoard,
): string {
  const { boards } = canvas;
  const [first] = boards;
  const titled = showsTitles(canvas);
  const rows = boardRows(canvas, width);
  const places = rows.flatMap(({ at }) => at ?? []);
  const [left, top] = [
    places.map(({ x }) => x).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    places.map(({ y }) => y).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
  ];
  const screen = (board: Board): string => {
    const role = board === first ? "first" : true;
    const isFluid = board.width === undefined;
    const head = titled ? writeBox(headOf(board), around, writing) : "";
    const size = `${column};flex-shrink:0;width:${px(outerWidth(board, width))}`;
    const content = htmlElement(
      "div",
      { "data-content": true, class: classOf(size, writing) },
      writeBoard(board),
    );
    return htmlElement(
      "div",
      { "data-screen": role, "data-fluid": isFluid, class: classOf(column, writing) },
      head + content,
    );
  };
  const written = rows.map(({ at, boards: own }) => {
    const place = at
      ? `grid-area:1/1;margin:${px(at.y - top)} 0 0 ${px(at.x - left)}`
      : "grid-area:2/1";
    const look = `display:flex;gap:${px(boardGap)};align-items:flex-start;${place}`;
    const row = htmlElement(
      "div",
      { "data-row": true, class: classOf(look, writing) },
      own.map(screen).join("\n"),
    );
    return { row, isFirst: own.includes(first!) };
  });
  // Keeps the reading order of the source.
  const sorted = written.toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst));
  const grid = `display:grid;gap:${px(boardGap)};justify-content:start;justify-items:start;align-items:start`;
  const all = htmlElementOf(
    "div",
    htmlAttributeOf("id", overviewId(writing.idPrefix)) +
      htmlAttribute("data-canvas", true) +
      htmlAttribute("class", classOf(grid, writing)),
    sorted.map(({ row }) => row).join("\n"),
  );
  return titled ? `${overviewLink(around, writing)}\n${all}` : all;
}

const column = "display:flex;flex-direction:column";

function classOf(look: string, { stylesheet }: Writing): string | undefined {
  return stylesheet.classFor(look);
}

/** The title of a board as a link to its screen, with links to other variants of its page. */
function headOf(board: Board): Box {
  const head = boardHead(board);
  const id = pageIdOf(board);
  const link = (title: Box): Box => ({
    ...title,
    tag: id === undefined ? "p" : "a",
    attributes: { "data-title": true, ...(id !== undefined && { href: `#${id}` }) },
  });
  if (head.kind !== "stack") return link(head);
  const [title, ...others] = head.children;
  return { ...head, children: [link(title!), ...others] };
}

/** The id of the page on a board, without its frame. */
function pageIdOf({ box, page = [] }: Board): string | undefined {
  let found: Box = box;
  for (const at of page) found = ("children" in found ? found.children[at] : undefined) ?? found;
  const { id } = found.attributes ?? childIn(found, "page")?.attributes ?? {};
  return typeof id === "string" ? id : undefined;
}

function overviewLink(around: MarkupSurroundings, writing: Writing): string {
  const words = text(
    "Overview",
    { size: 12, weight: 500, lineHeight: 20 / 12, color: token("inkMuted"), wrapping: "nowrap" },
    { tag: "span" },
  );
  const link = htmlElementOf(
    "a",
    htmlAttributeOf("href", `#${overviewId(writing.idPrefix)}`) + htmlAttribute("accesskey", "o"),
    writeBox(words, around, writing),
  );
  return htmlElement("nav", { "aria-label": "Prototype", "data-bar": true }, link);
}
