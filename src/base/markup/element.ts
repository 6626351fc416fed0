/** Turns names, attributes and content into elements of HTML or XML; everything is escaped here. */
import { escapeAttribute } from "./escape.js";

/** Attributes by name: true has no value in HTML, false and undefined are left out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const voidTags = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);
const namePattern = /^[A-Za-z_][\w:.-]*$/;

/** An HTML element. `content` is markup already; void elements have none. */
export function htmlElement(tag: string, attributes: Attributes, content = ""): string {
  return htmlElementOf(tag, htmlAttributes(attributes), content);
}

/** An XML element, closed in place when it has no content. `content` is markup already. */
export function xmlElement(tag: string, attributes: Attributes, content = ""): string {
  const open = `<${checkedName(tag)}${xmlAttributes(attributes)}`;
  return content === "" ? `${open}/>` : `${open}>${content}</${tag}>`;
}

/** An HTML element whose attributes are markup already, made by `htmlAttribute`. */
export function htmlElementOf(tag: string, attributes: string, content = ""): string {
  const open = `<${checkedName(tag)}${attributes}>`;
  return voidTags.has(tag) ? open : `${open}${content}</${tag}>`;
}

/** One attribute as markup, a space before it; nothing for false and undefined. */
export function htmlAttribute(name: string, value: Attributes[string]): string {
  if (value === undefined || value === false) return "";
  const checked = checkedName(name);
  return value === true ? ` ${checked}` : ` ${checked}="${escapeAttribute(String(value))}"`;
}

/** One attribute whose value is markup already, made by `escapeAttribute`. */
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

/** Names come from our own code; one that is none would break out of its place. */
function checkedName(name: string): string {
  if (!checkedNames.has(name)) {
    if (!namePattern.test(name)) throw new RangeError(`not a name of markup: ${name}`);
    checkedNames.add(name);
  }
  return name;
}
