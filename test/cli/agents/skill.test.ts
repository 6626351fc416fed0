/** The skill: small enough to be read often, correct, and unchanged unless someone intends a change. */
import { readFileSync, writeFileSync } from "node:fs";
import { encode } from "gpt-tokenizer";
import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/analyze.js";
import { format } from "../../../src/authoring/editing/format/format.js";
import { isDiagnosticCode } from "../../../src/language/diagnostics/codes.js";
import { skill } from "../../../src/tools/cli/agents/skill.js";
import { commandList } from "../../../src/tools/cli/program/commands.js";
import { mcpTools } from "../../../src/tools/mcp/tools.js";
import { findFences } from "../../../src/workspace/markdown/fences.js";

const text = skill();
const expected = new URL("expected/SKILL.md", import.meta.url);

describe("the skill", () => {
  it("is the one that was reviewed", () => {
    if (process.env.UPDATE) writeFileSync(expected, text);
    expect(text).toBe(readFileSync(expected, "utf8"));
  });

  it("has at most 3,000 tokens, and at most 100 in its description", () => {
    expect(encode(text).length).toBeLessThanOrEqual(3000);
    const [, header = ""] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
    expect(encode(header).length).toBeLessThanOrEqual(100);
    expect(header).toMatch(/^name: wf\ndescription: ".{100,1022}"$/);
  });

  it("has npx start no package of another project", () => {
    expect(text).toMatch(/npx --no -- wf/);
    expect(text).not.toMatch(/npx (?!--no -- )/);
  });

  it("shows wireframes that are valid and formatted", () => {
    const fences = findFences(text, () => false);
    expect(fences.length).toBeGreaterThan(0);
    for (const { content } of fences) {
      expect(analyze(content).diagnostics).toEqual([]);
      expect(format(content)).toBe(content);
    }
  });

  it("refers only to existing tools, commands and codes", () => {
    const tools = new Set(mcpTools.map(({ name }) => name));
    for (const [tool] of text.matchAll(/\bwf_\w+/g)) expect(tools).toContain(tool);
    const commands = new Set(commandList.map(({ name }) => name));
    for (const [, command] of text.matchAll(/`wf (\w+)/g)) expect(commands).toContain(command);
    for (const [, code] of text.matchAll(/\[([a-z]+(?:-[a-z]+)+)\]/g)) {
      expect(isDiagnosticCode(code!)).toBe(true);
    }
  });
});
