/** Decides how long browsers and proxies may cache content that needs no key. */
import type { CompleteConfig } from "../config.js";

/**
 * With a public URL, content is the same for everybody and is cached for a minute, so that nobody sees an old version
 * for long; after that, its tag is revalidated. Without one, content may contain the address that the visitor used, so
 * it is revalidated on each use.
 */
export function openCaching({ baseUrl }: Pick<CompleteConfig, "baseUrl">) {
  return { "cache-control": baseUrl === undefined ? "no-cache" : "public, max-age=60" } as const;
}
