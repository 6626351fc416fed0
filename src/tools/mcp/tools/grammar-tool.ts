/** The tool that teaches the language. */
import * as Type from "typebox";
import { nearestWord } from "../../../base/text/suggest.js";
import { compactGrammar } from "../../../compact-grammar.js";
import { vocabulary } from "../../../model/components/registry.generated.js";
import { describeComponent, describeForm, grammar } from "../../../reference.js";
import { defineTool, ToolProblem } from "../tool.js";

/** Maximum number of components described at once. */
const mostComponents = 20;

/** Teaches. */
export const grammarTool = defineTool({
  name: "wf_grammar",
  title: "Read the language",
  docs: "Return the wf language. form=compact (the default) has all that most screens need in under 3,000 tokens; components returns the full entries of some components; form=full returns all of them (over 20,000 tokens).",
  isReadOnly: true,
  input: Type.Object({
    components: Type.Optional(
      Type.Array(Type.String({ maxLength: 100 }), {
        maxItems: mostComponents,
        description: 'names of components: ["table", "chart"]',
      }),
    ),
    form: Type.Optional(
      Type.Unsafe<"compact" | "full">({
        type: "string",
        enum: ["compact", "full"],
        description: "how much; compact",
      }),
    ),
  }),
  output: Type.Object({ components: Type.Array(Type.String()) }),
  async run({ components = [], form = "compact" }) {
    const text =
      components.length > 0
        ? components.map(entryOf).join("\n\n")
        : form === "full"
          ? grammar().grammar
          : compactGrammar();
    return {
      content: [{ type: "text", text: text.trimEnd() }],
      structuredContent: { components: components.length > 0 ? components : namesOfAll() },
    };
  },
});

function namesOfAll(): string[] {
  return vocabulary.components.map(({ name }) => name);
}

function entryOf(word: string): string {
  const component = vocabulary.component(word);
  if (component) return describeComponent(component).trimEnd();
  const form = describeForm(word);
  if (form !== undefined) return form.trimEnd();
  const meant = vocabulary.foreignWords.get(word) ?? nearestWord(word, vocabulary.words);
  const hint = meant === undefined ? "leave components out for a list" : `did you mean ${meant}?`;
  throw new ToolProblem(`unknown component "${word}"; ${hint}`);
}
