/** Collects all changes offered for a range. */
import type { Place } from "../../../language/diagnostics/diagnostic.js";
import type { LanguageDocument } from "../language-document.js";
import type { ActionKind, CodeAction } from "./code-action.js";
import { extractComponent } from "./extract-component.js";
import { extractLayout } from "./extract-layout.js";
import { fixAll, fixesIn } from "./fixes.js";
import { inlineAction } from "./inline-component.js";
import { wrapActions } from "./wrap.js";

/** Whether a kind is wanted, directly or through a parent kind. */
type Wants = (kind: ActionKind) => boolean;

/** The changes for a range, fixes first. */
export function codeActions(
  document: LanguageDocument,
  range: Place,
  wants: Wants = () => true,
): CodeAction[] {
  const found: (CodeAction | undefined)[] = [];
  if (wants("quickfix")) for (const each of fixesIn(document, range)) found.push(each);
  if (wants("source.fixAll")) found.push(fixAll(document));
  // Code with syntax errors may not be what it seems, so it is not moved.
  const isBroken = document.diagnostics.some(
    ({ severity, source, from, to }) =>
      severity === "error" && source === undefined && from <= range.to + 1 && range.from <= to + 1,
  );
  if (isBroken) return found.flatMap((action) => action ?? []);
  if (wants("refactor.extract")) {
    found.push(extractComponent(document, range), extractLayout(document, range));
  }
  if (wants("refactor.inline")) found.push(inlineAction(document, range));
  if (wants("refactor.rewrite")) for (const each of wrapActions(document, range)) found.push(each);
  return found.flatMap((action) => action ?? []);
}
