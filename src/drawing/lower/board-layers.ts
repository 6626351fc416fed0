/** Assembles the boards of a page: edge elements, overlays, copies, panels outside. */
import type { Aside, Board, Box } from "../../model/box/box.js";
import { column, grid, row, token } from "../../model/box/build.js";
import type { BoardName } from "../../model/box/canvas-plan.js";
import type { Style } from "../../model/box/style.js";
import type { BoardFrame } from "../../model/define/component.js";
import type { BoardEdge } from "../../model/define/layer.js";
import { BoardNotes } from "./board-notes.js";
import type { Layered } from "./layered.js";
import { boardPopover, fronts, isUpright, openerPanel } from "./popover-box.js";
import type { StatePlan } from "./state-plan.js";

/**
 * The board of a page, followed by its copies, which show overlays.
 * @param width px of the board
 */
export function boardsOf(
  frame: BoardFrame,
  page: Box,
  layers: readonly Layered[],
  width: number,
  states?: Pick<StatePlan, "popovers" | "panel">,
): Board[] {
  const paper = withEdges(cutAtEdge(page), layers, width);
  const asides = layers.flatMap(({ layer, box }): Aside[] =>
    layer.at === "aside" && layer.place !== "note" ? [{ place: layer.place, box }] : [],
  );
  const notes = new BoardNotes(layers);
  const overlays = layers.filter(({ layer }) => layer.at === "front");
  // A page with nothing but overlays would be an empty board beside its first copy.
  const isBare = isEmpty(paper) && !overlays.some(isOpen);
  const inPlace = (isBare ? overlays.slice(0, 1) : overlays.filter(isOpen)).filter(
    ({ isOpened, shows }) => !isOpened && !shows,
  );
  const switched = overlays.filter(({ shows }) => shows);
  const standing = new Set([...inPlace, ...switched]);
  const apart = overlays.filter((overlay) => !standing.has(overlay));
  const popovers = apart.filter(opensByClick);
  const hung = withChildren(withPopovers(paper, popovers), states?.popovers ?? []);
  const board: Board = { ...frame, box: overlaid(overlaid(hung, inPlace), switched) };
  if (inPlace.length > 0) board.shows = namesOf(inPlace);
  const lonely = popovers.filter(({ isOpened }) => !isOpened);
  if (lonely.length > 0) asides.push({ place: "below", box: openerPanel(lonely) });
  const panel = states?.panel;
  if (panel) asides.push({ place: "below", box: panel });
  const shown = popovers.length > 0 ? [] : apart;
  const copies = shown.map((overlay) => {
    const copy = copyOf(board, paper, overlay, width, asides.length > 0);
    const own = notes.takeOf(overlay.box);
    return own.length > 0 ? { ...copy, asides: own } : copy;
  });
  // Notes about elements on no other board belong to the page.
  for (const each of notes.rest()) asides.push(each);
  if (asides.length > 0) board.asides = asides;
  return [board, ...copies];
}

function opensByClick(overlay: Layered): overlay is Layered & { popover: string } {
  return overlay.popover !== undefined;
}

/** The page with its overlays in it, all hidden. */
function withPopovers(paper: Box, overlays: readonly (Layered & { popover: string })[]): Box {
  const hung = overlays.flatMap(({ layer, box, popover, title }) =>
    layer.at === "front" ? [boardPopover(box, layer.side, popover, title)] : [],
  );
  return withChildren(paper, hung);
}

function withChildren(paper: Box, more: readonly Box[]): Box {
  if (more.length === 0 || !("children" in paper)) return paper;
  return { ...paper, children: [...paper.children, ...more] };
}

function isOpen({ layer }: Layered): boolean {
  return layer.at === "front" && layer.isOpen;
}

function isEmpty(box: Box): boolean {
  return "children" in box && box.children.length === 0;
}

