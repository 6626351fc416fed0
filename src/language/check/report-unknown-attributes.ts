/** Reports unknown attributes, with what was probably meant. */
import type { AttributeClause, ComponentEntry, Element } from "../ast/element.js";
import { createProblem, type Problem } from "../diagnostics/create-diagnostic.js";
import { spellingEdits } from "../diagnostics/suggester.js";
import type { CheckContext } from "./context.js";
import {
  foreignAttribute,
  isLookName,
  isOfStyling,
  isTextName,
  takesSameValue,
} from "./foreign-attributes.js";

/** Reports the unknown attributes of an element; the same advice is given only once. */
export function reportUnknownAttributes(
  clauses: readonly AttributeClause[],
  element: Element,
  component: ComponentEntry,
  cx: CheckContext,
): void {
  const unknown = new UnknownNames(element);
  for (const clause of clauses) {
    if (unknown.repeats(component.foreignAttributes.get(clause.name))) continue;
    reportUnknown(clause, element, component, unknown, cx);
  }
}

/** The state of reporting the unknown attributes of an element. */
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

  /** Whether the element already got this advice for another attribute. */
  repeats(advice: string | undefined): boolean {
    if (advice === undefined) return false;
    const isRepeated = this.#told.has(advice);
    this.#told.add(advice);
    return isRepeated;
  }
}

function reportUnknown(
  clause: AttributeClause,
  element: Element,
  component: ComponentEntry,
  given: UnknownNames,
  cx: CheckContext,
): void {
  const { nameFrom, nameTo } = clause;
  // A word that was read as an attribute name was already reported.
  if (cx.hasErrorIn(nameFrom, nameTo)) return;
  const place = { from: nameFrom, to: nameTo };
  if (!cx.collector.describes("unknown-attribute")) {
    cx.collector.addUndescribed("unknown-attribute", place);
    return;
  }
  const problem =
    asModifier(clause, element, component) ??
    asForeign(clause, element, component, given) ??
    asMisspelled(clause, element, component, given, cx);
  cx.collector.addProblem(problem, place);
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
  { name, nameFrom, nameTo, to }: AttributeClause,
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
    const edits = isOfStyling(name) ? [{ from: nameFrom, to, insert: "" }] : undefined;
    return createProblem("unknown-attribute", "advice", { word, name, advice: meaning }, { edits });
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
    ...aliasesOf(component),
    ...(cx.vocabulary.reuse?.attributes.keys() ?? []),
    ...((component.root && cx.vocabulary.reuse?.pageAttributes.keys()) || []),
    ...(component.label?.twins ?? []),
    ...(component.list?.twins ?? []),
  ]);
  if (meant === undefined || isOtherWord(name, meant, cx)) {
    const own = [...component.attributes.values()].filter((entry) => !entry.common);
    const data = { word, name, own: own.map((entry) => entry.name) };
    return createProblem("unknown-attribute", "unknown", data);
  }
  const edits = given.has(meant) ? undefined : spellingEdits(name, meant, nameFrom, nameTo);
  return createProblem("unknown-attribute", "misspelled", { word, name, meant }, { edits });
}

/** Whether a name is spelled as meant, since other components have it, and is no other form of the nearest one. */
function isOtherWord(name: string, nearest: string, { vocabulary }: CheckContext): boolean {
  const [short, long] = name.length < nearest.length ? [name, nearest] : [nearest, name];
  if (long === `${short}s`) return false;
  return vocabulary.components.some(({ attributes }) => attributes.has(name));
}

/** The other names of a component's attributes. */
function aliasesOf({ attributes, attributeAliases }: ComponentEntry): string[] {
  const known = [...attributeAliases].filter(([, meant]) => attributes.has(meant));
  return known.map(([alias]) => alias);
}
