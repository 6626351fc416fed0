/** Decides whether an address from a source may stand in a link or picture. */

const allowedSchemes = new Set(["http", "https", "mailto", "tel", "sms", "ftp"]);
const allowedPictures = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;

/**
 * The address as it may be written into `href` or `src`, or undefined when it could run code.
 * Browsers strip tabs, line breaks and leading control characters before they read the scheme
 * (WHATWG URL, basic URL parser), so the scheme is read from the text without them.
 */
export function safeUrl(url: string): string | undefined {
  const plain = url.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g, "");
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  if (scheme === undefined || allowedSchemes.has(scheme)) return url.trim();
  return allowedPictures.test(plain) ? plain : undefined;
}
