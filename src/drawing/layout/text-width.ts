/** Measures text: the width is the plain sum of advances, since kerning and ligatures are off. */
import { ABSENT, advancesOf, tabularAdvancesOf } from "../../base/fonts/advance.js";
import type { FontFace } from "../../base/fonts/faces.js";
import { classWidth, clustersOf, isPictograph } from "./class-width.js";
import { faceRuns } from "./face-runs.js";
import type { Typeface } from "./typeface.js";

/** Width in px of a text on one line. */
export function textWidth(text: string, typeface: Typeface): number {
  if (typeface.given?.family !== undefined) return widthByCluster(text, typeface);
  const advances = advancesIn(typeface);
  let units = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const advance = isPlain(unit) ? (advances[unit] ?? ABSENT) : ABSENT;
    if (advance === ABSENT) return widthByCluster(text, typeface);
    units += advance;
  }
  return unitsToPx(units, typeface) + text.length * typeface.spacing;
}

function advancesIn({ face, isTabular }: Typeface): Uint16Array {
  return isTabular ? tabularAdvancesOf(face) : advancesOf(face);
}

/** Whether the font has every character of a text, so that its width is the same everywhere. */
export function isCovered(text: string, face: FontFace): boolean {
  const advances = advancesOf(face);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (isInCluster(unit) || (advances[unit] ?? ABSENT) === ABSENT) return false;
  }
  return true;
}

/** Whether a unit is neither a surrogate nor able to form a cluster with its neighbors. */
function isPlain(unit: number): boolean {
  return !isInCluster(unit) && (unit < 0x2190 || unit > 0x2bff);
}

/** Whether our face has all characters of a text. */
export function isOwn(text: string, { face, given }: Typeface): boolean {
  return given?.family === undefined && isCovered(text, face);
}

/** Whether a unit is a surrogate or may form a cluster with its neighbors. */
function isInCluster(unit: number): boolean {
  return (unit >= 0x300 && unit <= 0x36f) || unit >= 0xd800;
}

function widthByCluster(text: string, typeface: Typeface): number {
  if (typeface.given) return givenPositions(text, typeface)[text.length]!;
  let width = 0;
  for (const cluster of clustersOf(text)) width += clusterWidth(cluster, typeface);
  return width;
}

function clusterWidth(cluster: string, typeface: Typeface): number {
  const first = cluster.codePointAt(0) ?? 0;
  const advance =
    cluster.length > 1 && isPictograph(cluster) ? ABSENT : (advancesIn(typeface)[first] ?? ABSENT);
  const width =
    advance === ABSENT ? classWidth(cluster) * typeface.size : unitsToPx(advance, typeface);
  return width + typeface.spacing;
}

function unitsToPx(units: number, typeface: Typeface): number {
  return (units * typeface.size) / typeface.face.metrics.unitsPerEm;
}

/**
 * The start of each UTF-16 unit of a text in px; the last entry is the width. Units of a cluster after the first one
 * start where the cluster ends.
 *
 * @param positions filled instead of a new array; may have more entries, the first of which is 0
 */
export function textPositions(
  text: string,
  typeface: Typeface,
  positions = new Float64Array(text.length + 1),
): Float64Array {
  if (typeface.given?.family !== undefined) return givenPositions(text, typeface, positions);
  const advances = advancesIn(typeface);
  let units = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const advance = isPlain(unit) ? (advances[unit] ?? ABSENT) : ABSENT;
    if (advance === ABSENT) return positionsByCluster(text, typeface, positions);
    units += advance;
    positions[at + 1] = unitsToPx(units, typeface) + (at + 1) * typeface.spacing;
  }
  return positions;
}

function positionsByCluster(text: string, typeface: Typeface, into: Float64Array): Float64Array {
  if (typeface.given) return givenPositions(text, typeface, into);
  let at = 0;
  let x = 0;
  for (const cluster of clustersOf(text)) {
    x += clusterWidth(cluster, typeface);
    for (let end = at + cluster.length; at < end; at++) into[at + 1] = x;
  }
  return into;
}

/** The same if user fonts have characters that the face lacks. */
function givenPositions(
  text: string,
  typeface: Typeface,
  into: Float64Array = new Float64Array(text.length + 1),
): Float64Array {
  const { size, spacing } = typeface;
  let at = 0;
  let x = 0;
  for (const { face, clusters, text: piece } of faceRuns(text, typeface)) {
    const ends = face?.ends(piece);
    const start = at;
    const from = x;
    for (const [count, cluster] of clusters.entries()) {
      const next = at + cluster.length;
      if (ends) x = from + ends[next - start]! * size + (count + 1) * spacing;
      else x += clusterWidth(cluster, typeface);
      while (at < next) into[++at] = x;
    }
  }
  return into;
}
