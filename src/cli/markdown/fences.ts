/** Finds the fences of a Markdown file that hold wireframes (CommonMark 0.31, part 4.5). */
import { type Container, continueContainers, openContainers } from "./containers.js";

/** A fence with a wireframe. */
export interface Fence {
  /** Offset of the content in the Markdown text. */
  from: number;
  /**
   * The content, as long as in the Markdown text: the marks of quotes and lists before its lines are
   * blanks here, so that an offset in it is the one in the Markdown text less `from`.
   */
  content: string;
  /** Whether its lines start with marks that an edit must not touch. */
  isQuoted: boolean;
}

interface OpenFence {
  mark: string;
  /** The first word behind the mark. */
  tag: string;
  from: number;
  content: string;
  depth: number;
}

/**
 * The fences tagged `wf`, and those tagged `wireframe` whose first word is a component: other tools
 * use that tag for languages of their own. A fence inside of another one is text.
 */
export function findFences(text: string, isComponent: (word: string) => boolean): Fence[] {
  const found: Fence[] = [];
  const containers: Container[] = [];
  let fence: OpenFence | undefined;
  let rawEnd: RegExp | undefined;
  const finish = (): void => {
    if (fence && isWireframe(fence, isComponent)) {
      const isQuoted = containers.slice(0, fence.depth).includes("quote");
      found.push({ from: fence.from, content: fence.content, isQuoted });
    }
    fence = undefined;
  };
  for (const { from, line, end } of linesOf(text)) {
    const { depth, offset } = continueContainers(line, containers);
    if (fence && depth >= fence.depth) {
      if (closes(line.slice(offset), fence.mark)) finish();
      else fence.content += " ".repeat(offset) + text.slice(from + offset, end);
      continue;
    }
    finish();
    containers.length = depth;
    if (rawEnd) {
      if (rawEnd.test(line)) rawEnd = undefined;
      continue;
    }
    const own = line.slice(openContainers(line, offset, containers));
    const opening = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})[ \t]*([^\s,:{]*)/.exec(own);
    if (opening) {
      const [, mark = "", tag = ""] = opening;
      fence = { mark, tag: tag.toLowerCase(), from: end, content: "", depth: containers.length };
    } else {
      rawEnd = rawHtmlEnd(own);
    }
  }
  finish();
  return found;
}

function isWireframe({ tag, content }: OpenFence, isComponent: (word: string) => boolean): boolean {
  if (tag === "wf") return true;
  if (tag !== "wireframe") return false;
  const first = firstWord(content);
  return first !== undefined && isComponent(first);
}

/** The word behind blanks and comments; step by step, since one pattern for all could take ages. */
function firstWord(content: string): string | undefined {
  const blank = /\s+|\/\/.*|\/\*[\s\S]*?\*\//y;
  let at = 0;
  while (blank.test(content)) at = blank.lastIndex;
  const word = /[A-Za-z][\w-]*/y;
  word.lastIndex = at;
  return word.exec(content)?.[0];
}

function closes(line: string, mark: string): boolean {
  const closing = /^ {0,3}(`+|~+)[ \t]*$/.exec(line)?.[1];
  return closing !== undefined && closing[0] === mark[0] && closing.length >= mark.length;
}

/** What ends a piece of HTML that holds Markdown as it is, when a line starts one and goes on. */
function rawHtmlEnd(line: string): RegExp | undefined {
  const start = /^ {0,3}<(!--|(?:pre|script|style|textarea)(?=[\s>]|$))/i.exec(line);
  if (!start) return undefined;
  const end = start[1] === "!--" ? /-->/ : /<\/(?:pre|script|style|textarea)>/i;
  return end.test(line.slice(start[0].length)) ? undefined : end;
}

function* linesOf(text: string): Generator<{ from: number; line: string; end: number }> {
  let from = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (from < text.length) {
    const found = /\r\n|\n|\r/g;
    found.lastIndex = from;
    const lineBreak = found.exec(text);
    const end = lineBreak ? lineBreak.index + lineBreak[0].length : text.length;
    yield { from, line: text.slice(from, lineBreak?.index ?? text.length), end };
    from = end;
  }
}
