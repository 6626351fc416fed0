/** Turns frames into the diagnostics that only drawing can find: overflowing content, and pictures and arrows that are not shown. */
import type { UnshownReason } from "./base/images/picture.js";
import { findCramped } from "./drawing/layout/find-cramped.js";
import { findNarrowed } from "./drawing/layout/find-narrowed.js";
import { findOverflow, type Overflow } from "./drawing/layout/find-overflow.js";
import { findSqueezed, findUnshown } from "./drawing/layout/find-unshown.js";
import type { CanvasFrame } from "./drawing/layout/layout-canvas.js";
import { rareFrames } from "./drawing/layout/rare-frames.js";
import { sortDiagnostics } from "./language/diagnostics/collector.js";
import { createDiagnostic } from "./language/diagnostics/create-diagnostic.js";
import type { Diagnostic, Place } from "./language/diagnostics/diagnostic.js";
import { placesOfUses } from "./language/diagnostics/places-of-uses.js";
import { type Board, type Box, childrenOf, type Origin } from "./model/box/box.js";
import { withoutIgnored } from "./model/reuse/without-ignored.js";

const nowhere: Origin = { from: 0, to: 0 };

/** The diagnostics of a drawing whose boxes have places; comments on the line before may ignore them. */
export function drawnProblems(canvas: CanvasFrame): Diagnostic[] {
  const texts = new Map<string | undefined, string>();
  const found: Diagnostic[] = [];
  const add = (origin: Origin = nowhere, problemAt: (place: Place) => Diagnostic): void => {
    const { source, via, lines } = origin;
    if (lines) texts.set(source, lines.content);
    const diagnostic = problemAt(origin);
    found.push(via ? { ...diagnostic, related: placesOfUses(via) } : diagnostic);
  };
  const devices = new Set(canvas.boards.map(({ board }) => board.device));
  const rare = rareFrames(canvas);
  const squeezed = findSqueezed(rare);
  const unseen = new Set(squeezed.map(({ origin }) => placeKey(origin)));
  for (const box of squeezed) {
    const name = pictureName(box);
    add(box.origin, (place) => createDiagnostic("image-not-shown", "squeezed", { name }, place));
  }
  for (const overflows of byElement(findOverflow(canvas))) {
    const { board } = overflows[0]!;
    const origin = placeOf(overflows);
    if (unseen.has(placeKey(origin))) continue;
    const device = devices.size > 1 ? board.device : undefined;
    add(origin, (place) => overflowProblem(overflows, device, place));
  }
  for (const { px, origin } of findCramped(rare)) {
    add(origin, (place) => createDiagnostic("plot-narrow", "narrow", { px }, place));
  }
  for (const { box, drawn, written, what } of findNarrowed(rare)) {
    const words = wordsIn(box);
    add(box.origin, (place) =>
      what === "width"
        ? createDiagnostic("width-narrowed", "full", { words, width: drawn, written }, place)
        : createDiagnostic("width-narrowed", "columns", { count: drawn, written }, place),
    );
  }
  for (const { src, reason, origin } of findUnshown(rare)) {
    add(origin, (place) => unshownProblem(src, reason, place));
  }
  for (const { label, origin, most } of canvas.leftOut ?? []) {
    add(origin, (place) =>
      most === undefined
        ? createDiagnostic("arrow-left-out", "room", { label }, place)
        : createDiagnostic("arrow-left-out", "limit", { most }, place),
    );
  }
  return sortDiagnostics(withoutIgnored(found, texts));
}

/** The place of an element as a key. */
function placeKey({ from, to, source = "" }: Origin = nowhere): string {
  return `${from} ${to} ${source}`;
}

/** The place of the element, or of the box whose lower edge several elements cross. */
function placeOf([first, ...others]: readonly Overflow[]): Origin | undefined {
  const { origin, holder } = first!;
  const isOne = others.every((each) => placeKey(each.origin) === placeKey(origin));
  return isOne ? origin : holder;
}

/**
 * Groups overflows by element and device, or, below a box that is too low, by that box. A table is one element,
 * including all of its cells. A board that shows an overlay is a copy of its page with the same overflows, so these are
 * reported once.
 */
function byElement(overflows: readonly Overflow[]): Overflow[][] {
  const found = new Map<unknown, Map<Board, Overflow[]>>();
  for (const overflow of overflows) {
    const { origin, holder, edge = "", board } = overflow;
    const by = holder ? `below ${placeKey(holder)}` : placeKey(origin);
    const key = origin && `${board.device ?? ""} ${edge} ${by}`;
    const onBoards = found.get(key ?? overflow) ?? new Map<Board, Overflow[]>();
    found.set(key ?? overflow, onBoards);
    const onBoard = onBoards.get(board);
    if (onBoard) onBoard.push(overflow);
    else onBoards.set(board, [overflow]);
  }
  return [...found.values()].map((onBoards) =>
    [...onBoards.values()].reduce((most, each) => (each.length > most.length ? each : most)),
  );
}

/** The diagnostic about the overflows of an element. */
function overflowProblem(
  overflows: readonly Overflow[],
  device: string | undefined,
  place: Place,
): Diagnostic {
  const px = overflows.map((each) => each.px).reduce((a, b) => Math.max(a, b));
  const { box, edge, isInCell } = overflows[0]!;
  const isBelow = overflows.every((each) => each.isBelow);
  if (edge) {
    return createDiagnostic(
      "board-overflow",
      "off",
      { words: wordsIn(box), edge, px, device },
      place,
    );
  }
  const count = overflows.length;
  if (count > 1 && isBelow) {
    return createDiagnostic("text-overflow", "allBelow", { count, px, device }, place);
  }
  if (count > 1) {
    return createDiagnostic("text-overflow", "several", { count, isInCell, px, device }, place);
  }
  const text = box.kind === "text" || box.kind === "field" ? box.text : "";
  const wording = isBelow ? "below" : "overflow";
  return createDiagnostic("text-overflow", wording, { text, px, device }, place);
}

/** The first words in a box, by which people recognize it. */
function wordsIn(box: Box): string {
  if (box.kind === "text" || box.kind === "field") return box.text;
  if (box.name) return box.name;
  for (const child of childrenOf(box)) {
    const words = wordsIn(child);
    if (words !== "") return words;
  }
  return "";
}

/** The description of a picture, or its address. */
function pictureName(box: Box): string {
  return box.kind === "image" ? box.alt || box.src : (box.name ?? "");
}

/** The diagnostic about a picture that is drawn as a placeholder, with the reason. */
function unshownProblem(src: string, reason: UnshownReason, place: Place): Diagnostic {
  return createDiagnostic("image-not-shown", reason, { src }, place);
}
