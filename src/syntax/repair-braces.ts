/** Finds, by indentation, which braces of an unbalanced source are missing and which are too many. */
import type { Tree } from "@lezer/common";
import { type Element, walkElements } from "../ast/element.js";
import type { BracePlan } from "./brace-plan.js";
import * as term from "./parser.terms.js";

/** A brace or the first token of a line. */
interface Mark {
  type: "open" | "close" | "missing-open" | "other";
  at: number;
  line: number;
  /** Column of the first token of its line. */
  indent: number;
  startsLine: boolean;
}

/**
 * Plans a second reading (language.md 1.4). A missing `}` belongs before the first line that is
 * indented no more than the line of its `{`; a `}` too many is the first that is indented deeper than
 * the line of its `{`, unless an element in front of deeper lines has no `{`.
 *
 * @returns undefined when the braces are balanced
 * @param swallowed - number of closing braces that are in strings or comments without an end
 */
export function planBraces(
  tree: Tree,
  source: string,
  elements: readonly Element[],
  swallowed: number,
): BracePlan | undefined {
  const marks = readMarks(tree, source);
  let balance = -swallowed;
  let isUnbalanced = false;
  for (const { type } of marks) {
    if (type === "open") balance++;
    else if (type === "close" && --balance < -swallowed) isUnbalanced = true;
  }
  if (balance === 0 && !isUnbalanced) return undefined;
  if (balance < 0) {
    const missing = findMissingOpens(elements, source, -balance);
    balance += missing.length;
    for (const element of missing) marks.push(markMissingOpen(element, source, marks));
    marks.sort((a, b) => a.at - b.at);
  }
  return matchByIndent(marks, balance);
}

function readMarks(tree: Tree, source: string): Mark[] {
  const marks: Mark[] = [];
  let scanned = 0;
  let line = 0;
  let lineStart = 0;
  let indent = 0;
  let lastLine = -1;
  const cursor = tree.cursor();
  do {
    const { type, from, to } = cursor;
    if (type.isSkipped || from === to || isContainer(type.id)) continue;
    for (; scanned < from; scanned++) {
      if (source.charCodeAt(scanned) === 10) {
        line++;
        lineStart = scanned + 1;
      }
    }
    const startsLine = line !== lastLine;
    if (startsLine) indent = from - lineStart;
    lastLine = line;
    const kind =
      type.id === term.BlockOpen
        ? "open"
        : type.id === term.BlockClose || type.id === term.ExtraClose
          ? "close"
          : "other";
    if (kind !== "other" || startsLine)
      marks.push({ type: kind, at: from, line, indent, startsLine });
  } while (cursor.next());
  return marks;
}

const containers = new Set<number>([
  term.Document,
  term.Block,
  term.Object,
  term.List,
  term.Attribute,
  term.Call,
]);

function isContainer(type: number): boolean {
  return containers.has(type);
}

function markMissingOpen(element: Element, source: string, marks: readonly Mark[]): Mark {
  const before = marks.findLast((mark) => mark.at < element.to);
  return {
    type: "missing-open",
    at: element.to,
    line: before?.line ?? 0,
    indent: indentOf(source, element.wordFrom),
    startsLine: false,
  };
}

/** Elements that could take a block, have none, and are in front of deeper lines. */
function findMissingOpens(elements: readonly Element[], source: string, most: number): Element[] {
  const found: Element[] = [];
  walkElements(elements, (element) => {
    if (found.length >= most || element.block || !element.component) return;
    if (element.component.children.allow === "none") return;
    const own = indentOf(source, element.wordFrom);
    const following = /^[^\S\r\n]*(?:\/\/[^\r\n]*)?(?:\r\n|\r|\n)\s*?([^\S\r\n]*)\S/.exec(
      source.slice(element.to, element.to + 2000),
    );
    if (following && following[1]!.length > own) found.push(element);
  });
  return found;
}

function indentOf(source: string, offset: number): number {
  let start = offset;
  while (start > 0 && source[start - 1] !== "\n" && source[start - 1] !== "\r") start--;
  let at = start;
  while (source[at] === " " || source[at] === "\t") at++;
  return at - start;
}

function matchByIndent(marks: readonly Mark[], balance: number): BracePlan {
  const closes = new Map<number, number>();
  const opens = new Map<number, number>();
  const extra = new Set<number>();
  const stack: Mark[] = [];
  const isIndented = marks.some((mark) => mark.indent > 0);
  let missing = Math.max(0, balance);
  let surplus = Math.max(0, -balance);
  const closeBefore = (mark: Mark): void => {
    stack.pop();
    closes.set(mark.at, stack.length);
    missing--;
  };
  for (const mark of marks) {
    if (mark.startsLine && isIndented) {
      for (let top = stack.at(-1); missing > 0 && top && top.line < mark.line; top = stack.at(-1)) {
        const ends = mark.type === "close" ? mark.indent < top.indent : mark.indent <= top.indent;
        if (!ends) break;
        closeBefore(mark);
      }
    }
    if (mark.type === "missing-open") opens.set(mark.at, stack.length);
    if (mark.type === "open" || mark.type === "missing-open") {
      stack.push(mark);
    } else if (mark.type === "close") {
      const top = stack.at(-1);
      const isTooEarly =
        surplus > 0 && isIndented && mark.startsLine && top && top.indent < mark.indent;
      if (!top || isTooEarly) {
        extra.add(mark.at);
        surplus--;
      } else {
        stack.pop();
      }
    }
  }
  return { closes, opens, extra };
}
