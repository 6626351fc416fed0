/** Turns text that the font has no glyphs for into widths by the class of its characters, in em. */

const fullWidth = 1;
const pictograph = 1.3;
const abjad = 0.55;
const other = 0.6;

// Made at first use: it takes longer than the layout of a small wireframe.
let segmenter: Intl.Segmenter | undefined;
const markPattern = /^[\p{M}\p{Cf}]+$/u;
const pictographPattern = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const fullWidthPattern =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;
const abjadPattern =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Lao}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The characters of a text as readers see them: an accent or a joined emoji is no part of its own. */
export function clustersOf(text: string): string[] {
  const found: string[] = [];
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  for (const { segment } of segmenter.segment(text)) found.push(segment);
  return found;
}

/** Whether a cluster is drawn as a picture, whatever glyphs its parts have. */
export function isPictograph(cluster: string): boolean {
  return pictographPattern.test(cluster);
}

/** Width of a cluster without glyphs, in em; what really is drawn depends on the viewer's fonts. */
export function classWidth(cluster: string): number {
  if (pictographPattern.test(cluster)) return pictograph;
  if (fullWidthPattern.test(cluster)) return fullWidth;
  if (abjadPattern.test(cluster)) return abjad;
  return markPattern.test(cluster) ? 0 : other;
}
