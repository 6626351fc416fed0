/** Writes the reference of the language from the registry, for the API and for `wf grammar`. */
import type {
  AttributeEntry,
  ComponentEntry,
  ModifierEntry,
  Vocabulary,
} from "./ast/vocabulary.js";
import { vocabulary as defaultVocabulary } from "./components/registry.generated.js";

/** The reference as the API gives it at GET /tools/grammar. */
export interface Grammar {
  /** Markdown. */
  grammar: string;
  version: string;
  /** Names of all components, sorted. */
  components: string[];
  /** All bare words and flags of all components, sorted. */
  modifiers: string[];
}

/** Version of the language, raised when a source that was valid no longer is. */
const languageVersion = "1.0.0";

/** The reference of all components of a vocabulary. */
export function grammar(
  vocabulary: Vocabulary = defaultVocabulary,
  version: string = languageVersion,
): Grammar {
  const { components } = vocabulary;
  const words = components.flatMap(({ modifiers }) => [...modifiers.keys()]);
  return {
    grammar: [introduction, commonSection(components), ...components.map(describeComponent)]
      .join("\n\n")
      .concat("\n"),
    version,
    components: components.map(({ name }) => name),
    modifiers: [...new Set(words)].sort(),
  };
}

const introduction = `# The wf language

A source describes screens as nested elements:

\`\`\`wf
page "Sign in" device=mobile centered {
  card "Welcome back" {
    input "Email" email required   // label, modifiers
    button "Sign in" primary
  }
}
\`\`\`

- An element is \`name "label" [list] attribute=value modifier { block }\`; everything but the name is optional unless its entry below says otherwise.
- Strings are in double or single quotes; numbers can have a unit: px, %, em, rem, vh, vw; colors are #hex.
- \`name:value\` means \`name=value\`. A modifier \`m\` means \`m=true\`.
- Lists are \`["A", "B"]\`, objects \`{label="A" icon=house}\`.
- Comments are \`// to the end of the line\` and \`/* ... */\`.
- \`...\` stands for more of the same.`;

function commonSection(components: readonly ComponentEntry[]): string {
  const common = new Map<string, AttributeEntry>();
  for (const { attributes } of components) {
    for (const attribute of attributes.values()) {
      if (attribute.common) common.set(attribute.name, attribute);
    }
  }
  const lines = [...common.values()].map(attributeLine);
  const scale =
    "Spacings without a unit are steps of a scale: 0 1 2 3 4 5 6 8 10 12 16 20 are 0 4 8 12 16 20 24 32 40 48 64 80 px; other numbers are px.";
  return ["## Attributes of every element", lines.join("\n"), scale].join("\n\n");
}

/** The entry of one component, in Markdown. */
export function describeComponent(component: ComponentEntry): string {
  const twins = twinsOf(component);
  const own = [...component.attributes.values()].filter(
    ({ name, common }) => !common && !twins.includes(name),
  );
  const parts = [
    `## ${component.name}`,
    component.docs,
    takenLines(component).join("\n"),
    section("Attributes", own.map(attributeLine)),
    section("Words", ownWords(component).map(wordLine)),
    ...[...component.variants].map(([parent, variant]) =>
      section(`Inside of ${parent}`, takenLines(variant)),
    ),
    ...component.examples.map((example) => `\`\`\`wf\n${example}\n\`\`\``),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** Attributes that say what text or array say; they stand in the lines of these. */
function twinsOf({ label, list }: ComponentEntry): string[] {
  return [...(label?.twins ?? []), ...(list?.twins ?? [])];
}

function alsoBy(twins: readonly string[]): string {
  return twins.length === 0 ? "" : ` Also by ${twins.map((name) => `\`${name}=\``).join(", ")}.`;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `${title}:\n\n${lines.join("\n")}`;
}

function attributeLine({ name, kind, docs, default: preset }: AttributeEntry): string {
  const unless = preset === undefined ? "" : `; ${preset} when not given`;
  return `- \`${name}\`: ${kind.describes}. ${docs}${unless}`;
}

function wordLine({ word, docs, attribute }: ModifierEntry): string {
  return attribute === undefined || attribute === word
    ? `- \`${word}\`: ${docs}`
    : `- \`${word}\`: the same as ${docs}`;
}

/** The words that say something the list of attributes does not: no flags, no common ones. */
function ownWords({ modifiers, attributes }: ComponentEntry): ModifierEntry[] {
  return [...modifiers.values()].filter(({ word, attribute }) => {
    if (attribute === undefined) return !["scroll", "fullWidth", "hidden"].includes(word);
    return attribute !== word && attributes.get(attribute)?.common === false;
  });
}

/** What a component takes besides attributes. */
function takenLines(component: ComponentEntry): string[] {
  const { label, number, list, aliases, parents } = component;
  const lines: string[] = [];
  for (const alias of aliases.values()) lines.push(`- Also \`${alias.word}\`: ${alias.docs}.`);
  if (number) lines.push(`- Number${needed(number.required)}: ${number.docs}.`);
  if (label) {
    const unless = label.unless.map((name) => ` (not with \`${name}\`)`).join("");
    lines.push(`- Text${needed(label.required)}${unless}: ${label.docs}.${alsoBy(label.twins)}`);
  }
  if (list) {
    const keys = [...list.keys.keys()].map((key) => `\`${key}\``).join(" ");
    const objects = keys === "" ? "" : ` Objects have ${keys}.`;
    lines.push(`- Array${needed(list.required)}: ${list.docs}.${objects}${alsoBy(list.twins)}`);
  }
  lines.push(`- Children: ${childrenPhrase(component)}.`);
  if (parents.length > 0) lines.push(`- Stands in: ${parents.join(", ")}.`);
  return lines;
}

function needed(required: boolean): string {
  return required ? ", required" : "";
}

function childrenPhrase({ children }: ComponentEntry): string {
  const { allow, names, braces, mustBeEmpty } = children;
  if (allow === "none") return "none, no braces";
  if (mustBeEmpty) return "none";
  const what = allow === "only" ? names.join(", ") : "any elements";
  return braces === "required" ? `${what}, in braces that must be there` : what;
}
