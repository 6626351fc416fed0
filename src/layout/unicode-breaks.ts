/** Turns two neighboring characters, not both ASCII, into whether a line may break between them (UAX #14, abridged). */

/**
 * Line break classes that matter here: letters, digits, ideographs, opening and closing marks,
 * quotes of either side, glue, non-starters, marks that combine, and so on by their UAX #14 names
 * (OW are the wide ones of OP, which letters do not hold).
 */
type BreakClass =
  | "AL"
  | "NU"
  | "ID"
  | "OP"
  | "OW"
  | "CL"
  | "CP"
  | "EX"
  | "IS"
  | "QU"
  | "PI"
  | "PF"
  | "GL"
  | "NS"
  | "BA"
  | "HY"
  | "B2"
  | "BB"
  | "IN"
  | "CM"
  | "ZW"
  | "PR"
  | "PO"
  | "RI";

/** Classes of single characters and ranges outside ASCII; anything not listed is a letter. */
const classRanges: readonly (readonly [BreakClass, string])[] = [
  ["GL", "\u00a0\u2007\u2011\u202f\u2060\ufeff"],
  ["ZW", "\u200b"],
  ["BA", "\u00ad\u2000-\u2006\u2008-\u200a\u2010\u2012\u2013\u3000\u1680\u205f"],
  ["B2", "\u2014"],
  ["BB", "\u00b4"],
  ["IN", "\u2024-\u2026\ufe19"],
  ["PI", "\u00ab\u2018\u201b\u201c\u201f\u2039"],
  ["PF", "\u00bb\u2019\u201d\u203a"],
  ["OP", "\u00a1\u00bf\u201a\u201e\u2045\u207d"],
  [
    "OW",
    "\u3008\u300a\u300c\u300e\u3010\u3014\u3016\u3018\u301a\u301d\uff08\uff3b\uff5b\uff5f\uff62",
  ],
  [
    "CL",
    "\u2046\u207e\u3001\u3002\u3009\u300b\u300d\u300f\u3011\u3015\u3017\u3019\u301b\u301e\u301f\uff09\uff0c\uff0e\uff3d\uff5d\uff60\uff61\uff63\uff64",
  ],
  ["EX", "\uff01\uff1f"],
  [
    "NS",
    "\u203c\u2047-\u2049\u3005\u301c\u303b\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308e\u3095\u3096\u309b-\u309e\u30a0\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7\u30ee\u30f5\u30f6\u30fb-\u30fe\uff1a\uff1b",
  ],
  [
    "PR",
    "\u00a3\u00a4\u00a5\u00b1\u20a0-\u20a6\u20a8-\u20b5\u20b7-\u20ba\u20bc\u20bd\u20bf\u2116\u2212\u2213\uff04\uffe1\uffe5",
  ],
  ["PO", "\u00a2\u00b0\u2030-\u2037\u20a7\u20b6\u20bb\u20be\u2103\u2109\uff05\uffe0"],
  [
    "CM",
    "\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u1ab0-\u1aff\u1dc0-\u1dff\u200c\u200d\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f\u{1f3fb}-\u{1f3ff}\u{e0100}-\u{e01ef}",
  ],
  ["RI", "\u{1f1e6}-\u{1f1ff}"],
  [
    "ID",
    "\u231a\u231b\u23f0-\u23f3\u2600-\u2603\u2614\u2615\u261d\u26c4\u26f9\u270a-\u270d\u2e80-\u2fff\u3003\u3004\u3006-\u3007\u3012\u3013\u3020-\u3029\u3030-\u303a\u303c-\u303f\u3040-\u30ff\u3100-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff9f\u{17000}-\u{18aff}\u{1b000}-\u{1b2ff}\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}",
  ],
];

const asciiClasses: readonly (readonly [BreakClass, string])[] = [
  ["NU", "0123456789"],
  ["OP", "([{"],
  ["CP", ")]"],
  ["CL", "}"],
  ["EX", "!?"],
  ["IS", ",.:;/"],
  ["HY", "-"],
  ["QU", "\"'"],
  ["PR", "$+\\"],
  ["PO", "%"],
  ["BA", "|"],
];

let decoded: { first: number; last: number; breakClass: BreakClass }[] | undefined;
const known = new Map<number, BreakClass>();

/**
 * Whether a line may break between two characters, given as code points. `base` is the last
 * character before the break that is no combining mark; equal to `before` where that is none.
 */
export function breaksBetween(base: number, before: number, after: number): boolean {
  const right = classOf(after);
  if (before === 0x200d || right === "CM" || right === "ZW") return false;
  const left = classOf(base);
  return breaksBetweenClasses(left === "CM" ? "AL" : left, right);
}

function breaksBetweenClasses(left: BreakClass, right: BreakClass): boolean {
  if (left === "ZW") return true;
  if (left === "GL") return false;
  if (right === "GL") return left === "BA" || left === "HY";
  if (right === "CL" || right === "CP" || right === "EX" || right === "IS" || right === "IN")
    return false;
  if (right === "NS" || right === "BA" || right === "HY") return false;
  if (left === "OP" || left === "OW" || left === "BB") return false;
  if (left === "QU" || right === "QU") return false;
  if (left === "PI" || right === "PF") return false;
  // Quotes stick to letters on both sides, to ideographs only on their inner side.
  if (left === "PF") return right === "ID" || right === "B2";
  if (right === "PI") return left === "ID" || left === "B2";
  if (left === "B2" || right === "B2") return left !== right;
  if (left === "RI" && right === "RI") return false;
  if (left === "BA") return true;
  if (left === "HY") return right !== "NU";
  return !sticks(left, right);
}

/** Letters, digits and the signs beside numbers that hold together (LB 23 to 30). */
function sticks(left: BreakClass, right: BreakClass): boolean {
  const leftWord = left === "AL" || left === "NU";
  const rightWord = right === "AL" || right === "NU";
  if (leftWord) return rightWord || right === "OP" || right === "PR" || right === "PO";
  if (left === "PR" || left === "PO")
    return rightWord || right === "OP" || (left === "PR" && right === "ID");
  if (left === "ID") return right === "PO";
  if (left === "IS" || left === "CP") return rightWord;
  return false;
}

function classOf(codePoint: number): BreakClass {
  let found = known.get(codePoint);
  if (found === undefined) {
    found = findClass(codePoint);
    known.set(codePoint, found);
  }
  return found;
}

function findClass(codePoint: number): BreakClass {
  if (codePoint < 128) {
    const character = String.fromCharCode(codePoint);
    return asciiClasses.find(([, characters]) => characters.includes(character))?.[0] ?? "AL";
  }
  decoded ??= decodeRanges();
  const range = decoded.find(({ first, last }) => codePoint >= first && codePoint <= last);
  return range?.breakClass ?? "AL";
}

function decodeRanges(): { first: number; last: number; breakClass: BreakClass }[] {
  return classRanges.flatMap(([breakClass, list]) => {
    const points = Array.from(list, (character) => character.codePointAt(0)!);
    const ranges: { first: number; last: number; breakClass: BreakClass }[] = [];
    for (let at = 0; at < points.length; at++) {
      const first = points[at]!;
      const isRange = points[at + 1] === 0x2d;
      ranges.push({ first, last: isRange ? points[at + 2]! : first, breakClass });
      if (isRange) at += 2;
    }
    return ranges;
  });
}
