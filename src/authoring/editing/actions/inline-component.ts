/** Replaces a use of a component with the component's body. */
import { SourceText } from "../../../base/text/source-text.js";
import { type Element, walkElements } from "../../../language/ast/element.js";
import { type Literal, textOf } from "../../../language/ast/value.js";
import { applySortedEdits } from "../../../language/diagnostics/apply-fixes.js";
import type { Place, TextEdit } from "../../../language/diagnostics/diagnostic.js";
import type { Definition } from "../../../language/expand/unit.js";
import type { LanguageDocument } from "../language-document.js";
import { chosenElements, indentAt, reindented } from "./chosen-elements.js";
import type { CodeAction } from "./code-action.js";

/** The change, if the selection is a single use whose arguments can be written into the body. */
export function inlineAction(document: LanguageDocument, range: Place): CodeAction | undefined {
  const chosen = chosenElements(document, range);
  const use = chosen?.elements.length === 1 ? chosen.elements[0]! : undefined;
  const { names } = document.analysis;
  if (!chosen || !use || !names) return undefined;
  const called = use.form?.kind === "use" ? use.form.name.text : use.word;
  const definition = names.components.get(called);
  // Slot contents and further attributes of a use would have to be merged with the body.
  const isPlain = definition?.element.block && !use.block && hasOnlyArguments(use, definition);
  if (!definition || !isPlain || usesOthers(definition)) return undefined;
  const values = argumentsOf(use, definition, document.text);
  if (!values) return undefined;
  const body = bodyOf(definition, values, chosen.indent);
  if (body === undefined) return undefined;
  const edits: TextEdit[] = [{ from: use.from, to: use.to, insert: body }];
  return { title: `inline ${called}`, kind: "refactor.inline", edits };
}

function hasOnlyArguments({ attributes, form }: Element, { parameters }: Definition): boolean {
  const known = new Set(parameters.map(({ name }) => name.text));
  return form ? attributes.length === 0 : attributes.every(({ name }) => known.has(name));
}

/** Whether a body has slots, or uses names that only its own file knows. */
function usesOthers({ element, unit }: Definition): boolean {
  let found = false;
  walkElements(element.block?.elements ?? [], ({ form, word }) => {
    if (form) found ||= form.kind !== "repeat";
    else found ||= unit.components.has(word);
  });
  return found;
}

/** The replacement of each parameter, as text and as a value; undefined if a required one is missing. */
function argumentsOf(
  { form, attributes, label, list, modifiers }: Element,
  { parameters, unit }: Definition,
  text: string,
): ReadonlyMap<string, { literal: Literal; written: string }> | undefined {
  const values = new Map<string, { literal: Literal; written: string }>();
  const give = (name: string, literal: Literal, source: string): void => {
    values.set(name, { literal, written: source.slice(literal.from, literal.to) });
  };
  for (const { name, preset } of parameters) if (preset) give(name.text, preset, unit.text);
  if (form?.kind === "use") {
    for (const { name, value } of form.arguments) give(name.text, value, text);
  } else {
    const first = parameters.find(({ type }) => type === "string");
    if (label && first) give(first.name.text, label, text);
    const items = parameters.find(({ type }) => type === "list");
    if (list && items) give(items.name.text, list, text);
    for (const { name, value } of attributes) if (value) give(name, value, text);
    for (const { word, from, to } of modifiers) {
      const literal: Literal = { kind: "boolean", value: true, from, to };
      values.set(word, { literal, written: "true" });
    }
  }
  return parameters.every(({ name }) => values.has(name.text)) ? values : undefined;
}

/** The body with its parameters replaced; undefined if a value cannot be written there. */
function bodyOf(
  { element, unit }: Definition,
  values: ReadonlyMap<string, { literal: Literal; written: string }>,
  indent: string,
): string | undefined {
  const { elements } = element.block!;
  const [first, last] = [elements[0], elements.at(-1)];
  if (!first || !last) return undefined;
  const edits: TextEdit[] = [];
  let isPossible = true;
  const replace = (literal: Literal): void => {
    const { kind, from, to, items, properties } = literal;
    if (kind === "string") {
      const edit = substituted(unit.text, from, to, values);
      if (edit === "impossible") isPossible = false;
      else if (edit) edits.push(edit);
    }
    for (const item of items ?? []) replace(item);
    for (const { value } of properties ?? []) replace(value);
  };
  walkElements(elements, ({ label, number, list, attributes, form }) => {
    for (const literal of [label, number, list, form?.kind === "repeat" ? form.over : undefined]) {
      if (literal) replace(literal);
    }
    for (const { value } of attributes) if (value) replace(value);
  });
  if (!isPossible) return undefined;
  const sorted = edits
    .sort((a, b) => a.from - b.from)
    .map((edit) => ({ ...edit, from: edit.from - first.from, to: edit.to - first.from }));
  const body = applySortedEdits(unit.text.slice(first.from, last.to), sorted);
  return reindented(body, indentAt(new SourceText(unit.text), first.from), indent);
}

function substituted(
  text: string,
  from: number,
  to: number,
  values: ReadonlyMap<string, { literal: Literal; written: string }>,
): TextEdit | "impossible" | undefined {
  const written = text.slice(from, to);
  const whole = /^["']\$([\p{L}_][\w-]*)["']$/u.exec(written);
  const value = whole && values.get(whole[1]!);
  if (value) return { from, to, insert: value.written };
  let isChanged = false;
  let isPossible = true;
  const quote = written.charAt(0);
  const insert = written.replace(/\$\{\s*([\p{L}_][\w.-]*)\s*\}/gu, (found, path: string) => {
    const [name = ""] = path.split(".");
    const given = values.get(name);
    if (!given) return found;
    const shown = path === name ? textOf(given.literal.value) : undefined;
    if (shown === undefined) isPossible = false;
    isChanged = true;
    return (shown ?? "").replace(/[\\"']/g, (sign) =>
      sign === "\\" || sign === quote ? `\\${sign}` : sign,
    );
  });
  if (!isPossible) return "impossible";
  return isChanged ? { from, to, insert } : undefined;
}
