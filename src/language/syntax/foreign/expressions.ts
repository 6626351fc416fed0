/** Finds expressions in braces, such as `{items.map(..)}` and `${name}`, and variables such as `$brand`. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import { bracketEnds } from "./bracket-ends.js";
import { anyString, type FindPassages, type ForeignPassage } from "./passage.js";

/** Maximum length of an expression. */
const longestExpression = 2000;

/** The words that give `$` names a meaning. */
const defines = /\b(?:component|layout|repeat|data|import)[ \t]+["\w[{]/;

/** The problem of a name in place of a value. */
function nameProblem(source: string, written: string, from: number, hasNames: boolean) {
  if (!written.startsWith("$") || !hasNames) {
    return createProblem("foreign-syntax", "variable", { name: written });
  }
  const to = from + written.length;
  // Beside a quote, which is one too many or too few, more of them would not help.
  const isQuoted = isQuote(source[from - 1]) || isQuote(source[to]);
  const edits = isQuoted ? undefined : [{ from, to, insert: `"${written}"` }];
  return createProblem("reuse-value", "bare", { written }, { edits });
}

function isQuote(character: string | undefined): boolean {
  return character === '"' || character === "'";
}

/** Finds `{a.b}`, `{{a}}`, `${a}` and `$a`; a passage of several lines is marked on its first. */
export const findExpressions: FindPassages = ({ source, skeleton, vocabulary }) => {
  const found: ForeignPassage[] = [];
  const hasNames = defines.test(source);
  const imports = importNames(skeleton);
  const components = componentNames(skeleton);
  let ends: ReadonlyMap<number, number> | undefined;
  const starts =
    /\$\{|\{\{|\{\s{0,40}[A-Za-z_$][\w$]{0,60}(?:\??\.|\s?&&|\s?\?)|\$[A-Za-z_][\w-]{0,60}(?:\.[A-Za-z_][\w-]{0,60}){0,9}|\{[A-Za-z_][\w]{0,60}\}/g;
  for (const { index: from, 0: written } of skeleton.matchAll(starts)) {
    if (found.length > 0 && from < found.at(-1)!.to) continue;
    const isVariable = /^\$[A-Za-z_]/.test(written);
    if (isVariable) {
      const name = source.slice(from, from + written.length);
      const problem = nameProblem(source, name, from, hasNames);
      found.push({ from, to: from + written.length, reads: anyString(written.length), problem });
      continue;
    }
    const [, word, mark] = /^\{\s*([A-Za-z_$][\w$]*)\s*(.*)$/.exec(written) ?? [];
    // `{divider}` is a block, and `[{active}]` an object.
    if (word !== undefined && (mark === "}" || mark === ".")) {
      const before = skeleton.slice(Math.max(0, from - 40), from);
      if (
        vocabulary.component(word) ||
        components.has(word) ||
        (mark === "." && imports.has(word)) ||
        /(?:[[,=:]|\b(?:tokens|import))\s*$/.test(before)
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
      ? nameProblem(source, inner, from, hasNames)
      : createProblem("foreign-syntax", "expression", {}, { place });
    const reads = /[\r\n]/.test(inner) ? inner.replace(/[^\r\n]/g, " ") : anyString(to - from);
    found.push({ from, to, reads, problem });
  }
  return found;
};

/** The names of imports: `import "icons.wf" as ui`. */
function importNames(skeleton: string): ReadonlySet<string> {
  const found = skeleton.matchAll(
    /\bimport\s{1,40}(?:\{[^{}]{0,400}\}\s{0,40}from\s{1,40})?"_*"\s{1,40}as\s{1,40}([\w-]+)/g,
  );
  return new Set([...found].map(([, name]) => name!));
}

/** The names of components that a source defines or imports by name. */
function componentNames(skeleton: string): ReadonlySet<string> {
  const names = new Set<string>();
  const found = skeleton.matchAll(
    /\bcomponent\s{1,40}([\w-]{1,60})|\bimport\s{0,40}\{([^{}]{0,2000})\}/g,
  );
  for (const [, own, imported = ""] of found) {
    for (const name of own === undefined ? imported.split(/[\s,]+/) : [own]) names.add(name);
  }
  return names;
}
