/** Says how long content that needs no key may be kept by browsers and proxies. */

/** A minute, so that nobody sees an old version for long; afterwards a request with its tag is enough. */
export const openCaching = { "cache-control": "public, max-age=60" } as const;
