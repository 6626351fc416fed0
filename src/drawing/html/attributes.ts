/** Converts the attributes of a box to those of an element: ids get the document's prefix, and URLs are checked. */
import { htmlAttribute, htmlAttributeOf } from "../../base/markup/element.js";
import { escapeAttribute } from "../../base/markup/escape.js";
import { ofWeb, safeUrl } from "../../base/markup/safe-url.js";
import type { HtmlAttributes } from "../../model/box/box.js";
import { type ImageChoice, shownImageUrl } from "./image-choice.js";

/** Attributes that contain one or more ids. */
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
  "data-if",
  "data-unless",
]);
const addressAttributes = new Set(["href", "cite", "action", "formaction"]);
const imageAttributes = new Set(["src", "poster"]);
/** Attributes that would run code or override our rules. */
const forbidden = /^on|^style$|^srcdoc$|^srcset$|^class$/i;

/** The prefix and suffix of all ids in a part of the document. */
export interface IdForm {
  idPrefix: string;
  /** Distinguishes the ids of a copy from those of the original. */
  idSuffix: string;
}

/** The settings for checking attributes. */
export interface AttributeRules extends IdForm {
  /** Which pictures are shown. */
  images: ImageChoice;
}

/**
 * Role, attributes, name and visibility of a box as markup: ids get their prefix and suffix, and an unsafe URL is
 * dropped.
 */
export function meaningMarkup(
  role: string | undefined,
  given: HtmlAttributes | undefined,
  name: string | undefined,
  isHidden: boolean,
  rules: AttributeRules,
): string {
  const meant = given?.role ?? role;
  let markup = meant === undefined ? "" : htmlAttribute("role", meant);
  let label: HtmlAttributes[string] = name;
  for (const attribute in given) {
    const value = given[attribute];
    if (value === undefined || isForbidden(attribute)) continue;
    if (attribute === "role" || attribute === "aria-hidden") continue;
    if (attribute === "aria-label") label ??= value;
    else {
      markup +=
        typeof value === "string"
          ? checked(attribute, value, rules)
          : htmlAttribute(attribute, value);
    }
  }
  if (label !== undefined) markup += htmlAttribute("aria-label", label);
  return isHidden ? `${markup} aria-hidden="true"` : markup;
}

const allowedNames = new Set<string>();

/** Cached, since names come from our own code, so that there are few. */
function isForbidden(name: string): boolean {
  if (allowedNames.has(name)) return false;
  if (forbidden.test(name)) return true;
  allowedNames.add(name);
  return false;
}

function checked(name: string, value: string, rules: AttributeRules): string {
  if (idAttributes.has(name)) return htmlAttributeOf(name, formedIds(value, rules));
  // Fields are properties of their form: a field named "parentNode" would hide that of the form.
  if (name === "name" && value !== "") return htmlAttributeOf(name, formedId(value, rules));
  if (imageAttributes.has(name)) return htmlAttribute(name, shownImageUrl(value, rules.images));
  if (!addressAttributes.has(name)) return htmlAttribute(name, value);
  const address = safeUrl(value);
  if (address === undefined) return "";
  return address.startsWith("#") && address.length > 1
    ? htmlAttributeOf(name, `#${rules.idPrefix}-${escapeAttribute(address.slice(1))}`)
    : htmlAttribute(name, ofWeb(address));
}

/** Prefixes are not escaped, so that one can be a placeholder. */
function formedId(id: string, { idPrefix, idSuffix }: IdForm): string {
  return `${idPrefix}-${escapeAttribute(id)}${idSuffix}`;
}

function formedIds(ids: string, form: IdForm): string {
  if (!ids.includes(" ")) return ids === "" ? "" : formedId(ids, form);
  return ids
    .split(" ")
    .filter((id) => id !== "")
    .map((id) => formedId(id, form))
    .join(" ");
}
