/** Starts, finds and ends sessions, and writes the cookie that carries their id. */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { parseCookie } from "cookie";
import { hashSecret } from "../../accounts/key-form.js";
import type { AccountRecord } from "../../store/records.js";
import type { Store } from "../../store/store.js";

const cookieName = "__Host-wf";
const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";

/** How long a session lasts at most, in milliseconds. */
const longest = 12 * 3_600_000;

/** How long its cookie is kept, in seconds: beyond its end, so that whoever comes back is told of it. */
const kept = (2 * longest) / 1000;

/** Whoever is signed in. */
export interface Visitor {
  account: AccountRecord;
  /** As the browser sends it; the store has its hash only. */
  sessionId: string;
}

/** Starts a session with an id that nobody knows yet, and gives the cookie to set. */
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

/** Whether a browser brings the cookie of a session, be it one that has ended. */
export function bringsSession(cookie: string | undefined): boolean {
  return readSessionId(cookie) !== undefined;
}

/** Whoever a cookie signs in: nobody once the session, its token or its account is gone. */
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

/** Ends a session and gives the cookie that takes the other one away. */
export async function endSession(store: Store, cookie: string | undefined): Promise<string> {
  const id = readSessionId(cookie);
  if (id !== undefined) await store.removeSession(hashSecret(id));
  return `${cookieName}=; Max-Age=0; ${attributes}`;
}

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export function isSameHash(one: string | null, other: string): boolean {
  if (one === null || one.length !== other.length) return false;
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function readSessionId(cookie: string | undefined): string | undefined {
  const id = cookie === undefined ? undefined : parseCookie(cookie)[cookieName];
  // What cannot be an id costs no look-up.
  return id !== undefined && /^[\w-]{43}$/.test(id) ? id : undefined;
}
