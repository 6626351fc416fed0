/** Finds duplicate ids and dead references. */
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

/** Tells where texts come from, for a source with definitions. */
export interface TextOrigins {
  /** Whether two places are copies of the same text, drawn more than once by a definition. */
  isOne(a: Place, b: Place): boolean;
  /** Whether a place is in a file that the source imports. */
  isImported(place: Place): boolean;
}

/** The attribute that identifies an element. */
export const idAttribute = "id";

const none: ReadonlySet<string> = new Set();

/** A target that contains one of these is a URL. */
const addressSigns = /[/:?.]/;

/** Collects ids, titles and references, and finally reports dead references. */
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
  /** Number of pages so far. */
  #page = 0;

  /**
   * @param others the pages of sources that are checked together with this one
   * @param origins where texts come from, for a source with definitions
   */
  constructor(cx: CheckContext, others: OtherPages | undefined, origins?: TextOrigins) {
    this.#cx = cx;
    this.#others = others;
    this.#origins = origins;
  }

  /** Visits the next element of the source; reports an id that another element already has. */
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

  /** Reports dead references. */
  finish(): void {
    if (!this.#cx.targetsTrusted) return;
    const dead = this.#references.flatMap((reference) => this.#deadOf(reference) ?? []);
    if (dead.length === 0) return;
    const isFragment = this.#isFragment;
    // References in an imported layout are to other files, which may not have been read.
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
    // Pages with the same layout each have its ids.
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
    // A URL refers to a page only as a fragment; any other leads out of the source.
    if (entry.kind.kind === "url" && !isLocal) return;
    const target = isLocal ? text.slice(1) : text;
    if (target === "") return;
    const isAddress = kind === "navigate" && addressSigns.test(target);
    if (isAddress && !(this.#others && readSourceReference(target))) return;
    this.#references.push({ kind, attribute, target, literal, page: this.#page });
  }

  /** The reference, if it is dead. */
  #deadOf(reference: Reference): DeadReference | undefined {
    const { kind, target, page } = reference;
    const names = kind === "element" ? (this.#elements.get(page) ?? none) : this.#names[kind];
    if (names.has(target)) return undefined;
    const elsewhere = kind === "navigate" ? this.#resolveElsewhere(target) : undefined;
    if (elsewhere === true) return undefined;
    const other = this.#ids.get(target)?.element;
    // An unknown component may be the intended target.
    return other && !other.component ? undefined : { ...reference, names, other, elsewhere };
  }

  /** Whether another source has the page, or the name of the source that lacks it. */
  #resolveElsewhere(target: string): true | string | undefined {
    const found = this.#others?.has(target);
    const written = readSourceReference(target);
    return found || (written && found === undefined) ? true : written?.file;
  }
}
