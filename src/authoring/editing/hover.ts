/** Documents the word at an offset, as Markdown. */
import { isIconName } from "../../base/icons/icon-names.js";
import { plainLines } from "../../base/text/display-width.js";
import type { Element } from "../../language/ast/element.js";
import { type Literal, textOf } from "../../language/ast/value.js";
import type { Place } from "../../language/diagnostics/diagnostic.js";
import { describeForm } from "../../reference.js";
import { attributeOf, describeAttribute, describeModifier } from "./complete/attributes.js";
import { describeElement } from "./complete/components.js";
import { statusColor } from "./complete/status-color.js";
import { elementsAt } from "./element-at.js";
import type { LanguageDocument } from "./language-document.js";
import { findNames, nameAt } from "./names/find-references.js";
import type { Project } from "./names/project.js";
import { colorPicture, iconPicture } from "./pictures.js";

/** The documentation of a place. */
export interface Hover extends Place {
  /** Markdown. */
  docs: string;
}

/** The documentation of the word at an offset; undefined if there is none. */
export function hover(
  document: LanguageDocument,
  offset: number,
  project?: Project,
): Hover | undefined {
  const named = project && hoverOfName(project, offset);
  if (named) return named;
  const element = elementsAt(document.elementsNear(offset), offset).at(-1);
  if (!element) return undefined;
  const { wordFrom, wordTo, component, word } = element;
  if (isAt({ from: wordFrom, to: wordTo }, offset)) {
    const docs = element.form
      ? describeForm(word)
      : component && describeElement(component, document);
    return docs === undefined ? undefined : { from: wordFrom, to: wordTo, docs };
  }
  return hoverOfPart(element, offset);
}

function isAt({ from, to }: Place, offset: number): boolean {
  return from <= offset && offset <= to;
}

function hoverOfPart(element: Element, offset: number): Hover | undefined {
  for (const { name, nameFrom, nameTo, value } of element.attributes) {
    const entry = attributeOf(element, name);
    if (isAt({ from: nameFrom, to: nameTo }, offset) && entry) {
      return { from: nameFrom, to: nameTo, docs: describeAttribute(entry) };
    }
    if (value && isAt(value, offset)) {
      const docs = [picturesOf(value), entry && describeAttribute(entry)].filter(Boolean);
      if (docs.length === 0) return undefined;
      return { from: value.from, to: value.to, docs: docs.join("\n\n") };
    }
  }
  for (const modifier of element.modifiers) {
    if (!isAt(modifier, offset)) continue;
    const entry = element.component?.modifiers.get(modifier.word);
    if (entry) return { from: modifier.from, to: modifier.to, docs: describeModifier(entry) };
  }
  const { label } = element;
  if (label && isAt(label, offset)) {
    const name = textOf(label.value) ?? "";
    const picture = element.component?.attributes.get("name") ? iconPicture(name) : undefined;
    if (picture) return { from: label.from, to: label.to, docs: picture };
  }
  return undefined;
}

function picturesOf({ kind, value }: Literal): string | undefined {
  const text = textOf(value);
  if (text === undefined) return undefined;
  if (kind === "color") return colorPicture(text);
  if (isIconName(text)) return iconPicture(text);
  const color = statusColor(text);
  return color === undefined ? undefined : `${colorPicture(color)} \`${color}\``;
}

/** The definition of a name, and how often it is used. */
function hoverOfName(project: Project, offset: number): Hover | undefined {
  const wanted = nameAt(project, offset);
  if (!wanted || wanted.isDefinition) return undefined;
  const found = findNames(project, wanted);
  const definition = found.find(({ occurrence }) => occurrence.isDefinition && occurrence.head);
  if (!definition) return undefined;
  const { from, to } = definition.occurrence.head!;
  const head = definition.in.source.content.slice(from, Math.min(to, from + longestHead)).trim();
  const { file } = definition.in;
  const where = file === project.file ? "" : `\n\nIn ${inlineCode(file)}.`;
  return { from: wanted.from, to: wanted.to, docs: `${fenced(head)}${where}` };
}

const longestHead = 400;

/** A fence with a source, which must not end it: editors load pictures and open links in what is around it. */
function fenced(source: string): string {
  const fence = "`".repeat(longestRun(source, 2) + 1);
  return `${fence}wf\n${source}\n${fence}`;
}

/** A name as code in a line, which it must not end. */
function inlineCode(name: string): string {
  const line = plainLines(name).replaceAll(/\s/g, " ");
  const marks = "`".repeat(longestRun(line, 0) + 1);
  return line.includes("`") ? `${marks} ${line} ${marks}` : `${marks}${line}${marks}`;
}

/** The length of the longest run of backticks in a text. */
function longestRun(text: string, least: number): number {
  return (text.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), least);
}
