/** Converts the offsets of a diagnostic to files, lines and columns. */

import { printable } from "../../base/text/display-width.js";
import type { SourceText } from "../../base/text/source-text.js";
import type { SourcePlace } from "../../language/diagnostics/diagnostic.js";
import type { FileReport } from "./report.js";

/** A range in lines and columns, 1-based, in UTF-16 units; the end is exclusive. */
export interface ReportedPlace {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** The place of a range. */
export function placeOf(source: SourceText, from: number, to: number): ReportedPlace {
  const start = source.locate(from);
  const end = source.locate(Math.max(from, to));
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}

/** `path:line:column` of an offset. */
export function locationText(source: SourceText, offset: number): string {
  const { line, column } = source.locate(offset);
  return `${printable(source.name)}:${line}:${column}`;
}

/** The text that contains a place: that of the file, or of an imported one. */
export function sourceOf(
  { source, others }: Pick<FileReport, "source" | "others">,
  place: Pick<SourcePlace, "source">,
): SourceText {
  return (place.source === undefined ? undefined : others?.get(place.source)) ?? source;
}
