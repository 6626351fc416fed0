/** Turns what a client over HTTP says of itself into the id of its session, and back: nothing is kept here. */
import { noteLimits } from "../../authoring/notes/note.js";
import { showsPages } from "./shows-pages.js";

/** The header with the id of a session. */
export const sessionHeader = "mcp-session-id";

/** Bytes of a body that may be the first one of a client; a source is larger, or starts no session. */
export const mostFirstBytes = 16 << 10;

/** What a client has said of itself. */
export interface ClientSession {
  name: string;
  /** Whether it shows pages in the chat. */
  showsPages: boolean;
}

/** The id of the session that a body starts; undefined for any other body. */
export function sessionOf(body: string): string | undefined {
  if (!body.includes('"initialize"')) return undefined;
  try {
    const { method, params } = JSON.parse(body);
    const { title, name } = params.clientInfo;
    const said: unknown = title ?? name;
    if (method !== "initialize" || typeof said !== "string" || said === "") return undefined;
    const known = [said.slice(0, noteLimits.author), showsPages(params.capabilities)];
    return Buffer.from(JSON.stringify(known)).toString("base64url");
  } catch {
    // What is wrong with it is told by who answers it.
    return undefined;
  }
}

/** What the id of a session says; undefined without one. Whoever has the token may choose it, as before. */
export function readSession(id: string | null | undefined): ClientSession | undefined {
  if (!id || id.length > 16 * noteLimits.author) return undefined;
  try {
    const known: unknown = JSON.parse(Buffer.from(id, "base64url").toString("utf8"));
    if (!Array.isArray(known) || typeof known[0] !== "string") return undefined;
    return { name: known[0].slice(0, noteLimits.author), showsPages: known[1] === true };
  } catch {
    // An id of another server.
    return undefined;
  }
}
