/** Makes keys, tells well-formed ones from others, and turns them into what may be kept and shown. */
import { hash, randomBytes, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** What every key begins with that was made here; scanners for leaked secrets look for it. */
export const keyPrefix = "wf_live_";

const randomLength = 30;
const checksumLength = 6;
const wellFormed = new RegExp(`^${keyPrefix}[0-9A-Za-z]{${randomLength + checksumLength}}$`);

/** A new key: the prefix, 30 random digits of base 62 (178 bits), and 6 of a checksum. */
export function generateKey(): string {
  const body = keyPrefix + randomDigits(randomLength);
  return body + checksum(body);
}

/** A new id with a prefix: `key_` and 16 random digits. */
export function generateId(prefix: string): string {
  return `${prefix}_${randomDigits(16)}`;
}

/** A token for signing in to the dashboard: 256 random bits. */
export function generateToken(): string {
  return `wf_token_${randomBytes(32).toString("base64url")}`;
}

function randomDigits(length: number): string {
  return Array.from({ length }, () => digits[randomInt(digits.length)]).join("");
}

/**
 * Whether a key can be one at all. One that begins like ours must have the right checksum; others
 * come from files of declared keys and are at least 16 characters long.
 */
export function isPossibleKey(key: string): boolean {
  if (!key.startsWith(keyPrefix)) return isDeclarableKey(key);
  if (!wellFormed.test(key)) return false;
  const at = key.length - checksumLength;
  return checksum(key.slice(0, at)) === key.slice(at);
}

/** Whether a key that was not made here may stand in a file of keys: 16 to 512 visible characters. */
export function isDeclarableKey(key: string): boolean {
  return /^[\x21-\x7e]{16,512}$/.test(key);
}

/** CRC-32 of a text in six digits of base 62. */
function checksum(text: string): string {
  let rest = crc32(text);
  let written = "";
  for (let at = 0; at < checksumLength; at++) {
    written = digits[rest % digits.length] + written;
    rest = Math.floor(rest / digits.length);
  }
  return written;
}

/** What is kept of a key or token: its SHA-256 in hex. Random secrets need no salt and no stretching. */
export function hashSecret(secret: string): string {
  return hash("sha256", secret, "hex");
}

/** What may be shown of a key: its beginning and end; of a declared one, the beginning of its hash. */
export function displayKey(key: string): string {
  if (!key.startsWith(keyPrefix)) return displayHash(hashSecret(key));
  return `${key.slice(0, keyPrefix.length + 4)}…${key.slice(-4)}`;
}

/** What may be shown of a key of which only the hash is known. */
export function displayHash(secretHash: string): string {
  return `sha256:${secretHash.slice(0, 8)}…`;
}
