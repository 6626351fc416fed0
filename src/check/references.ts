/** Finds ids that are given twice and references that name nothing. */
import type { Element } from "../ast/element.js";
import { type Literal, textOf } from "../ast/value.js";
import type { AttributeEntry, ComponentEntry } from "../ast/vocabulary.js";
import { listed, quoted, withArticle } from "../text/phrases.js";
import { readSourceReference } from "../text/source-reference.js";
import type { CheckContext } from "./context.js";
import type { OtherPages } from "./other-pages.js";

type ReferenceKind = NonNullable<AttributeEntry["kind"]["reference"]>;

/** The attribute that names an element. */
const idAttribute = "id";

/** A reference as it was written, without a leading `#`. */
interface Reference {
  kind: ReferenceKind;
  attribute: string;
  target: string;
  literal: Literal;
}

/** A target that contains one of these is a URL. */
const addressSigns = /[/:?.]/;

/** Gathers ids, titles and references; says at the end which references are dead. */
export class ReferenceResolver {
  readonly #cx: CheckContext;
  readonly #others: OtherPages | undefined;
  readonly #references: Reference[] = [];
  readonly #ids = new Map<string, { element: Element; literal: Literal }>();
  readonly #names: Record<ReferenceKind, Set<string>> = {
    navigate: new Set(),
    opens: new Set(),
    toggles: new Set(),
  };
  readonly #hints = new Map<string, string>();
  #isFragment = true;

  /** @param others the pages of sources that are checked together with this one */
  constructor(cx: CheckContext, others: OtherPages | undefined) {
    this.#cx = cx;
    this.#others = others;
  }

  /** Takes the next element of the source; reports an id that another element has already. */
  visit(element: Element): void {
    const { component } = element;
    if (component?.root) this.#isFragment = false;
    for (const { name, entry, value } of element.attributes) {
      if (!value) continue;
      if (name === idAttribute) this.#addId(element, value);
      if (entry?.kind.reference) this.#addReference(entry, name, value);
      if (component?.list?.twins.includes(name)) this.#addItems(value, component);
    }
    if (element.list && component) this.#addItems(element.list, component);
    if (component && component.targetOf.length > 0) this.#addTitle(element, component);
  }

  /** Reports the references to things that are not there. */
  finish(): void {
    if (!this.#cx.targetsTrusted) return;
    for (const reference of this.#references) this.#resolve(reference);
  }

  #addId(element: Element, literal: Literal): void {
    const id = textOf(literal.value);
    if (id === undefined || id === "") return;
    const first = this.#ids.get(id);
    if (!first) {
      this.#ids.set(id, { element, literal });
      for (const kind of element.component?.targetOf ?? []) this.#names[kind].add(id);
      return;
    }
    const data = { id, owner: first.element.word };
    this.#cx.collector.add("id-duplicate", "taken", data, literal, { related: first.literal });
  }

  #addTitle({ label, attributes }: Element, component: ComponentEntry): void {
    const twins = component.label?.twins ?? [];
    const titles = attributes.filter(({ name }) => twins.includes(name)).map(({ value }) => value);
    for (const title of [label, ...titles]) {
      const text = title && textOf(title.value);
      if (!text) continue;
      for (const kind of component.targetOf) this.#names[kind].add(text);
    }
  }

  #addItems(list: Literal, component: ComponentEntry): void {
    const keys = component.list?.keys;
    if (!keys || keys.size === 0) return;
    for (const { properties } of list.items ?? []) {
      for (const { key, value } of properties ?? []) this.#addReference(keys.get(key), key, value);
    }
  }

  #addReference(entry: AttributeEntry | undefined, attribute: string, literal: Literal): void {
    const kind = entry?.kind.reference;
    if (!entry || !kind) return;
    const text = textOf(literal.value);
    if (!text || typeof literal.value === "boolean") return;
    const isLocal = text.startsWith("#");
    // An address names a page only by its fragment; every other address leads out of the source.
    if (entry.kind.kind === "url" && !isLocal) return;
    const target = isLocal ? text.slice(1) : text;
    if (target === "") return;
    const isAddress = kind === "navigate" && addressSigns.test(target);
    if (isAddress && !(this.#others && readSourceReference(target))) return;
    this.#references.push({ kind, attribute, target, literal });
  }

  #resolve({ kind, attribute, target, literal }: Reference): void {
    const names = this.#names[kind];
    if (names.has(target)) return;
    const elsewhere = kind === "navigate" ? this.#resolveElsewhere(target) : undefined;
    if (elsewhere === "found") return;
    const other = this.#ids.get(target)?.element;
    // What an unknown component is cannot be said, so it may be what was meant.
    if (other && !other.component) return;
    const { collector, suggester } = this.#cx;
    const details = { severity: this.#isFragment ? ("info" as const) : undefined };
    const takes = this.#takes(attribute, kind);
    if (other) {
      const data = { attribute, target, word: other.word, takes };
      collector.add("reference-missing", "unsuitable", data, literal, details);
      return;
    }
    const meant = suggester.nearest(target, names, () => [...names, ...this.#otherNames(kind)]);
    if (elsewhere) {
      const data = { attribute, target, file: elsewhere.file, known: elsewhere.known };
      collector.add("reference-missing", "elsewhere", data, literal, details);
      return;
    }
    const data = { attribute, target, meant, takes };
    collector.add("reference-missing", "missing", data, literal, details);
  }

  /** Whether another source has the page, or which source is named that has no such page. */
  #resolveElsewhere(
    target: string,
  ): "found" | { file: string; known: readonly string[] } | undefined {
    const found = this.#others?.has(target);
    const written = readSourceReference(target);
    if (found || (written && found === undefined)) return "found";
    return written && { file: written.file, known: this.#others?.names(written.file) ?? [] };
  }

  #otherNames(kind: ReferenceKind): readonly string[] {
    return kind === "navigate" ? (this.#others?.names() ?? []) : [];
  }

  /** What an attribute takes, with what there is; worded once, for a source may hold thousands. */
  #takes(attribute: string, kind: ReferenceKind): string {
    const known = this.#hints.get(attribute) ?? this.#wordHint(attribute, kind);
    this.#hints.set(attribute, known);
    return known;
  }

  #wordHint(attribute: string, kind: ReferenceKind): string {
    const { components } = this.#cx.vocabulary;
    const kinds = components.filter(({ targetOf }) => targetOf.includes(kind));
    const places = listed(
      kinds.map(({ name }) => name),
      "or",
    );
    const known = [...this.#names[kind]].map(quoted);
    const takes = `${attribute} takes the id or label of ${withArticle(places)}`;
    return known.length === 0
      ? `${takes}; this source has none`
      : `${takes}: ${listed(known, "or", 5)}`;
  }
}
