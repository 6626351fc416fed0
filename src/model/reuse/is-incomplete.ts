/** Checks whether a diagnostic is about a definition or import whose names could not be read. */
import { topLevelForms } from "../../language/ast/form.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";

/** Whether the names that it defines or imports are unknown because of this diagnostic. */
export function isIncomplete(source: string, { code, from, to }: Diagnostic): boolean {
  if (code !== "reuse-head") return false;
  const written = source.slice(from, to);
  // `{ userCard as card }`: uses of the second name are not reported again.
  return topLevelForms.has(written) || written.startsWith("as ");
}
