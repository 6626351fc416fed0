/** Finds the places of missing closing braces, if these are certain. */
import type { Tree } from "@lezer/common";
import { applySortedEdits } from "../diagnostics/apply-fixes.js";
import type { TextEdit } from "../diagnostics/diagnostic.js";
import { needsDepth } from "./bracket-depth.js";
import { fragmentsOf } from "./kept-trees.js";
import { parseBySteps } from "./parse-steps.js";
import { parser } from "./parser.js";
import * as term from "./parser.terms.js";
import { skeletonOf } from "./skeleton.js";

/** An open bracket, with its line. */
interface Open {
  mark: string;
  line: number;
  indent: string;
  /** Whether a more deeply indented line follows it. */
  isFilled: boolean;
}

const closing: Readonly<Record<string, string>> = { "{": "}", "[": "]", "(": ")" };

/** Maximum length of a source; no wireframe is longer. */
const longestSource = 400_000;

/** Maximum depth of brackets that is searched. Anything deeper is beyond repair. */
const deepest = 250;

/**
 * The edits that add the missing braces. They are certain if every line is then indented as its block demands: deeper
 * than the line that opens it, with the `}` at the same depth. On one line, they are certain if the source breaks off.
 */
export function findMissingCloses(tree: Tree, source: string): TextEdit[] | undefined {
  if (source.length > longestSource || hasOpenEnd(tree)) return undefined;
  const skeleton = skeletonOf(tree, source, "units");
  const end = source.trimEnd().length;
  const edits = /[\r\n]/.test(skeleton.trim())
    ? (closeByIndent(skeleton, source, end) ?? closeFlat(skeleton, source, end))
    : closeLine(skeleton, end);
  // A brace added at the end of a comment would be part of the comment.
  return edits && isClosed(readWith(edits, tree, source)) ? edits : undefined;
}

/** The tree of a source with edits, reusing the tree of the source. */
function readWith(edits: readonly TextEdit[], tree: Tree, source: string): Tree {
  const edited = applySortedEdits(source, edits);
  // In a deep tree, brackets without nodes affect nodes elsewhere, so nothing can be reused.
  if (needsDepth(source)) return parseBySteps(parser, edited);
  let grown = 0;
  const changes = edits.map(({ from, to, insert }) => {
    const fromB = from + grown;
    grown += insert.length - (to - from);
    return { fromA: from, toA: to, fromB, toB: to + grown };
  });
  return parseBySteps(parser, edited, fragmentsOf(tree, changes));
}

/** Whether every block has its brace. */
function isClosed(tree: Tree): boolean {
  const cursor = tree.cursor();
  do {
    const { id } = cursor.type;
    if (id === term.MissingClose || id === term.MissingObjectClose) return false;
  } while (cursor.next());
  return true;
}

/** Whether a string or a comment has no end, and so may contain the braces that seem to be missing. */
function hasOpenEnd(tree: Tree): boolean {
  const cursor = tree.cursor();
  do {
    if (cursor.type.id === term.UnclosedString || cursor.type.id === term.UnclosedComment) {
      return true;
    }
  } while (cursor.next());
  return false;
}

function closeLine(skeleton: string, end: number): TextEdit[] | undefined {
  const stack: string[] = [];
  for (const unit of skeleton) if (!step(stack, unit)) return undefined;
  // If some blocks are closed at the end and others before it, any of them may be the unclosed one.
  const text = skeleton.trimEnd();
  const isCertain = !text.endsWith("}") || !/[^}\s]/.test(text.slice(text.indexOf("}")));
  if (!isCertain || stack.length === 0 || stack.some((mark) => mark !== "{")) return undefined;
  return [{ from: end, to: end, insert: " }".repeat(stack.length) }];
}

/** Updates the stack for a bracket; false if it closes none of its kind. */
function step(stack: string[], unit: string): boolean {
  if (closing[unit] !== undefined) return stack.push(unit) <= deepest;
  if (unit === "}" || unit === "]" || unit === ")") {
    const mark = stack.pop();
    return mark !== undefined && closing[mark] === unit;
  }
  return true;
}

function closeByIndent(skeleton: string, source: string, end: number): TextEdit[] | undefined {
  const stack: Open[] = [];
  const edits: TextEdit[] = [];
  let number = 0;
  let lineEnd = 0;
  const eol = /\r\n|\r|\n/.exec(source)![0];
  for (const { index, 0: line } of skeleton.matchAll(/[^\r\n]+/g)) {
    const [indent = ""] = /^[ \t]*/.exec(line) ?? [];
    if (indent.length === line.length) continue;
    number++;
    for (let top = stack.at(-1); top?.mark === "{"; top = stack.at(-1)) {
      const isClose = line[indent.length] === "}";
      if (isClose ? indent.length >= top.indent.length : indent.length > top.indent.length) break;
      if (!top.isFilled) return undefined;
      edits.push({ from: lineEnd, to: lineEnd, insert: `${eol}${top.indent}}` });
      stack.pop();
    }
    const top = stack.at(-1);
    if (line[indent.length] === "}") {
      if (top?.mark !== "{" || top.indent !== indent || top.line === number) return undefined;
    } else if (top) top.isFilled = true;
    for (const unit of line.slice(indent.length)) {
      if (closing[unit] !== undefined) {
        const depth = stack.push({ mark: unit, line: number, indent, isFilled: false });
        if (depth > deepest) return undefined;
      } else if (unit === "}" || unit === "]" || unit === ")") {
        const open = stack.pop();
        if (!open || closing[open.mark] !== unit) return undefined;
      }
    }
    lineEnd = index + line.trimEnd().length;
  }
  const isPlain = stack.every(({ mark, line }, at) => mark === "{" && line !== stack[at - 1]?.line);
  if (!isPlain) return undefined;
  const insert = stack
    .reverse()
    .map(({ indent }) => `${eol}${indent}}`)
    .join("");
  if (insert !== "") edits.push({ from: end, to: end, insert });
  return edits.length === 0 ? undefined : joinEdits(edits);
}

/** Closes the only block of a source without indentation that spans lines: it is open from its first line to its end. */
function closeFlat(skeleton: string, source: string, end: number): TextEdit[] | undefined {
  const lines = skeleton.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  const [first = "", ...rest] = lines;
  const [word] = /^[A-Za-z][\w-]*(?=[^{}]*\{\s*$)/.exec(first) ?? [];
  if (word === undefined || rest.length === 0) return undefined;
  const isFlat = rest.every((line) => {
    const stack: string[] = [];
    // Another element of its kind may be beside it or in it.
    const isOther = !/^\s/.test(line) && !new RegExp(`^${word}(?![\\w-])`).test(line);
    return isOther && [...line].every((unit) => step(stack, unit)) && stack.length === 0;
  });
  const eol = /\r\n|\r|\n/.exec(source)![0];
  return isFlat ? [{ from: end, to: end, insert: `${eol}}` }] : undefined;
}

/** Merges edits at the same place. */
function joinEdits(edits: readonly TextEdit[]): TextEdit[] {
  const joined: TextEdit[] = [];
  for (const edit of edits) {
    const last = joined.at(-1);
    if (last?.from === edit.from) last.insert += edit.insert;
    else joined.push({ ...edit });
  }
  return joined;
}
