/** Tests that answers cost what docs/agents.md says, and that arguments have the same form in all tools. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { encode } from "gpt-tokenizer";
import { expect, it } from "vitest";
import { parse } from "../../../src/index.js";
import { skill } from "../../../src/tools/cli/agents/skill.js";
import { performMcpTask } from "../../../src/tools/mcp/perform-task.js";
import { sourceOfJson } from "../../../src/tools/mcp/source-of-json.js";
import type { ToolContext } from "../../../src/tools/mcp/tool.js";
import { mcpTools } from "../../../src/tools/mcp/tools.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const page = readFileSync(join(root, "docs", "agents.md"), "utf8");
const dashboard = readFileSync(join(root, "examples", "dashboard.wf"), "utf8");
const tokens = (text: string): number => encode(text).length;

const context: ToolContext = {
  packageFolder: root,
  roots: ["/nowhere"],
  canceled: new AbortController().signal,
  agent: "agent",
  perform: performMcpTask,
  performQuietly: performMcpTask,
  progress: async () => {},
  keep: async (ending) => `file:///tmp/wf-mcp-Ab12Cd/1.${ending}`,
  person: async () => "Ann Lee",
  preview: async () => ({ address: "http://127.0.0.1:4321/view/designs/login.wf", files: 3 }),
  source: async ({ source }) => ({
    text: typeof source === "string" ? source : sourceOfJson(source),
    absolute: undefined,
    roots: ["/nowhere"],
  }),
};

/** The tokens of an answer's text and structured content, without its picture; clients show models one or both. */
async function answered(name: string, args: Record<string, unknown>) {
  const tool = mcpTools.find((each) => each.name === name)!;
  const { content, structuredContent = {} } = await tool.run(args, context);
  const texts = content.flatMap((each) => (each.type === "text" ? [each.text] : []));
  return {
    text: tokens(texts.join("\n")),
    structured: structuredContent as Record<string, unknown>,
  };
}

/** The number in a row of the table of tools. */
function stated(name: string): number {
  const [, cell = ""] = new RegExp(`^\\| \`${name}\` \\|.*\\| ([^|]*) \\|$`, "m").exec(page) ?? [];
  return Number(/[\d,]+/.exec(cell)?.[0].replace(",", ""));
}

/** Checks that a stated number matches the measured one, within a tolerance for changes of single words. */
function expectStated(measured: number, said: number): void {
  expect(said, `measured ${measured}`).toBeGreaterThanOrEqual(measured * 0.9);
  expect(said, `measured ${measured}`).toBeLessThanOrEqual(
    Math.max(measured * 1.15, measured + 10),
  );
}

const changed = dashboard.replaceAll("Orders", "Sales");

it.each<[name: string, measure: () => Promise<number>]>([
  ["wf_grammar", async () => (await answered("wf_grammar", {})).text],
  ["wf_examples", async () => (await answered("wf_examples", {})).text],
  ["wf_write", async () => (await answered("wf_write", { source: dashboard })).text],
  ["wf_render", async () => (await answered("wf_render", { source: dashboard, marks: true })).text],
  [
    "wf_inspect",
    async () => {
      const { text, structured } = await answered("wf_inspect", { source: dashboard });
      return text / Number(structured.elements);
    },
  ],
  ["wf_explain", async () => (await answered("wf_explain", { code: "near-edge" })).text],
  [
    "wf_diff",
    async () => {
      const { text, structured } = await answered("wf_diff", { before: dashboard, after: changed });
      return text / (structured.changes as string[]).length;
    },
  ],
  ["wf_preview", async () => (await answered("wf_preview", {})).text],
])("%s costs as many tokens as its row says", async (name, measure) => {
  expectStated(await measure(), stated(name));
});

it("shows the content of examples only once", async () => {
  const { text, structured } = await answered("wf_examples", {});
  expect(tokens(JSON.stringify(structured))).toBeLessThan(text / 3);
  const { structured: one } = await answered("wf_examples", { name: "login" });
  expect(one).toEqual({ names: ["login"] });
});

it.each<[name: string, args: Record<string, unknown>, key: string, says: RegExp]>([
  ["wf_inspect", { source: dashboard }, "listing", /^page "Dashboard[\s\S]*element\n[\s\S]*button/],
  ["wf_explain", { code: "near-edge" }, "page", /^# near-edge/],
])("%s says everything in structured content too", async (name, args, key, says) => {
  const { structured } = await answered(name, args);
  expect(structured[key]).toMatch(says);
});

it("states the cost of all descriptions, of the skill, and of its head", () => {
  const numberIn = (pattern: RegExp) => Number(pattern.exec(page)?.[1]?.replace(",", ""));
  const described = mcpTools.map(({ name, title, docs, input, output }) =>
    JSON.stringify({ name, title, description: docs, inputSchema: input, outputSchema: output }),
  );
  expectStated(
    tokens(described.join("")),
    numberIn(/descriptions of all tools take ([\d,]+) tokens/),
  );
  expectStated(tokens(skill()), numberIn(/The skill takes ([\d,]+) tokens/));
  const [, head = ""] = /^---\n([\s\S]*?)\n---\n/.exec(skill()) ?? [];
  expectStated(tokens(head), numberIn(/tokens, and (\d+) until/));
});

/** The screens in the table, with the numbers in their rows. */
const screens = [...page.matchAll(/^\| ([\w-]+) \|((?: [\d,]+ \|){4})$/gm)]
  .map(([, name = "", cells = ""]) => [name, cells] as const)
  .filter(([name]) => name !== "all");

it("compares ten screens with other languages", () => expect(screens).toHaveLength(10));

it.each(screens)("%s costs in each language what the table says", (name, cells) => {
  const said = cells.split("|", 4).map((cell) => Number(cell.replace(",", "")));
  const [source = "", ...written] = ["wf", "html", "jsx"].map((ending) =>
    readFileSync(join(root, "bench", "agents", `${name}.${ending}`), "utf8"),
  );
  const all = [source, ...written, JSON.stringify(parse(source).ast)];
  expect(said).toHaveLength(all.length);
  for (const [at, text] of all.entries()) expectStated(tokens(text), said[at]!);
});

it("uses the same names for arguments in all tools", () => {
  const shapes = new Map<string, Set<string>>();
  for (const { input } of mcpTools) {
    for (const [name, schema] of Object.entries(input.properties)) {
      const shape = JSON.stringify(schema, (key, value) =>
        key === "description" ? undefined : value,
      );
      shapes.set(name, (shapes.get(name) ?? new Set()).add(shape));
    }
  }
  for (const [name, found] of shapes) {
    // Only descriptions may differ between tools.
    expect([...found], name).toHaveLength(1);
  }
  for (const name of ["source", "path", "page", "look", "theme", "device", "width"]) {
    expect(shapes.has(name)).toBe(true);
  }
});
