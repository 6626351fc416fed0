/** Finds the characters that no font has, and that painted pictures show as boxes. */
import { clustersOf } from "./class-width.js";
import type { CanvasFrame } from "./layout-canvas.js";
import { textsIn } from "./texts-in.js";
import { typefaceOf } from "./typeface.js";
import { visualPieces } from "./visual-pieces.js";

/** The characters without a glyph, without duplicates, in order of occurrence. */
export function missingCharacters(canvas: CanvasFrame): string {
  const missing = new Set<string>();
  for (const cluster of missingClusters(canvas)) {
    for (const character of cluster) if (!isUnseen(character)) missing.add(character);
  }
  return [...missing].join("");
}

/** The same as user-perceived characters, with accents and joined characters. */
export function missingClusters(canvas: CanvasFrame): Set<string> {
  const missing = new Set<string>();
  const known = new Set<string>();
  for (const { text, style } of textsIn(canvas)) {
    if (plain.test(text) || known.has(text)) continue;
    known.add(text);
    const pieces = visualPieces({ text }, typefaceOf(style, canvas.fonts));
    for (const { face, text: piece, isReversed } of pieces) {
      if (face !== "none") continue;
      const clusters = clustersOf(piece);
      for (const cluster of isReversed ? clusters.reverse() : clusters) missing.add(cluster);
    }
  }
  return missing;
}

/** Matches texts that our fonts certainly have. */
const plain = /^[\x20-\x7e]*$/;

/** Whether a character is never visible by itself: spaces, accents, joiners. */
function isUnseen(character: string): boolean {
  return /[\s\p{M}\p{Cf}]/u.test(character);
}
