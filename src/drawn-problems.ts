/** Turns frames into the diagnostics that only drawing can find: what does not fit, and pictures and arrows that are not shown. */
import type { UnshownReason } from "./base/images/picture.js";
import { findOverflow } from "./drawing/layout/find-overflow.js";
import { findUnshown } from "./drawing/layout/find-unshown.js";
import type { CanvasFrame } from "./drawing/layout/layout-canvas.js";
import { sortDiagnostics } from "./language/diagnostics/collector.js";
import { createDiagnostic } from "./language/diagnostics/create-diagnostic.js";
import type { Diagnostic, Place } from "./language/diagnostics/diagnostic.js";
import { placeOfUse } from "./language/diagnostics/place-of-use.js";
import { type Box, childrenOf, type Origin } from "./model/box/box.js";
import { withoutIgnored } from "./model/reuse/without-ignored.js";

const nowhere: Origin = { from: 0, to: 0 };

/** What is wrong with a drawing, where its boxes carry places; comments on the line before may ignore it. */
export function drawnProblems(canvas: CanvasFrame): Diagnostic[] {
  const texts = new Map<string | undefined, string>();
  const found: Diagnostic[] = [];
  const add = (origin: Origin = nowhere, problemAt: (place: Place) => Diagnostic): void => {
    const { source, via, lines } = origin;
    if (lines) texts.set(source, lines.content);
    const diagnostic = problemAt(origin);
    found.push(via ? { ...diagnostic, related: via.map(placeOfUse) } : diagnostic);
  };
  for (const { box, px, edge, origin } of findOverflow(canvas)) {
    const text = box.kind === "text" || box.kind === "field" ? box.text : "";
    add(origin, (place) =>
      edge
        ? createDiagnostic("board-overflow", "off", { words: wordsIn(box), edge, px }, place)
        : createDiagnostic("text-overflow", "overflow", { text, px }, place),
    );
  }
  for (const { src, reason, origin } of findUnshown(canvas)) {
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

/** The first words of a box, by which people know it. */
function wordsIn(box: Box): string {
  if (box.kind === "text" || box.kind === "field") return box.text;
  if (box.name) return box.name;
  for (const child of childrenOf(box)) {
    const words = wordsIn(child);
    if (words !== "") return words;
  }
  return "";
}

/** Says that a picture is drawn as a sign, and why. */
function unshownProblem(src: string, reason: UnshownReason, place: Place): Diagnostic {
  return createDiagnostic("image-not-shown", reason, { src }, place);
}
