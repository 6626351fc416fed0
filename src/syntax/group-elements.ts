/** Groups the items of a source into elements, each with its label, list, attributes and block. */
import type { Tree } from "@lezer/common";
import { type Element, wordPlace } from "../ast/element.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import type { DiagnosticCollector } from "../text/collector.js";
import type { Place, TextEdit } from "../text/diagnostic.js";
import { readAttribute, reportStrayAttribute } from "./attach-attribute.js";
import { readCall } from "./attach-call.js";
import { readLiteral, reportStrayLiteral } from "./attach-literal.js";
import { readWord } from "./attach-word.js";
import type { GroupContext } from "./group-context.js";
import type { BracesItem, Item, WordItem } from "./item.js";
import { ItemRun } from "./item-run.js";
import { findMissingCloses } from "./missing-closes.js";
import { deepestNesting, reportNesting } from "./report-nesting.js";
import { startElement } from "./start-element.js";
import { ComponentSuggester } from "./suggest-component.js";

/**
 * Groups all items of a source.
 *
 * @param tree - the tree of the source, asked for where braces are missing
 */
export function groupElements(
  items: readonly Item[],
  source: string,
  vocabulary: Vocabulary,
  collector: DiagnosticCollector,
  tree: () => Tree,
): Element[] {
  const suggester = new ComponentSuggester(vocabulary, source.length);
  const toldOfForms = new Set<Element>();
  let isTaken = false;
  const takeMissingCloses = (): readonly TextEdit[] | undefined => {
    if (isTaken) return undefined;
    isTaken = true;
    return findMissingCloses(tree(), source);
  };
  const cx: GroupContext = {
    source,
    vocabulary,
    collector,
    suggester,
    modified: undefined,
    toldOfForms,
    takeMissingCloses,
  };
  return group(cx, items, undefined, 0);
}

function group(
  cx: GroupContext,
  items: readonly Item[],
  parent: Element | undefined,
  depth: number,
): Element[] {
  const run = new ItemRun(items, cx.source);
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
  for (let item = run.take(); item; item = run.take()) {
    const isStray = !open && (item.kind === "literal" || item.kind === "attribute");
    if (isStray && isStrayRun) continue;
    isStrayRun = isStray;
    switch (item.kind) {
      case "word":
        if (!open) open = start(item);
        else if (readWord(cx, item, open, run)) open = start(item);
        break;
      case "literal":
        if (open) readLiteral(cx, item, open);
        else reportStrayLiteral(cx, item, parent);
        break;
      case "attribute": {
        const left = open ? readAttribute(cx, item, open, run) : reportStrayAttribute(cx, item);
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

/** Reports what a finished element is missing if nothing can be drawn in its place. */
function finish(cx: GroupContext, element: Element): void {
  const { component } = element;
  if (!component || element.block || component.children.braces !== "required") return;
  if (element.list && !component.list) return;
  const place = { from: element.to, to: element.to };
  cx.collector.add("missing-block", "block", { component: component.name }, place);
}
