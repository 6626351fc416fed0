/** Answers a form that is valid but was sent before or came too late. */
import { renderRefusal } from "./pages/error-page.js";
import type { Answer } from "./visit.js";

/** A page with the reason. */
export function refuse(version: string, title: string, texts: readonly string[]): Answer {
  return { page: renderRefusal(version, 409, { title, texts }), status: 409 };
}
