/** Tests that an approval is for a page as it is shown, not for the formatting of its source. */
import { describe, expect, it } from "vitest";
import { pageDigest } from "../../src/authoring/notes/place-notes.js";
import { documentOf } from "../../src/document-of.js";

const page = 'page "A" { button "Go" primary }';

function digest(source: string, from: Record<string, string> = {}): string {
  const load = (path: string) =>
    from[path] === undefined ? { problem: "missing" as const } : { id: path, text: from[path] };
  const { document } = documentOf(source, { load });
  const shown = document.children.find(({ label }) => label === "A");
  return pageDigest(shown!, document);
}

describe("the digest of a page", () => {
  it.each([
    ["spaces", 'page "A"   {\n  button "Go" primary\n}'],
    ["comments", `// why\n${page} // so`],
    ["another page", `${page}\npage "B" { text "x" }`],
    ["a component that it does not use", `define note { text "x" }\n${page}`],
  ])("stays the same with %s", (_, changed) => {
    expect(digest(changed)).toBe(digest(page));
  });

  it.each([
    ["a word", page.replace("Go", "Stop")],
    ["a token of the source", `tokens { accent="#c2410c" }\n${page}`],
  ])("changes with %s", (_, changed) => {
    expect(digest(changed)).not.toBe(digest(page));
  });

  it("changes with an imported token, and with its value", () => {
    const source = `import "brand.wf"\n${page}`;
    const of = (color: string) => digest(source, { "brand.wf": `tokens { accent="${color}" }` });
    expect(of("#c2410c")).not.toBe(digest(page));
    expect(of("#c2410c")).not.toBe(of("#0f766e"));
    expect(of("#c2410c")).toBe(of("#c2410c"));
  });
});
