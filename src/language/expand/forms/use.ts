/** Expands uses: the body of a component with its arguments. */
import type { ComponentEntry } from "../../ast/element.js";
import {
  type AttributeClause,
  type Element,
  entryAround,
  type ModifierWord,
} from "../../ast/element.js";
import type { Form } from "../../ast/form.js";
import { movedName, type Name } from "../../ast/name.js";
import { type Literal, textOf } from "../../ast/value.js";
import type { Place } from "../../diagnostics/diagnostic.js";
import { bindArguments, type Given, parametersByName } from "../bind-arguments.js";
import type { Context } from "../context.js";
import { addClauses, copyClauses, hasStates, moveWords, readStates } from "../copy-element.js";
import type { Expansion } from "../expansion.js";
import { Instance } from "../instance.js";
import { placeOf } from "../place-map.js";
import { type Binding, Scope } from "../scope.js";
import { substitute } from "../substitute.js";
import type { Definition } from "../unit.js";
import { fillingsOf } from "./slot.js";

const none: readonly never[] = [];

/** Counted for each parameter of each use, in addition to the size of its value. */
const perParameter = 5;

/** Expands `use name(..)`. */
export function expandUse(
  element: Element,
  form: Extract<Form, { kind: "use" }>,
  parent: Element | undefined,
  cx: Context,
  x: Expansion,
): readonly Element[] {
  const { components } = cx.unit;
  const from = element.attributes.findLast(({ name, entry }) => name === "from" && entry)?.value;
  const text = from ? `${from.value}.${form.name.text}` : form.name.text;
  const definition = components.get(text);
  if (!definition) {
    const name = movedName(form.name, cx.shift);
    if (!cx.unit.mayLack(text)) {
      x.report.unknown("component", { ...name, text }, () => [...components.keys()]);
    }
    return none;
  }
  const given = form.arguments.map(({ name, value }) => giveTo(name.text, name, value, cx, x));
  for (const each of givenOutside(element, definition, cx, x)) given.push(each);
  return expandBody(element, definition, given, parent, cx, x);
}

/** Arguments after the parentheses that belong between them, which are reported. */
function givenOutside(
  { attributes, label }: Element,
  { name, parameters }: Definition,
  cx: Context,
  x: Expansion,
): Given[] {
  const byName = parametersByName(parameters);
  const found: Given[] = [];
  const refuse = (parameter: string, at: Place, value: Literal | undefined): void => {
    const place = { from: at.from + cx.shift, to: at.to + cx.shift };
    x.report.add("reuse-argument", "outside", { name, parameter }, place);
    if (value) found.push(giveTo(parameter, at, value, cx, x));
  };
  for (const clause of attributes) {
    if (clause.entry || !byName.has(clause.name)) continue;
    refuse(clause.name, { from: clause.nameFrom, to: clause.nameTo }, clause.value);
  }
  const text = parameters.find(({ type }) => type === "string");
  if (label && text) refuse(text.name.text, label, label);
  return found;
}

/** Expands a component that is used like a built-in one. */
export function expandCall(
  element: Element,
  definition: Definition,
  parent: Element | undefined,
  cx: Context,
  x: Expansion,
): readonly Element[] {
  const { parameters } = definition;
  const byName = parametersByName(parameters);
  const given: Given[] = [];
  const give = (name: Name | undefined, literal: Literal | undefined): void => {
    if (name && literal) given.push(giveTo(name.text, literal, literal, cx, x));
  };
  const list = parameters.find(({ type }) => type === "list")?.name;
  if (element.label) giveLabel(given, element, element.label, list, definition, cx, x);
  give(list, element.list);
  for (const { word, from, to } of element.modifiers) {
    const flag = byName.get(word);
    give(flag?.type === "boolean" ? flag.name : undefined, {
      kind: "boolean",
      value: true,
      from,
      to,
    });
  }
  for (const { name, value } of element.attributes) {
    give(byName.get(name)?.name, value);
  }
  return expandBody(element, definition, given, parent, cx, x);
}

/** Assigns the label of a use to the first parameter that accepts a text; a name may stand for a list. */
function giveLabel(
  given: Given[],
  { list: written, word }: Element,
  label: Literal,
  list: Name | undefined,
  { parameters }: Definition,
  cx: Context,
  x: Expansion,
): void {
  const text = parameters.find(({ type }) => type === "string")?.name;
  const taken = giveTo(text?.text ?? "", label, label, cx, x);
  const { value, name } = taken;
  if (list && !written && value?.kind === "list") {
    given.push({ ...taken, name: { ...name, text: list.text } });
  } else if (text) given.push(taken);
  else if (value) {
    const kind = value.items ? "a list" : value.properties ? "a record" : "a text";
    x.report.add("reuse-value", "unfit", { written: String(label.value), kind, name: word }, value);
  }
}

