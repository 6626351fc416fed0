/** Converts HTML or JSX to a tree of elements, provided its meaning is clear. */
import { printString } from "../../ast/print-string.js";

/** An element, a text or a comment; `from` and `to` are places in the source. */
export type MarkupNode = MarkupElement | MarkupText | MarkupComment;

/** `<card title="x">…</card>`; a fragment has no name. */
export interface MarkupElement {
  kind: "element";
  name: string;
  /** Attributes in the notation of wireframes. */
  attributes: string[];
  children: MarkupNode[];
  /** Whether there is an end tag. */
  isPair: boolean;
  /** The places of its tags. */
  tags: { from: number; to: number }[];
  from: number;
  to: number;
  /** Its label and list, if they are not among its attributes. */
  label?: string | undefined;
  list?: readonly string[] | undefined;
}

interface MarkupText {
  kind: "text";
  text: string;
  from: number;
  to: number;
}

interface MarkupComment {
  kind: "comment";
  text: string;
  from: number;
  to: number;
}

/** Maximum depth of elements. */
const mostLevels = 60;

/** The remaining budget for a source: characters to read again, and nodes. */
export interface MarkupBudget {
  characters: number;
  nodes: number;
}

/** Elements of HTML that never have an end tag. */
const voidNames = new Set("area br col embed hr img input meta source track wbr".split(" "));

/** HTML elements whose content is not part of the picture, or in another language. */
const rawNames = new Set("head noscript script style svg template".split(" "));

/** Attributes without a meaning in a picture, whatever they compute. */
const meaningless = /^(?:on[A-Z]\w*|className|style|ref|key)$/;

/** Maximum length of a computed value to skip, in characters. */
const mostComputed = 2000;

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  copy: "©",
  hellip: "…",
  mdash: "—",
  ndash: "–",
  rarr: "→",
  larr: "←",
  times: "×",
  middot: "·",
  bull: "•",
};

/** Reads the element at an offset; undefined if it is broken or computed. */
export function readMarkup(
  source: string,
  from: number,
  isLeaf: (name: string) => boolean,
  budget: MarkupBudget,
): MarkupElement | undefined {
  const reader = new Reader(source, from, isLeaf, budget);
  const element = reader.element(0);
  budget.characters -= reader.at - from;
  return element;
}

class Reader {
  readonly #source: string;
  readonly #isLeaf: (name: string) => boolean;
  readonly #budget: MarkupBudget;
  at: number;

  constructor(source: string, at: number, isLeaf: (name: string) => boolean, budget: MarkupBudget) {
    this.#source = source;
    this.at = at;
    this.#isLeaf = isLeaf;
    this.#budget = budget;
  }

