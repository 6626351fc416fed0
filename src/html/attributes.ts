/** Turns the attributes of a box into those of an element: ids get the document's prefix, addresses are checked. */
import type { HtmlAttributes } from "../box/box.js";
import type { Attributes } from "../markup/element.js";
import { safeImageUrl, safeUrl } from "../markup/safe-url.js";

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

/** The attributes with prefixed ids and safe addresses; one without a safe address is left out. */
export function elementAttributes(given: HtmlAttributes | undefined, idPrefix: string): Attributes {
  const attributes: Record<string, string | number | boolean | undefined> = {};
  for (const name in given) {
    const value = given[name];
    if (value === undefined || forbidden.test(name)) continue;
    attributes[name] = typeof value === "string" ? checked(name, value, idPrefix) : value;
  }
  return attributes;
}

function checked(name: string, value: string, idPrefix: string): string | undefined {
  if (idAttributes.has(name)) return prefixedIds(value, idPrefix);
  if (imageAttributes.has(name)) return safeImageUrl(value);
  if (!addressAttributes.has(name)) return value;
  const address = safeUrl(value);
  return address?.startsWith("#") && address.length > 1
    ? `#${idPrefix}-${address.slice(1)}`
    : address;
}

function prefixedIds(ids: string, idPrefix: string): string {
  return ids
    .split(" ")
    .filter((id) => id !== "")
    .map((id) => `${idPrefix}-${id}`)
    .join(" ");
}
