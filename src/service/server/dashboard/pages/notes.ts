/** Provides the notes about what was just done, by the `done` parameter of the URL. */
import type { Note } from "./frame.js";

const texts = {
  renamed: "The key was renamed.",
  revoked: "The key was revoked. Requests with it are now refused.",
  saved: "The endpoint was saved and is enabled.",
  enabled: "The endpoint was enabled.",
  removed: "The endpoint was removed.",
  sent: "The test event was queued. It is the first delivery below.",
  redelivered: "The event was queued again.",
} as const;

/** The values of the `done` parameter. */
export type Done = keyof typeof texts;

/** The note; undefined for an unknown value. */
export function noteOf(done: string): Note | undefined {
  return Object.hasOwn(texts, done) ? { kind: "done", text: texts[done as Done] } : undefined;
}
