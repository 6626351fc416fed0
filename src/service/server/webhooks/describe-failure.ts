/** Describes a failed delivery in words for the account holder. */
import { PrivateAddressError } from "./public-lookup.js";
import { LongResponseError } from "./response-meter.js";

/** Descriptions by error code, or by name if there is no code; the first match counts. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED$/, "the connection was refused"],
  [/^(?:ENOTFOUND|ENODATA|ENONAME|EAI_NONAME)$/, "the host name was not found"],
  [/^(?:EAI_|ESERVFAIL|EREFUSED|ETIMEOUT|EBADRESP|ECANCELLED)/, "the DNS lookup failed"],
  [/^(?:ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, "connecting timed out"],
  [/^(?:EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EINVAL)$/, "the address is unreachable"],
  [
    /^(?:ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET)$/,
    "the connection was closed before the response was complete",
  ],
  [/^CERT_HAS_EXPIRED$/, "the certificate has expired"],
  [/^CERT_NOT_YET_VALID$/, "the certificate is not valid yet"],
  [/SELF_SIGNED_CERT/, "the certificate is self-signed"],
  [/^ERR_TLS_CERT_ALTNAME/, "the certificate is for another host name"],
  [/^(?:CERT_|UNABLE_TO_)/, "the certificate is not from a trusted authority"],
  [/^(?:ERR_SSL_|ERR_TLS_|EPROTO)/, "the TLS handshake failed"],
  [/^(?:HPE_|HTTPParserError|UND_ERR_RES|UND_ERR_HEADERS)/, "the response is not valid HTTP"],
];

/** What went wrong, as a clause without system error codes. */
export function describeFailure(error: unknown): string {
  if (error instanceof PrivateAddressError || error instanceof LongResponseError) {
    return error.message;
  }
  // If several addresses were tried, each has its own error.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { name, code = name, cause } = first as Error & { code?: unknown };
  const found = words.find(([pattern]) => pattern.test(String(code)));
  if (found) return found[1];
  return cause instanceof Error ? describeFailure(cause) : "the connection failed";
}

/** What is wrong with a status; null for success. */
export function describeStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `HTTP ${status}: redirects are not followed`;
  return status === 410 ? "HTTP 410: the endpoint is gone" : `HTTP ${status}`;
}
