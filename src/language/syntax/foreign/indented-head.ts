/** Recognizes lines that begin an indented block, and lines that can be the first in one. */
import type { ComponentEntry } from "../../ast/element.js";
import { isFormWord } from "../../ast/form.js";

/** A line that begins a block, if deeper lines follow. */
export interface Head {
  component: ComponentEntry;
  /** Offset of its word. */
  from: number;
  /** Offset of the colon after it. */
  colon: number | undefined;
  /** Whether it must have a block. */
  isStrong: boolean;
}

/** Returns the component of a word, optionally that of another system. */
export type FindComponent = (word: string, isForeign: boolean) => ComponentEntry | undefined;

/** Longer lines are no heads. */
const longestHead = 500;

const start = /^[ \t]*([A-Za-z][\w-]*)(?![\w-])/;
/** A label, number, list or attribute. */
const part =
  /\s+(?:"_*"|'_*'|\d+|\[[^[\]{}]*\]|[A-Za-z][\w-]*[ \t]*=[ \t]*(?:"_*"|'_*'|[\w.%#-]+|\[[^[\]{}]*\])|([A-Za-z][\w-]*))(?=[\s:]|$)/y;

/**
 * The head that a line is.
 *
 * @param code the line without what follows its last word
 * @param at offset of the line
 */
export function headOf(code: string, at: number, component: FindComponent): Head | undefined {
  if (code.length > longestHead || code.endsWith("}") || code.endsWith("{")) return undefined;
  const [whole = "", word] = start.exec(code) ?? [];
  if (word === undefined) return undefined;
  const entry = component(word, true);
  if (!entry || entry.children.allow === "none" || entry.children.mustBeEmpty) return undefined;
  const hasColon = code.endsWith(":");
  // Sentences end with a colon, too, and may start with a word of another system.
  const takesAny = hasColon && component(word, false)?.name === word;
  const end = hasColon ? code.slice(0, -1).trimEnd().length : code.length;
  for (let offset = whole.length; offset < end; offset = part.lastIndex) {
    part.lastIndex = offset;
    const match = part.exec(code);
    if (!match) return undefined;
    const [, bare] = match;
    const isTitle = bare !== undefined && /^[A-Z]/.test(bare);
    const isOther = bare !== undefined && !isTitle && !entry.modifiers.has(bare);
    if (isOther && !takesAny) return undefined;
  }
  const isStrong = hasColon || entry.children.braces === "required";
  const colon = hasColon ? at + code.length - 1 : undefined;
  return { component: entry, from: at + whole.length - word.length, colon, isStrong };
}

/** Whether a line starts with an element rather than with more parts of a head. */
export function startsElement(code: string, head: Head, component: FindComponent): boolean {
  const [, word = "", rest = ""] = /^[ \t]*(\.\.\.|[A-Za-z][\w-]*)[ \t]*(.{0,80})/.exec(code) ?? [];
  if (word === "") return false;
  if (word === "...") return rest === "";
  if (/^["']/.test(rest)) return true;
  const { attributes, attributeAliases, modifiers } = head.component;
  const isOwn = attributes.has(word) || attributeAliases.has(word) || modifiers.has(word);
  if (/^[=:]/.test(rest) && !/^:$/.test(rest)) return false;
  const entry = component(word, true);
  if (!entry) return isFormWord(word);
  if (rest === "" || rest === ":") return !isOwn;
  const [first = ""] = /^[\w-]+/.exec(rest) ?? [];
  const beginsBlock = code.endsWith(":") && entry.children.allow !== "none";
  if (beginsBlock || /^[[{(\d]/.test(rest)) return true;
  return entry.modifiers.has(first) || /^[\w-]+[ \t]*=/.test(rest);
}
