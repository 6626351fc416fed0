/** Draws a source for a model: a picture that fits, with marks or cropped, and an outline in words. */
import type { InspectedBoard, InspectedElement } from "../../authoring/inspect/inspected.js";
import { listedElements as listedOf, outlineOf } from "../../authoring/inspect/outline.js";
import { listed, quoted } from "../../base/text/phrases.js";
import type { Placement } from "../../drawing/paint/place-canvas.js";
import type { Area, SvgPicture } from "../../drawing/svg/paint-svg.js";
import type { PaintRoom } from "../../output/raster/paint-room.js";
import { UsageError } from "../../workspace/usage-error.js";
import { marksSvg } from "./draw-marks.js";
import { fittingScale } from "./fit-picture.js";
import { inspectPage } from "./inspect-page.js";
import { cropRoom, legibleParts, legibleScale } from "./legible-parts.js";
import type { McpOutcome, McpTask, ToldPicture } from "./task.js";

/** Maximum number of listed and marked elements: more would be unreadable, in words and in the picture. */
const mostListed = 56;

/** Maximum pixels of a picture that a part is cropped from. */
const mostPixels = 16_000_000;

/** Draws a source; throws a UsageError if the page or element does not exist. */
export async function renderTask({
  source,
  drawing,
  crop,
  marks,
  maxSide,
  partial,
}: Extract<McpTask, { kind: "render" }>): Promise<McpOutcome> {
  const isCropped = crop !== undefined;
  if (source.text.trim() === "" && !partial) {
    throw new UsageError(
      "the source is empty, so there is nothing to draw; write it with wf_write",
    );
  }
  const shown = await inspectPage(source, drawing, { isSomewhere: isCropped, partial });
  const { inspected, composition, composed } = shown;
  const { placement } = composition;
  const cropped = crop === undefined ? undefined : elementOf(inspected.boards, crop);
  const area =
    cropped === undefined
      ? { x: 0, y: 0, width: composed.width, height: composed.height }
      : around(cropped, inspected.boards, {
          ...placement,
          ...composed,
        });
  const scale = fittingScale(area.width, area.height, maxSide);
  const chosen = chosenElements(inspected.boards, cropped);
  const marked = marks ? marksSvg(inspected.boards, chosen, { placement, area }, scale) : "";
  // Crops the part from the whole picture, unless that would be too large.
  const isCut = isCropped && composed.width * composed.height * scale * scale <= mostPixels;
  const drawn = isCropped && !isCut ? shown.partOf(area) : composed;
  const svg = withMarks(drawn.svg, marked);
  const room = {};
  const picture = await painted({ ...drawn, svg }, scale, room, isCut ? area : undefined);
  // Of what is too large for a PNG, people have the SVG.
  const { mostPixels: mostOfPng } = await import("../../output/raster/paint-png.js");
  const isTooLarge = Math.ceil(composed.width) * Math.ceil(composed.height) > mostOfPng;
  const isFull = scale >= 1 || isCropped || isTooLarge;
  const full = isFull ? undefined : await painted(composed, 1, room);
  return {
    kind: "render",
    findings: shown.findings,
    picture,
    full,
    svg: shown.withLetters("embed"),
    outline: outlineOf(inspected.boards, {
      most: mostListed,
      diagnostics: inspected.diagnostics,
      ...(isCropped && { only: chosen }),
    }),
    pages: shown.pages,
    ...(scale < legibleScale && { parts: legibleParts(inspected.boards, maxSide, cropped) }),
    elements: inspected.boards.reduce((sum, { elements }) => sum + elements.length, 0),
  };
}

async function painted(
  picture: SvgPicture,
  scale: number,
  room: { left?: PaintRoom },
  part?: Area,
): Promise<ToldPicture> {
  const { paintPng } = await import("../../output/raster/paint-png.js");
  const { roomOf } = await import("../../output/raster/paint-room.js");
  const { data, ...size } = await paintPng(picture, scale, part, roomOf(room));
  return { png: data, ...size, scale: Math.round(scale * 1000) / 1000 };
}

function withMarks(svg: string, marks: string): string {
  return marks === "" ? svg : svg.replace(/<\/svg>\s*$/, () => `${marks}</svg>`);
}

/** The element with an id, a number or a text. */
function elementOf(boards: readonly InspectedBoard[], name: string): InspectedElement {
  const all = boards.flatMap(({ elements }) => elements);
  const text = name.replace(/^#/, "");
  const found =
    all.find(({ node }) => String(node?.attributes?.id ?? "") === text) ??
    all.find(({ number }) => String(number) === text);
  if (found) return found;
  const called = all.filter(({ node }) => node?.label === text);
  // A page may have the same name as an element in it; the inner one is meant.
  const inner = called.filter(
    ({ number, last }) => !called.some((each) => each.number > number && each.number <= last),
  );
  const [first, ...others] = onceOnBoards(inner, boards);
  if (first && others.length === 0) return first;
  if (first) {
    const numbers = [first, ...others].map(
      ({ number, x, y }) => `${number} (at ${Math.round(x)},${Math.round(y)})`,
    );
    throw new UsageError(
      `${numbers.length} elements have the label ${quoted(name)}; give the number of one: ${listed(numbers, "or", 10)}`,
    );
  }
  throw new UsageError(
    `no element has the id, number or label ${quoted(name)}; call wf_inspect to see all of them`,
  );
}

/** Elements without those of a board that are on another one too, as all of a page are on that of its overlay. */
function onceOnBoards(
  elements: readonly InspectedElement[],
  boards: readonly InspectedBoard[],
): InspectedElement[] {
  const seen = new Set<InspectedElement["node"]>();
  return boards.flatMap((board) => {
    const here = elements.filter((each) => board.elements.includes(each));
    const fresh = here.filter(({ node }) => !seen.has(node));
    for (const { node } of here) seen.add(node);
    return fresh;
  });
}

/** The part of a picture around an element, in whole px. */
function around(
  element: InspectedElement,
  boards: readonly InspectedBoard[],
  { left: before, top: above, width, height, scale }: Placement,
): { x: number; y: number; width: number; height: number } {
  const { board, page } = boards.find(({ elements }) => elements.includes(element))!;
  const x = before + (board.x + page.x + element.x) * scale - cropRoom;
  const y = above + (board.y + page.y + element.y) * scale - cropRoom;
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  const right = Math.min(width, Math.ceil(x + element.width * scale + 2 * cropRoom));
  const bottom = Math.min(height, Math.ceil(y + element.height * scale + 2 * cropRoom));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** The elements to mark: the listed ones, except pure containers. */
function chosenElements(
  boards: readonly InspectedBoard[],
  cropped: InspectedElement | undefined,
): Set<InspectedElement> {
  const all = boards.flatMap(({ elements }) => elements);
  if (cropped === undefined) return listedOf(all.filter(isMarked), mostListed);
  return listedOf(
    all.filter(({ number }) => number >= cropped.number && number <= cropped.last),
    mostListed,
  );
}

function isMarked({ depth, visible }: InspectedElement): boolean {
  return depth > 0 && visible.width > 0 && visible.height > 0;
}
