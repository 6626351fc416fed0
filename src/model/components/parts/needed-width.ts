/** Estimates the width below which a field would cut its value or break its label. */
import type { LowerContext } from "../../define/component.js";
import { lettersOf } from "./field-box.js";
import type { FieldParts, FieldValues } from "./field-parts.js";
import { roughWidth } from "./natural-width.js";

/** px for letters and figures that are wider than most. */
const reserve = 2;

/** px of an icon in a field with its distance to the value. */
const sign = 16 + 8;

/**
 * The width in px that a field needs for its label, its value and everything beside it, at most its natural width. A
 * field of several lines and one with entered values wrap.
 */
export function neededWidth(parts: FieldParts, values: FieldValues, cx: LowerContext): number {
  const { lines = 1, chips, instead, leastWidth = 0, naturalWidth, prefix, suffix } = parts;
  const label = roughWidth(parts.label, 14);
  if (lines > 1 || chips || instead) return Math.max(leastWidth, naturalWidth / 2);
  const { font, side } = lettersOf(values, cx);
  const signs = (parts.lead || values.icon ? 1 : 0) + (parts.glyphs?.length ?? 0);
  const affixes = [prefix, suffix].filter((words) => words !== undefined);
  const needed =
    roughWidth(parts.shown, font) +
    2 * side +
    reserve +
    signs * sign +
    affixes.reduce((px, words) => px + roughWidth(words, font) + 2 * side, 0);
  return Math.min(naturalWidth, Math.max(leastWidth, needed, label));
}

/** Words from this length on are hyphenated where they have no room. */
const hyphenated = 13;

/** The width in px below which a word of a label would stick out, over the label beside it. */
export function leastOfLabel(label: string): number {
  const words = label.split(/[\s-]+/).filter((word) => word.length < hyphenated);
  return words.reduce((most, word) => Math.max(most, roughWidth(word, 14)), 0);
}
