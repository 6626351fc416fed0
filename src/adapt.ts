/** Draws pages on devices that their sources do not mention, in rounds, until everything fits. */
import { type Around, findTight } from "./drawing/layout/find-tight.js";
import { type CanvasRoom, layoutCanvas } from "./drawing/layout/layout-canvas.js";
import { onItsWidths } from "./drawing/lower/on-width.js";
import type { Tightness } from "./drawing/lower/screen-plan.js";
import type { DocumentNode } from "./language/ast/node.js";
import type { Canvas } from "./model/box/box.js";
import { vocabulary as builtIn } from "./model/components/registry.generated.js";
import type { ComponentVocabulary } from "./model/define/vocabulary.js";

/** Maximum number of rounds, and so how often one element can give way. */
const mostRounds = 8;
const mostSteps = 3;

/** The boxes of a document; elements that are too narrow switch to their compact forms. */
export function drawAdapted(
  given: DocumentNode,
  draw: (document: DocumentNode, tightness: Tightness) => Canvas,
  room: CanvasRoom,
  vocabulary: ComponentVocabulary = builtIn,
): Canvas {
  // Elements are identified by their nodes, so every round must use the same nodes.
  const document = onItsWidths(given, vocabulary, room.width);
  const tightness = new Map<object, number>();
  let canvas = draw(document, tightness);
  for (let round = 1; round < mostRounds; round++) {
    const giving = new Map<object, Around>();
    for (const around of findTight(layoutCanvas(canvas, room))) {
      const at = around.findIndex((one) => (tightness.get(one) ?? 0) < mostSteps);
      if (at >= 0) giving.set(around[at]!, around.slice(at + 1));
    }
    // Containers give way before the elements in them, which may then have enough room.
    for (const [one, outer] of giving) {
      if (outer.some((other) => giving.has(other) && !tightness.has(other))) giving.delete(one);
    }
    if (giving.size === 0) break;
    for (const one of giving.keys()) tightness.set(one, (tightness.get(one) ?? 0) + 1);
    canvas = draw(document, tightness);
  }
  return canvas;
}
