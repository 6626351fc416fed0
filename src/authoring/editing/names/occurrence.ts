/** Describes a definition or use of a name in a source. */
import type { Place } from "../../../language/diagnostics/diagnostic.js";

/** The kinds of names. */
export type NameKind =
  | "target"
  | "component"
  | "layout"
  | "data"
  | "parameter"
  | "slot"
  | "entry"
  | "namespace";

/** An occurrence of a name. */
export interface Occurrence extends Place {
  kind: NameKind;
  name: string;
  /** Id of the source that defines it; undefined for a target outside the current source, which may be in any other. */
  file: string | undefined;
  /** The owner of a parameter, slot or entry, which distinguishes it from others of the same name. */
  owner?: string;
  isDefinition: boolean;
  /** Whether other sources can refer to it: pages and importable definitions. */
  isPublic: boolean;
  /** Whether it is in quotes, so that it may contain any characters. */
  isQuoted?: boolean;
  /** The definition, as shown on hover. */
  head?: Place;
}

/** Whether two occurrences have the same name. */
export function isSame(one: Occurrence, other: Occurrence): boolean {
  if (one.kind !== other.kind || one.name !== other.name || one.owner !== other.owner) return false;
  if (one.file === other.file) return true;
  return one.kind === "target" && (one.file === undefined || other.file === undefined);
}

/** The occurrence that contains or ends at an offset. */
export function occurrenceAt(
  occurrences: readonly Occurrence[],
  offset: number,
): Occurrence | undefined {
  return occurrences.find(({ from, to }) => from <= offset && offset <= to);
}
