/** Reads the marks in the text of a cell or list item (language.md 2.6). */
import { plainText } from "../../../language/ast/plain-text.js";

/** The marks, and whether they draw the words after them. */
const markNames = {
  avatar: false,
  badge: true,
  dot: false,
  icon: false,
  button: true,
  link: true,
  checkbox: false,
  kbd: true,
} as const;

/** Name of a mark. */
export type MarkName = keyof typeof markNames;

/** A mark with the words up to the next one, or the words before the first mark of a line. */
export interface MarkedPiece {
  mark: MarkName | undefined;
  /** The text after the colon of the mark; in lower case unless it is a key. */
  detail: string;
  words: string;
}

const markPattern = /\\\[|\[([A-Za-z]+)(?::([^\][\n]*))?\]/g;

/** The lines of a text, each with its pieces; undefined if it has no marks. */
export function readMarks(written: string): MarkedPiece[][] | undefined {
  if (!written.includes("[")) return undefined;
  const lines = written.split(/\r\n?|\n/).map(readLine);
  return lines.some((line) => line.some(({ mark }) => mark !== undefined)) ? lines : undefined;
}

/** Whether the words of a piece are drawn inside its mark; those after a key with a name of its own are not. */
export function ownsWords({ mark, detail }: MarkedPiece): boolean {
  return mark !== undefined && markNames[mark] && !(mark === "kbd" && detail !== "");
}

function readLine(line: string): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let open: MarkedPiece = { mark: undefined, detail: "", words: "" };
  let at = 0;
  const close = (to: number) => {
    open.words = plainText(line.slice(at, to)).trim();
    if (open.mark !== undefined || open.words !== "") pieces.push(open);
  };
  for (const match of line.matchAll(markPattern)) {
    const mark = markOf(match[1], match[2]);
    if (mark === undefined) continue;
    close(match.index);
    open = mark;
    at = match.index + match[0].length;
  }
  close(line.length);
  return pieces;
}

function markOf(name = "", detail = ""): MarkedPiece | undefined {
  const mark = name.toLowerCase() as MarkName;
  // An icon without a name would be invisible, so it is not a mark.
  if (!Object.hasOwn(markNames, mark) || (mark === "icon" && detail.trim() === ""))
    return undefined;
  const written = detail.trim();
  return { mark, detail: mark === "kbd" ? written : written.toLowerCase(), words: "" };
}
