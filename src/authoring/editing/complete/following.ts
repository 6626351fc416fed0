/** Rates how well candidates fit the text after them, since words are often inserted before the rest of a line. */

import type { ComponentEntry, Element } from "../../../language/ast/element.js";
import type { Vocabulary } from "../../../language/ast/vocabulary.js";
import type { Candidate } from "../candidate.js";

/** The text after an offset, up to the end of the line. */
export interface Following {
  sign: "=" | '"' | "{" | "[" | "number" | undefined;
  /** The attributes that follow, up to the next element or block. */
  attributes: readonly string[];
  /** The first word in the block that follows. */
  child: string | undefined;
}

/** Maximum number of characters to look at. */
const farthest = 200;

/** A value or an attribute; anything else ends the head of an element. */
const part =
  /[ \t]*(?:"(?:\\.|[^"\\\r\n])*"|'(?:\\.|[^'\\\r\n])*'|\[[^[\]\r\n]*\]|#?\d[\w.%]*|([A-Za-z][\w-]*)=(?:"(?:\\.|[^"\\\r\n])*"|'[^'\r\n]*'|\[[^[\]\r\n]*\]|[\w#.%-]+))/y;

/** Reads what follows an offset. */
export function followingAt(text: string, offset: number): Following {
  const rest = text.slice(offset, offset + farthest);
  const [, found = ""] = /^[ \t]*([="'{[]|\d)/.exec(rest) ?? [];
  const sign = /\d/.test(found) ? "number" : found === "'" ? '"' : found;
  const child = /^[ \t]*(?:"[^"\r\n]*"[ \t]*)?\{\s*([A-Za-z]\w*)/.exec(rest)?.[1];
  const attributes: string[] = [];
  part.lastIndex = 0;
  for (let each = part.exec(rest); each; each = part.exec(rest)) {
    if (each[1] !== undefined) attributes.push(each[1]);
  }
  return { sign: (sign || undefined) as Following["sign"], attributes, child };
}

/** For candidates that are unlikely, but possible. */
const unlikely = 0.02;

/** For candidates that would be an error. */
const wrong = 0.0002;

/** For attributes before a block, which are about to get a value. */
const beforeBlock = 0.3;

/** How well a candidate fits, from 0 to 1. */
export function fitOf(
  { label, kind }: Candidate,
  { sign, attributes, child }: Following,
  open: Element | undefined,
  vocabulary: Vocabulary,
): number {
  const isAttribute =
    kind === "attribute" ||
    (kind === "modifier" && open?.component?.attributes.has(label) === true);
  if (sign === "=") return isAttribute ? 1 : unlikely * unlikely;
  const owner =
    kind === "component" || kind === "definition" ? vocabulary.component(label) : undefined;
  const taken = owner && attributes.some((name) => !takes(owner, name)) ? wrong : 1;
  if (sign === undefined) return taken;
  if (isAttribute && open?.component?.attributes.get(label)?.kind.isBoolean !== true) {
    return sign === "{" ? beforeBlock : unlikely;
  }
  if (owner) {
    const parents = child === undefined ? [] : (vocabulary.component(child)?.parents ?? []);
    const holds = parents.length === 0 || parents.includes(owner.name);
    const fits = {
      '"': owner.label !== undefined || [...owner.variants.values()].some((each) => each.label),
      "{": owner.children.allow !== "none" && !owner.label?.required,
      "[": owner.list !== undefined || [...owner.variants.values()].some((each) => each.list),
      number: owner.number !== undefined,
    }[sign];
    return fits && holds ? taken : taken * wrong;
  }
  if (!open || kind === "keyword") return unlikely;
  const lacks = {
    '"': open.component?.label !== undefined,
    "{": (open.component?.children.allow ?? "none") !== "none",
    "[": open.component?.list !== undefined,
    number: open.component?.number !== undefined,
  }[sign];
  return lacks ? 1 : unlikely;
}

/** Whether a component has an attribute with a name. */
function takes({ attributes, attributeAliases }: ComponentEntry, name: string): boolean {
  return attributes.has(attributeAliases.get(name) ?? name);
}
