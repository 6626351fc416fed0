/** Finds blocks that are only indented, as in Python, Pug and Wireloom: `card "A":` and deeper lines. */
import type { ComponentEntry } from "../../ast/element.js";
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import type { Diagnostic, TextEdit } from "../../diagnostics/diagnostic.js";
import { type Head, headOf, startsElement } from "./indented-head.js";
import { type FindPassages, type ForeignPassage, linesOf } from "./passage.js";

/** A block that is only indented. */
interface Block extends Head {
  indent: number;
  /** Number of blocks in braces around it. */
  braces: number;
  /** Where it begins: at its colon, or at the indentation of its first line. */
  open: number;
  /** End of its head without the colon, and with comments. */
  codeEnd: number;
  /** Whether it, or one in it, cannot be without a block. */
  isSure: boolean;
}

/** A place where blocks end. */
interface Ending {
  blocks: Block[];
  /** End of the last line in them. */
  to: number;
  /** Offset of what follows. */
  next: number;
  /** What is around what follows: these blocks, and a number of blocks in braces. */
  around: Block[];
  braces: number;
}

/** Reads these blocks as if they had braces, so that what is in them is checked; only one problem is reported. */
export const findIndentedBlocks: FindPassages = ({ source, skeleton, vocabulary }) => {
  const found = new BlockReader(source, skeleton, (word, isForeign) => {
    const own = vocabulary.component(word) ?? vocabulary.component(word.toLowerCase());
    if (own || !isForeign) return own;
    const key = word.toLowerCase().replace(/[-_]/g, "");
    const name = vocabulary.foreignWords.get(key) ?? vocabulary.foreignForms.get(key)?.component;
    return name === undefined ? undefined : vocabulary.component(name);
  }).read();
  const [first] = found?.blocks ?? [];
  if (!found || !first) return [];
  const edits = editsOf(found.blocks, found.endings, source);
  const text = source.slice(first.from, first.codeEnd).trim();
  const place = { from: first.from, to: first.from + text.length };
  const problem = createProblem(
    "foreign-syntax",
    "indented",
    { example: `${text} { … }` },
    { place, edits },
  );
  const hides = ({ code }: Diagnostic): boolean => code === "syntax-unclosed-block";
  const closes = new Map(
    found.endings.map(({ next, around, braces }) => [
      next,
      braces + around.filter(({ isSure }) => isSure).length,
    ]),
  );
  return [{ ...readingOf(found.blocks, found.endings, source), problem, hides, closes }];
};

/** Finds the blocks of a source in one pass over its lines. */
class BlockReader {
  readonly #source: string;
  readonly #skeleton: string;
  readonly #component: (word: string, isForeign: boolean) => ComponentEntry | undefined;
  readonly #stack: Block[] = [];
  readonly #blocks: Block[] = [];
  readonly #endings: Ending[] = [];
  #quote = "";
  #depth = 0;
  #braces = 0;

  constructor(
    source: string,
    skeleton: string,
    component: (word: string, isForeign: boolean) => ComponentEntry | undefined,
  ) {
    this.#source = source;
    this.#skeleton = skeleton;
    this.#component = component;
  }

