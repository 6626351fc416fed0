/** Starts, finds and ends sessions, and writes their cookies. */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { parseCookie } from "cookie";
import { hashSecret } from "../../accounts/key-form.js";
import type { AccountRecord } from "../../store/records.js";
import type { Store } from "../../store/store.js";

const cookieName = "__Host-wf";
const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";

/** Maximum duration of a session, in milliseconds. */
const longest = 12 * 3_600_000;

/** Max-Age of the cookie, in seconds: longer than the session, so that expired sessions can be noticed. */
const kept = (2 * longest) / 1000;

/** An account holder who is signed in. */
export interface Visitor {
  account: AccountRecord;
  /** As sent by the browser; only its hash is stored. */
  sessionId: string;
}

/** Starts a session with a new random id, and returns the cookie to set. */
export async function startSession(
  store: Store,
  account: AccountRecord & { tokenHash: string },
  now: number,
): Promise<string> {
  const id = randomBytes(32).toString("base64url");
  const expiresAt = now + longest;
  const { name, tokenHash } = account;
  await store.addSession({
    hash: hashSecret(id),
    account: name,
    tokenHash,
    createdAt: now,
    expiresAt,
  });
  return `${cookieName}=${id}; Max-Age=${kept}; ${attributes}`;
}

/** Whether a request has a session cookie, even of an expired session. */
export function bringsSession(cookie: string | undefined): boolean {
  return readSessionId(cookie) !== undefined;
}

/** The visitor of a session cookie; undefined once the session, its token or its account is gone. */
export async function findVisitor(
  store: Store,
  cookie: string | undefined,
  now: number,
): Promise<Visitor | undefined> {
  const sessionId = readSessionId(cookie);
  if (sessionId === undefined) return undefined;
  const session = await store.getSession(hashSecret(sessionId));
  if (!session || session.expiresAt <= now) return undefined;
  const account = await store.getAccount(session.account);
  if (!account || !isSameHash(account.tokenHash, session.tokenHash)) return undefined;
  return { account, sessionId };
}

/** Ends a session, and returns the cookie that deletes the browser's one. */
export async function endSession(store: Store, cookie: string | undefined): Promise<string> {
  const id = readSessionId(cookie);
  if (id !== undefined) await store.removeSession(hashSecret(id));
  return `${cookieName}=; Max-Age=0; ${attributes}`;
}

/** Whether two hashes are equal, compared in constant time. */
export function isSameHash(one: string | null, other: string): boolean {
  if (one === null || one.length !== other.length) return false;
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function readSessionId(cookie: string | undefined): string | undefined {
  const id = cookie === undefined ? undefined : parseCookie(cookie)[cookieName];
  // A malformed id costs no lookup.
  return id !== undefined && /^[\w-]{43}$/.test(id) ? id : undefined;
}
