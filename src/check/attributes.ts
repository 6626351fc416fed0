/** Checks the attributes of an element: whether it knows them, their values, and repetitions. */
import type { AttributeClause, Element } from "../ast/element.js";
import type { Literal } from "../ast/value.js";
import type { ComponentEntry } from "../ast/vocabulary.js";
import type { Fix } from "../text/diagnostic.js";
import type { CheckContext } from "./context.js";
import { foreignAttribute, isLookName, isTextName } from "./foreign-attributes.js";
import { listed, quoted } from "./phrases.js";
import { spellingFix } from "./suggester.js";
import { checkFlag, checkList, checkText, checkValue } from "./values.js";

/** Checks every attribute of an element whose component is known. */
export function checkAttributes(
  element: Element,
  component: ComponentEntry,
  cx: CheckContext,
): void {
  let names: Set<string> | undefined;
  const isGiven = (name: string): boolean => {
    names ??= new Set(element.attributes.map((clause) => clause.name));
    return names.has(name);
  };
  if (element.label) checkLabel(element.label, component, cx);
  for (const clause of element.attributes) {
    if (clause.value === undefined) continue;
    const { name, value } = clause;
    const entry = component.attributes.get(component.attributeAliases.get(name) ?? name);
    if (entry) {
      checkValue(value, entry.kind, name, cx);
      if (entry.onlyIn.length > 0) checkPlace(clause, entry.onlyIn, element, cx);
    } else if (component.label?.twins.includes(name)) checkText(value, name, cx);
    else if (component.list?.twins.includes(name)) checkList(value, name, cx);
    else if (component.modifiers.has(name)) checkFlag(value, name, cx);
    else reportUnknown(clause, element, component, isGiven, cx);
  }
}

/** The positional text is a value of the attribute that means the same: the name of an icon, say. */
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
  if (parent?.component && parents.includes(parent.component.name)) return;
  const places = listed(parents, "or");
  cx.collector.add(
    "span-outside",
    clause.from,
    clause.to,
    `${quoted(clause.name)} has no effect ${parent ? `in ${quoted(parent.word)}` : "at the top level"}`,
    { hint: `it counts directly inside of ${places}` },
  );
}

function reportUnknown(
  clause: AttributeClause,
  element: Element,
  component: ComponentEntry,
  isGiven: (name: string) => boolean,
  cx: CheckContext,
): void {
  const { name, nameFrom, nameTo } = clause;
  // A name that was a word until it was taken for one has been reported as such.
  if (cx.hasErrorIn(nameFrom, nameTo)) return;
  const message = `${quoted(element.word)} does not know the attribute ${quoted(name)}`;
  const { hint, fix } =
    asBareWord(clause, component) ??
    asForeign(clause, element, component) ??
    asMisspelt(clause, element, component, isGiven, cx);
  cx.collector.add("unknown-attribute", nameFrom, nameTo, message, { hint, fix });
}

interface Proposal {
  hint: string;
  fix?: Fix | undefined;
}

function asBareWord(
  { name, value, from, to }: AttributeClause,
  component: ComponentEntry,
): Proposal | undefined {
  const word = value?.value;
  if (typeof word !== "string" || !isLookName(name) || !component.modifiers.has(word))
    return undefined;
  const fix = { title: `write ${word} alone`, edits: [{ from, to, insert: word }] };
  return { hint: `write ${word} alone: it is a word of its own`, fix };
}

function asMisspelt(
  { name, nameFrom, nameTo }: AttributeClause,
  element: Element,
  component: ComponentEntry,
  isGiven: (name: string) => boolean,
  cx: CheckContext,
): Proposal {
  const meant = cx.suggester.nearest(name, component.attributes, () => [
    ...component.attributes.keys(),
    ...component.attributeAliases.keys(),
    ...(component.label?.twins ?? []),
    ...(component.list?.twins ?? []),
  ]);
  if (meant === undefined) return { hint: ownAttributes(element, component) };
  const fix = isGiven(meant) ? undefined : spellingFix(name, meant, nameFrom, nameTo);
  return { hint: `did you mean ${quoted(meant)}?`, fix };
}

function asForeign(
  { name }: AttributeClause,
  element: Element,
  component: ComponentEntry,
): Proposal | undefined {
  if (component.label && isTextName(name)) {
    return { hint: `the text stands behind the name: write ${element.word} "…"` };
  }
  const meaning = foreignAttribute(name);
  if (meaning === undefined) return undefined;
  if (typeof meaning === "string") return { hint: meaning };
  const known = meaning.filter((word) => word !== name && component.attributes.has(word));
  if (known.length === 0) return undefined;
  return { hint: `did you mean ${listed(known.map(quoted), "or")}?` };
}

function ownAttributes(element: Element, component: ComponentEntry): string {
  const own = [...component.attributes.values()].filter((entry) => !entry.common);
  const common = "the attributes that every element takes";
  if (own.length === 0) return `${quoted(element.word)} takes only ${common}`;
  const names = own.map((entry) => entry.name);
  return `${quoted(element.word)} takes ${listed(names, "and")} besides ${common}`;
}
