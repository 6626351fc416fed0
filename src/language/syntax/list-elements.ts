/** Reads elements in a list, which can only hold values: as marks in its texts where these are drawn. */
import type { ComponentEntry, Element } from "../ast/element.js";
import { printString } from "../ast/print-string.js";
import type { Literal } from "../ast/value.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import { lookUp } from "./foreign-component.js";
import type { GroupContext } from "./group-context.js";
import { mayListElements } from "./may-list-elements.js";

/** An element in a list: a component, and what follows it without a comma. */
interface Listed {
  entry: ComponentEntry;
  label: string | undefined;
  words: string[];
  from: number;
  to: number;
  /** Index of the item after it. */
  next: number;
}

/** The list with its elements as marks, each of which is reported. */
export function readListElements(list: Literal, owner: Element, cx: GroupContext): Literal {
  const { items } = list;
  if (!items) return list;
  const read: Literal[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at]!;
    const listed = elementAt(items, at, cx);
    if (listed) {
      const mark = owner.component?.list?.marks ? markOf(listed) : undefined;
      const text = mark ?? listed.label;
      report(listed, mark ?? (isItem(listed, owner) ? text : undefined), owner, cx);
      if (text === undefined) for (const each of items.slice(at, listed.next)) read.push(each);
      else read.push({ kind: "string", value: text, from: listed.from, to: listed.to });
      at = listed.next;
    } else {
      const isRow = item.kind === "list" && mayListElements(item, cx);
      read.push(isRow ? readListElements(item, owner, cx) : item);
      at++;
    }
  }
  return { ...list, items: read, value: read.map(({ value }) => value) };
}

/** The element that begins at an item: a component with a label or a modifier after it, without a comma. */
function elementAt(
  items: readonly Literal[],
  start: number,
  { source, vocabulary }: GroupContext,
): Listed | undefined {
  const first = items[start]!;
  if (first.kind !== "word") return undefined;
  const word = String(first.value);
  const entry = vocabulary.component(word) ?? foreignItem(word, vocabulary);
  if (!entry) return undefined;
  const listed: Listed = {
    entry,
    label: undefined,
    words: [],
    from: first.from,
    to: first.to,
    next: start + 1,
  };
  for (let item = items[listed.next]; item; item = items[listed.next]) {
    if (!/^[^,]*$/.test(source.slice(listed.to, item.from))) break;
    const isLabel =
      item.kind === "string" && listed.label === undefined && entry.label !== undefined;
    const isModifier = item.kind === "word" && entry.modifiers.has(String(item.value));
    if (isLabel) listed.label = String(item.value);
    else if (isModifier) listed.words.push(String(item.value));
    else break;
    listed.to = item.to;
    listed.next++;
  }
  return listed.next > start + 1 ? listed : undefined;
}

/** The component that a word of another system means, if its label alone is an item: `option`, `li`. */
function foreignItem(word: string, vocabulary: Vocabulary): ComponentEntry | undefined {
  const form = lookUp(vocabulary.foreignForms, word)?.component;
  const name = form ?? lookUp(vocabulary.foreignWords, word);
  return name === undefined ? undefined : vocabulary.component(name);
}

/** Whether an element is an item of the list's owner, which is its label alone. */
function isItem({ entry, words }: Listed, { component }: Element): boolean {
  const isOwn = component?.name === entry.name || component?.children.names.includes(entry.name);
  return isOwn === true && words.length === 0;
}

/** The text that is drawn like an element; undefined if there is none. */
function markOf({ entry: { mark, name }, label = "", words }: Listed): string | undefined {
  if (mark === undefined) return undefined;
  if (mark === "plain") return label;
  const text = label.replace(/\[/g, "\\[");
  if (mark === "inside") return text === "" ? undefined : `[${name}:${label}]`;
  const detail = mark === "words" ? undefined : words.find((word) => mark.includes(word));
  const sign = detail === undefined ? `[${name}]` : `[${name}:${detail}]`;
  return text === "" ? sign : `${sign} ${text}`;
}

function report(
  { label, from, to }: Listed,
  text: string | undefined,
  owner: Element,
  cx: GroupContext,
): void {
  const written = cx.source.slice(from, to);
  const insert = text === undefined ? undefined : printString(text);
  const plain = label === undefined ? undefined : printString(label);
  const edits = insert === undefined ? undefined : [{ from, to, insert }];
  const takesBlock = owner.component !== undefined && owner.component.children.allow !== "none";
  const data = { owner: owner.word, written, insert, plain, takesBlock };
  cx.collector.add("list-element", "found", data, { from, to }, { edits });
}
