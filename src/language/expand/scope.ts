/** Resolves names after `$`: names of loops, innermost first, then parameters, then data. */
import type { Literal } from "../ast/value.js";
import type { Place } from "../diagnostics/diagnostic.js";
import type { Unit } from "./unit.js";

/** The value of a name; undefined if it was not given. */
export interface Binding {
  readonly value: Literal | undefined;
  /** For an entry of a list: all fields of all entries. */
  readonly fields?: ReadonlySet<string>;
  /** For data and its entries: the source in which they are written. */
  readonly unit?: Unit;
  /** For a data file and its entries: the place of all values in that source. */
  readonly place?: Place | undefined;
}

const noNames: ReadonlyMap<string, Binding> = new Map();

/** Names with their values, and the scope around them. */
export class Scope {
  readonly #names: ReadonlyMap<string, Binding>;
  readonly #outer: Scope | undefined;
  readonly #unit: Unit;
  /** Whether every `$` is special, as in bodies of components, layouts and repeats. */
  readonly isBody: boolean;

  private constructor(
    unit: Unit,
    names: ReadonlyMap<string, Binding>,
    outer: Scope | undefined,
    isBody: boolean,
  ) {
    this.#unit = unit;
    this.#names = names;
    this.#outer = outer;
    this.isBody = isBody;
  }

  /** On a page: data only. */
  static ofUnit(unit: Unit): Scope {
    return new Scope(unit, noNames, undefined, false);
  }

  /** In the body of a definition: its parameters, and the data of its source. */
  static ofBody(unit: Unit, parameters: ReadonlyMap<string, Binding>): Scope {
    return new Scope(unit, parameters, undefined, true);
  }

  /** In the body of a repeat. */
  inside(names: ReadonlyMap<string, Binding>): Scope {
    return new Scope(this.#unit, names, this, true);
  }

  find(name: string): Binding | undefined {
    const own = this.#names.get(name) ?? this.#outer?.find(name);
    if (own) return own;
    const data = this.#unit.data.get(name);
    return data && { value: data.items, unit: data.unit, place: data.place };
  }

  /** All names, for suggestions. */
  get names(): string[] {
    const outer = this.#outer?.names ?? [...this.#unit.data.keys()];
    return [...this.#names.keys(), ...outer];
  }
}
