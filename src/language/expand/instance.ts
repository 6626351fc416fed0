/** Gives the ids in a body names of their own, and leads references in it to them. */
import type { AttributeClause } from "../ast/element.js";
import { textOf } from "../ast/value.js";
import { lead, type Reference } from "./reference.js";

const none: readonly Reference[] = [];

/** One use of a definition, or one variant of a page. */
export class Instance {
  readonly #prefix: string | undefined;
  readonly #suffix: string;
  /** What the ids of this body are part of. */
  readonly #outer: Instance | undefined;
  /** Where references look that this body does not have. */
  readonly #beyond: Instance | undefined;
  /** Made when the first is met: most bodies have none. */
  #ids: Map<string, string> | undefined;
  #references: Reference[] | undefined;

  /**
   * @param prefix goes before each id, with a slash
   * @param outer renames the ids once more
   * @param suffix goes after them
   * @param beyond takes the references that lead nowhere here; `outer` unless given
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

  /** Renames the id of an element in the body. */
  take(clause: AttributeClause): void {
    const { name, value } = clause;
    const id = name === "id" && value ? textOf(value.value) : undefined;
    if (id) clause.value = { ...value!, value: this.name(id) };
  }

  /** The name of an id in this body. */
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

  /** Leads the references to what the body has; others look further out. */
  finish(): void {
    for (const reference of this.#references ?? none) {
      const written = reference.value;
      lead(reference, (id) => this.#ids?.get(id));
      // Of a list, some may be led here and others further out.
      if (reference.keys || reference.value === written) this.#beyond?.refer(reference);
    }
  }

  /** For what is put into the body: its ids are those of another instance, its references look here first. */
  around(ids: Instance | undefined): Instance {
    return new Around(this, ids);
  }
}

/** What is put into a body. */
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

  override refer(reference: Reference): void {
    this.#inside.refer(reference);
  }
}
