/** Completes a document at an offset; the likeliest candidates come first. */
import { iconNames } from "../../../base/icons/icon-names.js";
import { describeToken, designToken, designTokens } from "../../../base/theme/design-tokens.js";
import type { Element } from "../../../language/ast/element.js";
import type { AttributeEntry } from "../../../language/ast/entries.js";
import { parameterTypes } from "../../../language/ast/form.js";
import type { Definition } from "../../../language/expand/unit.js";
import { type Candidate, plainInsert } from "../candidate.js";
import { type Caret, caretAt } from "../caret.js";
import type { LanguageDocument } from "../language-document.js";
import { attributeCandidate, attributeOf, attributesOf } from "./attributes.js";
import { componentsIn } from "./components.js";
import { wordsOf } from "./document-words.js";
import { fitOf, followingAt } from "./following.js";
import { headCandidates } from "./heads.js";
import { likelihood, type WordCounts } from "./likelihood.js";
import { dataNames, definitionNames, fileNames, isPicture, typeOf } from "./project-names.js";
import { iconCandidate, valuesOf, wordCandidate } from "./values.js";
import { contextsAfter, contextsInBlock, contextsOfValue } from "./word-events.js";

/** The completion at an offset. */
export interface Completion {
  /** The range that a candidate replaces. */
  from: number;
  to: number;
  /** Sorted by likelihood. */
  candidates: readonly Candidate[];
}

/**
 * Completes a document at an offset.
 *
 * @param usual - word counts from other sources; defaults to the built-in table
 */
export function complete(
  document: LanguageDocument,
  offset: number,
  usual?: WordCounts,
): Completion {
  const caret = caretAt(document, offset);
  const { from, to } = caret;
  const { candidates, contexts } = candidatesAt(document, caret);
  const fitting = candidates.filter(({ label }) => matches(label, caret.prefix));
  if (contexts.length > 0) {
    const own = wordsOf(document);
    const following = followingAt(document.text, Math.max(to, offset));
    const open = caret.place === "block" ? caret.open : undefined;
    const isInBlock = caret.place === "block";
    const { vocabulary } = document.analysis;
    const scores = new Map(
      fitting.map((each) => {
        const fit = isInBlock ? fitOf(each, following, open, vocabulary) : 1;
        return [
          each,
          (likelihood(contexts, each.label, own, usual) + (each.rank + 4) * 1e-6) * fit,
        ];
      }),
    );
    fitting.sort((a, b) => scores.get(b)! - scores.get(a)!);
  } else fitting.sort((a, b) => b.rank - a.rank);
  return { from, to, candidates: withStartsFirst(fitting, caret.prefix) };
}

interface Found {
  candidates: Candidate[];
  /** The contexts of the candidate; empty if unknown. */
  contexts: readonly string[];
}

function candidatesAt(document: LanguageDocument, caret: Caret): Found {
  switch (caret.place) {
    case "none":
      return { candidates: [], contexts: [] };
    case "block":
      return inBlock(document, caret);
    case "value": {
      const { element, name, isQuoted } = caret;
      const contexts = element ? contextsOfValue(element.word, name) : [];
      return { candidates: valuesAt(document, element, name, isQuoted), contexts };
    }
    case "label":
      return { candidates: inLabel(document, caret.element), contexts: [] };
    case "item":
      return {
        candidates: inList(document, caret.element, caret.name, caret.isQuoted),
        contexts: [],
      };
    case "key":
      return { candidates: keysOf(document, caret.element, caret.name, caret.given), contexts: [] };
    case "keyValue":
      return { candidates: valuesOfKey(document, caret), contexts: [] };
    case "argument":
      return { candidates: argumentsOf(document, caret), contexts: [] };
    case "argumentValue":
      return { candidates: argumentValues(document, caret), contexts: [] };
    case "head":
      return { candidates: headCandidates(document, caret), contexts: [] };
    case "inserted":
      return { candidates: insertedNames(document, caret.from), contexts: [] };
  }
}

function inBlock(document: LanguageDocument, caret: Extract<Caret, { place: "block" }>): Found {
  const { parent, before, open, isOnLine, from } = caret;
  const candidates = componentsIn(parent, document);
  if (open) for (const each of attributesOf(open, from)) candidates.push(each);
  const contexts = open && isOnLine ? contextsAfter(open, from) : contextsInBlock(parent, before);
  return { candidates: unique(candidates), contexts };
}

