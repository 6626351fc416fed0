/** Finds statements of programming languages, each on its own lines. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import { sourceEndings } from "../source-reference.js";
import { bracketEnds } from "./bracket-ends.js";
import { type FindPassages, type ForeignPassage, linesOf } from "./passage.js";

const statement =
  /^[ \t]*(?:export[ \t]+(?:default[ \t]+)?)?(let|const|var|import|function|return|export|def|class|for|if|else|while)\b(?=[ \t]*(?:[A-Za-z_$[{(][^\r\n]*?(?:=|\bfrom\b|\(|\bin\b)|\(|\{[^}]*\}[ \t]*(?:from|=)))/;
const assignment = /^[ \t]*([$@]|--)([A-Za-z_][\w-]*)[ \t]*[:=]/;

/** An import of this language, from a wireframe file. */
const ownImport = new RegExp(`from\\s*["'][^"']*\\.(?:${sourceEndings.join("|")})["']`, "i");

/** Finds `let x = 1` and the like; consecutive lines are one passage. */
export const findStatements: FindPassages = ({ source, skeleton, vocabulary }) => {
  const found: ForeignPassage[] = [];
  let isRun = false;
  let ends: ReadonlyMap<number, number> | undefined;
  const closes: ForeignPassage[] = [];
  for (const { from, to } of linesOf(skeleton)) {
    const line = skeleton.slice(from, to);
    if (line.trim() === "") continue;
    if (line.length > 1000) {
      isRun = false;
      continue;
    }
    const [, word] = statement.exec(line) ?? [];
    const [, , name] = assignment.exec(line) ?? [];
    const isOwn = word === "import" && ownImport.test(source.slice(from, to));
    const isCode =
      (word !== undefined && !isOwn && !vocabulary.component(word)) || name !== undefined;
    if (!isCode) {
      isRun = false;
      continue;
    }
    const last = found.at(-1);
    if (last && from < last.to) continue;
    ends ??= bracketEnds(skeleton);
    const end = statementEnd(skeleton, from, to, ends);
    // The brace that closes its block belongs to it, not to the source around it.
    const opened = /\{\s*$/.exec(line);
    const close = opened && ends.get(from + opened.index);
    if (close && close > end && skeleton[close - 1] === "}")
      closes.push({ from: close - 1, to: close });
    if (isRun && last) last.to = end;
    else {
      const start = from + line.length - line.trimStart().length;
      const place = { from: start, to: from + source.slice(from, to).trimEnd().length };
      const problem =
        word !== undefined
          ? createProblem("foreign-syntax", "statement", { word: nounOf(word) }, { place })
          : createProblem("foreign-syntax", "variable", { name: nameIn(line) }, { place });
      found.push({ from: start, to: end, problem });
    }
    isRun = true;
  }
  const isApart = ({ from }: ForeignPassage) =>
    !found.some((each) => each.from <= from && from < each.to);
  return [...found, ...closes.filter(isApart)].toSorted((one, other) => one.from - other.from);
};

function nameIn(line: string): string {
  return /[$@\w-]+/.exec(line)?.[0] ?? "";
}

/** The feature that wireframes lack, by the first word of a statement. */
function nounOf(word: string): string {
  if (word === "let" || word === "const" || word === "var") return "variables";
  if (word === "import" || word === "export") return "imports";
  if (word === "function" || word === "def" || word === "return" || word === "class")
    return "functions";
  return word === "for" || word === "while" ? "loops" : "conditions";
}

/** Maximum length of a statement beyond its first line. */
const longestStatement = 2000;

/** The end of a statement: the end of its line, or of brackets that open on its line and close on a later one. */
function statementEnd(
  text: string,
  from: number,
  to: number,
  ends: ReadonlyMap<number, number>,
): number {
  for (let at = from; at < to; at++) {
    if (text[at] !== "(" && text[at] !== "[") continue;
    const end = ends.get(at) ?? Number.POSITIVE_INFINITY;
    if (end > from + longestStatement) return to;
    if (end > to) return end + (text[end] === ";" ? 1 : 0);
    at = end - 1;
  }
  return to;
}
