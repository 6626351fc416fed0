/** Combines a picture in its two themes: a light one, with rules that make it dark. */
import { laterName } from "../../base/markup/later-name.js";
import { contentId } from "../../base/text/content-id.js";

/**
 * Combines two markups. Elements that differ only in the values of presentation attributes keep their light values,
 * which viewers without stylesheets use, and get a class. Elements of only one of them, such as hand-drawn strokes that
 * a color needs in one theme, are hidden in the other.
 */
export function joinThemes(light: string, dark: string): { markup: string; rules: string } {
  const joining = new Joining(partsOf(light), partsOf(dark));
  joining.join(
    { from: 0, to: joining.light.tokens.length },
    { from: 0, to: joining.dark.tokens.length },
  );
  return { markup: joining.markup.join(""), rules: [...joining.rules.values()].join("") };
}

/** The tags of a markup and the texts between them, with the index after the end of each element. */
interface Parts {
  tokens: string[];
  ends: Uint32Array;
  /** Tags without the values that a rule can replace, as far as they were needed. */
  shapes: string[];
}

interface Range {
  from: number;
  to: number;
}

const tag = /(<[^>]*>)/;
const attribute = /([\w:-]+)="([^"]*)"/g;

/** The values of attributes that a rule can replace. */
const values = / (fill|stroke|(?:fill-|stroke-|stop-)?opacity|stroke-width|stop-color)="[^"]*"/g;

/** How many elements ahead a counterpart is looked for. */
const reach = 16;

class Joining {
  readonly markup: string[] = [];
  readonly rules = new Map<string, string>();

  constructor(
    readonly light: Parts,
    readonly dark: Parts,
  ) {}

  /** Joins the elements within a range with those within another one. */
  join(own: Range, other: Range): void {
    let [at, there] = [own.from, other.from];
    while (at < own.to || there < other.to) {
      const [nextOwn, nextOther] = this.#nextPair(
        { from: at, to: own.to },
        { from: there, to: other.to },
      );
      for (; at < nextOwn; at = this.light.ends[at]!) {
        this.#only(this.light, at, this.#classFor("display:none"));
      }
      for (; there < nextOther; there = this.dark.ends[there]!) {
        this.#only(this.dark, there, ` display="none"${this.#classFor("display:inline")}`);
      }
      if (at >= own.to || there >= other.to || !this.#isPair(at, there)) continue;
      const [end, otherEnd] = [this.light.ends[at]!, this.dark.ends[there]!];
      this.#pair(this.light.tokens[at]!, this.dark.tokens[there]!);
      if (end > at + 1) {
        this.join({ from: at + 1, to: end - 1 }, { from: there + 1, to: otherEnd - 1 });
        this.markup.push(this.light.tokens[end - 1]!);
      }
      [at, there] = [end, otherEnd];
    }
  }

  /** Where the first two elements are that can be joined, or how far none were found. */
  #nextPair(own: Range, other: Range): [number, number] {
    if (own.from < own.to && other.from < other.to && this.#isPair(own.from, other.from)) {
      return [own.from, other.from];
    }
    const [ahead, aheadThere] = [startsIn(this.light, own), startsIn(this.dark, other)];
    for (let steps = 1; steps < 2 * reach; steps++) {
      for (let skipped = 0; skipped <= steps; skipped++) {
        const [at, there] = [ahead[skipped], aheadThere[steps - skipped]];
        if (at !== undefined && there !== undefined && this.#isPair(at, there)) return [at, there];
      }
    }
    // Without a counterpart nearby, both are passed over as far as was looked.
    return [ahead[reach] ?? own.to, aheadThere[reach] ?? other.to];
  }

  #isPair(at: number, there: number): boolean {
    if (shapeOf(this.light, at) !== shapeOf(this.dark, there)) return false;
    const [next, nextThere] = [this.light.tokens[at + 1], this.dark.tokens[there + 1]];
    return next === nextThere || (isTag(next) && isTag(nextThere));
  }

  /** Adds the first tags of two elements. */
  #pair(own: string, other: string): void {
    this.markup.push(own === other ? own : withEnd(own, this.#classFor(differences(own, other))));
  }

  /** Adds an element of only one theme. */
  #only({ tokens, ends }: Parts, at: number, attributes: string): void {
    if (!isTag(tokens[at])) throw new Error("differing texts");
    this.markup.push(withEnd(tokens[at]!, attributes));
    for (let inside = at + 1; inside < ends[at]!; inside++) this.markup.push(tokens[inside]!);
  }

  #classFor(declarations: string): string {
    const name = nameFor(declarations);
    this.rules.set(name, `.${name}{${declarations}}`);
    return ` class="${name}"`;
  }
}

function partsOf(markup: string): Parts {
  const tokens = markup.split(tag).filter((token) => token !== "");
  const ends = new Uint32Array(tokens.length);
  const open: number[] = [];
  for (const [at, token] of tokens.entries()) {
    ends[at] = at + 1;
    if (token.startsWith("</")) ends[open.pop()!] = at + 1;
    else if (isTag(token) && !token.endsWith("/>")) open.push(at);
  }
  return { tokens, ends, shapes: [] };
}

/** Where the first elements within a range start. */
function startsIn({ ends }: Parts, { from, to }: Range): number[] {
  const starts: number[] = [];
  for (let at = from; at < to && starts.length <= reach; at = ends[at]!) starts.push(at);
  return starts;
}

function isTag(token: string | undefined): boolean {
  return token?.startsWith("<") ?? false;
}

/** A part without the values that a rule can replace. */
function shapeOf({ tokens, shapes }: Parts, at: number): string {
  const token = tokens[at]!;
  shapes[at] ??= isTag(token) ? token.replace(values, " $1") : token;
  return shapes[at];
}

function withEnd(token: string, attributes: string): string {
  return token.replace(/\/?>$/, (end) => attributes + end);
}

/** The class for declarations; specific to the picture if they refer to something in it. */
function nameFor(declarations: string): string {
  const name = contentId(declarations);
  return declarations.includes(laterName) ? `${laterName}-${name}` : name;
}

/** The differences of the other tag, as declarations. */
function differences(tag: string, other: string): string {
  const values = new Map([...tag.matchAll(attribute)].map(([, name, value]) => [name, value]));
  const declarations: string[] = [];
  for (const [, name, value] of other.matchAll(attribute)) {
    if (values.get(name) !== value) declarations.push(`${name}:${value}`);
  }
  return declarations.join(";");
}
