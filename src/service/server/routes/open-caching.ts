/** Says how long content that needs no key may be kept by browsers and proxies. */
import type { CompleteConfig } from "../config.js";

/**
 * With a public URL, content is the same for everybody and is kept for a minute, so that nobody sees an old
 * version for long; afterwards a request with its tag is enough. Without one, it may name the address of
 * whoever asked, so each use needs such a request.
 */
export function openCaching({ baseUrl }: Pick<CompleteConfig, "baseUrl">) {
  return { "cache-control": baseUrl === undefined ? "no-cache" : "public, max-age=60" } as const;
}
