/** Finds elements that their modifiers hide on every board. */
import { isDrawnSomewhere, mayNameBand } from "../ast/bands.js";
import type { Element } from "../ast/element.js";
import type { CheckContext } from "./context.js";

/** Reports an element that its modifiers hide at every board width. */
export function reportNeverDrawn({ word, modifiers }: Element, cx: CheckContext): void {
  const named = modifiers.filter((modifier) => mayNameBand(modifier.word));
  const words = new Set(named.map((modifier) => modifier.word));
  if (isDrawnSomewhere((band) => words.has(band))) return;
  const { from } = named[0]!;
  cx.collector.add(
    "never-drawn",
    "bands",
    { word, bands: [...words] },
    { from, to: named.at(-1)!.to },
  );
}
