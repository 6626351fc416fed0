/** Turns an address of the source into one that is safe to follow or to show, or into nothing. */

/** Those at the end only from the first of them on, or each blank of a long gap would be followed to its end. */
const outerBlanks =
  /^[\u0000-\u0020\u007f-\u00a0]+|(?<![\u0000-\u0020\u007f-\u00a0])[\u0000-\u0020\u007f-\u00a0]+$/g;
/** Browsers drop these anywhere in an address: `java\nscript:` runs. */
const ignoredCharacters = /[\u0000-\u001f\u007f\u200b-\u200f\u2028\u2029\u2060\ufeff]/g;
const scheme = /^([^/?#:]*):/;
const linkSchemes = new Set(["http", "https", "mailto", "tel"]);
const imageSchemes = new Set(["http", "https"]);
const imageData = /^data:image\/(?:png|jpeg|jpg|gif|webp|avif|svg\+xml)[;,]/i;

/** An address for links; `undefined` for one that would run code or that has an unknown scheme. */
export function safeUrl(url: string): string | undefined {
  return withScheme(url, linkSchemes);
}

/** An address for pictures: also data of the usual picture formats, which run nothing in an `img`. */
export function safeImageUrl(url: string): string | undefined {
  const cleaned = clean(url);
  return imageData.test(cleaned) ? cleaned : withScheme(url, imageSchemes);
}

function withScheme(url: string, allowed: ReadonlySet<string>): string | undefined {
  const cleaned = clean(url);
  const found = scheme.exec(cleaned);
  return found === null || allowed.has(found[1]!.toLowerCase()) ? cleaned : undefined;
}

function clean(url: string): string {
  return url.replace(outerBlanks, "").replace(ignoredCharacters, "");
}
