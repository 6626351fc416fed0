/** Finds strings in single quotes that contain an apostrophe: `'It's fine'`. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import type { FindPassages, ForeignPassage } from "./passage.js";

/** A string that ends directly before a letter, so that its last quote may be an apostrophe. */
const cutOff = /(?<![\p{L}\p{N}_"'])'_*'(?=\p{L})/gu;

/** Maximum length of such a string. */
const longest = 2000;

/** Finds strings in single quotes with quotes between letters, and proposes double quotes around them. */
export const findApostrophes: FindPassages = ({ source, skeleton }) => {
  const found: ForeignPassage[] = [];
  let end = 0;
  for (const { index: from } of skeleton.matchAll(cutOff)) {
    if (from < end) continue;
    const string = stringAt(source.slice(from, from + longest));
    if (!string) continue;
    const to = from + string.length;
    const inner = source.slice(from + 1, to - 1);
    const at = from + string.apostrophe;
    const edits = [
      { from, to: from + 1, insert: '"' },
      { from: to - 1, to, insert: '"' },
    ];
    const problem = createProblem(
      "syntax-unclosed-string",
      "apostrophe",
      {},
      { edits: inner.includes('"') ? undefined : edits, place: { from: at, to: at + 1 } },
    );
    found.push({ from, to, reads: `"${inner.replaceAll('"', "x")}"`, problem });
    end = to;
  }
  return found;
};

/** The string at the start of a text, and the offset of its first apostrophe; undefined if its end is not clear. */
function stringAt(text: string): { length: number; apostrophe: number } | undefined {
  const [line = ""] = /^[^\r\n]*/.exec(text) ?? [];
  let apostrophe = 0;
  for (let at = 1; at < line.length; at++) {
    if (line[at] === "\\") at++;
    if (line[at] !== "'") continue;
    const after = line[at + 1];
    if (after === undefined || /[\s{}\],)]/.test(after)) {
      return apostrophe > 0 ? { length: at + 1, apostrophe } : undefined;
    }
    if (!/\p{L}/u.test(after) || !/\p{L}/u.test(line[at - 1]!)) return undefined;
    apostrophe ||= at;
  }
  return undefined;
}
