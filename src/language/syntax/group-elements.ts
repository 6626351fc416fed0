/** Groups the items of a source into elements, each with its label, list, attributes and block. */
import { attributeNamed, type Element, wordPlace } from "../ast/element.js";
import type { RecordForm } from "../ast/entries.js";
import { type Form, recordsName, topLevelForms } from "../ast/form.js";
import type { ReuseEntries, Vocabulary } from "../ast/vocabulary.js";
import type { DiagnosticCollector } from "../diagnostics/collector.js";
import type { Place, TextEdit } from "../diagnostics/diagnostic.js";
import { readAttribute } from "./attach-attribute.js";
import { readCall } from "./attach-call.js";
import { readLiteral } from "./attach-literal.js";
import { readWord } from "./attach-word.js";
import { collectForms, type ReadForm, readForm } from "./forms/read-form.js";
import type { GroupContext } from "./group-context.js";
import type { AttributeItem, BracesItem, Item, WordItem } from "./item.js";
import { ItemRun } from "./item-run.js";
import { reportStrayLiteral } from "./refuse-literal.js";
import { deepestNesting, reportNesting } from "./report-nesting.js";
import { reportStrayAttribute } from "./report-stray-attribute.js";
import { reportWaiting } from "./report-word.js";
import { startElement } from "./start-element.js";
import { ComponentSuggester } from "./suggest-component.js";

/** Builds the vocabulary of a source with definitions, or uses, from its definitions. */
export type OpenForms = (forms: readonly Form[]) => Vocabulary;

/** The elements of a source, and the vocabulary with which its words were read. */
export interface Grouped {
  elements: Element[];
  vocabulary: Vocabulary;
}

/**
 * Groups all items of a source.
 *
 * @param missingCloses - finds the edits that add missing braces; called at most once per reading, if braces are missing
 * @param openForms - called once if the source defines or uses components; without it, such words are unknown
 * @param before - the element before the items, if they are not the first
 */
export function groupElements(
  items: readonly Item[],
  source: string,
  vocabulary: Vocabulary,
  collector: DiagnosticCollector,
  missingCloses: () => readonly TextEdit[] | undefined,
  openForms?: OpenForms,
  before?: Element,
): Grouped {
  if (!openForms || !startsForm(items)) {
    const count = collector.all.length;
    const cx = createContext(source, vocabulary, collector, missingCloses);
    const elements = group(cx, items, undefined, 0, before);
    if (!cx.mentionsForms || !openForms) return { elements, vocabulary };
    collector.cutTo(count);
  }
  const extended = openForms(collectForms(items, source, vocabulary));
  const cx = createContext(source, extended, collector, missingCloses);
  return { elements: group(cx, items, undefined, 0), vocabulary: extended };
}

/** Whether an element at the top level starts with the word of a definition, so that the source certainly uses reuse. */
function startsForm(items: readonly Item[]): boolean {
  return items.some((item, at) => {
    const isStart = at === 0 || items[at - 1]!.kind === "braces";
    return isStart && item.kind === "word" && topLevelForms.has(item.word);
  });
}

function createContext(
  source: string,
  vocabulary: Vocabulary,
  collector: DiagnosticCollector,
  missingCloses: () => readonly TextEdit[] | undefined,
): GroupContext {
  const suggester = new ComponentSuggester(vocabulary, source.length);
  const toldOfForms = new Set<Element>();
  let isTaken = false;
  const takeMissingCloses = (): readonly TextEdit[] | undefined => {
    if (isTaken) return undefined;
    isTaken = true;
    return missingCloses();
  };
  return {
    source,
    vocabulary,
    collector,
    suggester,
    modified: undefined,
    toldOfForms,
    labels: new Set(),
    unquoted: new Map(),
    takeMissingCloses,
    mentionsForms: false,
  };
}

