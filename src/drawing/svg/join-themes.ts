/** Turns a picture in its two themes into one that is light, and rules that turn it dark. */
import { laterName } from "../../base/markup/later-name.js";
import { contentId } from "../../base/text/content-id.js";

const tag = /(<[^>]*>)/;
const attribute = /([\w:-]+)="([^"]*)"/g;

/**
 * Joins two markups that differ in nothing but the values of presentation attributes. What differs
 * keeps its light value, which viewers without style sheets draw, and gets a class.
 */
export function joinThemes(light: string, dark: string): { markup: string; rules: string } {
  const [own, other] = [light.split(tag), dark.split(tag)];
  if (own.length !== other.length) throw new Error("the themes differ in more than their colors");
  const rules = new Map<string, string>();
  const joined = own.map((part, at) => {
    const there = other[at]!;
    if (part === there) return part;
    const declarations = differences(part, there);
    const name = nameFor(declarations);
    rules.set(name, `.${name}{${declarations}}`);
    return part.replace(/\/?>$/, (end) => ` class="${name}"${end}`);
  });
  return { markup: joined.join(""), rules: [...rules.values()].join("") };
}

/** The class of declarations; one of its own in each picture where they refer to something in it. */
function nameFor(declarations: string): string {
  const name = contentId(declarations);
  return declarations.includes(laterName) ? `${laterName}-${name}` : name;
}

/** What the other tag says otherwise, as declarations. */
function differences(tag: string, other: string): string {
  const values = new Map([...tag.matchAll(attribute)].map(([, name, value]) => [name, value]));
  const declarations: string[] = [];
  for (const [, name, value] of other.matchAll(attribute)) {
    if (values.get(name) !== value) declarations.push(`${name}:${value}`);
  }
  return declarations.join(";");
}
