/** Places notes at the sides of a board, near their subjects, with connecting lines. */
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import type { Aside, Board } from "../../model/box/box.js";
import { shape } from "../../model/box/build.js";
import { boardTitleHeight } from "../../model/box/canvas.js";
import {
  type Note,
  type NoteSide,
  noteGutter,
  noteSides,
  noteWidth,
} from "../../model/box/note.js";
import { type Corner, roundedPath } from "../../model/box/rounded-path.js";
import { findNoted, type Rectangle } from "./find-noted.js";
import type { Frame } from "./frame.js";
import { layoutBox } from "./layout-box.js";
import { portOf, spreadPorts } from "./note-ports.js";
import { packed } from "./packed.js";

/** A note or a line at its place, relative to the corner of its board. */
export interface PlacedPart {
  x: number;
  y: number;
  frame: Frame;
}

/** The notes of a board with their lines, and the space in px that they take at each side. */
export interface PlacedNotes {
  notes: PlacedPart[];
  leaders: PlacedPart[];
  depth: Readonly<Record<NoteSide, number>>;
}

const noDepth = { left: 0, right: 0, top: 0, bottom: 0 };

/** Places the notes of a laid-out board; a title is above the board. */
export function placeNotes(
  board: Board,
  frame: Frame,
  title: Frame | undefined,
  fonts?: GivenFonts,
): PlacedNotes {
  const asides = (board.asides ?? []).filter(hasNote);
  if (asides.length === 0) return { notes: [], leaders: [], depth: noDepth };
  const { targets, inked } = findNoted(
    frame,
    asides.flatMap(({ note }) => note.of ?? []),
  );
  const name = title?.lines?.[0];
  if (name) inked.push({ x: -4, y: -boardTitleHeight, width: name.width + 8, height: 24 });
  const all = asides.map((aside): Placing => {
    const target = aside.note.of === undefined ? undefined : targets.get(aside.note.of);
    const box = layoutBox(aside.box, { width: noteWidth, fonts });
    return { frame: box, note: aside.note, target, side: sideOf(aside.note, target, frame) };
  });
  const placed: PlacedNotes & { depth: Record<NoteSide, number> } = {
    notes: [],
    leaders: [],
    depth: { ...noDepth },
  };
  // Notes at the bottom may be wider than the board, and are then below those beside it.
  for (const side of noteSides) {
    const own = all.filter((each) => each.side === side);
    if (own.length === 0) continue;
    const room = { above: title ? boardTitleHeight : 0, beside: placed.notes };
    const { notes, leaders, depth } = atSide(side, own, frame, inked, room);
    for (const each of notes) placed.notes.push(each);
    for (const each of leaders) placed.leaders.push(each);
    placed.depth[side] = depth;
  }
  return placed;
}

function hasNote(aside: Aside): aside is Aside & { note: Note } {
  return aside.note !== undefined;
}

interface Placing {
  frame: Frame;
  note: Note;
  target: Rectangle | undefined;
  side: NoteSide;
}

function sideOf({ side }: Note, target: Rectangle | undefined, board: Frame): NoteSide {
  if (side !== "nearest") return side;
  if (target === undefined) return "right";
  return target.x + target.width / 2 < board.width / 2 ? "left" : "right";
}

/**
 * Distances in px: between notes, between lines that leave side by side, between the lanes of lines, and the radius of
 * turns.
 */
const apart = 12;
const portGap = 8;
const laneGap = 6;
const turn = 5;

/** Distance in px from the edge of a note to the end of its line: the middle of its first line of text. */
const firstLine = 20;

/** Maximum number of notes times parts of a board that are compared at a side; later lines leave in the middle. */
const mostCompared = 1_000_000;

