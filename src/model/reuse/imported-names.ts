/** Limits the number of imported names in a source: thousands of lines may import the same thousand names. */
import type { Form } from "../../language/ast/form.js";
import type { Unit } from "../../language/expand/unit.js";
import { mostNames } from "./most-names.js";
import { ownNames } from "./own-names.js";

type ImportForm = Extract<Form, { kind: "import" }>;

/** The names that the imports of one source have added so far. */
export class ImportedNames {
  /** The names from files that were imported as a whole, by file and prefix. */
  readonly #wholes = new Map<Unit, Map<string, readonly string[]>>();
  #count = 0;

  /**
   * Adds an import.
   *
   * @returns "again" if the same was imported before, "many" if the source would exceed its limit of names
   */
  take({ names, as }: ImportForm, unit: Unit): "first" | "again" | "many" {
    // Names that are listed one by one are limited by the length of the source.
    if (names) return "first";
    const prefixes = this.#wholes.get(unit) ?? new Map<string, readonly string[]>();
    const prefix = as?.text ?? "";
    if (prefixes.has(prefix)) return "again";
    const { length } = ownNames(unit).all;
    if (this.#count + length > mostNames) return "many";
    this.#count += length;
    this.#wholes.set(unit, prefixes.set(prefix, []));
    return "first";
  }

  /** Keeps the names from the first import of a whole file. */
  keep({ as }: ImportForm, unit: Unit, brought: readonly string[]): void {
    this.#wholes.get(unit)?.set(as?.text ?? "", brought);
  }

  /** The names from the first import of the same file. */
  broughtBefore({ as }: ImportForm, unit: Unit): readonly string[] {
    return this.#wholes.get(unit)?.get(as?.text ?? "") ?? [];
  }
}
