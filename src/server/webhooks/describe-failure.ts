/** Turns what went wrong on the way to a receiver into words for the account's holder. */
import { PrivateAddressError } from "./public-lookup.js";

/** Words by code, or by name where there is none; the first that fits. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED$/, "the connection was refused"],
  [/^(?:ENOTFOUND|ENODATA|ENONAME|EAI_NONAME)$/, "there is no address for its name"],
  [/^(?:EAI_|ESERVFAIL|EREFUSED|ETIMEOUT|EBADRESP|ECANCELLED)/, "its name could not be looked up"],
  [/^(?:ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, "no connection came about in time"],
  [/^(?:EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EINVAL)$/, "there is no way to its address"],
  [/^(?:ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET)$/, "the connection was closed too early"],
  [/^CERT_HAS_EXPIRED$/, "its certificate has expired"],
  [/^CERT_NOT_YET_VALID$/, "its certificate is not valid yet"],
  [/SELF_SIGNED_CERT/, "its certificate is self-signed"],
  [/^ERR_TLS_CERT_ALTNAME/, "its certificate is for another name"],
  [/^(?:CERT_|UNABLE_TO_)/, "its certificate is signed by nobody who is known"],
  [/^(?:ERR_SSL_|ERR_TLS_|EPROTO)/, "no secure connection could be made"],
  [
    /^(?:HPE_|HTTPParserError|UND_ERR_RES|UND_ERR_HEADERS)/,
    "it does not answer in well-formed HTTP",
  ],
];

/** What went wrong, as half a sentence without codes of the system. */
export function describeFailure(error: unknown): string {
  if (error instanceof PrivateAddressError) return error.message;
  // Where several addresses were tried, each has its own reason.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { name, code = name, cause } = first as Error & { code?: unknown };
  const found = words.find(([pattern]) => pattern.test(String(code)));
  if (found) return found[1];
  return cause instanceof Error ? describeFailure(cause) : "the connection failed";
}

/** What is wrong with a status; null when it is success. */
export function describeStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `HTTP ${status}: redirects are not followed`;
  return status === 410 ? "HTTP 410: the receiver is gone" : `HTTP ${status}`;
}
