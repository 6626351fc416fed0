/** Checks the attributes of an element: whether it knows them, their values, and repetitions. */
import type { AttributeClause, Element } from "../ast/element.js";
import type { Literal } from "../ast/value.js";
import type { ComponentEntry } from "../ast/vocabulary.js";
import { createProblem, type Problem } from "../text/create-diagnostic.js";
import { spellingEdits } from "../text/suggester.js";
import type { CheckContext } from "./context.js";
import { foreignAttribute, isLookName, isTextName, takesSameValue } from "./foreign-attributes.js";
import { checkList, checkModifier, checkText, checkValue } from "./values.js";

/** Checks every attribute of an element whose component is known. */
export function checkAttributes(
  element: Element,
  component: ComponentEntry,
  cx: CheckContext,
): void {
  if (element.label) checkLabel(element.label, component, cx);
  let unknown: UnknownNames | undefined;
  for (const clause of element.attributes) {
    if (clause.value === undefined) continue;
    const { name, value, entry } = clause;
    if (entry) {
      checkValue(value, entry.kind, name, cx);
      if (entry.onlyIn.length > 0) checkPlace(clause, entry.onlyIn, element, cx);
    } else if (component.label?.twins.includes(name)) checkText(value, name, cx);
    else if (component.list?.twins.includes(name)) checkList(value, name, cx);
    else if (component.modifiers.has(name)) checkModifier(value, name, cx);
    else {
      unknown ??= new UnknownNames(element);
      if (unknown.repeats(component.foreignAttributes.get(name))) continue;
      reportUnknown(clause, element, component, unknown, cx);
    }
  }
}

/** What is remembered of an element that has attributes it does not know. */
class UnknownNames {
  readonly #given: ReadonlySet<string>;
  readonly #told = new Set<string>();

  constructor({ attributes }: Element) {
    this.#given = new Set(attributes.map(({ name }) => name));
  }

  /** Whether the element has an attribute of this name. */
  has(name: string): boolean {
    return this.#given.has(name);
  }

  /** Whether the element was given this advice for another of its attributes already. */
  repeats(advice: string | undefined): boolean {
    if (advice === undefined) return false;
    const isRepeated = this.#told.has(advice);
    this.#told.add(advice);
    return isRepeated;
  }
}

/** The label is a value of the attribute that means the same: the name of an icon, say. */
function checkLabel(label: Literal, component: ComponentEntry, cx: CheckContext): void {
  for (const twin of component.label?.twins ?? []) {
    const entry = component.attributes.get(twin);
    if (entry) checkValue(label, entry.kind, twin, cx);
  }
}

function checkPlace(
  clause: AttributeClause,
  parents: readonly string[],
  { parent }: Element,
  cx: CheckContext,
): void {
  if (!cx.nestingTrusted || (parent && !parent.component)) return;
  if (parent?.component && parents.includes(holderOf(parent).component!.name)) return;
  const { name } = clause;
  if (!parent) cx.collector.add("span-outside", "topLevel", { name, parents }, clause);
  else cx.collector.add("span-outside", "inside", { name, parent: parent.word, parents }, clause);
}

/** What an element is in: what is inside its own kind is in what that is in. */
function holderOf(parent: Element): Element {
  let holder = parent;
  while (holder.component?.parents?.includes(holder.component.name) && holder.parent?.component) {
    holder = holder.parent;
  }
  return holder;
}

function reportUnknown(
  clause: AttributeClause,
  element: Element,
  component: ComponentEntry,
  given: UnknownNames,
  cx: CheckContext,
): void {
  const { nameFrom, nameTo } = clause;
  // A name that was a word until it was taken for one has been reported as such.
  if (cx.hasErrorIn(nameFrom, nameTo)) return;
  const problem =
    asModifier(clause, element, component) ??
    asForeign(clause, element, component, given) ??
    asMisspelled(clause, element, component, given, cx);
  cx.collector.addProblem(problem, { from: nameFrom, to: nameTo });
}

function asModifier(
  { name, value, from, to }: AttributeClause,
  { word }: Element,
  component: ComponentEntry,
): Problem | undefined {
  const modifier = value?.value;
  if (typeof modifier !== "string" || !isLookName(name) || !component.modifiers.has(modifier)) {
    return undefined;
  }
  const edits = [{ from, to, insert: modifier }];
  return createProblem("unknown-attribute", "modifier", { word, name, modifier }, { edits });
}

function asForeign(
  { name, nameFrom, nameTo }: AttributeClause,
  { word }: Element,
  component: ComponentEntry,
  given: UnknownNames,
): Problem | undefined {
  if (component.label && isTextName(name)) {
    return createProblem("unknown-attribute", "label", { word, name });
  }
  const meaning = component.foreignAttributes.get(name) ?? foreignAttribute(name);
  if (meaning === undefined) return undefined;
  if (typeof meaning === "string") {
    return createProblem("unknown-attribute", "advice", { word, name, advice: meaning });
  }
  const known = meaning.filter((each) => each !== name && component.attributes.has(each));
  if (known.length === 0) return undefined;
  const [meant, ...others] = known;
  const isCertain = others.length === 0 && takesSameValue(name) && !given.has(meant!);
  const edits = isCertain ? [{ from: nameFrom, to: nameTo, insert: meant! }] : undefined;
  return createProblem("unknown-attribute", "foreign", { word, name, known }, { edits });
}

function asMisspelled(
  { name, nameFrom, nameTo }: AttributeClause,
  { word }: Element,
  component: ComponentEntry,
  given: UnknownNames,
  cx: CheckContext,
): Problem {
  const meant = cx.suggester.nearest(name, component.attributes, () => [
    ...component.attributes.keys(),
    ...component.attributeAliases.keys(),
    ...(component.label?.twins ?? []),
    ...(component.list?.twins ?? []),
  ]);
  if (meant === undefined) {
    const own = [...component.attributes.values()].filter((entry) => !entry.common);
    const data = { word, name, own: own.map((entry) => entry.name) };
    return createProblem("unknown-attribute", "unknown", data);
  }
  const edits = given.has(meant) ? undefined : spellingEdits(name, meant, nameFrom, nameTo);
  return createProblem("unknown-attribute", "misspelled", { word, name, meant }, { edits });
}
