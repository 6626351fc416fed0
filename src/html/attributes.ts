/** Turns the attributes of a box into those of an element: ids get the document's prefix, addresses are checked. */
import type { HtmlAttributes } from "../box/box.js";
import type { Attributes } from "../markup/element.js";
import { safeUrl } from "../text/safe-url.js";
import { type ImageChoice, shownImageUrl } from "./image-choice.js";

/** Attributes that hold one id or several. */
const idAttributes = new Set([
  "id",
  "for",
  "list",
  "headers",
  "form",
  "popovertarget",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "aria-details",
  "aria-errormessage",
  "aria-activedescendant",
  "aria-flowto",
]);
const addressAttributes = new Set(["href", "cite", "action", "formaction"]);
const imageAttributes = new Set(["src", "poster"]);
/** What would run code or undo our rules, whoever wrote it. */
const forbidden = /^on|^style$|^srcdoc$|^srcset$|^class$/i;

/** What is before and after all ids of a part of the document. */
export interface IdForm {
  idPrefix: string;
  /** Keeps the ids of a copy apart from those of what was copied. */
  idSuffix: string;
}

/** What attributes are checked against. */
export interface AttributeRules extends IdForm {
  /** Which pictures are shown. */
  images: ImageChoice;
}

/** Adds attributes with prefixed ids and safe addresses; one without a safe address is left out. */
export function addAttributes(
  given: HtmlAttributes | undefined,
  rules: AttributeRules,
  attributes: Record<string, Attributes[string]>,
): void {
  for (const name in given) {
    const value = given[name];
    if (value === undefined || forbidden.test(name)) continue;
    attributes[name] = typeof value === "string" ? checked(name, value, rules) : value;
  }
}

function checked(name: string, value: string, rules: AttributeRules): string | undefined {
  if (idAttributes.has(name)) return formedIds(value, rules);
  if (imageAttributes.has(name)) return shownImageUrl(value, rules.images);
  if (!addressAttributes.has(name)) return value;
  const address = safeUrl(value);
  return address?.startsWith("#") && address.length > 1
    ? `#${rules.idPrefix}-${address.slice(1)}`
    : address;
}

function formedIds(ids: string, { idPrefix, idSuffix }: IdForm): string {
  return ids
    .split(" ")
    .filter((id) => id !== "")
    .map((id) => `${idPrefix}-${id}${idSuffix}`)
    .join(" ");
}
