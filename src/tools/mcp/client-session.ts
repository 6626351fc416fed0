/** Encodes what an HTTP client says about itself in its session id, so that the server stores nothing. */
import { noteLimits } from "../../authoring/notes/note.js";
import { showsPages } from "./shows-pages.js";

/** The header with the id of a session. */
export const sessionHeader = "mcp-session-id";

/** Maximum size of a first message in bytes; larger bodies contain a source and start no session. */
export const mostFirstBytes = 16 << 10;

/** What a client has said about itself. */
export interface ClientSession {
  name: string;
  /** Whether it shows pages in the chat. */
  showsPages: boolean;
}

/** The id of the session that a body starts; undefined for other bodies. */
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
    // The handler of the request reports what is wrong.
    return undefined;
  }
}

/**
 * Decodes a session id; undefined without one. Anyone with the token may choose the id, which gives them nothing more.
 */
export function readSession(id: string | null | undefined): ClientSession | undefined {
  if (!id || id.length > 16 * noteLimits.author) return undefined;
  try {
    const known: unknown = JSON.parse(Buffer.from(id, "base64url").toString("utf8"));
    if (!Array.isArray(known) || typeof known[0] !== "string") return undefined;
    return { name: known[0].slice(0, noteLimits.author), showsPages: known[1] === true };
  } catch {
    // An id from another server.
    return undefined;
  }
}
