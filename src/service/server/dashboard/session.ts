/** Starts, finds and ends sessions, and writes their cookies. */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { parseCookie } from "cookie";
import { hashSecret } from "../../accounts/key-form.js";
import type { AccountRecord } from "../../store/records.js";
import type { CompleteConfig } from "../config.js";
import type { Site } from "../pages/site.js";

const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";

/** Maximum duration of a session, in milliseconds. */
const longest = 12 * 3_600_000;

/**
 * How much longer than that a session may seem to last, in milliseconds, after the clock was set back a little. One that
 * would last longer began while the clock was wrong.
 */
const slack = longest;

/** Max-Age of the cookie, in seconds: longer than the session, so that expired sessions can be noticed. */
const kept = (2 * longest) / 1000;

/** An account holder who is signed in. */
export interface Visitor {
  account: AccountRecord;
  /** As sent by the browser; only its hash is stored. */
  sessionId: string;
}

/** Where sessions are kept, and the server that they are for. */
type SessionPlace = Pick<CompleteConfig, "store" | "site">;

/** Starts a session with a new random id, and returns the cookie to set. */
export async function startSession(
  { store, site }: SessionPlace,
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
  return `${cookieName(site)}=${id}; Max-Age=${kept}; ${attributes}`;
}

/** Whether a request has a session cookie, even of an expired session. */
export function bringsSession(site: Site, cookie: string | undefined): boolean {
  return readSessionId(site, cookie) !== undefined;
}

/** The visitor of a session cookie; undefined once the session, its token or its account is gone. */
export async function findVisitor(
  { store, site }: SessionPlace,
  cookie: string | undefined,
  now: number,
): Promise<Visitor | undefined> {
  const sessionId = readSessionId(site, cookie);
  if (sessionId === undefined) return undefined;
  const session = await store.getSession(hashSecret(sessionId));
  if (!session || session.expiresAt <= now || session.expiresAt > now + longest + slack) {
    return undefined;
  }
  const account = await store.getAccount(session.account);
  if (!account || !isSameHash(account.tokenHash, session.tokenHash)) return undefined;
  return { account, sessionId };
}

/** Ends a session, and returns the cookie that deletes the browser's one. */
export async function endSession(
  { store, site }: SessionPlace,
  cookie: string | undefined,
): Promise<string> {
  const id = readSessionId(site, cookie);
  if (id !== undefined) await store.removeSession(hashSecret(id));
  return `${cookieName(site)}=; Max-Age=0; ${attributes}`;
}

/** Whether two hashes are equal, compared in constant time. */
export function isSameHash(one: string | null, other: string): boolean {
  if (one === null || one.length !== other.length) return false;
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/**
 * The name of the cookie. Its prefix demands the path `/`, so that of a server below a path has the path in
 * its name: another one on the same host keeps its own.
 */
function cookieName({ root }: Site): string {
  return `__Host-wf${root.replace(/\W+/g, "-")}`;
}

function readSessionId(site: Site, cookie: string | undefined): string | undefined {
  const name = cookieName(site);
  // Without the other cookies, of which there may be thousands.
  const [, own] = new RegExp(`(?:^|;)[ \\t]*(${name}=[^;]*)`).exec(cookie ?? "") ?? [];
  const id = own === undefined ? undefined : parseCookie(own)[name];
  // A malformed id costs no lookup.
  return id !== undefined && /^[\w-]{43}$/.test(id) ? id : undefined;
}
