/** Turns what a client over HTTP calls itself into the id of its session, and back: nothing is kept here. */
import { noteLimits } from "../../authoring/notes/note.js";

/** The header with the id of a session. */
export const sessionHeader = "mcp-session-id";

/** Bytes of a body that may be the first one of a client; a source is larger, or starts no session. */
export const mostFirstBytes = 16 << 10;

/** The id of the session that a body starts; undefined for any other body. */
export function sessionOf(body: string): string | undefined {
  if (!body.includes('"initialize"')) return undefined;
  try {
    const { method, params } = JSON.parse(body);
    const { title, name } = params.clientInfo;
    const said: unknown = title ?? name;
    if (method !== "initialize" || typeof said !== "string" || said === "") return undefined;
    return Buffer.from(said.slice(0, noteLimits.author)).toString("base64url");
  } catch {
    // What is wrong with it is told by who answers it.
    return undefined;
  }
}

/** The name in the id of a session; undefined without one. Whoever has the token may choose it, as before. */
export function nameIn(session: string | null | undefined): string | undefined {
  if (!session || session.length > 8 * noteLimits.author) return undefined;
  return Buffer.from(session, "base64url").toString("utf8") || undefined;
}
