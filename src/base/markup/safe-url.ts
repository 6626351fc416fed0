/** Validates URLs in a source before they are linked or shown. */

/**
 * Spaces at the end match only from the first one; otherwise, each space of a long gap would be followed to its end.
 */
const outerBlanks =
  /^[\u0000-\u0020\u007f-\u00a0]+|(?<![\u0000-\u0020\u007f-\u00a0])[\u0000-\u0020\u007f-\u00a0]+$/g;
/** Browsers ignore these anywhere in a URL: `java\nscript:` runs. */
const ignoredCharacters = /[\u0000-\u001f\u007f\u200b-\u200f\u2028\u2029\u2060\ufeff]/g;
const scheme = /^([^/?#:]*):/;
/** Browsers read both kinds of slash alike. From a page on disk, Windows would send credentials to the server behind them. */
const otherComputer = /^(?:\\[\\/]|\/\\)/;
const linkSchemes = new Set(["http", "https", "mailto", "tel"]);
const imageSchemes = new Set(["http", "https"]);
const imageData = /^data:image\/(?:png|jpeg|jpg|gif|webp|avif|svg\+xml)[;,]/i;

/** A URL for links; `undefined` if it would run code, has an unknown scheme, or starts like `\\server`. */
export function safeUrl(url: string): string | undefined {
  return withScheme(url, linkSchemes);
}

/** A URL for pictures: may also contain data of the usual picture formats, which run nothing in an `img`. */
export function safeImageUrl(url: string): string | undefined {
  const cleaned = clean(url);
  return imageData.test(cleaned) ? cleaned : withScheme(url, imageSchemes);
}

/**
 * A safe URL with the scheme that one of another server lacks: from a page on disk, Windows would send credentials to
 * `//server`.
 */
export function ofWeb(url: string): string {
  return url.startsWith("//") ? `https:${url}` : url;
}

function withScheme(url: string, allowed: ReadonlySet<string>): string | undefined {
  const cleaned = clean(url);
  if (otherComputer.test(cleaned)) return undefined;
  const found = scheme.exec(cleaned);
  return found === null || allowed.has(found[1]!.toLowerCase()) ? cleaned : undefined;
}

function clean(url: string): string {
  return url.replace(outerBlanks, "").replace(ignoredCharacters, "");
}