function group(
  cx: GroupContext,
  items: readonly Item[],
  parent: Element | undefined,
  depth: number,
  before?: Element,
): Element[] {
  const run = new ItemRun(items, cx.source);
  run.before = before;
  const elements: Element[] = [];
  let open: Element | undefined;
  // A run of values without an element is one mistake.
  let isStrayRun = false;
  const close = (): void => {
    if (open) finish(cx, open);
    open = undefined;
  };
  const start = (word: WordItem): Element => {
    close();
    const element = startElement(cx, word, parent, run);
    elements.push(element);
    return element;
  };
  const { reuse } = cx.vocabulary;
  for (let item = run.take(); item; item = run.take()) {
    const isStray = !open && (item.kind === "literal" || item.kind === "attribute");
    if (isStray && isStrayRun) continue;
    isStrayRun = isStray;
    switch (item.kind) {
      case "word": {
        const read = reuse && readForm(item, run, !parent, cx.vocabulary, cx.collector);
        if (read) {
          close();
          open = formElement(item, read, parent, reuse!);
          run.before = open;
          elements.push(open);
        } else if (!open) open = start(item);
        else if (readWord(cx, item, open, run)) open = start(item);
        break;
      }
      case "literal":
        if (open) readLiteral(cx, item, open, run);
        else reportStrayLiteral(cx, item, parent);
        break;
      case "attribute": {
        const isElement = open !== undefined && meansElement(cx, item, open, run);
        if (isElement) close();
        const left =
          open && !isElement ? readAttribute(cx, item, open, run) : reportStrayAttribute(cx, item);
        if (left) run.putBack(left);
        break;
      }
      case "call":
        open = readCall(cx, item, open, start);
        break;
      case "braces":
        if (open) readBlock(cx, item, open, depth);
        else for (const stray of readStrayBlock(cx, item, parent, depth)) elements.push(stray);
        close();
    }
  }
  close();
  return elements;
}

/** Whether a line that begins with a component and a colon means that element: `button: "Save"`. */
function meansElement(
  { vocabulary }: GroupContext,
  item: AttributeItem,
  open: Element,
  run: ItemRun,
): boolean {
  return (
    item.separator === ":" &&
    item.value !== undefined &&
    !item.isQuoted &&
    vocabulary.component(item.name) !== undefined &&
    attributeNamed(open.component, item.name) === undefined &&
    run.startsLine(item)
  );
}

function formElement(
  { word, from, to }: WordItem,
  read: ReadForm,
  parent: Element | undefined,
  { forms }: ReuseEntries,
): Element {
  return {
    word,
    wordFrom: from,
    wordTo: to,
    component: forms.get(read.form.kind),
    from,
    to: read.to,
    label: undefined,
    number: undefined,
    list: undefined,
    attributes: [],
    modifiers: [],
    block: undefined,
    parent,
    form: read.form,
  };
}

function readBlock(cx: GroupContext, item: BracesItem, open: Element, depth: number): void {
  const owner = open.component;
  const name = owner?.name ?? open.word;
  if (item.isOpenMissing) {
    const place = { from: open.to, to: open.to };
    const edits = [{ ...place, insert: " {" }];
    cx.collector.add("missing-block", "open", { component: name }, place, { edits });
  } else if (owner && owner.children.allow === "none") {
    cx.collector.add("block-not-allowed", "found", { component: name }, openBrace(item));
  } else if (item.close === undefined) {
    const edits = cx.takeMissingCloses();
    const place = openBrace(item);
    cx.collector.add("syntax-unclosed-block", "element", { component: name }, place, { edits });
  }
  open.block = { open: item.open, close: item.close, elements: [] };
  open.to = item.to;
  if (depth + 1 > deepestNesting) {
    reportNesting(wordPlace(open), cx.collector);
    return;
  }
  open.block.elements = group(cx, item.items, open, depth + 1);
}

function openBrace({ open }: BracesItem): Place {
  return { from: open, to: open + 1 };
}

function readStrayBlock(
  cx: GroupContext,
  item: BracesItem,
  parent: Element | undefined,
  depth: number,
): Element[] {
  cx.collector.add("token-unexpected", "strayBlock", {}, openBrace(item));
  if (depth + 1 > deepestNesting) {
    reportNesting(openBrace(item), cx.collector);
    return [];
  }
  return group(cx, item.items, parent, depth + 1);
}

/** Limits the attributes of an element with records to those that name fields. */
function readFields({ attributes }: Element, { attributes: fields }: RecordForm): void {
  if (!attributes.some(({ name }) => name === recordsName)) return;
  for (const clause of attributes) clause.entry = fields.get(clause.name) ?? clause.entry;
}

/** Maximum number of characters of a form's head that a message quotes. */
const longestHead = 40;

/** Reports the missing parts of a finished element without which it cannot be drawn. */
function finish(cx: GroupContext, element: Element): void {
  const { component } = element;
  if (component && cx.unquoted.size > 0) reportWaiting(cx, element, component);
  if (component?.records && cx.vocabulary.reuse) readFields(element, component.records);
  if (!component || element.block || component.children.braces !== "required") return;
  if (element.list && !component.list) return;
  const place = { from: element.to, to: element.to };
  const head = element.form && cx.source.slice(element.from, element.to);
  const written = head && head.length < longestHead ? head : component.name;
  cx.collector.add("missing-block", "block", { component: component.name, written }, place);
}
