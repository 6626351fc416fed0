/** Returns the line break class (UAX #14) of a code point, as one character. */
import { BREAK_CLASSES } from "./break-classes.generated.js";

/** The characters that stand for the classes, by their names in UAX #14. */
export const breakClass = {
  letter: "@",
  hebrew: "H",
  digit: "#",
  ideograph: "I",
  syllable: "K",
  open: "O",
  close: "C",
  closeParenthesis: "P",
  exclamation: "X",
  infix: ",",
  slash: "/",
  quote: "Q",
  glue: "G",
  joiner: "W",
  nonStarter: "N",
  after: "A",
  before: "B",
  both: "=",
  contingent: "_",
  hyphen: "-",
  onlyHyphen: "~",
  inseparable: ".",
  prefix: "$",
  postfix: "%",
  emoji: "E",
  modifier: "Y",
  flag: "R",
  zeroWidth: "Z",
  mark: "M",
  zeroWidthJoiner: "J",
  jamoL: "L",
  jamoV: "V",
  jamoT: "T",
  complex: "S",
} as const;

/** The classes of ASCII. */
const asciiClasses: Readonly<Record<string, string>> = {
  "#": "0123456789",
  O: "([{",
  P: ")]",
  C: "}",
  X: "!?",
  ",": ",.:;",
  "/": "/",
  "-": "-",
  Q: "\"'",
  $: "$+\\",
  "%": "%",
  A: "|",
};

let starts: Uint32Array | undefined;
let signs = "";
const known = new Map<number, string>();

/** The class of a code point. */
export function classOf(codePoint: number): string {
  let found = known.get(codePoint);
  if (found === undefined) {
    found = codePoint < 0x80 ? asciiClass(codePoint) : tableClass(codePoint);
    known.set(codePoint, found);
  }
  return found;
}

function asciiClass(codePoint: number): string {
  const character = String.fromCharCode(codePoint);
  for (const sign in asciiClasses) if (asciiClasses[sign]!.includes(character)) return sign;
  return breakClass.letter;
}

function tableClass(codePoint: number): string {
  starts ??= decode();
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= codePoint) low = middle;
    else high = middle - 1;
  }
  return signs[low]!;
}

/** The first code points of the runs; their classes are stored separately. */
function decode(): Uint32Array {
  const found: number[] = [];
  let at = 0x80;
  let length = 0;
  for (let next = 0; next < BREAK_CLASSES.length; next++) {
    const code = BREAK_CLASSES.charCodeAt(next);
    if (code >= 0x61 && code <= 0x7a) length = length * 36 + code - 0x57;
    else if (code >= 0x30 && code <= 0x39) length = length * 36 + code - 0x30;
    else {
      found.push(at);
      signs += BREAK_CLASSES[next]!;
      at += length || 1;
      length = 0;
    }
  }
  return Uint32Array.from(found);
}
