/** Combines a picture in its two themes: a light one, with rules that make it dark. */
import { laterName } from "../../base/markup/later-name.js";
import { contentId } from "../../base/text/content-id.js";

const tag = /(<[^>]*>)/;
const attribute = /([\w:-]+)="([^"]*)"/g;

/**
 * Combines two markups that differ only in the values of presentation attributes. Differing attributes keep their light
 * value, which viewers without stylesheets use, and the element gets a class.
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

/** The class for declarations; specific to the picture if they refer to something in it. */
function nameFor(declarations: string): string {
  const name = contentId(declarations);
  return declarations.includes(laterName) ? `${laterName}-${name}` : name;
}

/** The differences of the other tag, as declarations. */
function differences(tag: string, other: string): string {
  const values = new Map([...tag.matchAll(attribute)].map(([, name, value]) => [name, value]));
  const declarations: string[] = [];
  for (const [, name, value] of other.matchAll(attribute)) {
    if (values.get(name) !== value) declarations.push(`${name}:${value}`);
  }
  return declarations.join(";");
}
