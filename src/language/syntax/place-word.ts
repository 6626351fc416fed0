/** Decides what a word after an element is: its attribute, its modifier, or the next element. */
import type { ComponentEntry } from "../ast/element.js";
import { type Element, entryAround } from "../ast/element.js";
import type { Literal, Value } from "../ast/value.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import type { Item } from "./item.js";

/** What a word turned out to be; the numbers are the rules of language.md 1.3 and 1.5. */
export type WordRole =
  /** Rules 3 and 5: a component. */
  | "element"
  /** Rule 2: a modifier that the element knows. */
  | "modifier"
  /** Rule 4: a soft word on the line of the element. */
  | "soft-modifier"
  /** Rule 6: a component without the parts it needs. */
  | "component-modifier"
  /** An attribute's name whose value follows without `=`. */
  | "missing-equals"
  /** 1.5: meant as an element, but not a component. */
  | "unknown-element"
  /** 1.5: unknown and alone on its line. */
  | "unknown-word"
  /** 1.5: any other unknown word. */
  | "unknown-modifier";

/** A word with everything that its meaning depends on. */
export interface WordPlace {
  readonly word: string;
  /** Whether there is a line break before it. */
  readonly startsLine: boolean;
  /** Whether it starts a line that is indented no deeper than the line where the element starts. */
  isOutdented(): boolean;
  /** The items that follow it, from 0. */
  ahead(distance: number): Item | undefined;
  /** Whether there is a line break between the word and a following item. */
  breaksBefore(item: Item): boolean;
}

/** Maximum number of following items that can change the meaning of a word. */
const farthest = 32;

/** Whether a component, given what it already has, takes an item as its own. */
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
  const { kind, value } = item.literal;
  switch (kind) {
    case "string":
      // `marker "$n"`: the value of the name is not known yet.
      if (!component?.label && component?.number && isNameValue(value)) {
        return given?.number === undefined;
      }
      return given?.label === undefined && (!component || component.label !== undefined);
    case "number":
      return given?.number === undefined && component?.number !== undefined;
    case "list":
      return given?.list === undefined && (!component || component.list !== undefined);
    default:
      return false;
  }
}

/** Whether a text stands for the value of a name. */
function isNameValue(value: Value): boolean {
  return typeof value === "string" && /^\$[\p{L}_][\p{L}\p{M}\p{N}_.-]*$/u.test(value);
}

/** Whether an item can only belong to an element: an unnamed value, or braces. */
export function isPositional(item: Item | undefined): boolean {
  return item?.kind === "braces" || item?.kind === "literal";
}

/** Applies the rules to a word after an open element. */
export function placeWord(place: WordPlace, open: Element, vocabulary: Vocabulary): WordRole {
  const { word } = place;
  const owner = open.component;
  const component = vocabulary.component(word)?.within(entryAround(open.parent));
  const isModifier = owner?.modifiers.has(word) ?? false;
  if (!component) return isModifier ? "modifier" : placeUnknown(place, open, vocabulary);
  if (!isModifier && ownsNext(component, place)) return "element";
  const { startsLine } = place;
  const isSoft = isModifier || (owner?.attributes.has(word) ?? false);
  const start = startOf(component, isSoft, place, open, vocabulary);
  const isKnownHere = isModifier && !(isSoft && startsLine);
  if (isKnownHere && (start !== "owns" || waitsFor(open, place.ahead(0)))) return "modifier";
  if (start === "owns") return "element";
  if (start === "bare" && isSoft && !startsLine) return "soft-modifier";
  if (ownsLooseList(component, place.ahead(0), open)) return "element";
  return start === "bare" || startsLine ? "element" : "component-modifier";
}

/**
 * Whether a component has what it needs: a following item that cannot be meant for the open element, or nothing,
 * because it can stand alone.
 */
function startOf(
  component: ComponentEntry,
  isSoft: boolean,
  place: WordPlace,
  open: Element,
  vocabulary: Vocabulary,
): "owns" | "bare" | undefined {
  if (ownsNext(component, place)) return "owns";
  if (ownsLabel(component, place, vocabulary)) return "owns";
  const after = passOver(place, (item) => isPassed(item, component, vocabulary));
  if (after?.kind === "literal" && canTake(component, undefined, after)) {
    // If both could take the word, the open element gets it, provided it knows it.
    if (!isSoft || !canTake(open.component, open, after)) return "owns";
  }
  const hasBlock = after?.kind === "braces";
  const isForOpen = hasBlock && canTake(open.component, open, after);
  const isForComponent = hasBlock && canTake(component, undefined, after);
  if (isForComponent && !needsBlock(open)) return "owns";
  const stands = component.bare || component.bareIn.includes(entryAround(open.parent)?.name ?? "");
  if (!stands || (isForOpen && (needsBlock(open) || !isForComponent))) return undefined;
  return takesMore(component, place, open) ? "owns" : "bare";
}

/** Whether a value that a component takes follows. */
function ownsNext(component: ComponentEntry, place: WordPlace): boolean {
  const next = place.ahead(0);
  return next?.kind === "literal" && canTake(component, undefined, next);
}

/** Whether a string follows that only the component can have: as its list, which lacks its brackets. */
function ownsLooseList(component: ComponentEntry, next: Item | undefined, open: Element): boolean {
  if (next?.kind !== "literal" || next.literal.kind !== "string") return false;
  return !component.label && component.list !== undefined && !canTake(open.component, open, next);
}

