/** Checks the wireframes in a Markdown file; diagnostics have places in that file. */
import { DiagnosticCollector } from "../../language/diagnostics/collector.js";
import type { Diagnostic, SourcePlace, TextEdit } from "../../language/diagnostics/diagnostic.js";
import { readFenceOptions } from "./fence-options.js";
import type { Fence } from "./fences.js";
import { limitedFences } from "./limited-fences.js";

/** Functions that check a wireframe and recognize components. */
export interface FenceChecks {
  check(source: string): Diagnostic[];
  isComponent(word: string): boolean;
}

/**
 * The diagnostics of the fences, in file order. The one about too many fences comes first, since reports drop the last
 * ones.
 */
export function checkMarkdown(
  text: string,
  name: string,
  { check, isComponent }: FenceChecks,
): Diagnostic[] {
  const { fences, excess } = limitedFences(text, name, isComponent);
  const ofOptions = new DiagnosticCollector();
  const found = fences.flatMap((fence) => [
    ...readFenceOptions(fence, ofOptions).diagnostics,
    ...check(fence.content).map((diagnostic) => moveDiagnostic(diagnostic, fence)),
  ]);
  return excess ? [excess, ...found] : found;
}

/** A diagnostic in a fence, at its place in the Markdown text. */
export function moveDiagnostic(
  { fix, related, ...diagnostic }: Diagnostic,
  fence: Fence,
): Diagnostic {
  // Places in other files stay unchanged.
  const move = <T extends SourcePlace>(place: T): T =>
    place.source === undefined
      ? { ...place, from: place.from + fence.from, to: place.to + fence.from }
      : place;
  const isApplicable =
    fix?.edits.every(
      (edit) => keepsIndent(edit, fence) && (!fence.isQuoted || staysInLine(edit, fence)),
    ) ?? false;
  return {
    ...move(diagnostic),
    ...(related && { related: related.map(move) }),
    ...(fix && isApplicable && { fix: { ...fix, edits: fix.edits.map(move) } }),
  };
}

/** In a block quote, an edit of several lines would lose their marks. */
function staysInLine({ from, to, insert }: TextEdit, { content }: Fence): boolean {
  return !/[\r\n]/.test(insert + content.slice(from, to));
}

/** In a list, a line with less indentation than its fence would end the list. */
function keepsIndent({ insert }: TextEdit, { content }: Fence): boolean {
  const [, ...added] = insert.split(/\r\n|\r|\n/);
  if (added.length === 0) return true;
  const least = [...content.matchAll(/^[ \t]*(?=\S)/gm)].reduce(
    (least, [each]) => Math.min(least, each.length),
    Number.POSITIVE_INFINITY,
  );
  return added.every((line) => /^[ \t]*/.exec(line)![0].length >= least);
}
