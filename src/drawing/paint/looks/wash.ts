/** Converts a fill to a hand-drawn one: a wash, with strokes over it. */
import { contrastRatio } from "../../../base/theme/contrast.js";
import { mix } from "../../../base/theme/ground.js";
import { TEXT_PAIRS } from "../../../base/theme/pairs.js";
import type { Theme } from "../../../base/theme/tokens.js";
import type { Ink } from "../ink.js";

/** A wash on which text is readable, with or without strokes. */
export interface Wash {
  readonly ground: Ink;
  readonly strokes: Ink | undefined;
  /** Whether it stands out from the paper, so that its edge is drawn. */
  readonly isClear: boolean;
}

const kept = new WeakMap<Theme, Map<string, Wash>>();

/** The wash of a fill in a theme. */
export function washOf(fill: Ink, theme: Theme): Wash {
  let known = kept.get(theme);
  if (known === undefined) {
    known = new Map();
    kept.set(theme, known);
  }
  const key = `${fill.color} ${fill.opacity ?? 1}`;
  let wash = known.get(key);
  if (wash === undefined) {
    wash = mixWash(fill, theme);
    if (known.size < mostKept) known.set(key, wash);
  }
  return wash;
}

const mostKept = 256;

/** Minimum contrast at which a fill stands out from the paper and has text in the color of paper. */
const clear = 3;

/** The colors of text on a fill that is similar to the paper. */
const texts = TEXT_PAIRS.map(([text]) => text);
const leastText = 4.5;

/** The darkest strokes that keep all text readable that is readable on the fill. */
function strokesOn(color: string, colors: Theme["colors"]): string {
  const read = [...new Set(texts)].filter((text) => isRead(colors[text], color));
  const shades = [0.07, 0.05, 0.03, 0.015].map((share) => mix(color, colors.ink, share));
  return shades.find((shade) => read.every((text) => isRead(colors[text], shade))) ?? color;
}

function isRead(text: string, ground: string): boolean {
  return contrastRatio(text, ground) >= leastText;
}

function mixWash(fill: Ink, { colors }: Theme): Wash {
  const { color, opacity } = fill;
  const { paper } = colors;
  const grounds = [paper, colors.canvas, colors.raised, colors.floating];
  if (opacity !== undefined || grounds.includes(color)) {
    return { ground: fill, strokes: undefined, isClear: false };
  }
  if (contrastRatio(color, paper) >= clear) {
    const isLight = contrastRatio(color, "#000000") > contrastRatio(color, "#ffffff");
    const away = isLight ? "#ffffff" : "#000000";
    // Strokes move away from the color of the text; if that is impossible, they get a trace of it.
    const isFull = contrastRatio(color, away) < 1.6;
    const strokes = isFull ? mix(color, paper, 0.16) : mix(color, away, 0.2);
    return { ground: fill, strokes: { color: strokes, opacity: undefined }, isClear: true };
  }
  return {
    ground: { color: mix(color, paper, 0.6), opacity: undefined },
    strokes: { color: strokesOn(color, colors), opacity: undefined },
    isClear: false,
  };
}
