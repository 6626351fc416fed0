/** Starts an element at a word, and reports an unknown one. */
import { type ComponentEntry, type Element, entryAround } from "../ast/element.js";
import { isFormWord } from "../ast/form.js";
import type { GroupContext } from "./group-context.js";
import type { WordItem } from "./item.js";
import type { ItemRun } from "./item-run.js";
import { reportUnknownWord } from "./report-unknown-word.js";

const none: readonly never[] = [];

/** Creates the element that a word starts, without any parts. */
export function startElement(
  cx: GroupContext,
  item: WordItem,
  parent: Element | undefined,
  run: ItemRun,
): Element {
  const { word, from, to } = item;
  const parentEntry = entryAround(parent);
  let component = cx.vocabulary.component(word)?.within(parentEntry);
  const instead =
    component &&
    parentEntry &&
    (childMeant(component, parent!, parentEntry) ?? outsideMeant(component, parentEntry, run));
  if (instead !== undefined) {
    const data = { word, parent: parent!.word, example: instead };
    cx.collector.add("child-not-allowed", "instead", data, item);
    component = undefined;
  } else if (!component) {
    const meant = cx.vocabulary.component(word.toLowerCase());
    if (meant) {
      component = meant.within(parentEntry);
      const right = word.toLowerCase();
      const edits = [{ from, to, insert: right }];
      cx.collector.add("component-case", "found", { word, right }, item, { edits });
    } else {
      if (isFormWord(word)) cx.mentionsForms = true;
      reportUnknownWord(cx, item, parent, run.before?.component);
    }
  } else if (run.isGlued(item)) {
    const edits = [{ from, to: from, insert: " " }];
    cx.collector.add("words-glued", "before", { word }, item, { edits });
  }
  const element: Element = {
    word,
    wordFrom: from,
    wordTo: to,
    component,
    from,
    to,
    label: undefined,
    number: undefined,
    list: undefined,
    attributes: none,
    modifiers: none,
    block: undefined,
    parent,
  };
  run.before = element;
  return element;
}

/** What is written instead of a component in a parent that does not take it. */
function childMeant(
  component: ComponentEntry,
  parent: Element,
  { children, foreignChildren, parents }: ComponentEntry,
): string | undefined {
  if (children.allow === "any" || children.names.includes(component.name)) return undefined;
  const instead = foreignChildren.get(component.name);
  if (instead === undefined || parents.length === 0) return instead;
  // In a definition, it is not known yet where the parent is used, and so what it takes.
  const around = entryAround(parent.parent);
  return around !== undefined && parents.includes(around.name) ? instead : undefined;
}

/** What is written instead of a component that has to be in another parent, and has a number or block that it cannot have. */
function outsideMeant(
  { foreignOutside, parents }: ComponentEntry,
  parent: ComponentEntry,
  run: ItemRun,
): string | undefined {
  if (foreignOutside === undefined || parents.includes(parent.name)) return undefined;
  const next = run.peek(0);
  const isOther =
    next?.kind === "braces" || (next?.kind === "literal" && next.literal.kind === "number");
  return isOther ? foreignOutside : undefined;
}
