/** Finds attributes that an element has more than once, even under different names. */
import { quoted } from "../../base/text/phrases.js";
import type { ComponentEntry, Element } from "../ast/element.js";
import type { Place } from "../diagnostics/diagnostic.js";
import type { CheckContext } from "./context.js";

/** A value that was given, by attribute or by position. */
interface Given extends Place {
  /** Its name in messages. */
  text: string;
}

/** Reports every repetition of the same value. */
export function checkRepetitions(
  element: Element,
  component: ComponentEntry | undefined,
  cx: CheckContext,
): void {
  if (element.attributes.length === 0 || !mayRepeat(element, component)) return;
  reportRepetitions(element, component, cx);
}

function reportRepetitions(
  element: Element,
  component: ComponentEntry | undefined,
  cx: CheckContext,
): void {
  const { attributes, label, list } = element;
  const given = new Map<string, Given[]>();
  const add = (meaning: string, entry: Given): void => {
    const others = given.get(meaning);
    if (others) others.push(entry);
    else given.set(meaning, [entry]);
  };
  for (const { name, nameFrom, nameTo } of attributes) {
    add(meaningOf(name, component), { text: quoted(name), from: nameFrom, to: nameTo });
  }
  if (label && given.has(positionalText)) {
    add(positionalText, { text: "a label", from: label.from, to: label.to });
  }
  if (list && given.has(positionalList)) {
    add(positionalList, { text: "a list", from: list.from, to: list.to });
  }
  for (const entries of given.values()) if (entries.length > 1) report(entries, element, cx);
}

/** Elements with more attributes than this are always checked in full. */
const few = 8;

/** Quickly rules out repetitions, which works for nearly all elements. */
function mayRepeat(
  { attributes, label, list }: Element,
  component: ComponentEntry | undefined,
): boolean {
  if (attributes.length > few) return true;
  if (attributes.length === 1 && !label && !list) return false;
  for (let at = 0; at < attributes.length; at++) {
    const meaning = meaningOf(attributes[at]!.name, component);
    if (meaning === positionalText ? label : meaning === positionalList && list) return true;
    for (let before = 0; before < at; before++) {
      if (meaningOf(attributes[before]!.name, component) === meaning) return true;
    }
  }
  return false;
}

// No name in a source can contain spaces.
const positionalText = " text";
const positionalList = " list";

function meaningOf(name: string, component: ComponentEntry | undefined): string {
  if (!component) return name;
  if (component.label?.twins.includes(name)) return positionalText;
  if (component.list?.twins.includes(name)) return positionalList;
  return component.attributeAliases.get(name) ?? name;
}

function report(entries: Given[], element: Element, cx: CheckContext): void {
  const [first, ...others] = entries.sort((a, b) => a.from - b.from);
  for (const other of others) {
    const { word } = element;
    const details = { related: first };
    if (first!.text === other.text) {
      cx.collector.add(
        "attribute-duplicate",
        "repeated",
        { word, name: other.text },
        other,
        details,
      );
    } else {
      const data = { word, first: first!.text, second: other.text };
      cx.collector.add("attribute-duplicate", "synonym", data, other, details);
    }
  }
}
