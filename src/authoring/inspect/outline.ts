/** Describes boards as an outline with geometry, for readers who cannot see the picture. */
import { printable } from "../../base/text/display-width.js";
import { shortened } from "../../base/text/phrases.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { arrangementOf } from "./arrangement.js";
import { fullnessOf } from "./empty-area.js";
import { saidOf, whereOf } from "./frame-table.js";
import type { InspectedBoard, InspectedElement } from "./inspected.js";
import { isEmpty } from "./rect.js";

/** The options of an outline. */
export interface OutlineOptions {
  /** Maximum number of elements on all boards together; defaults to all. */
  most?: number;
  /** The elements to list; defaults to all. */
  only?: ReadonlySet<InspectedElement>;
  /** The problems found by geometry, listed below. */
  diagnostics?: readonly Diagnostic[];
}

/**
 * A line for each element: number, component, text, left and top, width × height, and `L` with its line. Containers
 * describe the arrangement of their children, texts how much of them is cut off, and boards how full they are and where
 * they are empty.
 */
export function outlineOf(
  boards: readonly InspectedBoard[],
  { most = Number.POSITIVE_INFINITY, only, diagnostics }: OutlineOptions = {},
): string {
  const all = boards.flatMap(({ elements }) => elements);
  const listed = listedElements(only ? [...only] : all, most);
  const lines: string[] = [];
  for (const board of boards) {
    for (const each of headOf(board)) lines.push(each);
    for (const element of board.elements)
      if (listed.has(element)) lines.push(lineOf(element, board));
  }
  const left = (only?.size ?? all.length) - listed.size;
  if (left > 0) lines.push(`(${left} more elements; name a page or crop to see them)`);
  const found = (diagnostics ?? []).filter(({ code }) => geometryFirst.has(code));
  if (diagnostics) {
    lines.push(`overlaps, overflow and near misses:${found.length === 0 ? " none" : ""}`);
    for (const each of found.slice(0, mostTold)) {
      const element = all.find(({ origin }) => isAt(origin, each));
      lines.push(`- ${element === undefined ? "" : `${element.number}: `}${each.message}`);
    }
    if (found.length > mostTold) lines.push(`- and ${found.length - mostTold} more`);
  }
  return lines.map((line) => `${printable(line)}\n`).join("");
}

const geometryFirst: ReadonlySet<string> = new Set([
  "element-overlap",
  "container-overflow",
  "board-overlap",
  "board-overflow",
  "text-overflow",
  "near-edge",
]);
const mostTold = 8;

/** Maximum number of texts listed for an element. */
const mostCuts = 3;

function headOf(board: InspectedBoard): string[] {
  const { title, width, height } = board;
  const { used, empty } = fullnessOf(board);
  const name = title === "" ? "page" : `page "${title}"`;
  const { x, y, width: across, height: down } = empty;
  const where = `${whole(x)},${whole(y)} ${whole(across)}×${whole(down)}`;
  return [
    `${name} ${whole(width)}×${whole(height)}, ${Math.round(used * 100)}% used, largest empty area ${where} (${Math.round((100 * across * down) / (width * height))}%)`,
  ];
}

function lineOf(element: InspectedElement, { elements }: InspectedBoard): string {
  const { number, depth, name, x, y, width, height, node, plane, parent } = element;
  const indent = " ".repeat(Math.max(0, depth - 1));
  // A page is named above its elements.
  const words = depth === 0 ? "" : saidOf(element);
  const said = words === "" ? "" : ` "${words}"`;
  const id = node?.attributes?.id;
  const children = number === element.last ? [] : childrenOf(element, elements);
  const arranged = arrangementOf(children);
  const parts = [
    `${indent}${number} ${name}${said}`,
    `${whole(x)},${whole(y)} ${whole(width)}×${whole(height)}`,
    `L${whereOf(element)}`,
    ...(id === undefined ? [] : [`#${id}`]),
    ...(plane !== (parent?.plane ?? 0) ? ["floats"] : []),
    ...(arranged === "" ? [] : [`[${arranged}]`]),
    ...(isHidden(element) ? ["not seen"] : []),
    ...cutsOf(element),
  ];
  return parts.join(" ");
}

/** Whether something with a size is completely outside the visible area, such as content to scroll to. */
function isHidden({ width, height, visible }: InspectedElement): boolean {
  return width >= 1 && height >= 1 && isEmpty(visible);
}

/** The texts of an element that are cut off, and by how much. */
function cutsOf({ cuts }: InspectedElement): string[] {
  if (cuts.length === 0) return [];
  const named = cuts
    .slice(0, mostCuts)
    .map(({ text, px }) => `"${shortened(text, 30)}" by ${whole(px)} px`);
  const left = cuts.length - named.length;
  return [`cut: ${named.join(", ")}${left > 0 ? ` and ${left} more` : ""}`];
}

/** The direct children of an element, without what floats above them. */
function childrenOf(element: InspectedElement, elements: readonly InspectedElement[]) {
  const first = elements[0]!.number;
  return elements
    .slice(element.number - first + 1, element.last - first + 1)
    .filter(({ parent, plane }) => parent === element && plane === element.plane);
}

/** The elements to list: first those nearest to the page, then the first of the rest. */
export function listedElements(
  all: readonly InspectedElement[],
  most: number,
): Set<InspectedElement> {
  if (all.length <= most) return new Set(all);
  const ranked = [...all].sort((a, b) => a.depth - b.depth || a.number - b.number);
  return new Set(ranked.slice(0, most));
}

function isAt(origin: InspectedElement["origin"], { from, source }: Diagnostic): boolean {
  return origin.from === from && origin.source === source;
}

function whole(px: number): number {
  return Math.round(px);
}
