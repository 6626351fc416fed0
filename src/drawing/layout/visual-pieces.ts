/** Splits a line into pieces of one face in visual order, for painters. */
import { ABSENT, advancesOf, isEmoji } from "../../base/fonts/advance.js";
import { EMOJI_FACE, FONT_FAMILY, type FontFace, faceFor } from "../../base/fonts/faces.js";
import type { GivenFace } from "../../base/fonts/given-fonts.js";
import { visualRuns } from "../../base/text/visual-order.js";
import { faceRuns } from "./face-runs.js";
import type { Line } from "./passage.js";
import { textWidth } from "./text-width.js";
import type { Typeface } from "./typeface.js";

/** A piece of a line, in px from the left edge of the line. */
export interface VisualPiece {
  /** From left to right as it is drawn, unless a user font shapes it. */
  text: string;
  x: number;
  width: number;
  /** Whether it runs from right to left. */
  isReversed: boolean;
  /** The face that draws it: one of ours or of the user, or a box for each character. */
  face: FontFace | GivenFace | "none";
}

/** A piece in reading order. */
type Part = Pick<VisualPiece, "text" | "face"> & { clusters: string[] };

/** Whether a face is one of ours. */
export function isOurs(face: VisualPiece["face"]): face is FontFace {
  return typeof face === "object" && "ttf" in face;
}

/** The pieces of a line from left to right. */
export function visualPieces(
  { text, isReversed, wordSpacing = 0 }: Pick<Line, "text" | "isReversed" | "wordSpacing">,
  typeface: Typeface,
): VisualPiece[] {
  const pieces: VisualPiece[] = [];
  let x = 0;
  for (const run of visualRuns(text, isReversed === true)) {
    const parts = faceRuns(run.text, typeface).flatMap(({ face, clusters, text: part }): Part[] =>
      face === undefined ? ownRuns(clusters, typeface.face) : [{ face, clusters, text: part }],
    );
    if (run.isReversed) parts.reverse();
    for (const { face, clusters, text: part } of parts) {
      const width = textWidth(part, typeface) + wordSpacing * (part.split(" ").length - 1);
      const { isReversed } = run;
      const isTurned = isReversed && (face === "none" || isOurs(face));
      pieces.push({ text: isTurned ? turned(clusters) : part, x, width, isReversed, face });
      x += width;
    }
  }
  return pieces;
}

/** Pieces by the family of ours that has their characters, or neither. */
function ownRuns(clusters: readonly string[], face: FontFace): Part[] {
  const { weight, italic, family } = face;
  const other = faceFor({ weight, italic, mono: family === FONT_FAMILY });
  const runs: Part[] = [];
  for (const cluster of clusters) {
    const drawn =
      [face, other].find((each) => hasAll(each, cluster)) ??
      (isEmoji(cluster) ? EMOJI_FACE : "none");
    // Invisible characters need no box.
    const shown = drawn === "none" && isUnseen(cluster) ? face : drawn;
    const last = runs.at(-1);
    if (last?.face === shown) {
      last.clusters.push(cluster);
      last.text += cluster;
    } else runs.push({ face: shown, clusters: [cluster], text: cluster });
  }
  return runs;
}

function isUnseen(text: string): boolean {
  return /^[\s\p{Cf}\p{M}\p{Cc}]*$/u.test(text);
}

function hasAll(face: FontFace, cluster: string): boolean {
  const advances = advancesOf(face);
  for (const character of cluster) {
    const isThere = (advances[character.codePointAt(0)!] ?? ABSENT) !== ABSENT;
    if (!isThere && !isUnseen(character)) return false;
  }
  return true;
}

/** Reverses characters, and mirrors brackets. */
function turned(clusters: readonly string[]): string {
  return clusters
    .toReversed()
    .map((cluster) => {
      const at = mirrored.indexOf(cluster);
      return at < 0 ? cluster : mirrored[at ^ 1];
    })
    .join("");
}

const mirrored = [..."()[]{}<>«»‹›≤≥"];
