/** Decides what a word behind an element is: its attribute, its modifier, or the next element. */
import type { Element } from "../ast/element.js";
import type { ComponentEntry, Vocabulary } from "../ast/vocabulary.js";
import type { Item } from "./item.js";

/** What a word turned out to be; the numbers are the rules of language.md 1.3 and 1.5. */
export type WordRole =
  /** Rules 3, 4 and 5: a component. */
  | "element"
  /** Rule 2: a modifier that the element knows. */
  | "modifier"
  /** Rule 5: a soft word that could be either. */
  | "soft-modifier"
  /** Rule 6: a component without what it needs. */
  | "component-modifier"
  /** An attribute's name whose value follows without `=`. */
  | "missing-equals"
  /** 1.5: neither known nor explicable as a modifier. */
  | "unknown-element"
  /** 1.5: unknown and alone on its line. */
  | "unknown-word"
  /** 1.5: any other unknown word. */
  | "unknown-modifier";

/** A word with all that its meaning depends on. */
export interface WordPlace {
  word: string;
  /** Whether a line break stands before it. */
  startsLine: boolean;
  /** What follows it. */
  next: Item | undefined;
  /** What follows, attributes and unknown words of the same element passed over. */
  owned: Item | undefined;
  /** Whether a line break stands before `next`, and before `owned`. */
  breaksBeforeNext: boolean;
  breaksBeforeOwned: boolean;
}

/** Says whether a component, given what it has already, takes an item as its own. */
export function canTake(
  component: ComponentEntry | undefined,
  given: Pick<Element, "label" | "number" | "list" | "block"> | undefined,
  item: Item | undefined,
): boolean {
  if (!item) return false;
  if (item.kind === "braces") {
    return given?.block === undefined && component?.children.allow !== "none";
  }
  if (item.kind !== "literal") return false;
  switch (item.literal.kind) {
    case "string":
      return given?.label === undefined && (!component || component.label !== undefined);
    case "number":
      return given?.number === undefined && component?.number !== undefined;
    case "list":
      return given?.list === undefined && (!component || component.list !== undefined);
    default:
      return false;
  }
}

/** Says whether an item can only belong to an element: a value without a name, or braces. */
export function isPositional(item: Item | undefined): boolean {
  return item?.kind === "braces" || item?.kind === "literal";
}

/** Applies the rules to a word behind an open element. */
export function placeWord(place: WordPlace, open: Element, vocabulary: Vocabulary): WordRole {
  const { word, next, startsLine } = place;
  const owner = open.component;
  const parent = open.parent?.component;
  const component = vocabulary.component(word)?.within(parent);
  if (owner?.modifiers.has(word) && isModifier(place, open, component)) return "modifier";
  if (component) {
    if (needsBlock(open) && next?.kind === "braces" && !startsLine) return "component-modifier";
    if (canTake(component, undefined, next)) return "element";
    if (startsLine) return "element";
    if (isSatisfied(component, next)) return "element";
    if (component.bare) return component.soft && isSoft(place, open) ? "soft-modifier" : "element";
    return "component-modifier";
  }
  if (next?.kind === "literal" && !place.breaksBeforeNext && !startsLine) {
    const isName = owner?.attributes.has(word) || owner?.attributeAliases.has(word);
    if (isName) return "missing-equals";
    if (!canTake(owner, open, next) && isAttributeName(word, vocabulary)) return "missing-equals";
  }
  if (isPositional(place.owned)) {
    const isOnLine = startsLine && !place.breaksBeforeOwned;
    if (isOnLine || !canTake(owner, open, place.owned)) return "unknown-element";
  }
  return startsLine && (next === undefined || place.breaksBeforeNext)
    ? "unknown-word"
    : "unknown-modifier";
}

const attributeNames = new WeakMap<Vocabulary, ReadonlySet<string>>();

/** Whether any component has an attribute of that name. */
function isAttributeName(word: string, vocabulary: Vocabulary): boolean {
  let names = attributeNames.get(vocabulary);
  if (!names) {
    names = new Set(vocabulary.components.flatMap(({ attributes }) => [...attributes.keys()]));
    attributeNames.set(vocabulary, names);
  }
  return names.has(word);
}

/**
 * Rule 2. A word that is a component too starts one on a line of its own, and where it can take what
 * follows, unless the open element still waits for that: `input text "Name"` is two elements, as in
 * every earlier reading of the language, and `button link "Home"` is one.
 */
function isModifier(
  { next, startsLine }: WordPlace,
  open: Element,
  component: ComponentEntry | undefined,
): boolean {
  if (component && startsLine) return false;
  if (!isPositional(next)) return true;
  if (!canTake(open.component, open, next)) return false;
  if (!component || !canTake(component, undefined, next)) return true;
  return next?.kind === "braces" ? needsBlock(open) : open.component?.label?.required === true;
}

/** Whether an attribute that follows gives a component the label that it needs. */
function isSatisfied({ label, bare }: ComponentEntry, next: Item | undefined): boolean {
  if (bare || !label?.required || next?.kind !== "attribute") return false;
  return label.twins.includes(next.name) || label.unless.includes(next.name);
}

/** Whether an element is incomplete without braces: those that follow are its own. */
function needsBlock(open: Element): boolean {
  return open.component?.children.braces === "required" && open.block === undefined;
}

/** Rule 5: whether a soft word is a modifier of the open element rather than the next element. */
function isSoft({ word, next }: WordPlace, open: Element): boolean {
  if (!open.component?.attributes.has(word) && !open.component?.modifiers.has(word)) return false;
  const repeats =
    next?.kind === "attribute" && open.attributes.some((attribute) => attribute.name === next.name);
  return !repeats;
}
