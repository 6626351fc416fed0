/** Finds sources in other wireframe languages, PlantUML Salt and Wire DSL, and shows their first line in ours. */
import type { Vocabulary } from "../../ast/vocabulary.js";
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import { type FindPassages, linesOf } from "./passage.js";

/** Spaces and comments before the first word. */
const leading = /^(?:\s|\/\/[^\r\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|\ufeff)*/;

const saltStart = /^(?:@startsalt\b|(?:@startuml[^\r\n]*\s+)?salt\s*[\r\n]\s*\{)/;
const wireStart =
  /^(?:project\b[^{}\r\n]{0,200}\{|screen\s+\w+[^{}\r\n]{0,200}\{\s*layout\s+\w+\s*[({])/;

/** Lines of Salt without a widget: the start, the opening of a grid, a title, a separator. */
const saltFrame =
  /^(?:@start\w*.*|salt|\{[+^#!\-SI]*|\}|title\b.*|skinparam\b.*|scale\b.*|'.*|[.=~-]{2,})$/;

/** Characters of a source that are searched for its first element, and spaces and comments before it. */
const mostSearched = 4000;
const mostBefore = 10_000;

/** The whole source is one passage. */
export const findOtherWireframes: FindPassages = ({ source, vocabulary }) => {
  const [before] = leading.exec(source.slice(0, mostBefore))!;
  const from = before.length;
  const start = source.slice(from, from + mostSearched);
  const isSalt = saltStart.test(start);
  const isWire = !isSalt && wireStart.test(start) && /\bscreen\s+\w+/.test(start);
  if (!isSalt && !isWire) return [];
  const element = isSalt ? saltElement(start, vocabulary) : wireElement(start, vocabulary);
  const [, name = "…"] = (isWire && /\bscreen\s+(\w+)/.exec(start)) || [];
  const example = `${vocabulary.root.name} "${name}" { ${element ? `${element} ` : ""}… }`;
  const language = isSalt ? "PlantUML Salt" : "Wire DSL";
  const [line = ""] = /^[^\r\n]*/.exec(start) ?? [];
  const place = { from, to: from + line.trimEnd().length };
  const problem = createProblem("foreign-syntax", "wireframe", { language, example }, { place });
  return [{ from, to: source.length, problem }];
};

/** The first widget of Salt. */
function saltElement(text: string, { foreignWords }: Vocabulary): string | undefined {
  const line = linesOf(text)
    .map(({ from, to }) => text.slice(from, to).trim())
    .find((each) => each !== "" && !saltFrame.test(each));
  if (line === undefined) return undefined;
  const [, kind = "", rest = line] = /^\{([*/T#])\s*(.*)$/.exec(line) ?? [];
  const cells = rest
    .replace(/\}\s*$/, "")
    .split("|")
    .map((cell) => cell.replace(/<[^<>]{0,20}>/g, "").trim())
    .filter((cell) => cell !== "");
  const [first = "", second = ""] = cells;
  const named = (word: string, parts: readonly string[]) =>
    [foreignWords.get(word), ...parts].join(" ");
  const list = `[${cells.map(quoted).join(", ")}]`;
  if (kind === "*") return named("menustrip", [list]);
  if (kind === "/") return named("tablist", [list]);
  if (kind === "#") return named("datatable", [`[${list}, …]`]);
  if (kind === "T") return named("treeview", ["{ … }"]);
  const [, box, boxed = ""] = /^(\[[ X]?\]|\([ X]?\))\s*(.+)$/.exec(first) ?? [];
  if (box) {
    const word = box.startsWith("[") ? "check" : "radiobutton";
    return named(word, [quoted(boxed), ...(box.includes("X") ? ["checked"] : [])]);
  }
  const button = /^\[(.+)\]$/.exec(first)?.[1];
  if (button !== undefined) return named("btn", [quoted(button)]);
  const label = /^["^]/.test(first) ? [] : [quoted(first)];
  const field = label.length === 0 ? first : second;
  const chosen = /^\^(.*?)\^/.exec(field)?.[1];
  if (chosen !== undefined) return named("combobox", [...label, `[${quoted(chosen)}, …]`]);
  const value = /^"(.*)"$/.exec(field)?.[1]?.trim();
  if (value === undefined) return named("p", label);
  return named("textfield", [...label, ...(value === "" ? [] : [`value=${quoted(value)}`])]);
}

/** The first component of Wire DSL, with its label. */
function wireElement(text: string, vocabulary: Vocabulary): string | undefined {
  const [, word = "", rest = ""] = /\bcomponent\s+(\w+)([^\r\n]*)/.exec(text) ?? [];
  const key = word.toLowerCase();
  const name = vocabulary.component(key) ? key : vocabulary.foreignWords.get(key);
  const entry = name === undefined ? undefined : vocabulary.component(name);
  if (entry === undefined) return undefined;
  const [, label] = /\b(?:text|content|title|label)\s*:\s*"([^"\r\n]*)"/.exec(rest) ?? [];
  const isOpen = entry.children.braces === "required";
  return [
    name,
    ...(label !== undefined && entry.label ? [quoted(label)] : []),
    ...(isOpen ? ["{ … }"] : []),
  ].join(" ");
}

function quoted(text: string): string {
  return `"${text.trim().replace(/["\\]/g, "")}"`;
}
