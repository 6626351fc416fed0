/** Writes the empty document into which the page puts live HTML; nothing in it can run. */
import { FONT_FACES, FONT_FAMILY } from "../fonts/faces.js";
import { htmlElement } from "../markup/element.js";

/** `@font-face` rules whose files the preview serves itself. */
export const fontRules: string = FONT_FACES.map(
  ({ weight, italic, woff2 }) =>
    `@font-face{font-family:${FONT_FAMILY};font-weight:${weight};font-style:${italic ? "italic" : "normal"};font-display:block;src:url(/assets/fonts/${woff2}) format("woff2")}`,
).join("");

/** The document, and the policy that it is sent with. */
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
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src https: http: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
} as const;
