/** Makes the ids in a body unique, and updates the references to them. */
import type { AttributeClause } from "../ast/element.js";
import { textOf } from "../ast/value.js";
import { lead, type Reference } from "./reference.js";
import type { Reporter } from "./reporter.js";

const none: readonly Reference[] = [];

/** One use of a definition, or one variant of a page. */
export class Instance {
  readonly #prefix: string | undefined;
  readonly #suffix: string;
  /** The instance that this body is part of. */
  readonly #outer: Instance | undefined;
  /** The instance that resolves references to ids outside this body. */
  readonly #beyond: Instance | undefined;
  /** Created with the first id; most bodies have none. */
  #ids: Map<string, string> | undefined;
  #references: Reference[] | undefined;

  /**
   * @param prefix is put before each id, with a slash
   * @param outer renames the ids once more
   * @param suffix is put after them
   * @param beyond resolves references to ids outside this body; `outer` by default
   */
  constructor(
    prefix: string | undefined,
    outer: Instance | undefined,
    suffix = "",
    beyond: Instance | undefined = outer,
  ) {
    this.#prefix = prefix;
    this.#outer = outer;
    this.#suffix = suffix;
    this.#beyond = beyond;
  }

  /**
   * Renames the id of an element in the body, unless there is no room for its names in this instance and in those around
   * it: each keeps its own.
   */
  take(clause: AttributeClause, report: Reporter): void {
    const { name, value } = clause;
    const id = name === "id" && value ? textOf(value.value) : undefined;
    if (!id || !report.takeValue(this.sizeOfNames(id.length), value!, 0)) return;
    clause.value = { ...value!, value: this.name(id) };
  }

  /** The length of all names that instances keep of an id of a length, in characters. */
  sizeOfNames(length: number): number {
    const own = this.#prefix === undefined ? length : this.#prefix.length + 1 + length;
    return own + this.#suffix.length + (this.#outer?.sizeOfNames(own) ?? 0);
  }

  /** The new name of an id in this body. */
  name(id: string): string {
    const own = this.#prefix === undefined ? id : `${this.#prefix}/${id}`;
    const renamed = (this.#outer?.name(own) ?? own) + this.#suffix;
    this.#ids ??= new Map();
    this.#ids.set(id, renamed);
    return renamed;
  }

  /** Remembers a reference until all ids are known. */
  refer(reference: Reference): void {
    this.#references ??= [];
    this.#references.push(reference);
  }

  /** Updates the references to ids of the body; passes others on outwards. */
  finish(): void {
    for (const reference of this.#references ?? none) {
      const written = reference.value;
      lead(reference, (id) => this.#ids?.get(id));
      // In a list, some references may be to ids here and others to ids further out.
      if (reference.keys || reference.value === written) this.#beyond?.refer(reference);
    }
  }

  /** An instance for content of a slot: its ids belong to another instance, its references look here first. */
  around(ids: Instance | undefined): Instance {
    return new Around(this, ids);
  }
}

/** The content of a slot. */
class Around extends Instance {
  readonly #inside: Instance;
  readonly #ids: Instance | undefined;

  constructor(inside: Instance, ids: Instance | undefined) {
    super(undefined, undefined);
    this.#inside = inside;
    this.#ids = ids;
  }

  override name(id: string): string {
    return this.#ids?.name(id) ?? id;
  }

  override sizeOfNames(length: number): number {
    return this.#ids?.sizeOfNames(length) ?? length;
  }

  override refer(reference: Reference): void {
    this.#inside.refer(reference);
  }
}
