/** Derives the tokens of forms from the session id, so that nothing else has to be stored. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { generateId } from "../../accounts/key-form.js";

/** The token that proves that a form comes from a page of this session. */
export function formToken(sessionId: string): string {
  return derive(sessionId, "form");
}

/** Whether a token belongs to the session. */
export function isFormToken(sessionId: string, given: string): boolean {
  return isSame(formToken(sessionId), given);
}

/** What the form for a new key carries: the id of the key to create, sealed for this session. */
export function sealKeyId(sessionId: string): string {
  const id = generateId("key");
  return `${id}.${derive(sessionId, `key ${id}`)}`;
}

/** The sealed id, the same each time the form is sent; undefined if it was not sealed for this session. */
export function openKeyId(sessionId: string, sealed: string): string | undefined {
  const [id = "", seal = ""] = sealed.split(".");
  return isSame(derive(sessionId, `key ${id}`), seal) ? id : undefined;
}

function derive(sessionId: string, purpose: string): string {
  return createHmac("sha256", sessionId).update(purpose).digest("base64url");
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
