/** Messages about invalid arguments of tools: they say what would be right. */
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { argumentValidator } from "../../../src/tools/mcp/argument-validator.js";
import { givenSource } from "../../../src/tools/mcp/given-source.js";
import { performMcpTask } from "../../../src/tools/mcp/perform-task.js";
import { type ToolContext, ToolProblem } from "../../../src/tools/mcp/tool.js";
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
  ["wf_write", { source: "page", dryRun: "no" }, /^dryRun must be true or false$/],
  [
    "wf_render",
    { source: "page", maxSide: 5000 },
    /^maxSide must be a whole number from 64 to 1568; it is px of the longer side$/,
  ],
  [
    "wf_notes",
    { path: "a.wf", reply: "Done" },
    /^reply must be a list of at most 50; it is answers$/,
  ],
  ["wf_notes", {}, /^path is missing; it is a \.wf file or folder inside the roots$/],
  ["wf_notes", { path: "a.wf", reply: [{ text: "x" }] }, /^note is missing in reply\.0; it is id/],
  ["wf_explain", { id: "x" }, /^there is no argument "id"; it takes \w+/],
  [
    "wf_notes",
    { path: "a.wf", reply: [{ id: "k3f9x2ab", text: "Done" }] },
    /^there is no argument "id" in reply; reply takes note and text$/,
  ],
])("%s %j", (name, given, message) => {
  expect(said(name, given)).toMatch(message);
});

it("reads no more of a list that is too long", () => {
  const unread = new Proxy([], {
    get(list, name) {
      if (typeof name === "string" && Number(name) > 50) throw new Error(`read item ${name}`);
      return name === "length" ? 500_000 : Reflect.get(list, name);
    },
  });
  expect(said("wf_notes", { path: "a.wf", done: unread })).toMatch(
    /^done must be a list of at most 50; it is ids/,
  );
});

it("accepts anything in a tree", () => {
  expect(said("wf_write", { source: { type: "Document", children: [], more: 1 } })).toBeUndefined();
});

it("takes numbers for the texts that name pages and elements", () => {
  const { input } = mcpTools.find((tool) => tool.name === "wf_render")!;
  const given = { source: "page", page: 2, crop: 12, width: 300 };
  expect(argumentValidator.getValidator(input)(given).data).toEqual({
    source: "page",
    page: "2",
    crop: "12",
    width: 300,
  });
});

const context = {
  packageFolder: fileURLToPath(new URL("../../..", import.meta.url)),
  roots: [],
  perform: performMcpTask,
  source: async (given: object) => givenSource(given, ["/nowhere"]),
} as unknown as ToolContext;

it.each<[name: string, args: Record<string, unknown>, says: RegExp]>([
  [
    "wf_render",
    { source: "designs/login.wf\n" },
    /^"designs\/login\.wf" is a file; pass it as path/,
  ],
  ["wf_render", { source: " \n" }, /^the source is empty, so there is nothing to draw/],
  ["wf_explain", { code: "overlap" }, /did you mean .*element-overlap/],
  ["wf_explain", { code: "unknown-componet" }, /did you mean unknown-component\?$/],
  ["wf_explain", { code: "zzzzzzzzzz" }, /call wf_explain without code/],
])("%s %j is answered with what to do", async (name, args, says) => {
  const tool = mcpTools.find((each) => each.name === name)!;
  await expect(
    tool.run(args, context).catch((error: unknown) => {
      expect(error).toBeInstanceOf(ToolProblem);
      return (error as Error).message;
    }),
  ).resolves.toMatch(says);
});

it.each<[name: string, args: Record<string, unknown>, says: RegExp]>([
  ["wf_write", { source: "" }, /^the source is empty; give a wireframe/],
  ["wf_examples", { shows: "shopping cart checkout" }, /^no example shows all .*\ncheckout-flow: /],
  ["wf_examples", { shows: "zzzz" }, /^no example shows "zzzz"; all of them:\n/],
])("%s %j says what there is", async (name, args, says) => {
  const tool = mcpTools.find((each) => each.name === name)!;
  const { content } = await tool.run(args, context);
  expect(content[0]).toMatchObject({ text: expect.stringMatching(says) });
});
