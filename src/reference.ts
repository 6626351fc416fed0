/** Writes the reference of the language from the registry, for the API and for `wf grammar`. */

import { listed } from "./base/text/phrases.js";
import { version as packageVersion } from "./base/text/version.js";
import { spacingPx, spacingSteps } from "./base/theme/tokens.js";
import type { ComponentEntry } from "./language/ast/element.js";
import type { AttributeEntry, ModifierEntry } from "./language/ast/entries.js";
import type { FormKind } from "./language/ast/form.js";
import type { Vocabulary } from "./language/ast/vocabulary.js";
import { formsWritten } from "./language/diagnostics/forms-written.js";
import { vocabulary as defaultVocabulary } from "./model/components/registry.generated.js";
import { extendVocabulary } from "./model/define/reuse-entries.js";

/** The reference as the API returns it at GET /tools/grammar. */
export interface Grammar {
  /** Markdown. */
  grammar: string;
  /** The version of the package. */
  version: string;
  /** Names of all components, sorted. */
  components: string[];
  /** All modifiers of all components, sorted. */
  modifiers: string[];
}

/** The reference of all components of a vocabulary. */
export function grammar(
  vocabulary: Vocabulary = defaultVocabulary,
  version: string = packageVersion,
): Grammar {
  const { components } = vocabulary;
  const modifiers = components.flatMap((component) => [...component.modifiers.keys()]);
  return {
    grammar: [
      introduction,
      commonSection(components),
      formsSection(vocabulary),
      ...components.map(describeComponent),
    ]
      .join("\n\n")
      .concat("\n"),
    version,
    components: components.map(({ name }) => name),
    modifiers: [...new Set(modifiers)].sort(),
  };
}

const introduction = `# The wf language

A source describes the pages of a product as nested elements:

\`\`\`wf
page "Sign in" device=mobile centered {
  card "Welcome back" {
    input "Email" email required // a label and two modifiers
    button "Sign in" primary
  }
}
\`\`\`

- An element is written \`component "label" [list] attribute=value modifier { block }\`. Only the component is required, unless its entry below says otherwise.
- Strings take double or single quotes. Numbers can have a unit: px, %, em, rem, vh or vw. Colors are hex: \`#rrggbb\`.
- \`name:value\` is the same as \`name=value\`.
- A modifier is a bare word: \`disabled\` means \`disabled=true\`, and \`sm\` means \`size=sm\`.
- Lists are written \`["A", "B"]\`, objects \`{label="A" icon=house}\`.
- Comments are \`// to the end of the line\` and \`/* ... */\`.
- \`...\` stands for more of the same.`;

function commonSection(components: readonly ComponentEntry[]): string {
  const attributes = new Map<string, AttributeEntry>();
  const modifiers = new Map<string, ModifierEntry>();
  for (const component of components) {
    for (const entry of component.attributes.values()) {
      if (entry.common) attributes.set(entry.name, entry);
    }
    for (const entry of component.modifiers.values()) {
      if (entry.common && entry.attribute !== entry.word) modifiers.set(entry.word, entry);
    }
  }
  const steps = spacingSteps();
  const scale = `The spacing steps ${steps.join(" ")} are ${steps.map(spacingPx).join(" ")} px; any other number is px.`;
  return [
    "## Common attributes and modifiers",
    "Every element takes these.",
    section("Attributes", [...attributes.values()].map(attributeLine)),
    section("Modifiers", modifierLines([...modifiers.values()])),
    scale,
  ].join("\n\n");
}

/** The forms that define and use components, layouts and data, with their attributes. */
function formsSection(vocabulary: Vocabulary): string {
  const { forms, attributes, pageAttributes } = extendVocabulary(vocabulary, new Map()).reuse;
  return [
    "## Definitions",
    'A source can define components and layouts, name data, and import what other files define. `"$name"` is the value of a parameter or of the entry of a repeat, and `${name}` inserts it in a text.',
    section(
      "Forms",
      Object.entries(formsWritten).map(
        ([word, written]) => `- ${waysOf(written)}${period(forms.get(word as FormKind)?.docs)}`,
      ),
    ),
    section("Attributes of all elements", [...attributes.values()].map(attributeLine)),
    section("Attributes of pages", [...pageAttributes.values()].map(attributeLine)),
  ].join("\n\n");
}

/** Each way of writing a form as code. */
function waysOf(written: string): string {
  return written
    .split(", or ")
    .map((way) => `\`${way}\``)
    .join(", or ");
}

function period(docs: string | undefined): string {
  return docs === undefined ? "" : `: ${docs}`;
}

