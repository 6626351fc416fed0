/** Edits a text like a person, keystroke by keystroke. */

/** What people type, paste, and delete. */
const pieces = [
  "{",
  "}",
  '"',
  "'",
  "[",
  "]",
  "(",
  ")",
  "=",
  ":",
  ",",
  " ",
  "\n",
  "\r\n",
  "//",
  "/*",
  "*/",
  "#",
  "a",
  "e",
  "1",
  "card",
  "row {\n",
  "}\n",
  'text "x"',
  "gap=4",
  " primary",
  "$",
  "${",
  "\u00e9",
  "\ud83d\ude00",
  'component box(name: string) {\n  text "$name"\n}\n',
  "use box",
  '"\n',
  "-",
  ".",
  "|",
  "\t",
];

/** A source of random numbers below a bound. */
export type Draw = (below: number) => number;

/** The text after one keystroke, or one paste. */
export function keystroke(text: string, draw: Draw): string {
  const from = draw(text.length + 1);
  switch (draw(5)) {
    case 0:
      return text.slice(0, from) + text.slice(Math.min(text.length, from + 1));
    case 1:
      return text.slice(0, from) + text.slice(Math.min(text.length, from + draw(60)));
    case 2: {
      const start = draw(text.length + 1);
      const copied = text.slice(start, start + draw(80));
      return text.slice(0, from) + copied + text.slice(from);
    }
    default:
      return text.slice(0, from) + pieces[draw(pieces.length)] + text.slice(from);
  }
}

/** Random numbers from a seed. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}