function giveTo(text: string, at: Place, literal: Literal, cx: Context, x: Expansion): Given {
  const { shift } = cx;
  const name = { text, from: at.from + shift, to: at.to + shift };
  return { name, value: substitute(literal, cx, x.report) };
}

function expandBody(
  use: Element,
  definition: Definition,
  given: readonly Given[],
  parent: Element | undefined,
  cx: Context,
  x: Expansion,
): readonly Element[] {
  const place = placeOf(use, cx.shift);
  const at = use.form?.kind === "use" ? movedName(use.form.name, cx.shift) : place;
  x.countRepeated(cx);
  if (!x.mayUse(definition, at, cx)) return none;
  const { name, unit, parameters } = definition;
  if (!x.report.takeValue(perParameter * parameters.length, place, 0)) return none;
  const byName = parametersByName(parameters);
  const found = x.report.all.length;
  const bindings = bindArguments(definition, given, at, x.report);
  const isUnclear = definition.isWrong || given.some(({ name }) => name.text === "");
  const isWrong = isUnclear || x.report.all.length > found;
  const common = use.attributes.filter(
    (clause) => clause.entry?.common && !byName.has(clause.name),
  );
  const written = common.findLast((clause) => clause.name === "id")?.value;
  const id = written && textOf(substitute(written, cx, x.report)?.value ?? "");
  const range = x.open(definition, place, isWrong, cx);
  const instance = new Instance(id || `${name}-${x.nextNumber(name)}`, cx.instance);
  const inner: Context = {
    scope: Scope.ofBody(unit, bindings),
    shift: range.shift,
    via: range.via,
    instance,
    unit,
    within: [...cx.within, definition],
    fillings: fillingsOf(use.block?.elements ?? none, definition, cx, x),
    variants: cx.variants,
    states: cx.states,
  };
  const body = definition.element.block?.elements ?? none;
  const drawn = x.list(body, parent, inner);
  instance.finish();
  const clauses = copyClauses(common, use.component, cx, x);
  return giveCommon(drawn, body, clauses, commonWords(use, bindings, cx), use, parent, cx, x);
}

/** The common modifiers of a use. */
function commonWords(
  { modifiers, component }: Element,
  bindings: ReadonlyMap<string, Binding>,
  { shift }: Context,
): readonly ModifierWord[] {
  if (modifiers.length === 0) return none;
  const isCommon = (word: string) => !bindings.has(word) && component?.modifiers.get(word)?.common;
  return moveWords(
    modifiers.filter(({ word }) => isCommon(word)),
    shift,
  );
}

/** Applies the attributes and modifiers of a use to the single element of its body, or to a group around several. */
function giveCommon(
  drawn: readonly Element[],
  body: readonly Element[],
  clauses: readonly AttributeClause[],
  words: readonly ModifierWord[],
  use: Element,
  parent: Element | undefined,
  cx: Context,
  x: Expansion,
): readonly Element[] {
  const isActive = hasStates(use);
  const isPlainUse = clauses.length === 0 && words.length === 0 && !isActive;
  if (isPlainUse || drawn.length === 0) return drawn;
  const [only] = body;
  const isPlain = body.length === 1 && (!only!.form || only!.form.kind === "use");
  if (isPlain && drawn.length === 1) {
    addClauses(drawn[0]!, clauses, words);
    readStates(drawn[0]!, use, cx, x);
    return drawn;
  }
  const { group } = x.options;
  const isSaid = isActive || words.length > 0 || clauses.some(({ name }) => name !== "id");
  if (!group || !isSaid) return drawn;
  const { from, to } = placeOf(use, cx.shift);
  const end = use.to + cx.shift;
  const around: Element = {
    word: group.name,
    wordFrom: from,
    wordTo: to,
    component: group.within(entryAround(parent)),
    from,
    to: end,
    label: undefined,
    number: undefined,
    list: undefined,
    attributes: clauses,
    modifiers: words,
    block: { open: end, close: end, elements: [...drawn] },
    parent,
  };
  readStates(around, use, cx, x);
  rehome(drawn, around, (word) => x.options.vocabulary.component(word));
  return [around];
}

/** Moves elements to another parent. */
function rehome(
  elements: readonly Element[],
  parent: Element,
  find: (word: string) => ComponentEntry | undefined,
): void {
  for (const element of elements) {
    element.parent = parent;
    element.component = find(element.word)?.within(parent.component);
  }
}
