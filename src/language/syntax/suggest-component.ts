/** Suggests what an unknown word was meant to be: a component, or a modifier of the element before it. */
import type { ComponentEntry } from "../ast/element.js";
import { foreignForms } from "../ast/form.js";
import type { ForeignForm, Vocabulary } from "../ast/vocabulary.js";
import { createProblem, type Problem } from "../diagnostics/create-diagnostic.js";
import { habitualWord } from "../diagnostics/habits.js";
import { Suggester, spellingEdits } from "../diagnostics/suggester.js";
import { describeNeed } from "./describe-need.js";
import { foreignComponent, lookUp } from "./foreign-component.js";
import { inHolder, isIn } from "./holder.js";
import { componentOfParts, type Proposal, readParts } from "./read-parts.js";

/** Suggests replacements for unknown words; one instance serves a whole source. */
export class ComponentSuggester {
  /** Performs all searches. */
  readonly words: Suggester;
  readonly #vocabulary: Vocabulary;
  readonly #meant = new Map<string, ComponentEntry | undefined>();

  /** @param length of the source, in characters */
  constructor(vocabulary: Vocabulary, length: number) {
    this.#vocabulary = vocabulary;
    this.words = new Suggester(length);
  }

  /** The problem of an unknown word at the start of an element. */
  unknownComponent(
    word: string,
    from: number,
    parent: ComponentEntry | undefined,
    before: ComponentEntry | undefined,
  ): Problem {
    const to = from + word.length;
    const propose = ({ example, insert }: Proposal) => {
      const edits = insert === undefined ? undefined : [{ from, to, insert }];
      return createProblem("unknown-component", "foreign", { word, example, insert }, { edits });
    };
    const known = this.#foreignMeaning(word, parent);
    if (known !== undefined) return propose(known);
    if (parent && (parent.attributes.has(word) || parent.attributeAliases.has(word))) {
      return createProblem("unknown-component", "attribute", { word, parent: parent.name });
    }
    if (before?.modifiers.has(word)) {
      return createProblem("unknown-component", "modifier", { word });
    }
    const meant = this.words.nearest(word, `${parent?.name}>${before?.name}`, () => [
      ...componentWords(this.#vocabulary, parent),
      ...(before?.modifiers.keys() ?? []),
    ]);
    const edits = spellingEdits(word, meant, from, to);
    if (edits === undefined) {
      const entry = this.#onlyEntry(parent);
      if (entry !== undefined) return propose({ example: describeNeed(entry), insert: entry.name });
      const composed = readParts(word, this.#vocabulary, parent);
      if (composed !== undefined) return propose(composed);
    }
    return createProblem("unknown-component", "unknown", { word, meant }, { edits });
  }

  /** The form that a foreign word means. */
  foreignForm(word: string): ForeignForm | undefined {
    return lookUp(this.#vocabulary.foreignForms, word);
  }

  /** Whether a word changes components, so that it says how one is meant rather than names another. */
  #isModifier(word: string): boolean {
    return this.#vocabulary.components.some(({ modifiers }) => modifiers.has(word));
  }

  /** The component that an unknown word means, so that what is in its block is read as in that. */
  componentMeant(word: string): ComponentEntry | undefined {
    if (!this.#meant.has(word)) {
      const vocabulary = this.#vocabulary;
      const form = this.foreignForm(word);
      const name = form && /^[\w.]+/.exec(form.example)?.[0];
      const meant =
        (name === undefined ? undefined : vocabulary.component(name)) ??
        foreignComponent(word, vocabulary, undefined) ??
        componentOfParts(word, vocabulary);
      this.#meant.set(word, meant);
    }
    return this.#meant.get(word);
  }

  /** Whether a foreign word means only a form of a component, rather than the component. */
  meansForm(word: string): boolean {
    return (
      this.foreignForm(word) !== undefined &&
      lookUp(this.#vocabulary.foreignWords, word) === undefined
    );
  }

  /** Whether two words mean forms of the same component, or of one and its only parent. */
  areFormsOfOne(word: string, other: string): boolean {
    const names = [word, other].map((each) => this.foreignForm(each)?.component);
    const [name, outer] = names;
    if (name === undefined || outer === undefined) return false;
    const belongs = (part: string, whole: string) =>
      this.#vocabulary.component(part)?.parents.includes(whole) === true;
    return name === outer || belongs(name, outer) || belongs(outer, name);
  }

  /** Whether a component takes only one component besides lines. */
  hasOnlyEntry(parent: ComponentEntry): boolean {
    return this.#onlyEntry(parent) !== undefined;
  }

  /** What a parent takes besides lines, if that is one component: `item "…"`. */
  #onlyEntry(parent: ComponentEntry | undefined): ComponentEntry | undefined {
    if (parent?.children.allow !== "only") return undefined;
    const entries = parent.children.names.flatMap((name) => {
      const entry = this.#vocabulary.component(name);
      return entry && !entry.children.mustBeEmpty ? [entry] : [];
    });
    const [only] = entries;
    return only && entries.length === 1 ? only.within(parent) : undefined;
  }

  /** The name of a component that is the only one a parent takes, so that a word with its meaning can become it. */
  #onlyName({ name }: ComponentEntry, parent: ComponentEntry | undefined): string | undefined {
    return this.#onlyEntry(parent)?.name === name ? name : undefined;
  }

  /** What a word of another system means in a parent. */
  #foreignMeaning(word: string, parent: ComponentEntry | undefined): Proposal | undefined {
    const meant = foreignComponent(word, this.#vocabulary, parent);
    const form = this.foreignForm(word);
    const name = meant?.name ?? form?.component;
    // What a parent takes, if that is one component, is meant by other words, too.
    if (name !== undefined && this.#onlyEntry(parent) && !takes(parent!, name)) return undefined;
    if (form !== undefined && !(meant && parent && isIn(meant, parent)))
      return { example: form.example };
    const ofReuse = foreignForms.get(word);
    if (ofReuse !== undefined) return { example: ofReuse };
    if (meant === undefined) return undefined;
    const insert = plainTag(word, meant.name) ?? this.#onlyName(meant, parent);
    return { example: inHolder(describeNeed(meant), meant, parent), insert };
  }

  /**
   * The problem of an unknown modifier after an element; on a line of its own, an unknown word may also be a component.
   */
  unknownModifier(
    word: string,
    from: number,
    owner: ComponentEntry,
    code: "unknown-word" | "unknown-modifier",
  ): Problem {
    const ownLine = code === "unknown-word";
    const to = from + word.length;
    const propose = (meant: string | undefined, edits?: Parameters<typeof createProblem>[3]) =>
      createProblem(code, "unknown", { owner: owner.name, word, meant }, edits);
    const advice = owner.foreignAttributes.get(word);
    if (advice !== undefined && !ownLine) {
      const [, right] = /^write ([\w-]+=[\w-]+)$/.exec(advice) ?? [];
      const edits = right === undefined ? undefined : [{ from, to, insert: right }];
      const data = { owner: owner.name, word, advice, right };
      return createProblem("unknown-modifier", "advice", data, { edits });
    }
    const habitual = habitualWord(word, owner.modifiers.keys());
    if (habitual !== undefined) return propose(habitual);
    const utility = utilityAttribute(word, owner);
    if (utility !== undefined) return propose(utility, { edits: [{ from, to, insert: utility }] });
    if (owner.attributes.has(word)) {
      return createProblem(code, "needsValue", { owner: owner.name, word });
    }
    const insert = ownLine ? undefined : (attributeWith(word, owner) ?? distribution(word, owner));
    if (insert !== undefined) return propose(insert, { edits: [{ from, to, insert }] });
    const background = ownLine ? undefined : backgroundWith(word, owner);
    if (background !== undefined) return propose(background);
    const form = this.foreignForm(word);
    if (form && !ownLine && (form.component === owner.name || !this.#isModifier(word))) {
      const data = { owner: owner.name, word, example: form.example };
      return createProblem("unknown-modifier", "foreign", data);
    }
    const meant = this.words.nearest(word, `${owner.name} ${ownLine}`, () => [
      ...owner.modifiers.keys(),
      ...(ownLine ? this.#vocabulary.words : []),
    ]);
    return propose(meant, { edits: spellingEdits(word, meant, from, to) });
  }
}

/** Whether a parent that takes only certain components takes one. */
function takes({ children }: ComponentEntry, name: string): boolean {
  return children.allow === "only" && children.names.includes(name);
}

/**
 * The replacement for an HTML tag that has exactly one meaning here, with the level of a heading; undefined for others.
 */
function plainTag(word: string, component: string): string | undefined {
  const [tag, level = "1"] = /^(?:h([1-6])|p|a|img|li|ul|ol|hr|div)$/.exec(word) ?? [];
  if (tag === undefined) return undefined;
  return level === "1" ? component : `${component} level=${level}`;
}

/** The words that may start an element in a parent, those with the fewest conditions first. */
function componentWords(
  vocabulary: Vocabulary,
  parent: ComponentEntry | undefined,
): readonly string[] {
  if (parent?.children.allow === "only") return parent.children.names;
  return vocabulary.words.filter((word) => {
    const entry = vocabulary.component(word)!;
    if (parent === undefined) return true;
    return (
      !entry.root &&
      !entry.ofCanvas &&
      (entry.parents.length === 0 || entry.parents.includes(parent.name))
    );
  });
}

/** The attribute of its own that takes a word as its value, although the word is no modifier: `color=success`. */
function attributeWith(word: string, owner: ComponentEntry): string | undefined {
  for (const [name, { kind, common }] of owner.attributes) {
    if (!common && !kind.isBoolean && kind.choices?.includes(word)) return `${name}=${word}`;
  }
  return undefined;
}

/** The background of a container whose name a word is: `bg=primary`. */
function backgroundWith(word: string, owner: ComponentEntry): string | undefined {
  const { kind } = owner.attributes.get("bg") ?? {};
  const isMeant = owner.children.allow === "any" && kind?.choices?.includes(word) === true;
  return isMeant ? `bg=${word}` : undefined;
}

/** How a container places its children along its direction, if that is what a word says: `justify=between`. */
function distribution(word: string, owner: ComponentEntry): string | undefined {
  if (owner.children.allow !== "any") return undefined;
  const value = word === "spread" ? "between" : word.replace(/^space-/, "");
  const { kind } = owner.attributes.get("justify") ?? {};
  return kind?.choices?.includes(value) ? `justify=${value}` : undefined;
}

/** `p=4` for `p-4`, as utility classes are written. */
function utilityAttribute(word: string, owner: ComponentEntry): string | undefined {
  const [, name, value] = /^([a-zA-Z]+)-(\d+)$/.exec(word) ?? [];
  if (name === undefined || value === undefined || !owner.attributes.has(name)) return undefined;
  return `${name}=${value}`;
}
