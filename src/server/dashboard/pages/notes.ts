/** Says what was done before a page, by the word that its address has for it. */
import type { Note } from "./frame.js";

const texts = {
  renamed: "The key has its new name.",
  revoked: "The key is revoked: it is refused from the next request on.",
  saved: "The receiver is saved and enabled.",
  enabled: "The receiver is enabled.",
  removed: "The receiver is removed.",
  sent: "The test event is queued. Its delivery is the first one below.",
  redelivered: "The event is queued again.",
} as const;

/** What can have been done. */
export type Done = keyof typeof texts;

/** The note; undefined for a word that is none. */
export function noteOf(done: string): Note | undefined {
  return Object.hasOwn(texts, done) ? { kind: "done", text: texts[done as Done] } : undefined;
}
