/** Writes elements of HTML or XML with names, attributes and content; all escaping happens here. */
import { escapeAttribute } from "./escape.js";

/** Attributes by name: true stands for an attribute without value in HTML, and false and undefined omit it. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const voidTags = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);
const namePattern = /^[A-Za-z_][\w:.-]*$/;

/** An HTML element. `content` must already be markup; void elements have none. */
export function htmlElement(tag: string, attributes: Attributes, content = ""): string {
  return htmlElementOf(tag, htmlAttributes(attributes), content);
}

/** An XML element, self-closing if it has no content. `content` must already be markup. */
export function xmlElement(tag: string, attributes: Attributes, content = ""): string {
  const open = `<${checkedName(tag)}${xmlAttributes(attributes)}`;
  return content === "" ? `${open}/>` : `${open}>${content}</${tag}>`;
}

/** An HTML element with attributes that are already markup from `htmlAttribute`. */
export function htmlElementOf(tag: string, attributes: string, content = ""): string {
  const open = `<${checkedName(tag)}${attributes}>`;
  return voidTags.has(tag) ? open : `${open}${content}</${tag}>`;
}

/** An attribute as markup, preceded by a space; nothing for false and undefined. */
export function htmlAttribute(name: string, value: Attributes[string]): string {
  if (value === undefined || value === false) return "";
  const checked = checkedName(name);
  return value === true ? ` ${checked}` : ` ${checked}="${escapeAttribute(String(value))}"`;
}

/** An attribute whose value is already markup from `escapeAttribute`. */
export function htmlAttributeOf(name: string, value: string): string {
  return ` ${checkedName(name)}="${value}"`;
}

function htmlAttributes(attributes: Attributes): string {
  let markup = "";
  for (const name in attributes) markup += htmlAttribute(name, attributes[name]);
  return markup;
}

function xmlAttributes(attributes: Attributes): string {
  let markup = "";
  for (const name in attributes) {
    const value = attributes[name];
    if (value === undefined || value === false) continue;
    markup += ` ${checkedName(name)}="${typeof value === "number" ? value : escapeAttribute(String(value))}"`;
  }
  return markup;
}

const checkedNames = new Set<string>();

/** Names come from our own code; an invalid one could break out of its place. */
function checkedName(name: string): string {
  if (!checkedNames.has(name)) {
    if (!namePattern.test(name)) throw new RangeError(`not a name of markup: ${name}`);
    checkedNames.add(name);
  }
  return name;
}
