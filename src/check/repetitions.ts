/** Finds attributes that an element has twice, under whatever names. */
import type { Element } from "../ast/element.js";
import type { ComponentEntry } from "../ast/vocabulary.js";
import type { CheckContext } from "./context.js";
import { quoted } from "./phrases.js";

/** Something that was given, by attribute or by position. */
interface Given {
  /** How a message names it. */
  text: string;
  from: number;
  to: number;
}

/** Reports the second and every further time that the same thing is given. */
export function checkRepetitions(
  element: Element,
  component: ComponentEntry | undefined,
  cx: CheckContext,
): void {
  const { attributes, label, list } = element;
  if (attributes.length === 0) return;
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
    add(positionalText, { text: "the text", from: label.from, to: label.to });
  }
  if (list && given.has(positionalList)) {
    add(positionalList, { text: "the array", from: list.from, to: list.to });
  }
  for (const entries of given.values()) if (entries.length > 1) report(entries, element, cx);
}

// Blanks keep these apart from every name that a source can hold.
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
    const same = first!.text === other.text;
    const message = same
      ? `${quoted(element.word)} has ${other.text} twice`
      : `${quoted(element.word)} has ${first!.text} and ${other.text}, which mean the same`;
    cx.collector.add("attribute-duplicate", other.from, other.to, message, {
      hint: same ? "the last one counts: remove the others" : "only one of them counts: remove one",
      related: [{ from: first!.from, to: first!.to, message: "given first here" }],
    });
  }
}
