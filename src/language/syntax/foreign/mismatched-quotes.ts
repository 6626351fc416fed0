/** Finds strings that begin with one kind of quote and end with another. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import type { TextEdit } from "../../diagnostics/diagnostic.js";
import * as term from "../parser.terms.js";
import { type FindPassages, type ForeignPassage, linesOf } from "./passage.js";

const curlyDouble = /[“”„‟]/;

/** Finds strings with two different quotes, one of them typographic or of the other kind. */
export const findMismatchedQuotes: FindPassages = (reading) => {
  const { source } = reading;
  const found: ForeignPassage[] = [];
  if (curlyDouble.test(source)) {
    for (const { from, to } of linesOf(source)) {
      const line = source.slice(from, to);
      if (curlyDouble.test(line)) for (const each of pairOnLine(line, from)) found.push(each);
    }
  }
  if (reading.isClean) return found;
  const paired = found.length;
  let passed = 0;
  let end = 0;
  const cursor = reading.tree.cursor();
  do {
    if (cursor.type.id !== term.UnclosedString) continue;
    const { from } = cursor;
    for (; passed < paired && found[passed]!.from <= from; passed++) end = found[passed]!.to;
    if (from < end) continue;
    const passage = closeWithOther(source, from);
    if (passage) {
      found.push(passage);
      end = passage.to;
    }
  } while (cursor.next());
  found.sort((a, b) => a.from - b.from);
  return found.filter(({ from }, at) => at === 0 || from >= found[at - 1]!.to);
};

/** Pairs the double quotes of a line regardless of kind, if pairing each kind separately leaves one over. */
function pairOnLine(line: string, start: number): ForeignPassage[] {
  if (line.length > 2000 || isCleanLine(line)) return [];
  const found: ForeignPassage[] = [];
  let open = -1;
  for (let at = 0; at < line.length; at++) {
    const unit = line[at]!;
    if (unit === "\\" && open >= 0) at++;
    else if (unit !== '"' && !curlyDouble.test(unit)) continue;
    else if (open < 0) open = at;
    else {
      if (line[open] !== '"' || unit !== '"') {
        found.push(mismatch(line, open, at, '"', start, true));
      }
      open = -1;
    }
  }
  return open < 0 ? found : [];
}

/** Whether double quotes of each kind are paired, and no pair encloses just one quote of the other kind. */
function isCleanLine(line: string): boolean {
  const rest = line
    // An unclosed string is matched as a whole; otherwise, each quote in it would be followed to the end.
    .replace(/"(?:[^"\\]|\\.?)*("?)/g, (_, end: string) => (end === "" ? '"' : ""))
    .replace(/[“„‟][^“”„‟"]*[”“‟]|”[^“”„‟"]*”/g, "");
  return !/["“”„‟]/.test(rest);
}

/** An unclosed string, as if it ended at the first quote of another kind that may end it. */
function closeWithOther(source: string, from: number): ForeignPassage | undefined {
  const quote = source[from]!;
  const [line = ""] = /^[^\r\n]{0,2000}/.exec(source.slice(from, from + 2000)) ?? [];
  const ends = [...line.matchAll(/["'‘’“”]/g)].flatMap(({ index, 0: other }) => {
    const isApostrophe = other !== '"' && /[\p{L}\d]/u.test(line[index + 1] ?? "");
    return index === 0 || other === quote || isApostrophe ? [] : index;
  });
  const [end] = ends;
  if (end === undefined || !/^(?:\s|$|[{}\],)])/.test(line.slice(end + 1))) return undefined;
  // A quote that may be the apostrophe of a plural is reported without a fix.
  const isCertain = ends.length === 1 && !/s['’]$/.test(line.slice(0, end + 1));
  return mismatch(line, 0, end, quote, from, isCertain);
}

/** The passage of a string on a line; `start` is the offset of the line. */
function mismatch(
  line: string,
  open: number,
  close: number,
  quote: string,
  start: number,
  isCertain: boolean,
): ForeignPassage {
  const [from, to] = [start + open, start + close + 1];
  const edits: TextEdit[] = [open, close].flatMap((at) =>
    line[at] === quote ? [] : { from: start + at, to: start + at + 1, insert: quote },
  );
  const data = { open: line[open]!, close: line[close]! };
  return {
    from,
    to,
    reads: quote + line.slice(open + 1, close) + quote,
    problem:
      data.open === '"' || data.open === "'"
        ? createProblem("syntax-unclosed-string", "mismatched", data, {
            edits: isCertain ? edits : undefined,
            place: { from, to: from + 1 },
          })
        : createProblem(
            "token-unexpected",
            "curlyQuotes",
            {},
            { edits, place: { from, to: from + 1 } },
          ),
  };
}