/** The notes of one side, in the order of their subjects along the side, so that the lines never cross. */
function atSide(
  side: NoteSide,
  placings: readonly Placing[],
  board: Frame,
  inked: readonly Rectangle[],
  { above, beside }: { above: number; beside: readonly PlacedPart[] },
): Omit<PlacedNotes, "depth"> & { depth: number } {
  const isBeside = side === "left" || side === "right";
  const end = isBeside ? board.height : board.width;
  const compared = Math.floor(mostCompared / Math.max(1, inked.length));
  const sorted = placings
    .map((placing, at) => {
      const avoided = at < compared ? inked : [];
      return { ...placing, port: placing.target && portOf(side, placing.target, board, avoided) };
    })
    .toSorted(
      (a, b) => (a.port?.wish ?? -1) - (b.port?.wish ?? -1) || near(side, a) - near(side, b),
    );
  const ports = spreadPorts(
    sorted.map(({ port }) => port),
    portGap,
  );
  const lengths = sorted.map(({ frame }) => (isBeside ? frame.height : frame.width));
  const anchors = lengths.map((length) =>
    isBeside ? Math.min(length / 2, firstLine) : length / 2,
  );
  const wishes = sorted.map((_, at) => (ports[at] ?? 0) - anchors[at]!);
  const least = isBeside ? 0 : Math.min(0, (end - sum(lengths) - apart * (lengths.length - 1)) / 2);
  const starts = packed(wishes, lengths, apart, least);
  const lanes = lanesOf(
    ports,
    starts.map((start, at) => start + anchors[at]!),
  );
  const isWide = starts[0]! < 0 || starts.at(-1)! + lengths.at(-1)! > end;
  const lowest = beside
    .map(({ y, frame }) => y + frame.height + apart - board.height)
    .reduce((a, b) => Math.max(a, b), 0);
  const past = side === "bottom" && isWide ? lowest - noteGutter : 0;
  const gutter = noteGutter + Math.max(past, laneGap * lanes.reduce((a, b) => Math.max(a, b), 0));
  const thick = sorted
    .map(({ frame }) => (isBeside ? frame.width : frame.height))
    .reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const notes: PlacedPart[] = [];
  const leaders: PlacedPart[] = [];
  for (const [at, { frame, note, target, port: left }] of sorted.entries()) {
    const start = starts[at]!;
    const place = {
      left: { x: -gutter - frame.width, y: start },
      right: { x: board.width + gutter, y: start },
      top: { x: start, y: -above - gutter - frame.height },
      bottom: { x: start, y: board.height + gutter },
    }[side];
    notes.push({ ...place, frame });
    const port = ports[at];
    if (target === undefined || port === undefined) continue;
    const [from, lane, to] = acrossOf(side, target, board, above, gutter, lanes[at]!);
    const anchor = start + anchors[at]!;
    const corner = (across: number, along: number): Corner =>
      isBeside ? { x: across, y: along } : { x: along, y: across };
    const isStraight = Math.abs(anchor - port) < 1;
    const first =
      left?.edge === undefined ? [corner(from, port)] : aroundEdge(side, target, left.edge, port);
    const last = isStraight
      ? [corner(to, port)]
      : [corner(lane, port), corner(lane, anchor), corner(to, anchor)];
    leaders.push(leader([...first, ...last], note));
  }
  return { notes, leaders, depth: (side === "top" ? above : 0) + gutter + thick };
}

/**
 * Sort key by the distance of a subject from its side, so that of two at the same height, the nearer one comes first.
 */
function near(side: NoteSide, { target }: Placing): number {
  if (!target) return 0;
  return { left: target.x, right: -target.x, top: target.y, bottom: -target.y }[side];
}

/** The corners of a line that leaves at an edge along its side, and turns. */
function aroundEdge(
  side: NoteSide,
  { x, y, width, height }: Rectangle,
  edge: number,
  port: number,
): Corner[] {
  if (side === "left" || side === "right") {
    const middle = x + Math.min(width / 2, 16);
    return [
      { x: middle, y: edge },
      { x: middle, y: port },
    ];
  }
  const middle = y + Math.min(height / 2, 16);
  return [
    { x: edge, y: middle },
    { x: port, y: middle },
  ];
}

/**
 * The lane of each line that turns, from 1; 0 for a straight one. Of lines that turn beside each other, the one that is
 * further ahead in the direction of the turn uses the lane nearer to the board.
 */
function lanesOf(ports: readonly (number | undefined)[], ends: readonly number[]): number[] {
  const lanes = ports.map(() => 0);
  const turns = (at: number): number => {
    const port = ports[at];
    return port === undefined || Math.abs(ends[at]! - port) < 1 ? 0 : Math.sign(ends[at]! - port);
  };
  for (let at = ports.length - 1; at >= 0; at--) {
    if (turns(at) <= 0) continue;
    const isOver = turns(at + 1) > 0 && ports[at + 1]! < ends[at]! + portGap;
    lanes[at] = isOver ? lanes[at + 1]! + 1 : 1;
  }
  for (let at = 0; at < ports.length; at++) {
    if (turns(at) >= 0) continue;
    const isOver = at > 0 && turns(at - 1) < 0 && ports[at - 1]! > ends[at]! - portGap;
    lanes[at] = isOver ? lanes[at - 1]! + 1 : 1;
  }
  return lanes;
}

/** Where a line begins, turns and ends, across its side. */
function acrossOf(
  side: NoteSide,
  target: Rectangle,
  board: Frame,
  above: number,
  gutter: number,
  lane: number,
): [from: number, lane: number, to: number] {
  const depth = 10 + laneGap * lane;
  switch (side) {
    case "left":
      return [target.x, -depth, -gutter];
    case "right":
      return [target.x + target.width, board.width + depth, board.width + gutter];
    case "top":
      return [target.y, -above - depth, -above - gutter];
    case "bottom":
      return [target.y + target.height, board.height + depth, board.height + gutter];
  }
}

/** Space in px around a line for its dot. */
const margin = 5;

/** The line from the subject of a note, which is marked with a dot. */
function leader(corners: readonly Corner[], { color }: Note): PlacedPart {
  const x =
    corners.map((corner) => corner.x).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY) -
    margin;
  const y =
    corners.map((corner) => corner.y).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY) -
    margin;
  const width =
    corners.map((corner) => corner.x).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY) +
    margin -
    x;
  const height =
    corners.map((corner) => corner.y).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY) +
    margin -
    y;
  const own = corners.map((corner) => ({ x: corner.x - x, y: corner.y - y }));
  const [first] = own;
  const box = shape({ width, height }, [
    { figure: "path", d: roundedPath(own, turn), stroke: { color, width: 1 } },
    { figure: "ellipse", cx: first!.x, cy: first!.y, rx: 3, ry: 3, fill: color },
  ]);
  return { x, y, frame: layoutBox(box, { width }) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
