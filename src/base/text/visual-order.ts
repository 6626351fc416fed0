/** Splits a line of text into runs of one direction, in visual order (UAX 9, without explicit marks). */

/** A part of a line with one direction. */
export interface DirectedRun {
  /** In reading order. */
  text: string;
  isReversed: boolean;
}

type Kind = "L" | "R" | "AL" | "EN" | "AN" | "ES" | "ET" | "CS" | "NSM" | "ON";

const mayReverse = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff]|\ud83a/;

function kindOf(character: string): Kind {
  if (/[0-9\u06f0-\u06f9]/.test(character)) return "EN";
  if (/[\u0660-\u0669\u066b\u066c]/.test(character)) return "AN";
  if (/[+\-\u2212]/.test(character)) return "ES";
  if (/[#$%\u00a2-\u00a5\u00b0\u066a\u2030\u20a0-\u20cf]/.test(character)) return "ET";
  if (/[,.:/\u00a0\u060c]/.test(character)) return "CS";
  if (/\p{Mn}/u.test(character)) return "NSM";
  if (runsLeft(character) && /[\p{L}\u200f]/u.test(character)) {
    return /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(character) ? "AL" : "R";
  }
  return /[\p{L}\p{N}]/u.test(character) ? "L" : "ON";
}

/** The pattern is created when a line needs it: that takes as long as drawing a few lines. */
function runsLeft(character: string): boolean {
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u200f]/u.test(
    character,
  );
}

/**
 * The runs of a line in visual order.
 *
 * @param isReversed whether the paragraph runs from right to left
 */
export function visualRuns(line: string, isReversed: boolean): DirectedRun[] {
  if (!isReversed && !mayReverse.test(line)) return [{ text: line, isReversed: false }];
  const characters = [...line];
  const levels = levelsOf(characters.map(kindOf), isReversed);
  // Trailing spaces belong to the paragraph.
  for (let at = characters.length - 1; at >= 0 && characters[at] === " "; at--) {
    levels[at] = isReversed ? 1 : 0;
  }
  const runs: { text: string; level: number }[] = [];
  for (const [at, character] of characters.entries()) {
    const last = runs.at(-1);
    if (last?.level === levels[at]) last!.text += character;
    else runs.push({ text: character, level: levels[at]! });
  }
  for (let level = 2; level >= 1; level--) reverseFrom(runs, level);
  return runs.map(({ text, level }) => ({ text, isReversed: level % 2 === 1 }));
}

/** Reverses each sequence of runs with at least this level. */
function reverseFrom<R extends { level: number }>(runs: R[], least: number): void {
  for (let from = 0; from < runs.length; from++) {
    let to = from;
    while (to < runs.length && runs[to]!.level >= least) to++;
    for (let [first, last] = [from, to - 1]; first < last; first++, last--) {
      [runs[first], runs[last]] = [runs[last]!, runs[first]!];
    }
    from = to;
  }
}

/** Levels: 0 and 2 run from left to right, 1 from right to left. */
function levelsOf(kinds: Kind[], isReversed: boolean): number[] {
  const around = isReversed ? "R" : "L";
  settleWeak(kinds, around);
  settleNeutral(kinds, around);
  return kinds.map((kind) => {
    if (kind === "L") return isReversed ? 2 : 0;
    return kind === "R" ? 1 : 2;
  });
}

/** Resolves numbers, characters that belong to them, and marks. */
function settleWeak(kinds: Kind[], around: "L" | "R"): void {
  let strong: Kind = around;
  for (let at = 0; at < kinds.length; at++) {
    if (kinds[at] === "NSM") kinds[at] = kinds[at - 1] ?? around;
    const kind = kinds[at]!;
    if (kind === "L" || kind === "R" || kind === "AL") strong = kind;
    else if (kind === "EN" && strong === "AL") kinds[at] = "AN";
  }
  for (let at = 1; at < kinds.length - 1; at++) {
    const [before, kind, after] = [kinds[at - 1], kinds[at], kinds[at + 1]];
    if (before !== after) continue;
    if (
      (kind === "ES" && before === "EN") ||
      (kind === "CS" && (before === "EN" || before === "AN"))
    ) {
      kinds[at] = before;
    }
  }
  for (let at = 0; at < kinds.length; at++) {
    let end = at;
    while (kinds[end] === "ET") end++;
    if (end > at && (kinds[at - 1] === "EN" || kinds[end] === "EN")) kinds.fill("EN", at, end);
    at = Math.max(at, end - 1);
  }
  strong = around;
  for (let at = 0; at < kinds.length; at++) {
    const kind = kinds[at]!;
    if (kind === "AL") kinds[at] = "R";
    if (kind === "ES" || kind === "ET" || kind === "CS") kinds[at] = "ON";
    if (kind === "L" || kind === "R" || kind === "AL") strong = kind === "L" ? "L" : "R";
    else if (kind === "EN" && strong === "L") kinds[at] = "L";
  }
}

/** Resolves spaces and signs: to the direction of both neighbors if they agree, otherwise to that of the paragraph. */
function settleNeutral(kinds: Kind[], around: "L" | "R"): void {
  const side = (kind: Kind | undefined) => (kind === undefined ? around : kind === "L" ? "L" : "R");
  for (let at = 0; at < kinds.length; at++) {
    let end = at;
    while (kinds[end] === "ON") end++;
    if (end === at) continue;
    const before = side(kinds[at - 1]);
    kinds.fill(before === side(kinds[end]) ? before : around, at, end);
    at = end - 1;
  }
}
