/** Converts between offsets and the positions of the protocol, which are 0-based and in UTF-16 units. */
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Position, TextEdit as ProtocolEdit, Range } from "vscode-languageserver";
import type { SourceText } from "../../base/text/source-text.js";
import type { Place, TextEdit } from "../../language/diagnostics/diagnostic.js";

/** The position of an offset. */
export function positionOf(source: SourceText, offset: number): Position {
  const { line, column } = source.locate(offset);
  return { line: line - 1, character: column - 1 };
}

/** The range of a place. */
export function rangeOf(source: SourceText, { from, to }: Place): Range {
  return { start: positionOf(source, from), end: positionOf(source, to) };
}

/** The offset of a position. */
export function offsetOf(source: SourceText, { line, character }: Position): number {
  if (line >= source.lineCount) return source.content.length;
  return source.offsetAt(line + 1, character + 1);
}

/** The place of a range, whichever end comes first. */
export function placeOf(source: SourceText, { start, end }: Range): Place {
  const [one, other] = [offsetOf(source, start), offsetOf(source, end)];
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

/** An edit in the form of the protocol. */
export function protocolEdit(source: SourceText, { insert, ...place }: TextEdit): ProtocolEdit {
  return { range: rangeOf(source, place), newText: insert };
}

/** Maximum length of a file's URI in characters: no system has longer paths, and each parent folder is examined. */
const longestUri = 12_288;

/** The path in a URI; undefined if it is not that of a file. */
export function pathOfUri(uri: string): string | undefined {
  if (!uri.startsWith("file:") || uri.length > longestUri) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** The URI of a path. */
export function uriOfPath(path: string): string {
  return pathToFileURL(path).href;
}