function copyOf(
  board: Board,
  paper: Box,
  overlay: Layered,
  width: number,
  hasPanels: boolean,
): Board {
  const { at: _, asides: __, shows: ___, ...frame } = board;
  const title = [board.title, overlay.title].filter((part) => part !== "").join(" – ");
  // Panels narrow a board without a width of its own; its copies keep the same width.
  const size = frame.width === undefined && hasPanels ? { width } : {};
  const shows = namesOf([overlay]);
  return { ...frame, ...size, title, copy: 1, shows, box: overlaid(paper, [overlay]) };
}

function namesOf(overlays: readonly Layered[]): BoardName[] {
  return overlays.flatMap(({ called }) => called ?? []);
}

/**
 * The board without its floating boxes, which close when an overlay opens. Every board gets boxes of its own, so that
 * each is distinct from its copies.
 */
function closed(box: Box): Box {
  if (!("children" in box)) return { ...box };
  const children = box.children.filter(({ floats = "anchor" }) => floats === "anchor");
  return { ...box, children: children.map(closed) };
}

/** The board with overlays stacked in front of it, all as high as the highest needs. */
function overlaid(board: Box, overlays: readonly Layered[]): Box {
  if (overlays.length === 0) return board;
  const radius = board.paint?.radius ?? 0;
  const above = { position: "relative", raised: true } as const;
  const sheets = overlays.flatMap(({ layer, box, shows }) => {
    const seen = shows && { behavior: { shows } };
    const scrim = column(above, [], {
      paint: { background: token("scrim"), radius },
      decorative: true,
      ...seen,
    });
    const side = layer.at === "front" ? layer.side : "center";
    const style: Style = { ...above, overflow: "hidden", ...fronts[side] };
    const sheet: Box = side === "bottom" ? { ...box, slot: "sheet" } : box;
    return [
      scrim,
      (isUpright(side) ? row : column)(style, [sheet], { paint: { radius }, ...seen }),
    ];
  });
  const style: Style = { layered: true, columns: [{ kind: "flexible", value: 1 }] };
  // Overlays that a state shows do not change the board.
  const below = overlays.every(({ shows }) => shows) ? board : closed(board);
  const { theme } = board;
  return grid(style, [{ ...below, slot: "page" }, ...sheets], {
    ...(radius && { paint: { radius } }),
    ...(theme && { theme }),
  });
}

/** The page, cut at its rounded edge. */
function cutAtEdge(page: Box): Box {
  return { ...page, style: { ...page.style, overflow: "hidden" } };
}

/** The page with its edge elements; those at the same edge or corner are stacked in source order. */
function withEdges(page: Box, layers: readonly Layered[], width: number): Box {
  const stacks = new Map<BoardEdge, Box[]>();
  for (const { layer, box } of layers) {
    if (layer.at !== "edge") continue;
    const stack = stacks.get(layer.edge);
    if (stack) stack.push(box);
    else stacks.set(layer.edge, [box]);
  }
  if (stacks.size === 0 || !("children" in page)) return page;
  const hung = [...stacks].map(([edge, boxes]) =>
    column({ position: "absolute", raised: true, gap: 8, ...edgeStyle(edge, width) }, boxes, {
      floats: "edge",
    }),
  );
  const style: Style = { ...page.style, position: "relative" };
  const tallest = [...stacks.values()].reduce((most, { length }) => Math.max(most, length), 0);
  style.minHeight ??= 2 * edgeDistance + tallest * leastRoom;
  return { ...page, style, children: [...page.children, ...hung] };
}

const edgeDistance = 16;

/** Minimum height in px of a board without a height of its own, for each element at its edges. */
const leastRoom = 56;

function edgeStyle(edge: BoardEdge, width: number): Style {
  const [vertical, horizontal] = edge.split("-") as ["top" | "bottom", "left" | "center" | "right"];
  const maxWidth = Math.max(0, width - 2 * edgeDistance);
  const inset = { [vertical]: edgeDistance };
  if (horizontal === "center") return { inset, maxWidth, alignSelf: "center", align: "center" };
  return {
    inset: { ...inset, [horizontal]: edgeDistance },
    maxWidth,
    align: horizontal === "left" ? "start" : "end",
  };
}
