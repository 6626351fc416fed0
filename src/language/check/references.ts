/** Finds ids that are given twice and references that name nothing. */
import type { ComponentEntry, Element } from "../ast/element.js";
import type { AttributeEntry } from "../ast/entries.js";
import { type Literal, textOf } from "../ast/value.js";
import type { Place } from "../diagnostics/diagnostic.js";
import { readSourceReference } from "../syntax/source-reference.js";
import type { CheckContext } from "./context.js";
import type { OtherPages } from "./other-pages.js";
import {
  type DeadReference,
  type Reference,
  reportDeadReferences,
  type TargetKind,
} from "./report-dead-references.js";

/** Says where texts come from, of a source that uses definitions. */
export interface TextOrigins {
  /** Whether two places are of the same text, which a definition draws more than once. */
  isOne(a: Place, b: Place): boolean;
  /** Whether a place is in a file that the source imports. */
  isImported(place: Place): boolean;
}

/** The attribute that names an element. */
const idAttribute = "id";

const none: ReadonlySet<string> = new Set();

/** A target that contains one of these is a URL. */
const addressSigns = /[/:?.]/;

/** Gathers ids, titles and references; says at the end which references are dead. */
export class ReferenceResolver {
  readonly #cx: CheckContext;
  readonly #others: OtherPages | undefined;
  readonly #references: Reference[] = [];
  readonly #ids = new Map<string, { element: Element; literal: Literal; page: number }>();
  /** The ids of each page. */
  readonly #elements = new Map<number, Set<string>>();
  readonly #names: Record<TargetKind, Set<string>> = {
    navigate: new Set(),
    opens: new Set(),
    toggles: new Set(),
  };
  readonly #origins: TextOrigins | undefined;
  #isFragment = true;
  /** How many pages have begun. */
  #page = 0;

  /**
   * @param others the pages of sources that are checked together with this one
   * @param origins where texts come from, of a source that uses definitions
   */
  constructor(cx: CheckContext, others: OtherPages | undefined, origins?: TextOrigins) {
    this.#cx = cx;
    this.#others = others;
    this.#origins = origins;
  }

  /** Takes the next element of the source; reports an id that another element has already. */
  visit(element: Element): void {
    const { component, attributes } = element;
    if (component?.root) {
      this.#isFragment = false;
      this.#page++;
    }
    for (let at = 0; at < attributes.length; at++) {
      const { name, entry, value } = attributes[at]!;
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
    const dead = this.#references.flatMap((reference) => this.#deadOf(reference) ?? []);
    if (dead.length === 0) return;
    const isFragment = this.#isFragment;
    // What an imported layout refers to is in other files, if these are read at all.
    const isAlone = !this.#others || this.#others.names().length === 0;
    const isElsewhere = ({ kind, literal }: DeadReference): boolean =>
      isAlone && kind === "navigate" && (this.#origins?.isImported(literal) ?? false);
    reportDeadReferences(dead, isFragment, isElsewhere, this.#others, this.#cx);
  }

  #addId(element: Element, literal: Literal): void {
    const id = textOf(literal.value);
    if (id === undefined || id === "") return;
    const first = this.#ids.get(id);
    const own = this.#elements.get(this.#page);
    if (own) own.add(id);
    else this.#elements.set(this.#page, new Set([id]));
    if (!first) {
      this.#ids.set(id, { element, literal, page: this.#page });
      for (const kind of element.component?.targetOf ?? []) this.#names[kind].add(id);
      return;
    }
    // Pages with the same layout have its ids each.
    if (first.page !== this.#page && this.#origins?.isOne(first.literal, literal)) return;
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
    this.#references.push({ kind, attribute, target, literal, page: this.#page });
  }

  /** The reference, if it names nothing. */
  #deadOf(reference: Reference): DeadReference | undefined {
    const { kind, target, page } = reference;
    const names = kind === "element" ? (this.#elements.get(page) ?? none) : this.#names[kind];
    if (names.has(target)) return undefined;
    const elsewhere = kind === "navigate" ? this.#resolveElsewhere(target) : undefined;
    if (elsewhere === true) return undefined;
    const other = this.#ids.get(target)?.element;
    // What an unknown component is cannot be said, so it may be what was meant.
    return other && !other.component ? undefined : { ...reference, names, other, elsewhere };
  }

  /** Whether another source has the page, or which source is named that has no such page. */
  #resolveElsewhere(target: string): true | string | undefined {
    const found = this.#others?.has(target);
    const written = readSourceReference(target);
    return found || (written && found === undefined) ? true : written?.file;
  }
}