/** The first following item that is not skipped. */
function passOver(place: WordPlace, passes: (item: Item) => boolean): Item | undefined {
  for (let distance = 0; distance < farthest; distance++) {
    const item = place.ahead(distance);
    if (!item || !passes(item)) return item;
  }
  return undefined;
}

/** Whether an item is an attribute or a modifier that a component knows. */
function isOwn(item: Item, { attributes, attributeAliases, modifiers }: ComponentEntry): boolean {
  if (item.kind === "attribute")
    return attributes.has(item.name) || attributeAliases.has(item.name);
  return item.kind === "word" && modifiers.has(item.word);
}

/**
 * Whether an item may be between a component and the part it needs: attributes, its modifiers, unknown words, and any
 * word before a block that the component requires.
 */
function isPassed(item: Item, component: ComponentEntry, vocabulary: Vocabulary): boolean {
  if (item.kind === "attribute") return true;
  if (item.kind !== "word") return false;
  return (
    component.children.braces === "required" ||
    component.modifiers.has(item.word) ||
    !vocabulary.component(item.word)
  );
}

/** Whether a following attribute gives a component the label it needs: `link content="Home"`. */
function ownsLabel(
  { label, bare, modifiers }: ComponentEntry,
  place: WordPlace,
  vocabulary: Vocabulary,
): boolean {
  if (bare || !label?.required) return false;
  const names = [...label.twins, ...label.unless];
  const isGiven = (item: Item) => item.kind === "attribute" && names.includes(item.name);
  const found = passOver(place, (item) => {
    if (item.kind === "attribute") return !isGiven(item);
    if (item.kind !== "word") return false;
    // A component that can stand alone is the next element; others would lack a part they need.
    return modifiers.has(item.word) || !vocabulary.component(item.word)?.bare;
  });
  return found !== undefined && isGiven(found);
}

/** Whether following attributes are taken only by the component, or are already set on the open element. */
function takesMore(component: ComponentEntry, place: WordPlace, open: Element): boolean {
  const isMore = (item: Item): boolean =>
    item.kind === "attribute" &&
    isOwn(item, component) &&
    (open.attributes.some(({ name }) => name === item.name) ||
      (open.component !== undefined && !isOwn(item, open.component)));
  const found = passOver(place, (item) => isOwn(item, component) && !isMore(item));
  return found !== undefined && isMore(found);
}

/** Whether the open element still needs the following label or block. */
function waitsFor(open: Element, next: Item | undefined): boolean {
  if (!canTake(open.component, open, next)) return false;
  return next?.kind === "braces" ? needsBlock(open) : open.component?.label?.required === true;
}

/** Whether an element is incomplete without braces, so that following ones are its own. */
function needsBlock(open: Element): boolean {
  return open.component?.children.braces === "required" && open.block === undefined;
}

/** 1.5: a word that is neither a component nor known to the open element. */
function placeUnknown(place: WordPlace, open: Element, vocabulary: Vocabulary): WordRole {
  const { word, startsLine } = place;
  const owner = open.component;
  // It is unknown what an unknown component takes, so modifiers of any component are taken as its own.
  if (!owner && !startsLine && isModifierName(word, vocabulary)) return "unknown-modifier";
  const next = place.ahead(0);
  if (next?.kind === "literal" && !place.breaksBefore(next) && !startsLine) {
    // `step "Cart" step "Pay"`: the second of the same unknown components, even if the word also names an attribute.
    if (!owner && word === open.word) return "unknown-element";
    const isName = owner?.attributes.has(word) || owner?.attributeAliases.has(word);
    if (isName) return "missing-equals";
    if (!canTake(owner, open, next) && isValueOf(word, next.literal, vocabulary)) {
      return "missing-equals";
    }
  }
  if (!owner && !startsLine && (next === undefined || place.breaksBefore(next))) {
    return "unknown-modifier";
  }
  const owned = passOver(
    place,
    (item) =>
      item.kind === "attribute" || (item.kind === "word" && !vocabulary.component(item.word)),
  );
  if (isPositional(owned)) {
    const isOnLine = startsLine && !place.breaksBefore(owned!);
    if (isOnLine || !canTake(owner, open, owned)) return "unknown-element";
  }
  if (!startsLine) return "unknown-modifier";
  if (place.isOutdented()) return "unknown-element";
  return next === undefined || place.breaksBefore(next) ? "unknown-word" : "unknown-modifier";
}

interface Names {
  readonly attributes: ReadonlySet<string>;
  readonly modifiers: ReadonlySet<string>;
}

const namesByVocabulary = new WeakMap<Vocabulary, Names>();

function namesOf(vocabulary: Vocabulary): Names {
  let names = namesByVocabulary.get(vocabulary);
  if (!names) {
    names = {
      attributes: new Set(
        vocabulary.components.flatMap(({ attributes }) => [...attributes.keys()]),
      ),
      modifiers: new Set(vocabulary.components.flatMap(({ modifiers }) => [...modifiers.keys()])),
    };
    namesByVocabulary.set(vocabulary, names);
  }
  return names;
}

/** Whether any component has an attribute of that name, which may be a list if the value is one. */
function isValueOf(word: string, { kind, value }: Literal, vocabulary: Vocabulary): boolean {
  if (kind !== "list") return namesOf(vocabulary).attributes.has(word);
  return vocabulary.components.some(
    ({ attributes }) => attributes.get(word)?.kind.read(value) !== undefined,
  );
}

/** Whether any component has a modifier of that name. */
function isModifierName(word: string, vocabulary: Vocabulary): boolean {
  return namesOf(vocabulary).modifiers.has(word);
}
