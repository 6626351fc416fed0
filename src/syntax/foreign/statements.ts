/** Finds statements of programming languages, each on lines of its own. */
import { createProblem } from "../../text/create-diagnostic.js";
import { type FindPassages, linesOf, type Passage } from "./passage.js";

const statement =
  /^[ \t]*(?:export[ \t]+(?:default[ \t]+)?)?(let|const|var|import|function|return|export|def|class|for|if|else|while)\b(?=[ \t]*(?:[A-Za-z_$[{(][^\r\n]*?(?:=|\bfrom\b|\(|\bin\b)|\(|\{[^}]*\}[ \t]*(?:from|=)))/;
const assignment = /^[ \t]*([$@]|--)([A-Za-z_][\w-]*)[ \t]*[:=]/;

/** Finds `let x = 1` and the like; lines that follow each other are one passage. */
export const findStatements: FindPassages = ({ source, skeleton, vocabulary }) => {
  const found: Passage[] = [];
  let isRun = false;
  for (const { from, to } of linesOf(skeleton)) {
    const line = skeleton.slice(from, to);
    if (line.trim() === "") continue;
    if (line.length > 1000) {
      isRun = false;
      continue;
    }
    const [, word] = statement.exec(line) ?? [];
    const [, , name] = assignment.exec(line) ?? [];
    const isCode = (word !== undefined && !vocabulary.component(word)) || name !== undefined;
    if (!isCode) {
      isRun = false;
      continue;
    }
    const end = statementEnd(skeleton, from, to);
    const last = found.at(-1);
    if (last && from < last.to) continue;
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
  return found;
};

function nameIn(line: string): string {
  return /[$@\w-]+/.exec(line)?.[0] ?? "";
}

/** What a wireframe does not have, by the word that starts a statement. */
function nounOf(word: string): string {
  if (word === "let" || word === "const" || word === "var") return "variables";
  if (word === "import" || word === "export") return "imports";
  if (word === "function" || word === "def" || word === "return" || word === "class")
    return "functions";
  return word === "for" || word === "while" ? "loops" : "conditions";
}

/** The end of a statement: of its line, or of the brackets of a value that its line opens and a later one closes. */
function statementEnd(text: string, from: number, to: number): number {
  let depth = 0;
  for (let at = from; at < Math.min(text.length, from + 2000); at++) {
    if (at >= to && depth <= 0) return to;
    if ("([".includes(text[at]!)) depth++;
    else if (")]".includes(text[at]!) && --depth === 0 && at >= to) {
      return at + 1 + (text[at + 1] === ";" ? 1 : 0);
    }
  }
  return to;
}
