/** Describes a passage in another notation: its place, its problem, and what is read instead. */
import type { Tree } from "@lezer/common";
import type { Vocabulary } from "../../ast/vocabulary.js";
import type { Problem } from "../../diagnostics/create-diagnostic.js";
import type { Diagnostic, Place } from "../../diagnostics/diagnostic.js";

/** A passage that is reported as a whole. */
export interface ForeignPassage extends Place {
  /** The text that is read instead, of the same length; spaces by default. */
  reads?: string;
  /** Its problem, at a place of its own or for the whole passage; undefined if an earlier passage reports it. */
  problem?: Problem;
  /** Whether a diagnostic in it is dropped; all are by default. */
  hides?(diagnostic: Diagnostic): boolean;
  /** Offsets before which blocks end without a brace, with the number of blocks that remain open there. */
  closes?: ReadonlyMap<number, number>;
}

/** A source with errors, as finders see it. */
export interface ForeignReading {
  readonly source: string;
  /** The source with `_` in strings and spaces for comments; offsets stay the same. Built on first access, as is the tree. */
  readonly skeleton: string;
  readonly tree: Tree;
  /** Whether its strings and comments have ends, and no markup is in it. */
  readonly isClean: boolean;
  readonly vocabulary: Vocabulary;
  /** Whether an attribute without an element begins here. */
  isStrayAttribute(from: number): boolean;
}

/** Finds passages of one kind, in source order and without overlaps. */
export type FindPassages = (reading: ForeignReading) => ForeignPassage[];

/** A string of this length, to be read in place of a value. */
export function anyString(length: number): string {
  return length < 2 ? " ".repeat(length) : `"${"x".repeat(length - 2)}"`;
}

/** The lines of a text, without their line breaks. */
export function linesOf(text: string): Place[] {
  const lines: Place[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n|$/g)) {
    lines.push({ from, to: index });
    from = index + end.length;
  }
  return lines;
}
