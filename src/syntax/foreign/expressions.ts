/** Finds expressions in braces, such as `{items.map(..)}` and `${name}`, and variables such as `$brand`. */
import { createProblem } from "../../text/create-diagnostic.js";
import { bracketEnds } from "./bracket-ends.js";
import { anyString, type FindPassages, type Passage } from "./passage.js";

/** What is longer is no expression. */
const longestExpression = 2000;

/** Finds `{a.b}`, `{{a}}`, `${a}` and `$a`; a passage over lines is marked on its first. */
export const findExpressions: FindPassages = ({ source, skeleton, vocabulary }) => {
  const found: Passage[] = [];
  let ends: ReadonlyMap<number, number> | undefined;
  const starts =
    /\$\{|\{\{|\{\s{0,40}[A-Za-z_$][\w$]{0,60}(?:\??\.|\s?&&|\s?\?)|\$[A-Za-z_][\w-]{0,60}|\{[A-Za-z_][\w]{0,60}\}/g;
  for (const { index: from, 0: written } of skeleton.matchAll(starts)) {
    if (found.length > 0 && from < found.at(-1)!.to) continue;
    const isVariable = /^\$[A-Za-z_]/.test(written);
    if (isVariable) {
      const name = source.slice(from, from + written.length);
      const problem = createProblem("foreign-syntax", "variable", { name });
      found.push({ from, to: from + written.length, reads: anyString(written.length), problem });
      continue;
    }
    const [, word, mark] = /^\{\s*([A-Za-z_$][\w$]*)\s*(.*)$/.exec(written) ?? [];
    // `{divider}` is a block, `[{active}]` an object.
    if (word !== undefined && (mark === "}" || mark === ".")) {
      if (
        vocabulary.component(word) ||
        /[[,=:]\s*$/.test(skeleton.slice(Math.max(0, from - 40), from))
      )
        continue;
    }
    ends ??= bracketEnds(skeleton);
    const open = written.startsWith("$") ? from + 1 : from;
    const to = ends.get(open);
    if (to === undefined || to - open > longestExpression) continue;
    const [line = ""] = /^[^\r\n]*/.exec(source.slice(from, to)) ?? [];
    const place = { from, to: from + line.trimEnd().length };
    const inner = source.slice(from, to);
    const isName = /^(?:\$?\{|\{\{)\s*[\w$.]+\s*\}{1,2}$/.test(inner);
    const problem = isName
      ? createProblem("foreign-syntax", "variable", { name: inner }, { place })
      : createProblem("foreign-syntax", "expression", {}, { place });
    const reads = /[\r\n]/.test(inner) ? inner.replace(/[^\r\n]/g, " ") : anyString(to - from);
    found.push({ from, to, reads, problem });
  }
  return found;
};
