/** Formats the parameters of a definition: `(name: string, role = "Member")`. */
import { concat, type Doc, group, indent, join, line, softLine } from "./document.js";
import { quote } from "./quote.js";

/** Spaces, a string, a sign, or a run of other characters. */
const token =
  /\s+|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|[()[\]{}=:,|]|[^\s()[\]{}=:,|"']+/y;

const opening = "([{";
const closing = ")]}";

/** The parentheses and their content; undefined if they contain comments or text of several lines. */
export function formatParameters(text: string): Doc | undefined {
  const tokens = readTokens(text);
  if (tokens?.[0] !== "(" || tokens.at(-1) !== ")") return undefined;
  const items: string[] = [""];
  let depth = 0;
  for (const [at, each] of tokens.slice(1, -1).entries()) {
    if (closing.includes(each)) depth--;
    if (depth < 0) return undefined;
    if (each === "," && depth === 0) items.push("");
    else items[items.length - 1] += spaceBetween(tokens[at]!, each, depth) + each;
    if (opening.includes(each)) depth++;
  }
  if (items.at(-1) === "") items.pop();
  if (depth !== 0 || items.includes("")) return undefined;
  if (items.length === 0) return "()";
  return group(concat("(", indent(concat(softLine, join(items, ",", line))), softLine, ")"));
}

/** The tokens of a text without spaces. */
function readTokens(text: string): string[] | undefined {
  const tokens: string[] = [];
  for (let at = 0; at < text.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(text)?.[0];
    if (found === undefined || found.includes("//") || found.includes("/*")) return undefined;
    if (/^\s/.test(found)) continue;
    const isString = found[0] === '"' || found[0] === "'";
    if (isString && /[\r\n]/.test(found)) return undefined;
    tokens.push(isString ? quote(found) : found);
  }
  return tokens;
}

function spaceBetween(before: string, each: string, depth: number): string {
  if (opening.includes(before) || closing.includes(each)) return "";
  if (depth === 0 && before === ",") return "";
  if (each === "," || each === ":") return "";
  // The sign of a default has spaces around it, signs inside the default do not.
  if (each === "=" || before === "=") return depth === 0 ? " " : "";
  return " ";
}
