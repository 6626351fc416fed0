/** Formats the head of a form, between its word and its attributes: `people as p, i`. */
import type { Form } from "../../../language/ast/form.js";
import type { Name } from "../../../language/ast/name.js";
import type { Argument, Literal } from "../../../language/ast/value.js";
import { concat, type Doc, group, hardLine, indent, join, line, sequence } from "./document.js";
import { formatParameters } from "./format-parameters.js";
import { formatArguments, formatProperties, formatValue } from "./format-value.js";
import { readGap } from "./gap.js";

/** A head and its end. */
export interface FormHead {
  doc: Doc;
  to: number;
}

/** The head of a form with its word; undefined if it contains comments, in which case it stays unchanged. */
export function formatFormHead(
  form: Form,
  wordFrom: number,
  wordTo: number,
  source: string,
): FormHead | undefined {
  const reader = new HeadReader(source, wordFrom, wordTo);
  switch (form.kind) {
    case "component":
    case "layout":
      return reader.name(form.name)?.parameters();
    case "use":
      return reader.name(form.name)?.arguments(form.arguments);
    case "slot":
      return form.name ? reader.name(form.name) : reader;
    case "fill":
      return reader.name(form.name);
    case "repeat":
      return repeatHead(form, reader);
    case "data": {
      const named = reader.name(form.name);
      return form.file ? named?.word("from")?.value(form.file) : named?.value(form.items);
    }
    case "tokens":
      return reader.tokens(form.values);
    case "import": {
      const named = form.names ? reader.names(form.names)?.word("from") : reader;
      const read = named?.value(form.file);
      return form.as ? read?.word("as")?.name(form.as) : read;
    }
  }
}

function repeatHead(
  { over, as, index }: Extract<Form, { kind: "repeat" }>,
  reader: HeadReader,
): HeadReader | undefined {
  const read = reader.value(over);
  if (!as) return read;
  const named = read?.word("as")?.name(as);
  return index ? named?.comma()?.name(index) : named;
}

/** Reads a head part by part; each method returns undefined if the source has something else there. */
class HeadReader implements FormHead {
  readonly #source: string;
  readonly #from: number;
  readonly #parts: Doc[];
  to: number;

  constructor(source: string, from: number, to: number) {
    this.#source = source;
    this.#from = from;
    this.#parts = [source.slice(from, to)];
    this.to = to;
  }

  get doc(): Doc {
    return sequence(this.#parts);
  }

  name({ text, from, to }: Name): HeadReader | undefined {
    return this.#source.slice(from, to) === text ? this.#add(from, to, " ", text) : undefined;
  }

  value(literal: Literal | undefined): HeadReader | undefined {
    if (!literal) return undefined;
    const { from, to } = literal;
    return this.#add(from, to, " ", formatValue(literal, this.#source));
  }

  word(text: string): HeadReader | undefined {
    const from = this.#next();
    if (from === undefined || !this.#source.startsWith(text, from)) return undefined;
    return this.#add(from, from + text.length, " ", text);
  }

  comma(): HeadReader | undefined {
    const from = this.#next();
    if (from === undefined || this.#source[from] !== ",") return undefined;
    return this.#add(from, from + 1, ",");
  }

  /** The imported names in braces. */
  names(names: readonly Name[]): HeadReader | undefined {
    const open = this.#next();
    const close = this.#source.indexOf("}", this.to);
    if (open === undefined || close < 0 || this.#source[open] !== "{") return undefined;
    const properties = names.map(({ text, from, to }) => asProperty(text, from, to));
    const written = formatProperties(properties, open, close + 1, this.#source);
    if (!written) return undefined;
    const inner = written.length === 0 ? "{ }" : inBraces(join(written, ",", line));
    return this.#add(open, close + 1, " ", inner);
  }

  /** The parentheses of a definition, if any. */
  parameters(): HeadReader | undefined {
    const open = this.#next();
    if (open === undefined || this.#source[open] !== "(") return this;
    const end = endOfParentheses(this.#source, open);
    const doc = end === undefined ? undefined : formatParameters(this.#source.slice(open, end));
    return doc === undefined ? undefined : this.#add(open, end!, doc);
  }

  /** The parentheses of a use, if any. */
  arguments(given: readonly Argument[]): HeadReader | undefined {
    const open = this.#next();
    if (open === undefined || this.#source[open] !== "(") return this;
    const end = endOfParentheses(this.#source, open);
    const doc = end === undefined ? undefined : formatArguments(given, open, end, this.#source);
    return doc === undefined ? undefined : this.#add(open, end!, doc);
  }

  /** The braces of design tokens. */
  tokens(values: readonly Argument[]): HeadReader | undefined {
    const open = this.#next();
    if (open === undefined || this.#source[open] !== "{") return undefined;
    const end = endOfBraces(this.#source, open);
    if (end === undefined) return undefined;
    const properties = values.map(({ name, value }) => ({
      key: name.text,
      keyFrom: name.from,
      keyTo: name.to,
      value,
    }));
    const written = formatProperties(properties, open, end, this.#source);
    if (!written) return undefined;
    const isBroken = /[\r\n]/.test(this.#source.slice(open, end));
    const separator = isBroken ? hardLine : line;
    const inner = written.length === 0 ? "{ }" : inBraces(join(written, separator), separator);
    return this.#add(open, end, " ", inner);
  }

  /** The start of the next part; undefined after a comment. */
  #next(): number | undefined {
    const rest = /\s*/y;
    rest.lastIndex = this.to;
    rest.exec(this.#source);
    return rest.lastIndex;
  }

  #add(from: number, to: number, ...parts: readonly Doc[]): HeadReader | undefined {
    const { isClean, comments } = readGap(this.#source, this.to, from);
    if (!isClean || comments.length > 0 || from < this.#from) return undefined;
    for (const each of parts) this.#parts.push(each);
    this.to = to;
    return this;
  }
}

function inBraces(content: Doc, space = line): Doc {
  return group(concat("{", indent(concat(space, content)), space, "}"));
}

function asProperty(key: string, from: number, to: number) {
  const value: Literal = { kind: "word", value: key, from, to };
  return { key, keyFrom: from, keyTo: to, value };
}

function endOfParentheses(source: string, open: number): number | undefined {
  return endOfBracket(source, open, "(", ")");
}

function endOfBraces(source: string, open: number): number | undefined {
  return endOfBracket(source, open, "{", "}");
}

/** The offset after the matching bracket; undefined if there is a comment in between. */
function endOfBracket(
  source: string,
  open: number,
  opening: string,
  closing: string,
): number | undefined {
  const part = /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\/[/*]|[\s\S]/y;
  let depth = 0;
  for (let at = open; at < source.length; at = part.lastIndex) {
    part.lastIndex = at;
    const found = part.exec(source)?.[0];
    if (found === undefined || found === "//" || found === "/*") return undefined;
    if (found === opening) depth++;
    else if (found === closing && --depth === 0) return part.lastIndex;
  }
  return undefined;
}
