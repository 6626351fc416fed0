/** Describes a part of a source: a page and what is written above it, which can be read without the rest. */
import type { Element } from "../../ast/element.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { FoundOpenEnds } from "../read-open-ends.js";

/** A part as it was read. All its places are those of the text in which it was read. */
export interface SourcePart {
  readonly from: number;
  readonly to: number;
  readonly elements: readonly Element[];
  /** The diagnostics of reading it. */
  readonly diagnostics: readonly Diagnostic[];
  /** Number of errors among these. */
  readonly errorCount: number;
  /** Whether it ends with the block of a page, and not with the source. */
  readonly isClosed: boolean;
  /** Whether it has a string of several lines, and whether a word follows directly after one. */
  readonly hasLongString: boolean;
  readonly hasGluedString: boolean;
  /** Whether one of these ends elsewhere if strings of the source have no end. */
  readonly hasDoubtfulString: boolean;
  /** What has no end; undefined if everything has one. */
  readonly openEnds: FoundOpenEnds | undefined;
}

/** A part with the place at which it begins now. */
export interface PlacedPart {
  readonly part: SourcePart;
  readonly start: number;
}

/** All parts of a source, without gaps. */
export interface SourceParts {
  readonly source: string;
  readonly parts: readonly PlacedPart[];
  /** Whether something has no end, so that the reading elsewhere cannot be trusted, and whether a string has none. */
  readonly isOpen: boolean;
  readonly hasOpenString: boolean;
}
