/** Understands words of several parts by the last of them: `card-title`, `CardTitle`, `user_avatar`. */
import type { ComponentEntry } from "../ast/element.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import { habitualWord } from "../diagnostics/habits.js";
import { describeNeed } from "./describe-need.js";
import { foreignComponent, lookUp } from "./foreign-component.js";
import { inHolder, isIn } from "./holder.js";

/** What to write for a word. */
export interface Proposal {
  /** One line that shows it. */
  readonly example: string;
  /** What replaces the word, if that is certain. */
  readonly insert?: string | undefined;
}

/** Longer words are no names of components. */
const longestWord = 60;

/** Maximum number of parts of a word. */
const mostParts = 8;

/** Last parts that say nothing if the parts before them are known: `TableView`, `select-box`. */
function isGeneric(part: string): boolean {
  return /^(?:view|component|element|widget|control|controller|layer|box|layout|ring|circle)$/.test(
    part,
  );
}

/** What a word of several parts means; undefined if none of its ends is known. */
export function readParts(
  word: string,
  vocabulary: Vocabulary,
  parent: ComponentEntry | undefined,
): Proposal | undefined {
  if (word.length > longestWord) return undefined;
  const parts = partsOf(word, vocabulary);
  const level = /^[1-6]$/.test(parts.at(-1) ?? "") ? parts.pop() : undefined;
  const styled = readStyled(parts, vocabulary, parent);
  if (styled !== undefined) return styled;
  if (parts.length > 1 && isGeneric(parts.at(-1)!)) {
    const before = readEnd(parts.slice(0, -1), vocabulary, parent, level);
    if (before !== undefined) return before;
  }
  return readEnd(parts, vocabulary, parent, level);
}

/** A component whose modifiers follow its name: `button-primary`. */
function readStyled(
  [name = "", ...rest]: readonly string[],
  vocabulary: Vocabulary,
  parent: ComponentEntry | undefined,
): Proposal | undefined {
  const own = vocabulary.component(name)?.within(parent);
  const meant = own ?? foreignComponent(name, vocabulary, parent);
  if (meant === undefined || rest.length === 0) return undefined;
  if (!rest.every((part) => modifierOf(part, meant) !== undefined)) return undefined;
  return describe(meant, own ? name : meant.name, rest, vocabulary, parent, undefined);
}

/** The component that a word of several parts means, if it means one. */
export function componentOfParts(word: string, vocabulary: Vocabulary): ComponentEntry | undefined {
  const { example } = readParts(word, vocabulary, undefined) ?? {};
  return example === undefined
    ? undefined
    : vocabulary.component(/^[\w.]+/.exec(example)?.[0] ?? "");
}

/** The meaning of the longest known end of a word. */
function readEnd(
  parts: readonly string[],
  vocabulary: Vocabulary,
  parent: ComponentEntry | undefined,
  level: string | undefined,
): Proposal | undefined {
  for (let at = 0; at < parts.length; at++) {
    const isLast = at > 0 && at === parts.length - 1;
    const end = parts.slice(at).join("");
    const form =
      (isLast ? vocabulary.foreignForms.get(`-${end}`) : undefined) ??
      lookUp(vocabulary.foreignForms, end);
    const own = vocabulary.component(end);
    const meant = own?.within(parent) ?? foreignComponent(end, vocabulary, parent);
    const before = parts.slice(0, at);
    const isPlaced =
      meant !== undefined &&
      meant.parents.length > 0 &&
      ((parent !== undefined && isIn(meant, parent)) ||
        holderOf(meant, before, vocabulary) !== undefined);
    if (form !== undefined && !isPlaced) return { example: form.example };
    if (meant === undefined || (meant.root && parent !== undefined)) continue;
    return describe(meant, own && end, before, vocabulary, parent, level);
  }
  return undefined;
}

/** A component, with the modifiers that the parts before its name are, in the component that it has to be in. */
function describe(
  meant: ComponentEntry,
  own: string | undefined,
  before: readonly string[],
  vocabulary: Vocabulary,
  parent: ComponentEntry | undefined,
  level: string | undefined,
): Proposal {
  const words = before.map((part) => modifierOf(part, meant));
  const modifiers = words.filter((each) => each !== undefined);
  if (level !== undefined && meant.attributes.has("level")) modifiers.push(`level=${level}`);
  const name = own ?? meant.name;
  const [first, ...rest] = describeNeed(meant).split(/ (?=\{)/);
  const line = [first!.replace(meant.name, name), ...modifiers, ...rest].join(" ");
  const isAnywhere = meant.parents.length === 0 || (parent !== undefined && isIn(meant, parent));
  if (!isAnywhere) {
    return { example: inHolder(line, meant, parent, holderOf(meant, before, vocabulary)) };
  }
  const isCertain = own !== undefined && (words.every(Boolean) || isContainer(before, vocabulary));
  return { example: line, insert: isCertain ? [name, ...modifiers].join(" ") : undefined };
}

/** The modifier of a component that a part is, or means. */
function modifierOf(part: string, { modifiers }: ComponentEntry): string | undefined {
  return modifiers.has(part) ? part : habitualWord(part, modifiers.keys());
}

/** Whether parts are the name of a component that contains others, so that what follows is a part of it. */
function isContainer(parts: readonly string[], vocabulary: Vocabulary): boolean {
  const entry = entryOf(parts, vocabulary);
  return entry !== undefined && entry.children.allow !== "none" && !entry.children.mustBeEmpty;
}

/** The component that the parts before a name say it is in, if it can be in that. */
function holderOf(
  meant: ComponentEntry,
  before: readonly string[],
  vocabulary: Vocabulary,
): string | undefined {
  const entry = entryOf(before, vocabulary);
  return entry && isIn(meant, entry) ? entry.name : undefined;
}

function entryOf(parts: readonly string[], vocabulary: Vocabulary): ComponentEntry | undefined {
  const name = parts.join("");
  return vocabulary.component(name) ?? foreignComponent(name, vocabulary, undefined);
}

/** The parts of a word, in lower case: at hyphens, at underscores, before capital letters and digits. */
function partsOf(word: string, vocabulary: Vocabulary): string[] {
  const parts = word
    .replace(/([a-z])(?=[A-Z\d])|([A-Z])(?=[A-Z][a-z])/g, "$1$2-")
    .toLowerCase()
    .split(/[-_]+/)
    .filter((part) => part !== "");
  if (parts.length > 1) return parts.slice(-mostParts);
  return /^[a-z]+$/.test(word) ? gluedParts(word, vocabulary) : parts;
}

/** The names of two components that a word consists of: `cardtitle`. */
function gluedParts(word: string, vocabulary: Vocabulary): string[] {
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.component(first) && vocabulary.component(rest)) return [first, rest];
  }
  return [word];
}
