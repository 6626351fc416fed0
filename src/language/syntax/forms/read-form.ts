/** Reads the head of a form (`use userCard(..)`, `repeat people as p`) from the items of its block. */
import { type Form, innerForms, topLevelForms } from "../../ast/form.js";
import type { Name } from "../../ast/name.js";
import type { Literal } from "../../ast/value.js";
import type { Vocabulary } from "../../ast/vocabulary.js";
import { DiagnosticCollector } from "../../diagnostics/collector.js";
import type { CallItem, Item, WordItem } from "../item.js";
import { ItemRun } from "../item-run.js";
import { readArguments, readParameters } from "./read-head.js";
import { readTokens } from "./read-tokens.js";

/** A form, and the end of its head. */
export interface ReadForm {
  form: Form;
  to: number;
}

/**
 * Reads the form that a word starts, and takes its items from the run; undefined if the word starts none.
 *
 * @param isTop - whether it is at the top level
 */
export function readForm(
  word: WordItem,
  run: ItemRun,
  isTop: boolean,
  vocabulary: Vocabulary,
  collector: DiagnosticCollector,
): ReadForm | undefined {
  const reader = new FormReader(word, run, vocabulary, collector);
  if (topLevelForms.has(word.word)) {
    const read = reader.readDefinition();
    if (read && !isTop) collector.add("reuse-place", "inside", { word: word.word }, word);
    return read;
  }
  return innerForms.has(word.word) ? reader.readInner() : undefined;
}

class FormReader {
  readonly #word: WordItem;
  readonly #run: ItemRun;
  readonly #vocabulary: Vocabulary;
  readonly #collector: DiagnosticCollector;
  #to: number;

  constructor(
    word: WordItem,
    run: ItemRun,
    vocabulary: Vocabulary,
    collector: DiagnosticCollector,
  ) {
    this.#word = word;
    this.#run = run;
    this.#vocabulary = vocabulary;
    this.#collector = collector;
    this.#to = word.to;
  }

