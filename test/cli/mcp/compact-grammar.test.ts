/** The language in brief: small enough for every prompt, correct, and generated from the registry. */
import { encode } from "gpt-tokenizer";
import { describe, expect, it } from "vitest";
import { analyze } from "../../../src/analyze.js";
import { inspectSource } from "../../../src/authoring/inspect/inspect-source.js";
import { compactGrammar } from "../../../src/compact-grammar.js";
import { vocabulary } from "../../../src/model/components/registry.generated.js";
import { findFences } from "../../../src/workspace/markdown/fences.js";

const brief = compactGrammar();

describe("the compact grammar", () => {
  it("has at most 3,000 tokens", () => {
    expect(encode(brief).length).toBeLessThanOrEqual(3000);
  });

  it("names every component once", () => {
    for (const { name } of vocabulary.components) {
      expect(brief.split("\n").filter((line) => line.startsWith(`- ${name} `))).toHaveLength(1);
    }
  });

  it("shows wireframes without problems", () => {
    const fences = findFences(brief, () => false);
    expect(fences.length).toBeGreaterThan(0);
    for (const { content } of fences) {
      expect(analyze(content).diagnostics).toEqual([]);
      const codes = inspectSource(content).diagnostics.map(({ code }) => code);
      expect(codes.filter((code) => code !== "empty-half")).toEqual([]);
    }
  });
});
