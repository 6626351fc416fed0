/** Finds calls whose arguments are objects or have names: `Card({ title: "x" })`, `card(title="x")`. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import { anyString, type FindPassages, type ForeignPassage } from "./passage.js";

/** A call is looked at so far. */
const longestCall = 500;

/**
 * An object of plain values, with a label before it. There is one way at most to read a text as such:
 * if names could start within values, the ways would double with each pair.
 */
const flatArguments =
  /^\((?:\s*"_*"\s*,)?\s*\{(?:\s*"?[A-Za-z_][\w-]*"?\s*[:=]\s*(?:"_*"|'_*'|[\w.%-]+(?![\w.%-]))(?:\s*,)?)*\s*\}\s*\)$/;

/** Plain values with names, the first perhaps without one. */
const namedArguments =
  /^\((?:\s*"_*"\s*,)?(?:\s*[A-Za-z_][\w-]*\s*[:=]\s*(?:"_*"|'_*'|[\w.%-]+(?![\w.%-]))\s*(?:,|(?=\))))+\s*\)$/;

/** Where parentheses hold arguments. */
const takesArguments =
  /(?:(?:^|[^\w-])(?:use|component|layout)\s+|=\s*)[A-Za-z][\w-]{0,40}(?:\.[\w-]{1,40})?$/;

/** Finds calls with an object of plain values; those with a string alone are read where elements are built. */
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
    // A word that no component is called may be one that the source defines.
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

/** `card title="x"` for `({ title: "x" })`. */
function plainForm(word: string, written: string, skeleton: string): string {
  const parts = [...skeleton.matchAll(/"?([A-Za-z_][\w-]*)"?\s*[:=]\s*("_*"|'_*'|[\w.%-]+)|"_*"/g)];
  const texts = parts.map(({ index, 0: part, 1: name, 2: value }) =>
    name === undefined || value === undefined
      ? written.slice(index, index + part.length)
      : `${name}=${written.slice(index + part.length - value.length, index + part.length)}`,
  );
  return [word, ...texts].join(" ");
}
