/** The record of the output formats, in the order in which they are listed; the first is the default. */
import type { Format } from "./format.js";
import { fragment } from "./fragment.js";
import { html } from "./html.js";
import { pdf } from "./pdf.js";
import { png } from "./png.js";
import { svg } from "./svg.js";
import { text } from "./text.js";

/** All formats by their names, which are their options as well. */
export const formats = { svg, html, fragment, png, pdf, text } satisfies Record<string, Format>;