/** The entry of one form, in Markdown; undefined if there is no such form. */
export function describeForm(
  word: string,
  vocabulary: Vocabulary = defaultVocabulary,
): string | undefined {
  const written = formsWritten[word];
  const form = extendVocabulary(vocabulary, new Map()).reuse.forms.get(word as FormKind);
  if (written === undefined || !form) return undefined;
  const own = [...form.attributes.values()].filter(({ common }) => !common);
  const parts = [
    `## ${word}`,
    form.docs,
    `- Written ${waysOf(written)}.`,
    section("Attributes", own.map(attributeLine)),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** The entry of one component, in Markdown. */
export function describeComponent(component: ComponentEntry): string {
  const twins = twinsOf(component);
  const own = [...component.attributes.values()].filter(
    ({ name, common }) => !common && !twins.includes(name),
  );
  const { parents } = component;
  const taken = takenLines(component);
  const parts = [
    `## ${component.name}`,
    component.docs,
    [
      ...[...component.aliases.values()].map(({ word, docs }) => `- Also \`${word}\`: ${docs}.`),
      ...taken,
      ...(parents.length > 0 ? [`- Only inside: ${parents.join(", ")}.`] : []),
    ].join("\n"),
    section("Attributes", own.map(attributeLine)),
    section("Modifiers", modifierLines(ownModifiers(component))),
    section("Attributes that read data", recordLines(component)),
    ...[...component.variants].flatMap(([parent, variant]) => {
      const lines = takenLines(variant);
      return lines.join() === taken.join() ? [] : [section(`Inside ${parent}`, lines)];
    }),
    ...component.examples.map((example) => `\`\`\`wf\n${example}\n\`\`\``),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** How to name the records of a list and their fields; lists without fields only take the name of data. */
function recordLines({ records }: ComponentEntry): string[] {
  return [...(records?.attributes.values() ?? [])].map(attributeLine);
}

/** Attributes that can replace a label or list; the lines about label and list mention them. */
function twinsOf(component: ComponentEntry): string[] {
  return [component, ...component.variants.values()].flatMap(({ label, list }) => [
    ...(label?.twins ?? []),
    ...(list?.twins ?? []),
  ]);
}

function orAs(twins: readonly string[]): string {
  if (twins.length === 0) return "";
  return ` Can also be written as ${twins.map((name) => `\`${name}=\``).join(" or ")}.`;
}

function nameOfData({ list, records }: ComponentEntry): string {
  const twins = records ? [] : (list?.twins ?? []);
  return twins.length === 0 ? "" : ` \`${twins[0]}=NAME\` takes the list of data.`;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `${title}:\n\n${lines.join("\n")}`;
}

function attributeLine({ name, kind, docs, default: preset }: AttributeEntry): string {
  const unless = preset === undefined ? "" : ` (default: ${preset})`;
  return `- \`${name}\`: ${kind.describes}. ${docs}${unless}`;
}

/** A line for each modifier with a meaning of its own, and one for all values of an attribute. */
function modifierLines(modifiers: readonly ModifierEntry[]): string[] {
  const values = new Map<string, string[]>();
  const lines: string[] = [];
  for (const { word, docs, attribute } of modifiers) {
    if (attribute === undefined) lines.push(`- \`${word}\`: ${docs}`);
    else values.set(attribute, [...(values.get(attribute) ?? []), `\`${word}\``]);
  }
  for (const [attribute, words] of values) {
    lines.push(`- ${words.join(", ")}: the same as \`${attribute}=\` with that value`);
  }
  return lines;
}

/** The modifiers that the attributes and the common modifiers do not already cover. */
function ownModifiers({ modifiers }: ComponentEntry): ModifierEntry[] {
  return [...modifiers.values()].filter(
    ({ word, attribute, common }) => !common && attribute !== word,
  );
}

/** What a component accepts besides attributes. */
function takenLines(component: ComponentEntry): string[] {
  const { label, number, list } = component;
  const lines: string[] = [];
  if (number) lines.push(`- Number${needed(number.required)}: ${number.docs}.`);
  if (label) {
    const others = [
      ...label.unless.map((name) => `\`${name}\` is given`),
      ...(label.unlessBlock ? ["it has a block"] : []),
      ...(label.unlessList ? ["it has a list"] : []),
    ];
    const unless = others.length === 0 ? "" : ` unless ${listed(others, "or")}`;
    lines.push(`- Label${needed(label.required)}${unless}: ${label.docs}.${orAs(label.twins)}`);
  }
  if (list) {
    const keys = [...list.keys.keys()].map((key) => `\`${key}\``).join(" ");
    const objects = keys === "" ? "" : ` Objects take ${keys}.`;
    lines.push(
      `- List${needed(list.required)}: ${list.docs}.${objects}${orAs(list.twins)}${nameOfData(component)}`,
    );
  }
  lines.push(`- Block${blockPhrase(component)}.`);
  return lines;
}

function needed(required: boolean): string {
  return required ? ", required" : "";
}

function blockPhrase({ children }: ComponentEntry): string {
  const { allow, names, braces, mustBeEmpty } = children;
  if (allow === "none") return ": none";
  if (mustBeEmpty) return ": empty, if any";
  const what = allow === "only" ? names.join(", ") : "any elements";
  return `${needed(braces === "required")}: ${what}`;
}
