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
])("%s %j", (name, given, message) => {
  expect(said(name, given)).toMatch(message);
});
