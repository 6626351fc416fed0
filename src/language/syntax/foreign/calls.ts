/** Finds calls with objects or named arguments: `Card({ title: "x" })`, `card(title="x")`. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import { anyString, type FindPassages, type ForeignPassage } from "./passage.js";

/** Maximum length of a call. */
const longestCall = 500;

/**
 * An object of plain values, optionally after a label. Any text matches in at most one way: if names could start within
 * values, the number of ways would double with each pair.
 */
const flatArguments =
  /^\((?:\s*"_*"\s*,)?\s*\{(?:\s*"?[A-Za-z_][\w-]*"?\s*[:=]\s*(?:"_*"|'_*'|[\w.%-]+(?![\w.%-]))(?:\s*,)?)*\s*\}\s*\)$/;

/** Named plain values; the first may be unnamed. */
const namedArguments =
  /^\((?:\s*"_*"\s*,)?(?:\s*[A-Za-z_][\w-]*\s*[:=]\s*(?:"_*"|'_*'|[\w.%-]+(?![\w.%-]))\s*(?:,|(?=\))))+\s*\)$/;

/** A place where parentheses contain arguments. */
const takesArguments =
  /(?:(?:^|[^\w-])(?:use|component|layout)\s+|=\s*)[A-Za-z][\w-]{0,40}(?:\.[\w-]{1,40})?$/;

/** Finds calls with an object of plain values; calls with only a string are handled while elements are built. */
export const findCalls: FindPassages = ({ source, skeleton, vocabulary }) => {
  const found: ForeignPassage[] = [];
  for (let open = skeleton.indexOf("("); open >= 0; open = skeleton.indexOf("(", open + 1)) {
    const [, word] =
      /(?:^|[^\w-])([A-Za-z][\w-]{0,40})$/.exec(skeleton.slice(Math.max(0, open - 42), open)) ?? [];
    const [inside] = /^\([^()]{0,500}\)/.exec(skeleton.slice(open, open + longestCall)) ?? [];
    if (word === undefined || inside === undefined) continue;
    const hasObject = inside.includes("{");
    if (!hasObject && !namedArguments.test(inside)) continue;
    if (takesArguments.test(skeleton.slice(Math.max(0, open - 100), open))) continue;
    const name = vocabulary.component(word.toLowerCase()) ? word.toLowerCase() : word;
    // An unknown word may be a component that the source defines.
    if (hasObject && !vocabulary.component(name)) continue;
    const from = open - word.length;
    const to = open + inside.length;
    const isPlain = !hasObject || flatArguments.test(inside);
    const plain = isPlain ? plainForm(name, source.slice(open, to), inside) : undefined;
    const edits = plain === undefined ? undefined : [{ from, to, insert: plain }];
    const example = plain ?? `${name} name=value`;
    const problem = createProblem("foreign-syntax", "props", { example }, { edits });
    const reads =
      plain === undefined
        ? name + anyString(inside.length)
        : name +
          inside.replace(/[^\r\n]/g, (unit, at) =>
            /[(){},]/.test(unit) ? " " : source[open + at]!,
          );
    found.push({ from, to, reads, problem });
  }
  return found;
};

/** Converts `({ title: "x" })` to `card title="x"`. */
function plainForm(word: string, written: string, skeleton: string): string {
  const parts = [...skeleton.matchAll(/"?([A-Za-z_][\w-]*)"?\s*[:=]\s*("_*"|'_*'|[\w.%-]+)|"_*"/g)];
  const texts = parts.map(({ index, 0: part, 1: name, 2: value }) =>
    name === undefined || value === undefined
      ? written.slice(index, index + part.length)
      : `${name}=${written.slice(index + part.length - value.length, index + part.length)}`,
  );
  return [word, ...texts].join(" ");
}
