/** Describes one place at which a source defines or uses a name. */
import type { Place } from "../../../language/diagnostics/diagnostic.js";

/** What a name names. */
export type NameKind =
  | "target"
  | "component"
  | "layout"
  | "data"
  | "parameter"
  | "entry"
  | "namespace";

/** A name at a place. */
export interface Occurrence extends Place {
  kind: NameKind;
  name: string;
  /**
   * Id of the source that defines it; undefined for a target that is not in the source at hand, and so may be in any
   * other.
   */
  file: string | undefined;
  /** What a parameter or entry belongs to, which tells it apart from others of its name. */
  owner?: string;
  isDefinition: boolean;
  /** Whether other sources can name it: pages, and what can be imported. */
  isPublic: boolean;
  /** Whether the place holds it in quotes, so that it may contain anything. */
  isQuoted?: boolean;
  /** The text that defines it, as hovers show it. */
  head?: Place;
}

/** Whether two occurrences are of one name. */
export function isSame(one: Occurrence, other: Occurrence): boolean {
  if (one.kind !== other.kind || one.name !== other.name || one.owner !== other.owner) return false;
  if (one.file === other.file) return true;
  return one.kind === "target" && (one.file === undefined || other.file === undefined);
}

/** The occurrence at an offset, its end included. */
export function occurrenceAt(
  occurrences: readonly Occurrence[],
  offset: number,
): Occurrence | undefined {
  return occurrences.find(({ from, to }) => from <= offset && offset <= to);
}
