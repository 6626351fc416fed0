/** Decides after which characters completion appears by itself: where a value, a name or an argument is expected. */
import { caretAt } from "../caret.js";
import type { LanguageDocument } from "../language-document.js";

/** Characters after which an editor requests completion. */
export const completionTriggers = ['"', "'", "=", ":", "$", "{", ".", "/", "("] as const;

/** Characters that matter only within quotes; they also end a string, or start a comment. */
const quoted: ReadonlySet<string> = new Set(['"', "'", "/"]);

/**
 * Whether a character before an offset asks for completion. After a closing quote or an opening brace it does not,
 * although an element could follow: Enter would choose one instead of starting a new line.
 */
export function asksForCompletion(document: LanguageDocument, offset: number): boolean {
  const typed = document.text[offset - 1] ?? "";
  if (!completionTriggers.some((sign) => sign === typed)) return false;
  const caret = caretAt(document, offset);
  switch (caret.place) {
    case "none":
    case "block":
      return false;
    case "label":
    case "inserted":
      return true;
    case "key":
      // Tokens are usually written on lines of their own.
      return !quoted.has(typed) && caret.element?.form?.kind !== "tokens";
    case "argument":
      return !quoted.has(typed);
    default:
      return caret.isQuoted || !quoted.has(typed);
  }
}