  element(level: number): MarkupElement | undefined {
    const from = this.at;
    const [tag, name = ""] = this.#take(/<([A-Za-z][\w-]*|(?=>))/y) ?? [];
    if (tag === undefined || level > mostLevels || --this.#budget.nodes < 0) return undefined;
    const attributes = this.#attributes();
    const end = attributes && this.#take(/\/?>/y)?.[0];
    if (!attributes || end === undefined) return undefined;
    const tags = [{ from, to: this.at }];
    const isAlone = end === "/>" || voidNames.has(name) || this.#hasNoEnd(name);
    const element = { kind: "element", name, attributes, tags, from } as const;
    if (isAlone) return { ...element, children: [], isPair: false, to: this.at };
    const children = rawNames.has(name) ? this.#raw(name) : this.#children(level);
    const closeFrom = this.at;
    const close = children && this.#take(/<\/([A-Za-z][\w-]*|(?=\s*>))\s*>/y);
    if (!children || close?.[1] !== name) return undefined;
    tags.push({ from: closeFrom, to: this.at });
    return { ...element, children, isPair: true, to: this.at };
  }

  /** Whether an element has no end tag because it is empty: `<input type="text">`. */
  #hasNoEnd(name: string): boolean {
    if (!this.#isLeaf(name)) return false;
    const next = this.#source.indexOf("<", this.at);
    return next < 0 || !this.#source.startsWith(`</${name}`, next);
  }

  #children(level: number): MarkupNode[] | undefined {
    const children: MarkupNode[] = [];
    for (;;) {
      const from = this.at;
      if (from >= this.#source.length || --this.#budget.nodes < 0) return undefined;
      if (this.#source.startsWith("</", from)) break;
      const comment = this.comment();
      if (comment) {
        children.push(comment);
        continue;
      }
      if (/<[A-Za-z>]/y.test(this.#source.slice(from, from + 2))) {
        const child = this.element(level + 1);
        if (!child) return undefined;
        children.push(child);
        continue;
      }
      const written = this.#take(/(?:[^<{}/]|\/(?!\*))+/y)?.[0] ?? this.#quotedText();
      // A text with quotes may just as well be an element of a wireframe.
      if (written === undefined || written.includes('"')) return undefined;
      children.push({ kind: "text", text: decoded(written), from, to: this.at });
    }
    return children;
  }

  /** Everything before an end tag, unparsed. */
  #raw(name: string): MarkupNode[] | undefined {
    const from = this.at;
    const to = this.#source.indexOf(`</${name}`, from);
    if (to < 0) return undefined;
    this.at = to;
    return [{ kind: "text", text: this.#source.slice(from, to), from, to }];
  }

  /** `{"text"}`, which JSX uses to keep spaces at the ends. */
  #quotedText(): string | undefined {
    return this.#take(/\{\s*"([^"\\\n{}<>]{0,500})"\s*\}/y)?.[1];
  }

  /** `<!-- text -->`, a JSX comment, or a wireframe comment. */
  comment(): MarkupComment | undefined {
    const from = this.at;
    const found =
      this.#take(/<!--((?:(?!-->)[\s\S]){0,2000})-->/y) ??
      this.#take(/\{\s{0,100}\/\*((?:(?!\*\/)[\s\S]){0,2000})\*\/\s{0,100}\}/y) ??
      this.#take(/\/\*((?:(?!\*\/)[\s\S]){0,2000})\*\//y);
    const text = found?.[1];
    if (text === undefined || text.includes("*/")) {
      this.at = from;
      return undefined;
    }
    return { kind: "comment", text: text.trim(), from, to: this.at };
  }

  #attributes(): string[] | undefined {
    const attributes: string[] = [];
    for (;;) {
      this.#take(/\s+/y);
      if (this.comment()) continue;
      const name = this.#take(/[A-Za-z][\w-]*/y)?.[0];
      if (name === undefined) return attributes;
      if (!this.#take(/\s{0,40}=\s{0,40}/y)) {
        attributes.push(name);
        continue;
      }
      if (meaningless.test(name) && this.#skipBraces()) continue;
      const value = this.#value();
      if (value === undefined) return undefined;
      attributes.push(`${name}=${value}`);
    }
  }

  /** A value in the notation of wireframes. */
  #value(): string | undefined {
    const [, double, single, bare] =
      this.#take(/"([^"<{}]{0,2000})"|'([^'<{}]{0,2000})'|([\w.%#-]+)/y) ?? [];
    if (bare !== undefined) return /^-?[\w.]+$/.test(bare) ? bare : printString(bare);
    const text = double ?? single;
    if (text !== undefined) return printString(decoded(text));
    const [, inside] = this.#take(/\{\s{0,40}([^{}]{0,2000}?)\s{0,40}\}/y) ?? [];
    return inside === undefined ? undefined : plainValue(inside);
  }

  /** Skips `{…}` with whatever it computes; false if it does not end nearby. */
  #skipBraces(): boolean {
    if (this.#source[this.at] !== "{") return false;
    const code = this.#source.slice(this.at, this.at + mostComputed);
    let depth = 0;
    for (const { 0: token, index } of code.matchAll(/"[^"\n]*"|'[^'\n]*'|`[^`$]*`|[{}]/g)) {
      if (token === "{") depth++;
      else if (token === "}" && --depth === 0) {
        this.at += index + 1;
        return true;
      }
    }
    return false;
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#source);
    if (!found) return undefined;
    this.at += found[0].length;
    return found;
  }
}

/** A literal of a programming language: a number, a string, or a list of these. */
function plainValue(written: string): string | undefined {
  if (/^(?:true|false|-?\d+(?:\.\d+)?)$/.test(written)) return written;
  const [, text] = /^(?:'([^'"\\`]*)'|`([^`"\\$]*)`)$/.exec(written) ?? [];
  if (text !== undefined) return printString(text);
  try {
    const value: unknown = JSON.parse(written.replace(/'([^'"\\]*)'/g, '"$1"'));
    const isPlain = (each: unknown) => typeof each === "string" || typeof each === "number";
    if (typeof value === "string") return printString(value);
    if (!Array.isArray(value) || !value.every(isPlain)) return undefined;
    const items = value.map((each) => (typeof each === "string" ? printString(each) : `${each}`));
    return `[${items.join(", ")}]`;
  } catch {
    return undefined;
  }
}

/** A string with HTML entities replaced. */
function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
    (all, decimal, hex, name) => {
      if (name !== undefined) return Object.hasOwn(entities, name) ? entities[name]! : all;
      const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
      return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : all;
    },
  );
}
