/** Copies a diagnostic to another place of its source. */
import type { Diagnostic, SourcePlace } from "./diagnostic.js";

/** A diagnostic as if its source began `by` characters further down; itself for 0. */
export function movedDiagnostic(diagnostic: Diagnostic, by: number): Diagnostic {
  if (by === 0) return diagnostic;
  const moved = movedPlace(diagnostic, by);
  const { related, fix } = diagnostic;
  if (related) moved.related = related.map((place) => movedPlace(place, by));
  if (fix) moved.fix = { ...fix, edits: fix.edits.map((edit) => movedPlace(edit, by)) };
  return moved;
}

function movedPlace<T extends SourcePlace>(place: T, by: number): T {
  return { ...place, from: place.from + by, to: place.to + by };
}
