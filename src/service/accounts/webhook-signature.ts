/** Signs messages to endpoints and verifies signatures, following Standard Webhooks 1.0. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const secretPrefix = "whsec_";

/** How far the clocks of server and endpoint may differ, in seconds. */
const tolerance = 300;

/** The headers of a message. */
export interface SignedHeaders {
  "webhook-id": string;
  "webhook-timestamp": string;
  "webhook-signature": string;
}

/** A new secret: `whsec_` and 32 random bytes in base64. */
export function generateWebhookSecret(): string {
  return secretPrefix + randomBytes(32).toString("base64");
}

/** Whether a string is a secret: 24 to 64 bytes in base64, with its prefix. */
export function isWebhookSecret(text: string): boolean {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text)) return false;
  const { length } = keyOf(text);
  return length >= 24 && length <= 64;
}

/** The displayed form of a secret: enough to distinguish it from others. */
export function displayWebhookSecret(secret: string): string {
  return `${secret.slice(0, secretPrefix.length + 4)}…`;
}

/** The headers of a message, with a signature by each secret. `now` is in epoch milliseconds. */
export function signWebhook(
  secrets: readonly string[],
  id: string,
  body: string,
  now: number,
): SignedHeaders {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = secrets.map((secret) => `v1,${signature(secret, id, timestamp, body)}`);
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}

/** What is wrong with a message, as a clause; undefined if the secret signed it. */
export function refuseWebhook(
  secret: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
  now: number,
): string | undefined {
  const id = headers["webhook-id"];
  const timestamp = headers["webhook-timestamp"];
  const signed = headers["webhook-signature"];
  if (typeof id !== "string" || typeof timestamp !== "string" || typeof signed !== "string") {
    return "the webhook headers are missing";
  }
  if (!/^\d{1,12}$/.test(timestamp)) return "the timestamp is not a number";
  if (Math.abs(now / 1000 - Number(timestamp)) > tolerance) {
    return "the timestamp is more than five minutes off";
  }
  const expected = Buffer.from(signature(secret, id, timestamp, body));
  const isSigned = signed.split(" ").some((each) => {
    const [version, value = ""] = each.split(",");
    const given = Buffer.from(value);
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? undefined : "the signature does not match this secret";
}

function signature(secret: string, id: string, timestamp: string, body: string): string {
  return createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64");
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(secretPrefix.length), "base64");
}
