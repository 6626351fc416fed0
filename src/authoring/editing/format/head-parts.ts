/** Splits the head of an element into its parts, in source order: word, values, attributes and modifiers. */
import type { AttributeClause, Element } from "../../../language/ast/element.js";
import { isFormWord } from "../../../language/ast/form.js";
import type { Vocabulary } from "../../../language/ast/vocabulary.js";
import { concat, type Doc, verbatim } from "./document.js";
import { formatFormHead } from "./format-form-head.js";
import { formatValue } from "./format-value.js";
import { readGap } from "./gap.js";

/** The role of a part. */
export type PartKind = "start" | "value" | "list" | "attribute" | "modifier";

/** A part of a head. */
export interface HeadPart {
  kind: PartKind;
  from: number;
  to: number;
  doc: Doc;
  /** Whether its meaning depends on the parts next to it, so that it must not be moved. */
  isBound: boolean;
  /** Whether it is an attribute whose value could also be the word of an element. */
  namesComponent?: boolean;
}

/** The parts of a head; undefined if one has an unknown form. */
export function headParts(
  element: Element,
  source: string,
  vocabulary: Vocabulary,
): HeadPart[] | undefined {
  const { form, wordFrom, wordTo, label, number, list, modifiers, component } = element;
  const start = form
    ? formatFormHead(form, wordFrom, wordTo, source)
    : { doc: source.slice(wordFrom, wordTo), to: wordTo };
  if (!start) return undefined;
  const parts: HeadPart[] = [
    { kind: "start", from: wordFrom, to: start.to, doc: start.doc, isBound: false },
  ];
  const addValue = (literal: typeof label, kind: PartKind): void => {
    if (!literal) return;
    const { from, to } = literal;
    parts.push({ kind, from, to, doc: formatValue(literal, source), isBound: false });
  };
  addValue(label, "value");
  addValue(number, "value");
  addValue(list, "list");
  for (const clause of element.attributes) {
    // The two numbers of `at(x, y)` are one part.
    if (clause.viaCall && parts.at(-1)?.from === clause.from) continue;
    const part = attributePart(clause, source, vocabulary);
    if (!part) return undefined;
    parts.push(part);
  }
  for (const { word, from, to } of modifiers) {
    const isKnown = component?.modifiers.has(word) === true;
    const isBound = !isKnown || vocabulary.component(word) !== undefined || isFormWord(word);
    parts.push({ kind: "modifier", from, to, doc: source.slice(from, to), isBound });
  }
  return parts.sort((a, b) => a.from - b.from);
}

function attributePart(
  { name, nameFrom, nameTo, value, from, to, viaCall, entry }: AttributeClause,
  source: string,
  vocabulary: Vocabulary,
): HeadPart | undefined {
  if (value === undefined) return undefined;
  if (viaCall) return placePart(from, to, source);
  const written = formatValue(value, source);
  // A string without a name, for a component that accepts two.
  if (nameTo === nameFrom) return { kind: "value", from, to, doc: written, isBound: false };
  const gap = readGap(source, nameTo, value.from, "=:");
  if (!gap.isClean || source.slice(nameFrom, nameTo) !== name) return undefined;
  const isCommented = gap.comments.length > 0;
  const isObject = value.kind === "object" && entry !== undefined && !entry.kind.takesObject;
  return {
    kind: "attribute",
    from,
    to: value.to,
    doc: isCommented ? verbatim(source.slice(from, value.to)) : concat(`${name}=`, written),
    isBound: isCommented || isObject,
    namesComponent:
      value.kind === "word" && vocabulary.component(String(value.value)) !== undefined,
  };
}

/** `at(x, y)` with a single space; undefined if it contains more than two numbers. */
function placePart(from: number, to: number, source: string): HeadPart | undefined {
  const [, x, y] =
    /^at\s*\(\s*([-.\d]+)(?:\s*,\s*|\s+)([-.\d]+)\s*\)$/.exec(source.slice(from, to)) ?? [];
  const doc = x === undefined ? verbatim(source.slice(from, to)) : `at(${x}, ${y})`;
  return { kind: "attribute", from, to, doc, isBound: x === undefined };
}
