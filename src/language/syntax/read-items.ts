/** Turns the tree of a source into items, and reports tokens that are meaningless in their place. */
import type { SyntaxNodeRef, Tree, TreeCursor } from "@lezer/common";
import type { Literal } from "../ast/value.js";
import type { DiagnosticCollector } from "../diagnostics/collector.js";
import { findJoints, type IsJoint } from "./forms/find-joints.js";
import { takesHead, takesNames, takesSecondName } from "./forms/head-item.js";
import type { AttributeItem, BracesItem, CallItem, Item } from "./item.js";
import * as term from "./parser.terms.js";
import { readFormValueAt, readHeadAt } from "./read-clean.js";
import { readObject } from "./read-object.js";
import { readNumber, readString, readUnclosedString } from "./read-text.js";
import { reportBracket } from "./report-nesting.js";
import { reportStray } from "./report-stray.js";

/**
 * Reads the items of a source.
 *
 * @param noteOpenBlock - called for each block without a closing brace
 */
export function readItems(
  tree: Tree,
  source: string,
  collector: DiagnosticCollector,
  noteOpenBlock: () => void = () => {},
): Item[] {
  return new ItemReader(tree.cursor(), source, collector, noteOpenBlock).readAll();
}

class ItemReader {
  readonly #cursor: TreeCursor;
  readonly #source: string;
  readonly #isJoint: IsJoint;
  readonly #collector: DiagnosticCollector;
  readonly #noteOpenBlock: () => void;
  /** End of the last stray token, so that adjacent ones are one diagnostic. */
  #strayEnd = -1;
  /** End of the text that was read beyond its token; tokens that start before it are skipped. */
  #readEnd = -1;

  constructor(
    cursor: TreeCursor,
    source: string,
    collector: DiagnosticCollector,
    noteOpenBlock: () => void,
  ) {
    this.#cursor = cursor;
    this.#noteOpenBlock = noteOpenBlock;
    this.#source = source;
    this.#isJoint = findJoints(source);
    this.#collector = collector;
  }

  readAll(): Item[] {
    const items: Item[] = [];
    this.#eachChild(() => this.#readItem(items, false));
    return items;
  }

  #eachChild(read: () => void): void {
    const cursor = this.#cursor;
    if (!cursor.firstChild()) return;
    do if (cursor.from >= this.#readEnd) read();
    while (cursor.nextSibling());
    cursor.parent();
  }

