/** Finds HTML and JSX, and converts its elements to those of a wireframe. */
import type { Tree } from "@lezer/common";
import type { ComponentEntry } from "../../ast/element.js";
import { printString } from "../../ast/print-string.js";
import type { Vocabulary } from "../../ast/vocabulary.js";
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import * as term from "../parser.terms.js";
import { fromHtml, isHtmlPair } from "./html-tags.js";
import type { FindPassages, ForeignPassage } from "./passage.js";
import {
  type MarkupBudget,
  type MarkupElement,
  type MarkupNode,
  readMarkup,
} from "./read-markup.js";

/** Maximum number of nodes in one piece: each tag and text is a passage. */
const mostNodes = 150;

/** Maximum number of characters to read: a broken piece is read again from each of its tags. */
const mostRead = 200_000;

/** Finds tags and their elements; ambiguous ones are not converted, and each tag is reported. */
export const findMarkup: FindPassages = (reading) => {
  const found: ForeignPassage[] = [];
  if (reading.isClean) return found;
  const { source, tree, vocabulary } = reading;
  const isLeaf = (name: string) => !isHtmlPair(name) && !takesBlock(entryOf(name, vocabulary));
  let left = mostNodes;
  let characters = mostRead;
  let at = 0;
  for (const from of tagsIn(tree, source)) {
    if (from < at || characters <= 0 || left <= 0) continue;
    const budget: MarkupBudget = { characters, nodes: left };
    const element = readMarkup(source, from, isLeaf, budget);
    characters = budget.characters;
    if (!element) continue;
    const isBreak = /^w?br$/.test(element.name);
    const bare = isBreak ? "" : writeElement(fromHtml(element, vocabulary), vocabulary);
    if (bare === undefined) continue;
    // Elements of HTML need no space between them.
    const written = /[>"\w]/.test(source[from - 1] ?? "") && bare !== "" ? ` ${bare}` : bare;
    left = budget.nodes;
    at = element.to;
    const type = documentType(source, from);
    if (type) for (const each of passagesOfClose(type, source)) found.push(each);
    const edits = [{ from: type?.from ?? from, to: element.to, insert: written }];
    for (const each of passagesOf(element, source, edits)) found.push(each);
  }
  return found;
};

/** The offsets of start tags outside of strings and comments. */
function tagsIn(tree: Tree, source: string): number[] {
  const found: number[] = [];
  const cursor = tree.cursor();
  do {
    const { from, type } = cursor;
    if (type.id !== term.Markup) continue;
    if (/^<[A-Za-z>]/.test(source.slice(from, from + 2))) found.push(from);
    // What follows a document type on its line is in the same token.
    const [documentHead] =
      /^<!doctype[^<>]{0,200}>\s*(?=<[A-Za-z])/i.exec(source.slice(from, from + 400)) ?? [];
    if (documentHead) found.push(from + documentHead.length);
  } while (cursor.next());
  return found;
}

/** A passage for each tag, in order; the first one has the fix for all of them. */
function passagesOf(
  { tags: [open, close], children }: MarkupElement,
  source: string,
  edits?: { from: number; to: number; insert: string }[],
): ForeignPassage[] {
  const ofTag = (place: { from: number; to: number }): ForeignPassage => {
    const token = source.slice(place.from, place.to);
    return { ...place, problem: createProblem("markup-unexpected", "tag", { token }, { edits }) };
  };
  const first = ofTag(open!);
  const inside = children.flatMap((child) => {
    if (child.kind === "element") return passagesOf(child, source);
    const { from, to } = child;
    return source.slice(from, to).trim() === "" ? [] : [{ from, to }];
  });
  return [first, ...inside, ...(close ? passagesOfClose(close, source) : [])];
}

function passagesOfClose(place: { from: number; to: number }, source: string): ForeignPassage[] {
  const token = source.slice(place.from, place.to);
  return [{ ...place, problem: createProblem("markup-unexpected", "tag", { token }) }];
}

/** The place of `<!DOCTYPE html>` before a tag. */
function documentType(source: string, tag: number): { from: number; to: number } | undefined {
  const start = Math.max(0, tag - 300);
  const found = /<!doctype[^<>]{0,200}>\s*$/i.exec(source.slice(start, tag));
  if (!found) return undefined;
  const from = start + found.index;
  return { from, to: from + found[0].trimEnd().length };
}

/** The component of a tag, in upper or lower case. */
function entryOf(name: string, vocabulary: Vocabulary) {
  return vocabulary.component(name) ?? vocabulary.component(name.toLowerCase());
}

/** Whether it accepts a block; an unknown word may be a component that does. */
function takesBlock(entry: ComponentEntry | undefined): boolean {
  return entry === undefined || (entry.children.allow !== "none" && !entry.children.mustBeEmpty);
}

/** An element of a wireframe; undefined if a text in it could be either its label or a child. */
function writeElement(element: MarkupElement, vocabulary: Vocabulary): string | undefined {
  const { name, attributes, children, isPair, label, list } = element;
  const entry = entryOf(name, vocabulary);
  const word = entry && !vocabulary.component(name) ? name.toLowerCase() : name;
  const own = [
    ...(label === undefined || label === "" ? [] : [printString(label)]),
    ...(list ? [`[${list.map(printString).join(", ")}]`] : []),
  ];
  const text = textOf(children);
  const isContainer = takesBlock(entry);
  if (text !== "") {
    const isMixed = children.some(({ kind }) => kind === "element");
    if (isMixed || name === "" || (entry && isContainer)) return undefined;
    return [word, printString(text), ...attributes].join(" ");
  }
  const hasBlock =
    isPair && (children.some(({ kind }) => kind !== "text") || (entry && isContainer));
  const head = [word, ...own, ...attributes].join(" ");
  if (!hasBlock) return head;
  const inside = writeChildren(children, vocabulary);
  if (inside === undefined) return undefined;
  return name === "" ? inside.trim() : `${head} {${inside}}`;
}

/** Children with their original spacing, and a space where there was none. */
function writeChildren(
  children: readonly MarkupNode[],
  vocabulary: Vocabulary,
): string | undefined {
  let written = "";
  for (const child of children) {
    const next =
      child.kind === "element"
        ? writeElement(child, vocabulary)
        : child.kind === "comment"
          ? `/* ${child.text} */`
          : child.text;
    if (next === undefined) return undefined;
    const isApart = /^$|\s$/.test(written) || /^\s/.test(next);
    written += isApart && written !== "" ? next : /^\s/.test(next) ? next : ` ${next}`;
  }
  return written === "" || /\s$/.test(written) ? written : `${written} `;
}

function textOf(children: readonly MarkupNode[]): string {
  const texts = children.map((each) => (each.kind === "text" ? each.text : ""));
  return texts.join("").replace(/\s+/g, " ").trim();
}