/** Keeps the first candidate for each label, such as a component and a modifier of the same name. */
function unique(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ label }) => !seen.has(label) && seen.add(label));
}

function valuesAt(
  document: LanguageDocument,
  element: Element | undefined,
  name: string,
  isQuoted: boolean,
): Candidate[] {
  if (!element) return [];
  const entry = attributeOf(element, name);
  if (entry?.kind.kind === "layout") return definitionNames(document, "layouts", isQuoted);
  const found = entry ? valuesOf(entry.kind, isQuoted, document) : [];
  const isList = name === "data" || element.component?.list?.twins.includes(name);
  if (isList) for (const each of dataNames(document, isQuoted)) found.push(each);
  if (name === "when")
    for (const each of variantNames(document, element, isQuoted)) found.push(each);
  if (entry?.kind.kind === "url")
    for (const each of fileNames(document, isQuoted, isPicture)) found.push(each);
  return found;
}

/** The variants of the page that contains an element, or of all pages if it is in a definition. */
function variantNames(
  document: LanguageDocument,
  element: Element,
  isQuoted: boolean,
): Candidate[] {
  let root = element;
  while (root.parent) root = root.parent;
  const pages = root.form ? document.analysis.elements.elements : [root];
  const names = pages.flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) =>
      name === "variants" ? (value?.items ?? []).map((item) => String(item.value)) : [],
    ),
  );
  return [...new Set(names)].map((name) => wordCandidate(name, isQuoted));
}

function inLabel(document: LanguageDocument, element: Element | undefined): Candidate[] {
  const component = element?.component;
  if (!component?.label || element?.form) return [];
  if (component.label.isPicture) return fileNames(document, true, isPicture);
  // A label that can be given as the name of an icon is one.
  const twins = component.label.twins.map((name) => component.attributes.get(name)?.kind.kind);
  const isIcon = twins.includes("icon") || component.attributes.get("name")?.kind.kind === "icon";
  return isIcon ? iconNames().map((name) => iconCandidate(name, true)) : [];
}

function inList(
  document: LanguageDocument,
  element: Element | undefined,
  name: string | undefined,
  isQuoted: boolean,
): Candidate[] {
  if (!element) return [];
  if (name === "when") return variantNames(document, element, isQuoted);
  return name === undefined ? [] : valuesAt(document, element, name, isQuoted);
}

/** The entries of the keys in a list's objects, or in tokens. */
function keyEntries(
  element: Element | undefined,
  name: string | undefined,
): ReadonlyMap<string, AttributeEntry> {
  const list = element?.component?.list;
  const isList = name === undefined || list?.twins.includes(name);
  return (isList && list?.keys) || new Map();
}

function keysOf(
  document: LanguageDocument,
  element: Element | undefined,
  name: string | undefined,
  given: readonly string[],
): Candidate[] {
  if (element?.form?.kind === "tokens") return tokenNames(given);
  if (element?.form?.kind === "import") return importedNames(document, element);
  return [...keyEntries(element, name).values()]
    .filter((entry) => !given.includes(entry.name))
    .map((entry) => attributeCandidate(entry));
}

function tokenNames(given: readonly string[]): Candidate[] {
  return designTokens()
    .filter(({ name }) => !given.includes(name))
    .map((token) => ({
      label: token.name,
      kind: "attribute",
      detail: describeToken(token),
      insert: `${token.name}=`,
      docs: () => `**${token.name}**: ${describeToken(token)}\n\nFor ${token.docs}.`,
      rank: token.name.startsWith("dark.") ? -1 : 0,
      asksMore: token.choices !== undefined,
    }));
}

/** The names that an imported file defines. */
function importedNames(document: LanguageDocument, element: Element): Candidate[] {
  const { form } = element;
  const load = document.surroundings.analysis?.load;
  if (form?.kind !== "import" || !load) return [];
  const loaded = load(String(form.file.value), undefined);
  if ("problem" in loaded) return [];
  const found = loaded.text.matchAll(/^[ \t]*(component|layout|data)\s+([A-Za-z_][\w-]*)/gm);
  const given = new Set(form.names?.map(({ text }) => text));
  return [...found]
    .filter(([, , name]) => !given.has(name!))
    .map(([, kind, name]) => ({
      label: name!,
      kind: "definition",
      detail: kind!,
      insert: plainInsert(name!),
      rank: 0,
    }));
}

