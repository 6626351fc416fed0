/** Tracks the fields of records that a text uses: a field that no record has is a mistake. */
import type { Literal } from "../ast/value.js";
import type { Place } from "../diagnostics/diagnostic.js";

/** A field that a record lacks, and the place that uses it. */
export interface LackingField {
  readonly field: string;
  readonly place: Place;
  readonly known: () => readonly string[];
}

/** The fields that texts use, found or not. */
export class FieldUse {
  readonly #texts = new Map<Literal, Map<string, LackingField | "found">>();

  /** Records that a record has a field. */
  has(text: Literal, path: string): void {
    this.#fieldsOf(text).set(path, "found");
  }

  /** Records that a record lacks a field, which another may have. */
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
