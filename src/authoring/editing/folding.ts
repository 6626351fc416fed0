/** Finds foldable ranges: blocks, lists and comments of several lines, regions, and runs of imports. */
import type { SyntaxNode } from "@lezer/common";
import type { Place } from "../../language/diagnostics/diagnostic.js";
import * as term from "../../language/syntax/parser.terms.js";
import type { LanguageDocument } from "./language-document.js";

/** A foldable range; brackets have no kind. */
export interface Fold extends Place {
  kind?: "region" | "comment" | "imports";
}

const bracketed = new Set<number>([term.Block, term.Object, term.List, term.Call]);
const opening = new Set<number>([term.BlockOpen, term.ListOpen, term.CallOpen]);
const closing = new Set<number>([term.BlockClose, term.ListClose, term.CallClose]);
const comments = new Set<number>([term.LineComment, term.BlockComment]);

/** What is open within one node. Regions and calls end in the node that they start in. */
interface Open {
  readonly regions: number[];
  /** Calls, each with its fold if nothing closes it. */
  readonly calls: { from: number; toLastItem?: Place }[];
}

/** The comments around a region. */
const marker = /^\/\/\s*#(end)?region\b/;

/** The foldable ranges, in source order. */
export function folds({ tree, source, text }: LanguageDocument): Fold[] {
  const found: Fold[] = [];
  const lineOf = (offset: number): number => source.locate(offset).line;
  const add = (fold: Fold): void => {
    if (lineOf(fold.from) < lineOf(fold.to)) found.push(fold);
  };
  let run: Place | undefined;
  const endRun = (): void => {
    if (run) add({ ...run, kind: "comment" });
    run = undefined;
  };
  const around: Open[] = [];
  const endCalls = ({ calls }: Open): void => {
    for (const { toLastItem } of calls.splice(0)) if (toLastItem) add(toLastItem);
  };
  tree.iterate({
    enter({ type, from, to, node }) {
      if (!comments.has(type.id)) {
        const outer = around.at(-1);
        around.push({ regions: [], calls: [] });
        if (!type.isTop) endRun();
        // The first named argument ends what the parser reads as a call, so its parenthesis is closed by a later sibling.
        if (type.id === term.CallOpen && node.parent?.type.id !== term.Call) {
          outer!.calls.push({ from: to });
        } else if (type.id === term.CallClose && node.parent?.type.id !== term.Call) {
          const call = outer!.calls.pop();
          if (call) add({ from: call.from, to: from });
        } else if (type.id === term.Call && node.lastChild?.type.id !== term.CallClose) {
          const toLastItem = inBrackets(node, text);
          outer!.calls.push({ from: toLastItem.from, toLastItem });
        } else if (bracketed.has(type.id)) {
          if (type.id === term.Block) endCalls(outer!);
          add(inBrackets(node, text));
        }
        return;
      }
      const isAlone = text.slice(source.lineStarts[lineOf(from) - 1], from).trim() === "";
      const region = isAlone ? marker.exec(text.slice(from, to)) : null;
      if (region) {
        endRun();
        const open = around.at(-1)!.regions;
        if (!region[1]) open.push(from);
        else if (open.length > 0) add({ from: open.pop()!, to, kind: "region" });
        return;
      }
      const follows = run && lineOf(run.to) + 1 >= lineOf(from);
      if (!follows || !isAlone) endRun();
      if (isAlone) run = { from: run?.from ?? from, to };
    },
    leave({ type }) {
      if (!comments.has(type.id)) endCalls(around.pop()!);
    },
  });
  endRun();
  const imports = importsIn(tree.topNode, text);
  const [first, last] = [imports[0], imports.at(-1)];
  if (first && last && first !== last) {
    found.push({ from: first.from, to: last.to, kind: "imports" });
  }
  return found.sort((a, b) => a.from - b.from || b.to - a.to);
}

/** The content between brackets, so that these stay visible; without a closing one, up to the last item. */
function inBrackets(node: SyntaxNode, text: string): Place {
  let open = node.firstChild;
  // The word of a call comes before its bracket.
  if (open?.type.id === term.Word) open = open.nextSibling;
  const close = node.lastChild;
  const from = open && opening.has(open.type.id) ? open.to : node.from;
  if (close && closing.has(close.type.id)) return { from, to: close.from };
  return { from, to: from + text.slice(from, node.to).trimEnd().length };
}

/** The imports at the top of a text. The tree suffices: editors ask for folds on each keystroke. */
function importsIn(top: SyntaxNode, text: string): Place[] {
  const found: Place[] = [];
  for (let node = top.firstChild; node; node = node.nextSibling) {
    if (node.type.id !== term.Word || text.slice(node.from, node.to) !== "import") continue;
    let end = node.nextSibling;
    if (end?.type.id === term.Block) end = end.nextSibling?.nextSibling ?? null;
    if (end?.type.id !== term.String) continue;
    const as = end.nextSibling;
    const isNamed = as?.type.id === term.Word && text.slice(as.from, as.to) === "as";
    found.push({ from: node.from, to: (isNamed ? as.nextSibling : undefined)?.to ?? end.to });
  }
  return found;
}
