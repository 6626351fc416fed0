/** Finds strings that are joined with a plus sign. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import { anyString, type FindPassages, type ForeignPassage } from "./passage.js";

const operand = `(?:"_*"|'_*'|[A-Za-z_$][\\w$.]*)`;
const operandBefore = new RegExp(`${operand}[ \\t]*$`);
const operandsAfter = new RegExp(`^(?:\\+[ \\t]*${operand}[ \\t]*)+`);

/** Maximum distance between a sign and its operands. */
const farthest = 200;

/** Finds strings and names joined by plus signs, with at least one string. */
export const findJoins: FindPassages = ({ source, skeleton }) => {
  const found: ForeignPassage[] = [];
  let next = 0;
  for (let plus = skeleton.indexOf("+"); plus >= 0; plus = skeleton.indexOf("+", next)) {
    next = plus + 1;
    const before = operandBefore.exec(skeleton.slice(Math.max(0, plus - farthest), plus));
    const after = operandsAfter.exec(skeleton.slice(plus, plus + 4 * farthest));
    if (!before || !after) continue;
    const from = plus - before[0].length;
    const to = plus + after[0].trimEnd().length;
    next = to;
    if (!/["']/.test(skeleton.slice(from, to))) continue;
    const example = joinStrings(source.slice(from, to), skeleton.slice(from, to));
    const edits = example === undefined ? undefined : [{ from, to, insert: example }];
    const problem = createProblem("foreign-syntax", "joined", { example }, { edits });
    found.push({ from, to, reads: anyString(to - from), problem });
  }
  return found;
};

/** The joined string, if all quotes are equal; undefined if there is a name among the operands. */
function joinStrings(written: string, skeleton: string): string | undefined {
  const quote = skeleton[0]!;
  const parts = [...skeleton.matchAll(/"_*"|'_*'|[^\s+"']+/g)].map(({ index, 0: part }) => ({
    quote: part[0],
    inner: written.slice(index + 1, index + part.length - 1),
  }));
  if (quote !== '"' && quote !== "'") return undefined;
  if (parts.some((part) => part.quote !== quote)) return undefined;
  return quote + parts.map(({ inner }) => inner).join("") + quote;
}
