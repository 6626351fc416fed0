/** Writes sentences for a terminal around names that come from elsewhere. */
import { printable } from "./display-width.js";

/** The text of a template whose values can neither start a new line nor control a terminal or a CI log. */
export function printed(
  texts: TemplateStringsArray,
  ...values: readonly (string | number)[]
): string {
  return texts
    .map((text, at) => text + (at < values.length ? printable(`${values[at]}`) : ""))
    .join("");
}