  #text(node: SyntaxNodeRef): string {
    return this.#source.slice(node.from, node.to);
  }

  #readItem(items: Item[], inObject: boolean): void {
    const cursor = this.#cursor;
    const { from, to } = cursor;
    switch (cursor.type.id) {
      case term.Word: {
        const last = items.at(-1);
        // The dot before it was read as joining two names.
        if (last?.kind === "word" && last.to === from && last.word.length < from - last.from) {
          last.word = this.#source.slice(last.from, to);
          last.to = to;
        } else items.push({ kind: "word", word: this.#text(cursor), from, to });
        return;
      }
      case term.More:
        items.push({ kind: "word", word: this.#text(cursor), from, to });
        return;
      case term.Attribute:
        items.push(this.#readAttribute());
        return;
      case term.Block:
      case term.Object:
        items.push(this.#readBraces(takesNames(items)));
        return;
      case term.Call:
        items.push(this.#readHead(items) ?? this.#readCall());
        return;
      case term.Stray: {
        const last = items.at(-1);
        const isJoint = last?.kind === "word" && last.to === from && this.#isJoint(from);
        if (isJoint) last.to = to;
        else this.#stray();
        return;
      }
      case term.Comma:
        if (!inObject && !takesSecondName(items)) this.#stray();
        else
          items.push({
            kind: "literal",
            literal: { kind: "word", value: ",", from, to },
            from,
            to,
          });
        return;
      default: {
        const literal = this.#readLiteral();
        if (!literal) this.#stray();
        else if (literal.kind !== "word") items.push({ kind: "literal", literal, from, to });
        else items.push({ kind: "word", word: String(literal.value), from, to });
      }
    }
  }

  /** The literal at the cursor; undefined if it is not a value. */
  #readLiteral(reportFrom?: number): Literal | undefined {
    const cursor = this.#cursor;
    const { from, to } = cursor;
    switch (cursor.type.id) {
      case term.String:
        return {
          kind: "string",
          value: readString(this.#text(cursor), from, true, this.#collector),
          from,
          to,
        };
      case term.UnclosedString:
        return {
          kind: "string",
          value: readUnclosedString(this.#text(cursor), from, this.#collector),
          from,
          to,
        };
      case term.CurlyString:
        this.#reportCurlyString(from, to);
        return { kind: "string", value: this.#source.slice(from + 1, to - 1), from, to };
      case term.Number:
        return readNumber(this.#text(cursor), from, this.#collector, reportFrom);
      case term.Color:
        return { kind: "color", value: this.#text(cursor), from, to };
      case term.Bareword:
        return this.#readBareword(from, to);
      case term.RawRun:
        if (this.#isImported(from, to))
          return { kind: "word", value: this.#text(cursor), from, to };
        this.#reportRawRun(from, to);
        return { kind: "string", value: this.#text(cursor), from, to };
      case term.More:
        return { kind: "word", value: "...", from, to };
      case term.List:
        return this.#readList();
      default:
        return undefined;
    }
  }

  /** Whether a run is the name of an import, a dot, and an imported name. */
  #isImported(from: number, to: number): boolean {
    const [, name] =
      /^([A-Za-z_][\w-]*)\.[A-Za-z_][\w-]*$/.exec(this.#source.slice(from, to)) ?? [];
    return name !== undefined && this.#isJoint(from + name.length, from);
  }

  #readBareword(from: number, to: number): Literal {
    const word = this.#source.slice(from, to);
    if (word === "true" || word === "false")
      return { kind: "boolean", value: word === "true", from, to };
    const glued = /^(true|false)([A-Za-z_].*)$/.exec(word);
    if (glued) {
      const apart = `${glued[1]} ${glued[2]}`;
      this.#collector.add("words-glued", "literal", { word, apart }, { from, to });
    }
    return { kind: "word", value: word, from, to };
  }

  #readList(): Literal {
    const { from, to } = this.#cursor;
    const items: Literal[] = [];
    let afterComma = true;
    this.#eachChild(() => {
      const cursor = this.#cursor;
      switch (cursor.type.id) {
        case term.ListOpen:
        case term.ListClose:
          return;
        case term.MissingListClose:
          this.#collector.add("syntax-unclosed-list", "found", {}, { from, to: from + 1 });
          return;
        case term.Comma:
          if (afterComma) this.#reportExtraComma();
          afterComma = true;
          return;
        case term.Object: {
          afterComma = false;
          items.push(readObject(this.#readBraces(), this.#collector));
          return;
        }
        default: {
          afterComma = false;
          const literal = this.#readLiteral();
          if (literal) items.push(literal);
          else this.#stray();
        }
      }
    });
    return { kind: "list", value: items.map((item) => item.value), from, to, items };
  }

  #readAttribute(): AttributeItem {
    const { from, to } = this.#cursor;
    const item: AttributeItem = {
      kind: "attribute",
      name: "",
      nameFrom: from,
      nameTo: from,
      isQuoted: false,
      separator: "=",
      separatorFrom: from,
      value: undefined,
      from,
      to,
    };
    let part = 0;
    this.#eachChild(() => {
      const cursor = this.#cursor;
      if (cursor.type.isSkipped) {
        this.#stray();
        return;
      }
      if (part === 0) {
        item.isQuoted = cursor.type.id !== term.Word;
        const literal = item.isQuoted ? this.#readLiteral() : undefined;
        item.name = literal ? String(literal.value) : this.#text(cursor);
        item.nameTo = cursor.to;
      } else if (part === 1) {
        item.separator = cursor.type.id === term.Colon ? ":" : "=";
        item.separatorFrom = cursor.from;
        if (item.name === "uses" || item.name === "when") this.#readFormValue(item);
      } else if (cursor.type.id === term.Deep) {
        this.#stray();
      } else if (cursor.type.id !== term.MissingValue) {
        item.value = cursor.type.id === term.Object ? this.#readBraces() : this.#readLiteral(from);
      }
      part++;
    });
    return item;
  }

  /** Reads a value of an attribute of reuse that is not a token: a name with parentheses, or a value after `!`. */
  #readFormValue(item: AttributeItem): void {
    const at = item.separatorFrom + 1;
    const after = this.#source.slice(at, at + 80);
    if (!/^\s*(?:!|(["']?)[A-Za-z_][\w-]*(?:\.[\w-]+)?\1\s*\()/.test(after)) return;
    const read = readFormValueAt(this.#source, item.name, at, this.#collector, this.#isJoint);
    if (!read) return;
    item.value = read.literal;
    item.to = read.to;
    this.#readEnd = read.to;
  }

  /** The call at the cursor, if it has parameters or arguments. */
  #readHead(items: Item[]): CallItem | undefined {
    const last = items.at(-1);
    // `ui.` before it was read as the start of the word.
    const isJoined = last?.kind === "word" && last.to - last.from > last.word.length;
    if (!takesHead(isJoined ? items.slice(0, -1) : items)) return undefined;
    if (isJoined) items.pop();
    const from = isJoined ? last.from : this.#cursor.from;
    const open = this.#source.indexOf("(", from);
    const head = readHeadAt(this.#source, open, this.#collector, this.#isJoint);
    if (!head) return undefined;
    this.#readEnd = head.to;
    const word = this.#source.slice(from, open).trimEnd();
    return {
      kind: "call",
      word,
      wordFrom: from,
      wordTo: from + word.length,
      open,
      arguments: [],
      head: head.items,
      from,
      to: head.to,
    };
  }

  #readBraces(holdsNames = false): BracesItem {
    const { from, to } = this.#cursor;
    const items: Item[] = [];
    const braces: BracesItem = {
      kind: "braces",
      items,
      from,
      to,
      open: from,
      isOpenMissing: false,
      close: undefined,
    };
    const isObject = holdsNames || this.#cursor.type.id === term.Object;
    this.#eachChild(() => {
      const cursor = this.#cursor;
      switch (cursor.type.id) {
        case term.BlockOpen:
        case term.MissingObjectClose:
          return;
        case term.MissingClose:
          this.#noteOpenBlock();
          return;
        case term.MissingOpen:
          braces.isOpenMissing = true;
          return;
        case term.BlockClose:
          braces.close = cursor.from;
          return;
        default:
          this.#readItem(items, isObject);
      }
    });
    return braces;
  }

  #readCall(): CallItem {
    const { from, to } = this.#cursor;
    const parts: Literal[] = [];
    const call: CallItem = {
      kind: "call",
      word: "",
      wordFrom: from,
      wordTo: from,
      open: from,
      arguments: parts,
      from,
      to,
    };
    this.#eachChild(() => {
      const cursor = this.#cursor;
      switch (cursor.type.id) {
        case term.Word:
          call.word = this.#text(cursor);
          call.wordTo = cursor.to;
          return;
        case term.CallOpen:
          call.open = cursor.from;
          return;
        case term.CallClose:
        case term.Comma:
          return;
        case term.MissingCallClose:
          this.#collector.add(
            "syntax-unclosed-call",
            "found",
            { word: call.word },
            { from: call.open, to: call.open + 1 },
          );
          return;
        default: {
          const literal = this.#readLiteral();
          if (literal) parts.push(literal);
          else this.#stray();
        }
      }
    });
    return call;
  }

  #stray(): void {
    const cursor = this.#cursor;
    const { from, to } = cursor;
    if (cursor.type.isSkipped) {
      if (cursor.type.id === term.UnclosedComment) {
        this.#collector.add("syntax-unclosed-comment", "found", {}, { from, to: from + 2 });
      } else if (cursor.type.id === term.UnicodeSpace && from > 0) {
        const edits = [{ from, to, insert: " " }];
        this.#collector.add("text-space", "found", {}, { from, to }, { edits });
      }
      return;
    }
    if (cursor.type.id === term.Deep) {
      reportBracket({ from, to }, this.#collector);
      return;
    }
    if (from === this.#strayEnd) {
      this.#strayEnd = to;
      return;
    }
    this.#strayEnd = to;
    reportStray(cursor.type.id, this.#text(cursor), from, to, this.#source, this.#collector);
  }

  #reportExtraComma(): void {
    const { from, to } = this.#cursor;
    const edits = [{ from, to, insert: "" }];
    this.#collector.add("comma-unexpected", "extra", {}, { from, to }, { edits });
  }

  #reportCurlyString(from: number, to: number): void {
    const inner = this.#source.slice(from + 1, to - 1);
    const edits = [{ from, to, insert: JSON.stringify(inner) }];
    this.#collector.add("token-unexpected", "curlyQuotes", {}, { from, to }, { edits });
  }

  #reportRawRun(from: number, to: number): void {
    const written = this.#source.slice(from, to);
    const place = { from, to };
    if (written.startsWith("{")) {
      this.#collector.add("markup-unexpected", "code", {}, place);
    } else if (/^#[0-9a-fA-F]*$/.test(written)) {
      this.#collector.add("value-quotes", "color", { written }, place);
    } else {
      const edits = [{ from, to, insert: `"${written.replace(/["\\]/g, "\\$&")}"` }];
      this.#collector.add("value-quotes", "text", { written }, place, { edits });
    }
  }
}