  readDefinition(): ReadForm | undefined {
    const kind = this.#word.word;
    const next = this.#run.peek(0);
    if (kind === "import") return this.#readImport(next);
    if (kind === "tokens") return this.#readTokens(next);
    if (next?.kind !== "word" && next?.kind !== "call") return undefined;
    if (kind === "data") return next.kind === "word" ? this.#readData() : undefined;
    const { name, head } = this.#takeName(next);
    const parameters = readParameters(head, this.#collector);
    const definition = kind === "layout" ? "layout" : "component";
    return this.#end({ kind: definition, name, parameters });
  }

  readInner(): ReadForm | undefined {
    const next = this.#run.peek(0);
    switch (this.#word.word) {
      case "use": {
        if (next?.kind !== "word" && next?.kind !== "call") return undefined;
        const { name, head } = this.#takeName(next);
        const values = readArguments(head, this.#collector);
        return this.#end({ kind: "use", name, arguments: values, from: undefined });
      }
      case "fill": {
        if (next?.kind !== "word" || this.#run.peek(1)?.kind !== "braces") return undefined;
        return this.#end({ kind: "fill", name: this.#takeName(next).name });
      }
      case "slot":
        return this.#end({ kind: "slot", name: this.#slotName(next) });
      default:
        return this.#readRepeat(next);
    }
  }

  /** The name of a slot is on the same line, and is neither a component nor the start of another form. */
  #slotName(next: Item | undefined): Name | undefined {
    if (next?.kind !== "word" || this.#run.breaksBetween(this.#word.to, next.from))
      return undefined;
    if (this.#vocabulary.component(next.word) || innerForms.has(next.word)) return undefined;
    return this.#takeName(next).name;
  }

  #readRepeat(next: Item | undefined): ReadForm | undefined {
    const over = this.#readOver(next);
    if (!over) return undefined;
    this.#take();
    const names: Name[] = [];
    const as = this.#run.peek(0);
    if (as?.kind === "word" && as.word === "as" && this.#run.peek(1)?.kind === "word") {
      this.#take();
      names.push(this.#takeName(this.#run.peek(0) as WordItem).name);
      const [comma, second] = [this.#run.peek(0), this.#run.peek(1)];
      if (comma?.kind === "literal" && comma.literal.value === "," && second?.kind === "word") {
        this.#take();
        names.push(this.#takeName(second).name);
      }
    }
    return this.#end({ kind: "repeat", over, as: names[0], index: names[1] });
  }

  #readOver(next: Item | undefined): Literal | undefined {
    if (next?.kind === "literal") {
      const { literal } = next;
      const isOver = ["number", "list", "string"].includes(literal.kind);
      return isOver ? literal : undefined;
    }
    if (next?.kind !== "word") return undefined;
    const as = this.#run.peek(1);
    if (as?.kind !== "word" || as.word !== "as") return undefined;
    return { kind: "word", value: next.word, from: next.from, to: next.to };
  }

  #readData(): ReadForm | undefined {
    const second = this.#run.peek(1);
    const isFile = second?.kind === "word" && second.word === "from";
    const third = this.#run.peek(2);
    const isKnown = isFile
      ? third?.kind === "literal" && third.literal.kind === "string"
      : second?.kind === "literal" && second.literal.kind === "list";
    if (!isKnown) return undefined;
    const { name } = this.#takeName(this.#run.peek(0) as WordItem);
    if (isFile) this.#take();
    const value = this.#take();
    const literal = value?.kind === "literal" ? value.literal : undefined;
    return this.#end({
      kind: "data",
      name,
      items: isFile ? undefined : literal,
      file: isFile ? literal : undefined,
    });
  }

  #readImport(next: Item | undefined): ReadForm | undefined {
    let names: Name[] | undefined;
    if (next?.kind === "braces") {
      const from = this.#run.peek(1);
      if (from?.kind !== "word" || from.word !== "from") return undefined;
      names = this.#readImported(next.items.filter((item) => item.kind === "word"));
      this.#take();
      this.#take();
    }
    const file = this.#run.peek(0);
    if (file?.kind !== "literal" || file.literal.kind !== "string") return undefined;
    this.#take();
    const as = this.#run.peek(0);
    const name = this.#run.peek(1);
    let prefix: Name | undefined;
    if (as?.kind === "word" && as.word === "as" && name?.kind === "word") {
      this.#take();
      prefix = this.#takeName(name).name;
    }
    return this.#end({ kind: "import", file: file.literal, names, as: prefix });
  }

  /** The imported names; a second name for one is reported. */
  #readImported(words: readonly WordItem[]): Name[] {
    const names: Name[] = [];
    for (let at = 0; at < words.length; at++) {
      const { word, from, to } = words[at]!;
      const next = words[at + 1];
      if (word === "as" && names.length > 0 && next) {
        const name = names.at(-1)!.text;
        this.#collector.add("reuse-head", "renamed", { name }, { from, to: next.to });
        at++;
      } else names.push({ text: word, from, to });
    }
    return names;
  }

  #readTokens(next: Item | undefined): ReadForm | undefined {
    if (next?.kind !== "braces" || next.close === undefined) return undefined;
    this.#take();
    return this.#end({ kind: "tokens", values: readTokens(next.items, this.#collector) });
  }

  #take(): Item | undefined {
    const item = this.#run.take();
    if (item) this.#to = item.to;
    return item;
  }

  #takeName(item: WordItem | CallItem): { name: Name; head: readonly Item[] } {
    this.#take();
    if (item.kind === "word") {
      return { name: { text: item.word, from: item.from, to: item.to }, head: [] };
    }
    const name = { text: item.word, from: item.wordFrom, to: item.wordTo };
    return { name, head: item.head ?? [] };
  }

  #end(form: Form): ReadForm {
    return { form, to: this.#to };
  }
}

/** The definitions and imports of a source, read from its top-level items before any of them becomes an element. */
export function collectForms(
  items: readonly Item[],
  source: string,
  vocabulary: Vocabulary,
): Form[] {
  const run = new ItemRun(items, source);
  // Their problems are reported when they become elements.
  const unheard = new DiagnosticCollector();
  const found: Form[] = [];
  for (let item = run.take(); item; item = run.take()) {
    if (item.kind !== "word" || !topLevelForms.has(item.word)) continue;
    const read = readForm(item, run, true, vocabulary, unheard);
    if (read) found.push(read.form);
  }
  return found;
}
