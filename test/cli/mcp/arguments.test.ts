/** What a tool says of arguments that it does not take: what would be right. */
import { expect, it } from "vitest";
import { argumentValidator } from "../../../src/tools/mcp/argument-validator.js";
import { mcpTools } from "../../../src/tools/mcp/tools.js";

function said(name: string, given: object): string | undefined {
  const { input } = mcpTools.find((tool) => tool.name === name)!;
  return argumentValidator.getValidator(input)(given).errorMessage;
}

it.each([
  ["wf_grammar", { form: "tiny" }, /^form must be compact or full$/],
  ["wf_inspect", { source: "page", look: "sketchy" }, /^look must be clean, .+ or \w+$/],
  ["wf_inspect", { source: "page", format: "json" }, /^format must be table or outline$/],
  ["wf_render", { source: "page", width: 3 }, /^width .+; it is px of pages/],
  [
    "wf_render",
    { source: "page", mark: true },
    /^there is no argument "mark"; did you mean marks\? it takes source, path, page, .+ and maxSide$/,
  ],
  ["wf_explain", { id: "x" }, /^there is no argument "id"; it takes \w+/],
  [
    "wf_notes",
    { path: "a.wf", reply: [{ id: "k3f9x2ab", text: "Done" }] },
    /^there is no argument "id" in reply; reply takes note and text$/,
  ],
])("%s %j", (name, given, message) => {
  expect(said(name, given)).toMatch(message);
});

it("accepts anything in a tree", () => {
  expect(said("wf_write", { source: { type: "Document", children: [], more: 1 } })).toBeUndefined();
});
