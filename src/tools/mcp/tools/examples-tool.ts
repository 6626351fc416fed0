/** The tool that shows finished screens. */
import * as Type from "typebox";
import { exampleNames, readExample } from "../examples.js";
import { defineTool, ToolProblem } from "../tool.js";

/** Shows examples. */
export const examplesTool = defineTool({
  name: "wf_examples",
  title: "Look at finished wireframes",
  docs: "Return finished wireframes to learn from: without name, a list with what each shows; with shows, those that fit some words; with name, the source.",
  isReadOnly: true,
  input: Type.Object({
    name: Type.Optional(Type.String({ maxLength: 100, description: "the example to return" })),
    shows: Type.Optional(
      Type.String({ maxLength: 200, description: "what it should show: table, chat, sign up" }),
    ),
  }),
  output: Type.Object({
    names: Type.Array(Type.String(), { description: "what each is called; the text says more" }),
  }),
  async run({ name, shows }, { packageFolder }) {
    const all = exampleNames(packageFolder).map((each) => readExample(packageFolder, each));
    if (name !== undefined) {
      const found = all.find((example) => example.name === name.replace(/\.wf$/, ""));
      if (!found) {
        const known = all.map((example) => example.name).join(", ");
        throw new ToolProblem(`there is no example "${name}"; use one of ${known}`);
      }
      return {
        content: [{ type: "text", text: found.source.trimEnd() }],
        structuredContent: { names: [found.name] },
      };
    }
    const words = (shows ?? "").toLowerCase().split(/\W+/).filter(Boolean);
    const counted = all.map((example) => {
      const text = `${example.name} ${example.shows} ${example.components}`.toLowerCase();
      return { example, count: words.filter((word) => text.includes(word)).length };
    });
    // Where none shows all of it, those that show the most.
    const best = counted.reduce((most, { count }) => Math.max(most, count), 0);
    const isPart = best > 0 && best < words.length;
    const told = counted.filter(({ count }) => count === best).map(({ example }) => example);
    const which = isPart ? `no example shows all of "${shows}"; these show some of it:` : "";
    const none = words.length > 0 && best === 0 ? `no example shows "${shows}"; all of them:` : "";
    const head = [which, none].filter((line) => line !== "");
    const lines = told.map((each) => `${each.name}: ${each.shows}`);
    return {
      content: [{ type: "text", text: [...head, ...lines].join("\n") }],
      structuredContent: { names: told.map((each) => each.name) },
    };
  },
});
