/** Splits a text between our faces and the user's fonts. */
import { ABSENT, advancesOf, isEmoji } from "../../base/fonts/advance.js";
import type { GivenFace } from "../../base/fonts/given-fonts.js";
import { clustersOf, isPictograph } from "./class-width.js";
import type { Typeface } from "./typeface.js";

/** A part of a text in one face. */
export interface FaceRun {
  text: string;
  clusters: string[];
  /** The face of the user; undefined for characters in our own face, or in none. */
  face: GivenFace | undefined;
}

/** Letters that a virama joins into one cluster, regardless of `Intl.Segmenter`. */
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0d4d]\u200d?$/;

/** The parts of a text, in order. */
export function faceRuns(text: string, { face: own, given }: Typeface): FaceRun[] {
  const runs: FaceRun[] = [];
  for (const cluster of clustersOf(text)) {
    const face = faceOfCluster(cluster, own, given);
    const last = runs.at(-1);
    if (last === undefined || last.face !== face)
      runs.push({ text: cluster, clusters: [cluster], face });
    else {
      const before = last.clusters.at(-1)!;
      last.text += cluster;
      if (virama.test(before) && /^\p{L}/u.test(cluster))
        last.clusters[last.clusters.length - 1] = before + cluster;
      else last.clusters.push(cluster);
    }
  }
  return runs;
}

function faceOfCluster(
  cluster: string,
  own: Typeface["face"],
  given: Typeface["given"],
): GivenFace | undefined {
  if (given === undefined) return undefined;
  const { fonts, weight, italic, family } = given;
  if (family !== undefined) {
    const preferred = fonts.faceFor(cluster, weight, italic, family);
    if (preferred !== undefined) return preferred;
  }
  return isOurs(own, cluster) ? undefined : fonts.faceFor(cluster, weight, italic);
}

/** Whether our face, or that of emoji, has a cluster. */
function isOurs(own: Typeface["face"], cluster: string): boolean {
  return isIn(own, cluster) || isEmoji(cluster);
}

/** Whether our face has all of a cluster; emoji of several characters come from elsewhere. */
function isIn(own: Typeface["face"], cluster: string): boolean {
  if (cluster.length > 1 && isPictograph(cluster)) return false;
  const advances = advancesOf(own);
  for (const character of cluster) {
    if ((advances[character.codePointAt(0)!] ?? ABSENT) === ABSENT) return false;
  }
  return true;
}

/** Whether our face or user fonts have all characters of a text, so that its width is the same everywhere. */
export function isMeasured(text: string, typeface: Typeface): boolean {
  return faceRuns(text, typeface).every(
    ({ face, clusters }) =>
      face !== undefined || clusters.every((cluster) => isOurs(typeface.face, cluster)),
  );
}