function valuesOfKey(
  document: LanguageDocument,
  { element, name, key, isQuoted }: Extract<Caret, { place: "keyValue" }>,
): Candidate[] {
  if (element?.form?.kind === "tokens") {
    return (designToken(key)?.choices ?? []).map((choice) => wordCandidate(choice, isQuoted));
  }
  const entry = keyEntries(element, name).get(key);
  return entry ? valuesOf(entry.kind, isQuoted, document) : [];
}

/** The definition that is called. */
function calledBy(
  { analysis: { names } }: LanguageDocument,
  { word, callee }: { word: string; callee: string },
): Definition | undefined {
  return word === "use" ? names?.components.get(callee) : names?.layouts.get(callee);
}

function argumentsOf(
  document: LanguageDocument,
  caret: Extract<Caret, { place: "argument" }>,
): Candidate[] {
  const isDefinition = caret.word === "component" || caret.word === "layout";
  if (isDefinition) return [];
  return (calledBy(document, caret)?.parameters ?? [])
    .filter(({ name }) => !caret.given.includes(name.text))
    .map((parameter) => ({
      label: parameter.name.text,
      kind: "parameter",
      detail: typeOf(parameter),
      insert: `${parameter.name.text}=${parameter.type === "string" ? '"$1"' : "$1"}`,
      rank: parameter.preset === undefined ? 1 : 0,
    }));
}

function argumentValues(
  document: LanguageDocument,
  caret: Extract<Caret, { place: "argumentValue" }>,
): Candidate[] {
  if (caret.word === "component" || caret.word === "layout") {
    return parameterTypes.map((type) => ({ ...wordCandidate(type, true), kind: "keyword" }));
  }
  const definition = calledBy(document, caret);
  const entry = definition?.entry.attributes.get(caret.name);
  const found = entry ? valuesOf(entry.kind, caret.isQuoted, document) : [];
  return entry?.kind.kind === "list" ? [...found, ...dataNames(document, caret.isQuoted)] : found;
}

/** The names that can follow a dollar sign: entries, parameters and data. */
function insertedNames(document: LanguageDocument, offset: number): Candidate[] {
  const found: Candidate[] = [];
  const add = (label: string, detail: string, rank: number): void => {
    found.push({ label, kind: "parameter", detail, insert: plainInsert(label), rank });
  };
  let depth = 100;
  for (const { form } of enclosing(document.elementsNear(offset), offset).reverse()) {
    depth--;
    if (form?.kind === "repeat") {
      if (form.as) add(form.as.text, "entry of the list", depth);
      if (form.index) add(form.index.text, "number of the entry", depth);
    } else if (form?.kind === "component" || form?.kind === "layout") {
      for (const parameter of form.parameters) add(parameter.name.text, typeOf(parameter), depth);
    }
  }
  for (const name of document.analysis.names?.data.keys() ?? []) add(name, "data", 0);
  return unique(found);
}

function enclosing(elements: readonly Element[], offset: number): Element[] {
  const found: Element[] = [];
  let inside = elements;
  for (;;) {
    const around = inside.find(({ from, to }) => from < offset && offset <= to);
    if (!around) return found;
    found.push(around);
    inside = around.block?.elements ?? [];
  }
}

/** Whether a label contains the letters of a prefix in order. */
function matches(label: string, prefix: string): boolean {
  if (prefix === "") return true;
  const wanted = prefix.toLowerCase();
  const word = label.toLowerCase();
  let at = 0;
  for (const letter of wanted) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Sorts the word that is written first, then words that start with it, then those that only contain its letters. */
function withStartsFirst(candidates: readonly Candidate[], prefix: string): Candidate[] {
  if (prefix === "") return [...candidates];
  const wanted = prefix.toLowerCase();
  const rankOf = ({ label }: Candidate): number => {
    // A single letter is seldom the whole word.
    if (label === prefix && prefix.length > 1) return 0;
    return label.toLowerCase().startsWith(wanted) ? 1 : 2;
  };
  return candidates.toSorted((a, b) => rankOf(a) - rankOf(b));
}
