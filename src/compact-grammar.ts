/** Writes a brief of the language from the registry: all that a model needs for most screens, in under 3,000 tokens. */
import { spacingPx, spacingSteps } from "./base/theme/tokens.js";
import { vocabulary as defaultVocabulary } from "./model/components/registry.generated.js";
import type { Component } from "./model/define/component.js";
import type { ComponentVocabulary } from "./model/define/vocabulary.js";

/** Maximum number of choices that are listed for an attribute; longer lists have to be looked up. */
const mostChoices = 6;

/** The spacing steps of most screens. */
const steps = spacingSteps().filter((step) => step > 0 && step <= 10);

/** How to write elements and lay out a screen. */
const introduction = `# wf in brief

\`\`\`wf
page "Orders" device=desktop {
  header { row justify=between align=center { logo "Acme" nav ["Orders", "Customers"] active=0 } }
  row {
    col span=8 gap=4 {
      title "Orders"
      table {
        columns ["No.", "Customer", "Total"]
        row ["1042", "Ada", "$ 120.00"]
        row ["1041", "Alan", "$ 64.50"]
      }
    }
    col span=4 {
      card "Filter" { input "Customer" placeholder="Name" icon=search button "Apply" primary }
    }
  }
}
\`\`\`

- Element: \`component "label" [list] attribute=value modifier { block }\`. Strings in "…", colors #rrggbb, comments //.
- A modifier is a bare word: \`primary\` is primary=true, \`lg\` is size=lg.
- Items of lists are strings, or objects: {label="A" icon=house navigate=id}. "..." is more of the same.
- Pages stack their content; \`row\`, \`col span=1..12\` in a row, \`stack\`, \`grid columns=3\`, \`card\` lay it out. main p=6 gives a page room.
- In a row: gap, justify=start|center|end|between, align=start|center|end. \`flex\` takes the room that is left.
- Text may hold **bold**, *italic*, [link](url), [badge:success] words.
- Numbers are px; gap and padding take steps: ${steps.join(" ")} are ${steps.map(spacingPx).join(" ")} px.`;

/** The groups of components, in the order in which screens are built. */
const groups: readonly Component["category"][] = [
  "layout",
  "container",
  "navigation",
  "text",
  "input",
  "display",
  "data",
  "feedback",
  "overlay",
  "annotation",
];

/** The brief. */
export function compactGrammar(vocabulary: ComponentVocabulary = defaultVocabulary): string {
  const { components } = vocabulary;
  const lines = new Map<string, string[]>(groups.map((group) => [group, []]));
  for (const component of components) {
    const { category } = component;
    lines.set(category, [...(lines.get(category) ?? []), lineOf(component)]);
  }
  const sections = [...lines].map(([group, members]) => `## ${group}\n${members.join("\n")}`);
  return [introduction, commonLine(components[0]!), ...sections, ending].join("\n\n").concat("\n");
}

const ending =
  "Everything else (all attributes, examples, definitions and imports) is in the entry of a component: wf_grammar components=[…], or wf grammar NAME.";

/** The common attributes and modifiers, by name. */
function commonLine({ attributes, modifiers }: Component): string {
  const names = [...attributes.values()].filter(({ common }) => common).map(({ name }) => name);
  const words = [...modifiers.values()]
    .filter(({ common, attribute, word }) => common && attribute !== word)
    .map(({ word }) => word);
  return `All elements: ${names.join(" ")}; modifiers: ${words.join(" ")}; at(x, y) places one.`;
}

/** One line for a component: its label and content, then those of its own attributes that change its picture. */
function lineOf(component: Component): string {
  const { name, label, list, number } = component;
  const takes = [
    ...(label ? [label.required ? '"label"' : '"label"?'] : []),
    ...(number ? ["number"] : []),
    ...(list ? ["[list]"] : []),
    ...(component.children.allow === "none" ? [] : ["{}"]),
  ];
  const own = [...component.attributes.values()]
    .filter(({ common, semantic }) => !common && semantic !== true)
    .filter(({ name: each }) => !isTwin(component, each))
    .map(({ name: each, kind }) => {
      const { choices = [], isBoolean } = kind;
      if (isBoolean || choices.length === 0 || choices.length > mostChoices) return each;
      return `${each}=${choices.join("|")}`;
    });
  return `- ${name} ${takes.join(" ")}${own.length > 0 ? `: ${own.join(" ")}` : ""}`;
}

function isTwin({ label, list }: Component, name: string): boolean {
  return (label?.twins.includes(name) ?? false) || (list?.twins.includes(name) ?? false);
}
