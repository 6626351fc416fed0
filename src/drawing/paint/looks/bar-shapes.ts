/** Replaces words by bars of the same width. */

import { barShare, heavyShare } from "../../../model/box/bar-share.js";
import type { TextStyle } from "../../../model/box/style.js";
import type { Line as TextLine } from "../../layout/passage.js";
import { textPositions } from "../../layout/text-width.js";
import { typefaceOf } from "../../layout/typeface.js";
import type { Ink } from "../ink.js";
import type { PaintedPassage, Shapes } from "../shapes.js";
import { PassingShapes } from "./passing-shapes.js";

/** A receiver that gets bars instead of words. */
export function asBars(into: Shapes): Shapes {
  return new BarShapes(into);
}

/** Distance above the baseline, and height, in em. */
const top = 0.56;
const height = 0.5;

class BarShapes extends PassingShapes {
  readonly #inks = { light: new Map<Ink, Ink>(), heavy: new Map<Ink, Ink>() };

  override text(passage: PaintedPassage, style: TextStyle, ink: Ink): void {
    // Titles above boards and notes beside them stay words.
    if (!style.bars) {
      this.into.text(passage, style, ink);
      return;
    }
    const { lines = [] } = passage;
    const { size } = style;
    for (const line of lines) {
      for (const { from, to } of wordsIn(line, style)) {
        const x = line.isReversed ? line.x + line.width - to : line.x + from;
        const y = Math.round(line.y - top * size);
        const bar = { x, y, width: to - from, height: Math.round(height * size) };
        if (bar.width > 0)
          this.into.rect({ ...bar, radius: bar.height / 4 }, this.#faint(ink, style));
      }
    }
  }

  #faint(ink: Ink, style: TextStyle): Ink {
    const share = barShare(style);
    const inks = this.#inks[share === heavyShare ? "heavy" : "light"];
    let faint = inks.get(ink);
    if (faint === undefined) {
      faint = { color: ink.color, opacity: share * (ink.opacity ?? 1) };
      inks.set(ink, faint);
    }
    return faint;
  }
}

/** The start and end of words, in px from the start of their line. */
function wordsIn(line: TextLine, style: TextStyle): { from: number; to: number }[] {
  const { text, width, wordSpacing = 0 } = line;
  const positions = textPositions(text, typefaceOf(style));
  const spaces = text.split(" ").length - 1;
  const share = width / (positions[text.length]! + spaces * wordSpacing || 1);
  let spaced = 0;
  const words: { from: number; to: number }[] = [];
  for (const match of text.matchAll(/\S+|\s/g)) {
    const [found] = match;
    if (found.trim() === "") {
      spaced += wordSpacing;
      continue;
    }
    const at = (index: number) => (positions[index]! + spaced) * share;
    words.push({ from: at(match.index), to: at(match.index + found.length) });
  }
  return words;
}
