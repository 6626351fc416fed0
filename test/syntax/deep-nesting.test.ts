/** Tests that trees are shallow whatever the source, because Lezer and our code recurse into each level. */
import { Tree } from "@lezer/common";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { parseTree } from "../../src/language/syntax/parse-by-tree.js";
import { nestedPieces } from "../hostile/hostile-sources.js";

/** The depth of a tree, including repetitions that Lezer nests. */
function depthOf(tree: Tree): number {
  let deepest = 0;
  const waiting: [node: Tree, depth: number][] = [[tree, 1]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [node, depth] = next;
    deepest = Math.max(deepest, depth);
    for (const child of node.children) {
      if ("children" in child) waiting.push([child, depth + 1]);
      else deepest = Math.max(deepest, depth + bufferDepth(child.buffer));
    }
  }
  return deepest;
}

/** The depth of nodes that Lezer stores as numbers: type, start, end, and the index after all descendants. */
function bufferDepth(buffer: Uint16Array): number {
  const ends: number[] = [];
  let deepest = 0;
  for (let at = 0; at < buffer.length; at += 4) {
    while (ends.length > 0 && at >= ends.at(-1)!) ends.pop();
    ends.push(buffer[at + 3]!);
    deepest = Math.max(deepest, ends.length);
  }
  return deepest;
}

describe("the tree of deeply nested", () => {
  it.each(nestedPieces)("%s is shallow", (_, open = "", close = "") => {
    for (const before of ["", "page {", "page { list [", "page { a=", "}".repeat(2_000)]) {
      const source = before + open.repeat(2_000) + close.repeat(2_000);
      const { tree } = analyze(source);
      expect(tree.length).toBe(source.length);
      expect(depthOf(tree)).toBeLessThan(1_000);
    }
  });

  it("blocks without braces, by indentation, is shallow", () => {
    const lines = Array.from({ length: 1_500 }, (_, at) => `${" ".repeat(at)}card "a"\n`);
    const { tree } = analyze(`page {\n${lines.join("")}${"}".repeat(1_501)}`);
    expect(depthOf(tree)).toBeLessThan(1_000);
  });
});

describe("a source that is nested too deeply", () => {
  it.each([
    ["blocks", "card {", "}"],
    ["lists", "[", "]"],
    ["objects in lists", "[{a=", "}]"],
    ["lists in calls", "at([{", "}])"],
  ])("%s: is reported once, at the first place", (_, open, close) => {
    const source = `page { list ${open.repeat(1_000)}${close.repeat(1_000)} } page { nothing }`;
    const { diagnostics, ast } = analyze(source);
    const found = diagnostics.filter(({ code }) => code === "nesting-limit");
    expect(found).toHaveLength(1);
    expect(found[0]!.from).toBeLessThan(2_000);
    expect(ast.children).toHaveLength(2);
  });
});

it("with unclosed calls takes little memory", () => {
  let nodes = 0;
  const waiting: unknown[] = [parseTree(`page {\n${"a(".repeat(20_000)}`)];
  for (const each of waiting) {
    if (!(each instanceof Tree)) continue;
    nodes++;
    for (const child of each.children) waiting.push(child);
  }
  // The others are in buffers.
  expect(nodes).toBeLessThan(2_000);
});
