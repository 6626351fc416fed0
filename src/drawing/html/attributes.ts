/** Turns the attributes of a box into those of an element: ids get the document's prefix, addresses are checked. */
import { htmlAttribute, htmlAttributeOf } from "../../base/markup/element.js";
import { escapeAttribute } from "../../base/markup/escape.js";
import { safeUrl } from "../../base/markup/safe-url.js";
import type { HtmlAttributes } from "../../model/box/box.js";
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
  "data-if",
  "data-unless",
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

/**
 * Role, attributes, name and hiding of a box as markup: ids get their form, and an unsafe address is
 * left out.
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

/** Names come from our own code, so there are few. */
function isForbidden(name: string): boolean {
  if (allowedNames.has(name)) return false;
  if (forbidden.test(name)) return true;
  allowedNames.add(name);
  return false;
}

function checked(name: string, value: string, rules: AttributeRules): string {
  if (idAttributes.has(name)) return htmlAttributeOf(name, formedIds(value, rules));
  // Forms have their fields as properties: a field named "parentNode" would hide that of the form.
  if (name === "name" && value !== "") return htmlAttributeOf(name, formedId(value, rules));
  if (imageAttributes.has(name)) return htmlAttribute(name, shownImageUrl(value, rules.images));
  if (!addressAttributes.has(name)) return htmlAttribute(name, value);
  const address = safeUrl(value);
  return address?.startsWith("#") && address.length > 1
    ? htmlAttributeOf(name, `#${rules.idPrefix}-${escapeAttribute(address.slice(1))}`)
    : htmlAttribute(name, address);
}

/** Prefixes are not escaped, so that one can stand for what is known only when all is written. */
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
