/** Copies an element with the values of its names, at its place in the expansion. */
import type { ComponentEntry } from "../ast/element.js";
import {
  type AttributeClause,
  type Element,
  entryAround,
  type ModifierWord,
  withPart,
} from "../ast/element.js";
import { formAttributes, recordsName } from "../ast/form.js";
import { type Literal, textOf } from "../ast/value.js";
import type { Problem } from "../diagnostics/create-diagnostic.js";
import type { Context } from "./context.js";
import type { Expansion } from "./expansion.js";
import { placePicture } from "./picture-path.js";
import { referencesOf } from "./reference.js";
import { enable, giveEffects } from "./states.js";
import { substitute, valueAt } from "./substitute.js";
import { sizeOf } from "./value-size.js";

const none: readonly never[] = [];

/** The copy of an element, without its block. */
export function copyElement(
  element: Element,
  parent: Element | undefined,
  cx: Context,
  x: Expansion,
): Element {
  const { shift } = cx;
  const component = x.options.vocabulary.component(element.word)?.within(entryAround(parent));
  const copy: Element = {
    word: element.word,
    wordFrom: element.wordFrom + shift,
    wordTo: element.wordTo + shift,
    component: component ?? element.component,
    from: element.from + shift,
    to: element.to + shift,
    label: undefined,
    number: undefined,
    list: undefined,
    attributes: copyClauses(element.attributes, element.component, cx, x),
    modifiers: moveWords(element.modifiers, shift),
    block: undefined,
    parent,
  };
  // A number after a label is a separate value, and a label may turn out to be a number.
  givePositional(copy, element.label, cx, x);
  givePositional(copy, element.number, cx, x);
  givePositional(copy, element.list, cx, x);
  readRecords(copy, x);
  readStates(copy, element, cx, x);
  placePicture(copy, x);
  const { instance } = cx;
  if (instance) for (const reference of referencesOf(copy)) instance.refer(reference);
  return copy;
}

/** Whether a value that an element requires turned out to be empty. */
export function lacksGiven(copy: Element, written: Element): boolean {
  const { label, number } = copy.component ?? {};
  const { label: given, attributes } = written;
  if (number?.required && !copy.number && (written.number || (given && !copy.label))) return true;
  if (!label?.required || copy.label) return false;
  const isTwin = ({ name }: AttributeClause): boolean => label.twins.includes(name);
  if (!given && !attributes.some(isTwin)) return false;
  if ((label.unlessBlock && copy.block) || (label.unlessList && copy.list)) return false;
  return !copy.attributes.some((clause) => isTwin(clause) || label.unless.includes(clause.name));
}

/** Applies the effects and the guard of a use to the element that it expands to. */
export function readStates(
  copy: Element,
  { attributes }: Element,
  cx: Context,
  x: Expansion,
): void {
  const last = new Map<string, AttributeClause>();
  for (const clause of attributes) {
    if (Object.hasOwn(stateAttributes, clause.name)) last.set(clause.name, clause);
  }
  for (const clause of attributes) {
    // Of duplicates, the last one counts.
    if (!clause.entry || !clause.value || last.get(clause.name) !== clause) continue;
    const give = stateAttributes[clause.name]!;
    const value = substitute(clause.value, cx, x.report);
    if (value) give(copy, clause, value, cx, x);
  }
}

/** Whether there is something for `readStates`. */
export function hasStates({ attributes }: Element): boolean {
  return attributes.some(({ name, entry }) => entry && Object.hasOwn(stateAttributes, name));
}

const stateAttributes: Readonly<Record<string, typeof enable>> = {
  on: giveEffects,
  enabledWhen: enable,
};

/** Replaces the records of an element by the content that it takes otherwise. */
function readRecords(copy: Element, x: Expansion): void {
  const { records } = copy.component ?? {};
  const data = copy.attributes.find(({ name }) => name === recordsName);
  if (!records || !data?.value?.items) return;
  const given = new Map<string, Literal>();
  const others: AttributeClause[] = [];
  for (const clause of copy.attributes) {
    const isTaken = records.attributes.has(clause.name);
    if (!isTaken) others.push(clause);
    else if (clause.value) given.set(clause.name, clause.value);
  }
  if (!x.report.takeValue(sizeOfRows(data.value.items, given), data.value, 0)) return;
  const report = (problem: Problem): void => x.report.addProblem(problem, data.value!);
  const { list, attributes = none } = records.read(data.value, given, report);
  copy.list = list;
  copy.attributes = [
    ...others,
    ...attributes.map(({ name, value }) => ({
      ...data,
      name,
      entry: copy.component?.attributes.get(name),
      value,
    })),
  ];
}

