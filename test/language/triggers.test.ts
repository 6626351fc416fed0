/** Tests after which characters completion appears without being asked for. */
import { describe, expect, it } from "vitest";
import { asksForCompletion } from "../../src/authoring/editing/complete/triggers.js";
import { LanguageDocument } from "../../src/authoring/editing/language-document.js";

function asks(source: string): boolean {
  const document = new LanguageDocument(source.replace("¦", ""));
  return asksForCompletion(document, source.indexOf("¦"));
}

describe("completion appears by itself", () => {
  it.each([
    ["a value", 'page "A" { button "B" icon=¦ }'],
    ["a value in quotes", 'page "A" { button "B" navigate="¦" }'],
    ["a file to import", 'import "¦"'],
    ["a part of its path", 'import "parts/¦"'],
    ["an item in quotes", 'page "A" { text "B" when=["¦"] }'],
    ["the key of an object", 'page "A" { list [{¦}] }'],
    ["an argument", 'component a(b: string) { text "$b" }\npage "A" { use a(¦) }'],
    ["an inserted name", 'component a(b: string) { text "$¦" }'],
    ["the same in braces", 'component a(b: string) { text "${¦}" }'],
  ])("for %s", (_, source) => {
    expect(asks(source)).toBe(true);
  });

  // Enter would choose an element or an attribute.
  it.each([
    ["a closing quote", 'page "A"¦'],
    ["a closing quote of a value", 'page "A" { button "B" navigate="c"¦ }'],
    ["a closing quote of a file", 'import "a.wf"¦'],
    ["a closing quote in a list", 'page "A" { select "B" options=["c"¦] }'],
    ["an opening brace", 'page "A" {¦}'],
    ["an opening brace of tokens", "tokens {¦}"],
    ["an opening bracket", 'page "A" { select "B" options=[¦] }'],
    ["the start of a comment", "/¦"],
    ["a word", 'page "A" { butt¦ }'],
    ["nothing", "¦"],
  ])("but not after %s", (_, source) => {
    expect(asks(source)).toBe(false);
  });
});
