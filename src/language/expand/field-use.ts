/** Remembers which fields of records a text asks for: one that none of the records it is written out with has is a mistake. */
import type { Literal } from "../ast/value.js";
import type { Place } from "../diagnostics/diagnostic.js";

/** A field that a record lacks, where it is asked for. */
export interface LackingField {
  readonly field: string;
  readonly place: Place;
  readonly known: () => readonly string[];
}

/** The fields that texts ask for, by what was found. */
export class FieldUse {
  readonly #texts = new Map<Literal, Map<string, LackingField | "found">>();

  /** Remembers that a record has a field. */
  has(text: Literal, path: string): void {
    this.#fieldsOf(text).set(path, "found");
  }

  /** Remembers that a record lacks one, which another may have. */
  lacks(text: Literal, path: string, lacking: LackingField): void {
    const fields = this.#fieldsOf(text);
    if (!fields.has(path)) fields.set(path, lacking);
  }

  /** The fields that no record had. */
  *never(): Generator<LackingField> {
    for (const fields of this.#texts.values()) {
      for (const found of fields.values()) if (found !== "found") yield found;
    }
  }

  #fieldsOf(text: Literal): Map<string, LackingField | "found"> {
    const known = this.#texts.get(text);
    if (known) return known;
    const fields = new Map<string, LackingField | "found">();
    this.#texts.set(text, fields);
    return fields;
  }
}
