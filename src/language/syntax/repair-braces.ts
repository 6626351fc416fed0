/** Finds the missing and extra braces of an unbalanced source by indentation. */
import type { Tree } from "@lezer/common";
import { type Element, walkElements } from "../ast/element.js";
import type { BracePlan } from "./brace-plan.js";
import { Char } from "./characters.js";
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
 * Plans a second reading (language.md 1.4). A missing `}` belongs before the first line that is indented no more than the
 * line of its `{`. An extra `}` is the first that is indented deeper than the line of its `{`, unless an element before
 * deeper lines has no `{`.
 *
 * @returns undefined if the braces are balanced
 * @param swallowed - number of closing braces in unclosed strings or comments
 */
export function planBraces(
  tree: Tree,
  source: string,
  elements: readonly Element[],
  swallowed: number,
): BracePlan | undefined {
  let marks = readMarks(tree, source);
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
    marks = [...marks, ...markMissingOpens(missing, marks)].sort((a, b) => a.at - b.at);
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

/** An element that could take a block, has none, and precedes deeper lines. */
interface MissingOpen {
  readonly element: Element;
  readonly indent: number;
}

/** The marks of elements, in source order. */
function markMissingOpens(missing: readonly MissingOpen[], marks: readonly Mark[]): Mark[] {
  let passed = 0;
  return missing.map(({ element: { to }, indent }) => {
    while (passed < marks.length && marks[passed]!.at < to) passed++;
    const line = marks[passed - 1]?.line ?? 0;
    return { type: "missing-open", at: to, line, indent, startsLine: false };
  });
}

function findMissingOpens(
  elements: readonly Element[],
  source: string,
  most: number,
): MissingOpen[] {
  const found: MissingOpen[] = [];
  const indents = new LineIndents(source);
  walkElements(elements, (element) => {
    if (found.length >= most || element.block || !element.component) return;
    if (element.component.children.allow === "none") return;
    const indent = indents.at(element.wordFrom);
    if (indentBelow(source, element.to) > indent) found.push({ element, indent });
  });
  return found;
}

const endOfLine = /[^\S\r\n]*(?:\/\/[^\r\n]*)?(?:\r\n|\r|\n)\s*/y;

/** The indentation of the next non-empty line; -1 if something else follows on the same line. */
function indentBelow(source: string, offset: number): number {
  endOfLine.lastIndex = offset;
  const [space] = endOfLine.exec(source) ?? [];
  const end = offset + (space?.length ?? 0);
  if (space === undefined || end === source.length) return -1;
  return space.length - 1 - Math.max(space.lastIndexOf("\n"), space.lastIndexOf("\r"));
}

/** The indentations of lines, requested in source order, so that each unit is visited once. */
class LineIndents {
  readonly #source: string;
  #scanned = 0;
  #indent = 0;
  #isBefore = true;

  constructor(source: string) {
    this.#source = source;
  }

  /** The number of spaces at the start of the line that contains an offset. */
  at(offset: number): number {
    for (; this.#scanned < offset; this.#scanned++) {
      const unit = this.#source.charCodeAt(this.#scanned);
      if (unit === Char.NewLine || unit === Char.Return) {
        this.#indent = 0;
        this.#isBefore = true;
      } else if (this.#isBefore && (unit === Char.Blank || unit === Char.Tab)) this.#indent++;
      else this.#isBefore = false;
    }
    return this.#indent;
  }
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