  /** The blocks and their ends; undefined if braces do not match. */
  read(): { blocks: Block[]; endings: Ending[] } | undefined {
    let end = 0;
    let head: Head | undefined;
    let headLine = { indent: 0, codeEnd: 0 };
    for (const { from, to } of linesOf(this.#skeleton)) {
      const line = this.#skeleton.slice(from, to);
      const code = line.trimEnd();
      if (code === "") continue;
      const isContinued = this.#quote !== "" || this.#depth > 0;
      const indent = isContinued ? 0 : code.length - code.trimStart().length;
      const braces = this.#braces;
      if (!this.#step(code)) return undefined;
      const written = from + this.#source.slice(from, to).trimEnd().length;
      if (isContinued) {
        head = undefined;
        end = written;
        continue;
      }
      const closing = code[indent] === "}" ? 1 : 0;
      this.#end(indent, braces, closing, { to: end, next: from + indent });
      if (head && indent > headLine.indent && startsElement(code, head, this.#component)) {
        const open = head.colon ?? from + indent - 1;
        this.#open({ ...head, ...headLine, open, braces, isSure: head.isStrong });
      }
      end = written;
      head = headOf(code, from, this.#component);
      headLine = { indent, codeEnd: head?.colon ?? from + code.length };
    }
    if (this.#braces !== 0) return undefined;
    this.#end(-1, 0, 0, { to: end, next: this.#source.length });
    const isSure = (block: Block): boolean => block.isSure;
    const endings = this.#endings.map((each) => ({ ...each, blocks: each.blocks.filter(isSure) }));
    return {
      blocks: this.#blocks.filter(isSure),
      endings: endings.filter(({ blocks }) => blocks.length > 0),
    };
  }

  #open(block: Block): void {
    // A block around one that has to be a block is meant as one, and so is one in it.
    if (this.#stack.some(({ isSure }) => isSure)) block.isSure = true;
    else if (block.isSure) for (const outer of this.#stack) outer.isSure = true;
    this.#stack.push(block);
    this.#blocks.push(block);
  }

  /** Ends blocks before a line, which may begin by closing a brace. */
  #end(indent: number, braces: number, closing: 0 | 1, place: Pick<Ending, "to" | "next">): void {
    const blocks: Block[] = [];
    for (let top = this.#stack.at(-1); top; top = this.#stack.at(-1)) {
      if (indent > top.indent && braces - closing >= top.braces) break;
      blocks.push(top);
      this.#stack.pop();
    }
    if (blocks.length > 0)
      this.#endings.push({ ...place, blocks, around: [...this.#stack], braces });
  }

  /** Follows quotes and brackets through a line; false if a brace closes nothing. */
  #step(code: string): boolean {
    for (const unit of code) {
      if (this.#quote !== "") {
        if (unit === this.#quote) this.#quote = "";
      } else if (unit === '"' || unit === "'") this.#quote = unit;
      else if (unit === "[" || unit === "(") this.#depth++;
      else if (unit === "]" || unit === ")") this.#depth--;
      else if (unit === "{") this.#braces++;
      else if (unit === "}" && --this.#braces < 0) return false;
    }
    return true;
  }
}

/** The edits that write the braces. */
function editsOf(blocks: readonly Block[], endings: readonly Ending[], source: string): TextEdit[] {
  const eol = /\r\n|\r|\n/.exec(source)?.[0] ?? "\n";
  const opens = blocks.map(({ codeEnd, colon }): TextEdit => {
    const blank = /[ \t]*$/.exec(source.slice(Math.max(0, codeEnd - 20), codeEnd))![0].length;
    return { from: codeEnd - blank, to: colon === undefined ? codeEnd : colon + 1, insert: " {" };
  });
  const closes = endings.map(({ blocks: ended, to }): TextEdit => {
    const lines = ended.map(
      (block) => `${eol}${source.slice(block.from - block.indent, block.from)}}`,
    );
    return { from: to, to, insert: lines.join("") };
  });
  return [...opens, ...closes].sort((one, other) => one.from - other.from);
}

/**
 * The source from the first block to the end of the last one, with the opening braces in place of colons or indentation.
 * The closing ones remain missing.
 */
function readingOf(
  blocks: readonly Block[],
  endings: readonly Ending[],
  source: string,
): ForeignPassage {
  const from = blocks[0]!.from;
  const to = endings.at(-1)!.to;
  let reads = "";
  let at = from;
  for (const { open } of blocks) {
    reads += `${source.slice(at, open)}{`;
    at = open + 1;
  }
  reads += source.slice(at, to);
  return { from, to, reads };
}
