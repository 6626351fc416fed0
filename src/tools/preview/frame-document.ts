/** Creates the empty document that the page fills with live HTML; nothing in it can run. */
import { ALL_FACES } from "../../base/fonts/faces.js";
import { htmlElement } from "../../base/markup/element.js";

/** `@font-face` rules for files that the preview itself serves. */
export const fontRules: string = ALL_FACES.map(
  ({ family, serves, italic, ttf }) =>
    `@font-face{font-family:${family};font-weight:${serves};font-style:${italic ? "italic" : "normal"};font-display:block;src:url(/assets/fonts/${ttf})}`,
).join("");

/** The document, and the policy sent with it. */
export const frameDocument = {
  html: `<!DOCTYPE html>\n${htmlElement(
    "html",
    { lang: "en" },
    htmlElement(
      "head",
      {},
      `<meta charset="utf-8"><title>Wireframe</title><style>${fontRules}html{overflow:hidden}body{margin:0;padding:24px}</style><style></style>`,
    ) + htmlElement("body", {}),
  )}\n`,
  policy:
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self' data:; img-src https: http: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
} as const;
