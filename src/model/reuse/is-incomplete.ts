/** Says whether a diagnostic is about a definition or import of which no name could be read. */
import { topLevelForms } from "../../language/ast/form.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";

/** Whether it is: what it would define or bring is not known. */
export function isIncomplete(source: string, { code, from, to }: Diagnostic): boolean {
  if (code !== "reuse-head") return false;
  const written = source.slice(from, to);
  // `{ userCard as card }`: what is used under the other name is not said again.
  return topLevelForms.has(written) || written.startsWith("as ");
}
