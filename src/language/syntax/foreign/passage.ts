/** Describes a passage in another notation: where it is, what is said about it, what is read in its place. */
import type { Tree } from "@lezer/common";
import type { Vocabulary } from "../../ast/vocabulary.js";
import type { Problem } from "../../diagnostics/create-diagnostic.js";
import type { Place } from "../../diagnostics/diagnostic.js";

/** A passage that is reported as one. */
export interface ForeignPassage extends Place {
  /** What is read instead, of the same length; blanks where nothing is. */
  reads?: string;
  /** What is said; at a place of its own, or else at the whole passage. Nothing where an earlier passage says it. */
  problem?: Problem;
}

/** A source that has errors, for those who look for passages in it. */
export interface ForeignReading {
  readonly source: string;
  /** The source with `_` for what stands in strings and blanks for comments; offsets are the same. */
  readonly skeleton: string;
  readonly tree: Tree;
  readonly vocabulary: Vocabulary;
  /** Whether an attribute that belongs to no element begins here. */
  isStrayAttribute(from: number): boolean;
}

/** Finds passages of one kind, in source order, none of which overlap. */
export type FindPassages = (reading: ForeignReading) => ForeignPassage[];

/** A string of so many characters, to be read where a value is meant. */
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
