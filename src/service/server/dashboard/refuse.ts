/** Answers a form that is valid but was sent before or came too late. */
import type { Site } from "../pages/site.js";
import { renderRefusal } from "./pages/error-page.js";
import type { Answer } from "./visit.js";

/** A page with the reason. */
export function refuse(site: Site, title: string, texts: readonly string[]): Answer {
  return { page: renderRefusal(site, 409, { title, texts }), status: 409 };
}
