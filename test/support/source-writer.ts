/** Writes random sources: every component, nested as allowed, with attributes, modifiers, lists and marks. */
import type { ComponentEntry } from "../../src/language/ast/element.js";
import type { Vocabulary } from "../../src/language/ast/vocabulary.js";
import type { Random } from "./random.js";

const words = ["", "Save", "Ada Lovelace", "a\\nb\\nc", "A & <b>", "Überfällig, 12 Tage", "日本語"];
const marks = [
  "[badge:success] Paid",
  "[avatar] Ada\\nAnalyst",
  "[checkbox] [icon:star] x",
  "[button] Go [link] More",
];
const icons = ["check", "search", "no-such-icon"];

/** Writes one source. */
export class SourceWriter {
  readonly #random: Random;
  readonly #vocabulary: Vocabulary;
  #left: number;

  /** @param elements maximum number of elements */
  constructor(random: Random, vocabulary: Vocabulary, elements: number) {
    this.#random = random;
    this.#vocabulary = vocabulary;
    this.#left = elements;
  }

  /** Writes one page or several. */
  write(): string {
    const { root } = this.#vocabulary;
    const pages = this.#random.list(1 + this.#random.below(3), () =>
      this.#element(root, undefined, 0),
    );
    return pages.join("\n");
  }

  #element(component: ComponentEntry, parent: ComponentEntry | undefined, depth: number): string {
    const random = this.#random;
    const seen = component.within(parent);
    const parts = [seen.name];
    if (seen.number) parts.push(String(random.below(20)));
    if (seen.label && (seen.label.required || random.chance(0.7))) parts.push(this.#text());
    if (seen.list && (seen.list.required || random.chance(0.7)))
      parts.push(this.#list(seen.list.nested === true));
    for (const name of [
      "icon",
      "required",
      "loading",
      "external",
      "dismissible",
      "collapsed",
      "open",
      "scroll",
      "indeterminate",
      "error",
      "hint",
      "alt",
      "caption",
      "gap",
      "direction",
      "anchor",
      "shadow",
      "expanded",
      "x",
      "hidden",
    ]) {
      if (random.chance(0.12)) parts.push(...this.#attribute(seen, name));
    }
    if (seen.children.allow !== "none" && !seen.children.mustBeEmpty) {
      parts.push(`{ ${this.#children(seen, depth)} }`);
    }
    return parts.join(" ");
  }

  #attribute(component: ComponentEntry, name: string): string[] {
    const entry = component.attributes.get(name);
    if (entry === undefined) return component.modifiers.has(name) ? [name] : [];
    const { kind } = entry;
    if (kind.isBoolean) return [this.#random.chance(0.8) ? name : `${name}=false`];
    if (kind.kind === "icon") return [`${name}="${this.#random.pick(icons)}"`];
    if (kind.choices) return [`${name}=${this.#random.pick(kind.choices)}`];
    return [kind.kind === "text" ? `${name}=${this.#text()}` : `${name}=${this.#random.below(40)}`];
  }

  #children(component: ComponentEntry, depth: number): string {
    const allowed = this.#allowedIn(component);
    if (depth > 6 || allowed.length === 0) return "";
    const children: string[] = [];
    for (
      let count = this.#random.below(depth === 0 ? 12 : 5);
      count > 0 && this.#left > 0;
      count--
    ) {
      this.#left--;
      children.push(this.#element(this.#random.pick(allowed), component, depth + 1));
    }
    return children.join("\n");
  }

  #allowedIn({ name, children }: ComponentEntry): readonly ComponentEntry[] {
    return this.#vocabulary.components.filter(
      (each) =>
        each.filler ||
        (children.allow === "only"
          ? children.names.includes(each.name)
          : !each.root && (each.parents.length === 0 || each.parents.includes(name))),
    );
  }

  #list(isNested: boolean): string {
    const random = this.#random;
    const item = (): string =>
      random.chance(0.1)
        ? '"..."'
        : random.chance(0.15)
          ? `{ label=${this.#text()} icon="star" items=["a", "b"] }`
          : this.#text();
    if (!isNested) return `[${random.list(random.below(6), item).join(", ")}]`;
    const row = (): string =>
      random.chance(0.1) ? '"..."' : `[${random.list(random.below(6), item).join(", ")}]`;
    return `[${random.list(random.below(6), row).join(", ")}]`;
  }

  #text(): string {
    return `"${this.#random.pick(this.#random.chance(0.2) ? marks : words)}"`;
  }
}
