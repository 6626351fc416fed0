/** Derives from a session's id what its forms carry, so that nothing else has to be kept. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** The token that proves that a form came from a page of this session. */
export function formToken(sessionId: string): string {
  return derive(sessionId, "form", "base64url");
}

/** Whether a token is that of the session. */
export function isFormToken(sessionId: string, given: string): boolean {
  const expected = Buffer.from(formToken(sessionId));
  const sent = Buffer.from(given);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/** What makes a form for a new key different from every other one. */
export function newNonce(): string {
  return randomBytes(16).toString("base64url");
}

/** The id of the key that a form makes: the same each time that the form is sent. */
export function keyIdOf(sessionId: string, nonce: string): string {
  return `key_${derive(sessionId, `key ${nonce}`, "hex").slice(0, 16)}`;
}

function derive(sessionId: string, purpose: string, encoding: "base64url" | "hex"): string {
  return createHmac("sha256", sessionId).update(purpose).digest(encoding);
}