/** The cost of looking up each field of each record, each among all fields of its record. */
function sizeOfRows(records: readonly Literal[], given: ReadonlyMap<string, Literal>): number {
  let columns = records[0]?.properties?.length ?? 0;
  for (const [name, { items = [] }] of given) {
    if (name !== recordsName) columns = Math.max(columns, items.length);
  }
  let fields = 0;
  for (const { properties = [] } of records) fields += properties.length;
  return columns * (fields + 10 * records.length);
}

/** The attributes of an element with their values, without those of reuse, which have been applied. */
export function copyClauses(
  clauses: readonly AttributeClause[],
  component: ComponentEntry | undefined,
  cx: Context,
  x: Expansion,
): readonly AttributeClause[] {
  if (clauses.length === 0) return none;
  const { shift, instance } = cx;
  const found: AttributeClause[] = [];
  for (const clause of clauses) {
    if (clause.entry && formAttributes.has(clause.name)) continue;
    const value = clause.value && valueOfClause(clause, clause.value, component, cx, x);
    if (clause.value && !value) continue;
    const copy: AttributeClause = {
      ...clause,
      value,
      nameFrom: clause.nameFrom + shift,
      nameTo: clause.nameTo + shift,
      from: clause.from + shift,
      to: clause.to + shift,
    };
    instance?.take(copy, x.report);
    found.push(copy);
  }
  return found;
}

/** The value of an attribute; an attribute that takes a list also takes the name of a list. */
function valueOfClause(
  { name, entry }: AttributeClause,
  literal: Literal,
  component: ComponentEntry | undefined,
  cx: Context,
  x: Expansion,
): Literal | undefined {
  const takesList = entry?.kind.kind === "list" || component?.list?.twins.includes(name);
  const isField = entry !== undefined && component?.records?.attributes.get(name) === entry;
  if (!takesList || literal.kind !== "word" || (isField && name !== recordsName)) {
    return substitute(literal, cx, x.report);
  }
  const place = { from: literal.from + cx.shift, to: literal.to + cx.shift };
  const written = String(literal.value);
  const binding = cx.scope.find(written);
  if (binding) {
    const { value } = binding;
    if (!value || !x.report.takeValue(sizeOf(value), place, 0)) return undefined;
    return { ...valueAt(value, binding, place), ...place };
  }
  x.report.unknown("list", { text: written, ...place }, () => cx.scope.names);
  return { kind: "list", value: [], items: [], ...place };
}

/** Words at other offsets. */
export function moveWords(words: readonly ModifierWord[], shift: number): readonly ModifierWord[] {
  if (shift === 0 || words.length === 0) return words;
  return words.map(({ word, from, to }) => ({ word, from: from + shift, to: to + shift }));
}

function givePositional(
  copy: Element,
  literal: Literal | undefined,
  cx: Context,
  x: Expansion,
): void {
  const value = literal && substitute(literal, cx, x.report);
  if (literal && value) takePositional(copy, value, literal, x);
}

/** Assigns an unnamed value by its kind: `list "$tags"` has a list, `marker "$n"` a number. */
function takePositional(element: Element, value: Literal, written: Literal, x: Expansion): void {
  const { component } = element;
  const takesNumber = component?.number !== undefined && !element.number;
  const takesText = !component || component.label !== undefined;
  if (value.kind === "list" && (!component || component.list)) element.list = value;
  else if (value.kind === "number" && takesNumber) element.number = value;
  else if (value.items || value.properties || !takesText) refuseValue(element, value, written, x);
  else if (!element.label) element.label = value;
  else {
    const data = { name: element.word, value: textOf(value.value) ?? "", instead: undefined };
    x.report.add("number-not-allowed", "found", data, value);
  }
}

/** Reports a name with a value of a kind that the element does not take. */
function refuseValue(element: Element, value: Literal, literal: Literal, x: Expansion): void {
  // Literal values were already checked in place.
  if (literal.kind !== "string") return;
  const written = String(literal.value);
  const kind = value.items ? "a list" : value.properties ? "a record" : "a text";
  if (element.component?.label && value.kind !== "string") {
    x.report.add("reuse-value", "part", { written, kind }, value);
    element.label = { ...value, kind: "string", value: "" };
  } else {
    x.report.add("reuse-value", "unfit", { written, kind, name: element.word }, value);
  }
}

/** Adds the attributes of a use to the element that it expands to; they take precedence. */
export function addClauses(
  element: Element,
  clauses: readonly AttributeClause[],
  words: readonly ModifierWord[],
): void {
  for (const clause of clauses) {
    const name = clause.entry?.name ?? clause.name;
    const others = element.attributes.filter((each) => (each.entry?.name ?? each.name) !== name);
    element.attributes = withPart(others, clause);
  }
  for (const word of words) element.modifiers = withPart([...element.modifiers], word);
}
