/** Turns the parts of a page into an HTML document and the headers to send with it. */
import { createHash } from "node:crypto";
import { htmlElement } from "../../base/markup/element.js";
import { escapeText } from "../../base/markup/escape.js";
import { baseStyle } from "./base-style.js";

/** The parts of a page. Markup must come from the escaping writer. */
export interface PageParts {
  /** Plain text. */
  title: string;
  /** Markup of the body. */
  body: string;
  /** CSS in addition to the shared stylesheet. */
  style?: string;
  /** URLs of scripts on the same server; inline scripts are not allowed. */
  scripts?: readonly string[];
  /** Plain text for search engines and link previews. */
  description?: string;
  /** `data-` attributes of the root element, without the prefix. */
  rootData?: Readonly<Record<string, string>>;
  /** Content security policy directives in addition to the default ones: `{ "frame-src": "'self'" }`. */
  policy?: Readonly<Record<string, string>>;
  /** Referrer policy; `no-referrer` by default. */
  referrer?: "same-origin";
}

/** A document and its headers. */
export interface Page {
  html: string;
  headers: Record<string, string>;
}

/** Builds a page that cannot be framed, and that runs no scripts but its own files. */
export function renderPage(parts: PageParts): Page {
  const css = `${baseStyle}${parts.style ?? ""}`;
  const description = parts.description;
  const head = [
    htmlElement("meta", { charset: "utf-8" }),
    htmlElement("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    htmlElement("title", {}, escapeText(parts.title)),
    description === undefined
      ? ""
      : htmlElement("meta", { name: "description", content: description }),
    htmlElement("link", { rel: "icon", href: favicon }),
    // Our own constant text; a style element cannot contain escapes.
    `<style>${css}</style>`,
    ...(parts.scripts ?? []).map((src) => htmlElement("script", { type: "module", src })),
  ];
  const data = Object.entries(parts.rootData ?? {}).map(([name, value]) => [`data-${name}`, value]);
  const html = `<!DOCTYPE html>\n${htmlElement(
    "html",
    { lang: "en", ...Object.fromEntries(data) },
    `${htmlElement("head", {}, head.join(""))}${htmlElement("body", {}, parts.body)}`,
  )}\n`;
  return { html, headers: pageHeaders(css, parts) };
}

/** A page icon: three lines in a frame, in a color that suits both themes. */
const favicon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M2.5 2.5h11v11h-11zM5 6h6M5 9h6M5 11.5h3' fill='none' stroke='%23868f99' stroke-width='1.5'/%3E%3C/svg%3E";

/** The hashes of stylesheets: those of our pages are few, apart from fonts that change while they are designed. */
const hashes = new Map<string, string>();
const mostHashes = 16;

function hashOf(css: string): string {
  const known = hashes.get(css);
  if (known !== undefined) return known;
  const hash = createHash("sha256").update(css).digest("base64");
  if (hashes.size === mostHashes) hashes.clear();
  hashes.set(css, hash);
  return hash;
}

function pageHeaders(
  css: string,
  { scripts = [], policy = {}, referrer }: PageParts,
): Record<string, string> {
  const directives: Record<string, string> = {
    "default-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "img-src": "'self' data:",
    "style-src": `'sha256-${hashOf(css)}'`,
    ...(scripts.length > 0 ? { "script-src": "'self'" } : {}),
    ...policy,
  };
  const written = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": written.join("; "),
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": referrer ?? "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  };
}
