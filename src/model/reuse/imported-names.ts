/** Bounds the names that the imports of one source bring: thousands of lines may import the same thousand names. */
import type { Form } from "../../language/ast/form.js";
import type { Unit } from "../../language/expand/unit.js";
import { mostNames } from "./most-names.js";
import { ownNames } from "./own-names.js";

type ImportForm = Extract<Form, { kind: "import" }>;

/** What the imports of one source have brought so far. */
export class ImportedNames {
  /** The names of files that were imported as a whole, by file and prefix. */
  readonly #wholes = new Map<Unit, Map<string, readonly string[]>>();
  #count = 0;

  /**
   * Takes an import in.
   *
   * @returns "again" where the same was imported before, "many" where it would bring more names than a source may have
   */
  take({ names, as }: ImportForm, unit: Unit): "first" | "again" | "many" {
    // What is named one by one is bounded by the length of the source.
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

  /** Keeps the names that the first import of a whole file brought. */
  keep({ as }: ImportForm, unit: Unit, brought: readonly string[]): void {
    this.#wholes.get(unit)?.set(as?.text ?? "", brought);
  }

  /** The names that the first import of the same brought. */
  broughtBefore({ as }: ImportForm, unit: Unit): readonly string[] {
    return this.#wholes.get(unit)?.get(as?.text ?? "") ?? [];
  }
}
