/** Compares the TextMate grammar with the language itself, character by character. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import oniguruma from "vscode-oniguruma";
import textmate, { type IGrammar } from "vscode-textmate";
import { fenceGrammar, scopes, wireframeGrammar } from "../../scripts/textmate-grammar.js";
import { LanguageDocument } from "../../src/authoring/editing/language-document.js";
import { semanticTokens, type TokenType } from "../../src/authoring/editing/semantic-tokens.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { Imports } from "../../src/workspace/files/imports.js";

const root = join(import.meta.dirname, "../..");

/** The scopes that correspond to each token type of the language. */
const scopesOf: Readonly<Record<TokenType, readonly string[]>> = {
  comment: [scopes.lineComment, scopes.blockComment],
  string: [scopes.string],
  number: [scopes.number],
  keyword: [scopes.keyword],
  class: [scopes.component],
  function: [scopes.definition],
  property: [scopes.attribute],
  enumMember: [scopes.value],
  modifier: [scopes.modifier],
  parameter: [scopes.parameter],
  variable: [scopes.variable],
  operator: [scopes.operator],
};
const typeOf = new Map(
  Object.entries(scopesOf).flatMap(([type, each]) => each.map((scope) => [scope, type])),
);

async function grammar(scope: string): Promise<IGrammar> {
  const wasm = createRequire(import.meta.url).resolve("vscode-oniguruma/release/onig.wasm");
  await oniguruma.loadWASM(Uint8Array.from(readFileSync(wasm)).buffer);
  const plain = { scopeName: "text.html.markdown", patterns: [], repository: {} };
  const grammars = new Map<string, object>(
    [wireframeGrammar(vocabulary), fenceGrammar(), plain].map((each) => [each.scopeName, each]),
  );
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async (name) =>
      textmate.parseRawGrammar(JSON.stringify(grammars.get(name)), `${name}.json`),
    getInjections: (name) => (name === plain.scopeName ? ["markdown.wf.codeblock"] : undefined),
  });
  return (await registry.loadGrammar(scope))!;
}

/** The scopes that the grammar gives to each character of a text. */
function scopesIn(grammar: IGrammar, text: string): (readonly string[])[] {
  const found: (readonly string[])[] = [];
  let stack = textmate.INITIAL;
  for (const line of text.split("\n")) {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
    stack = ruleStack;
    for (let at = 0; at < line.length; at++) {
      found.push(
        tokens.find(({ startIndex, endIndex }) => startIndex <= at && at < endIndex)!.scopes,
      );
    }
    found.push([]);
  }
  return found;
}

/** The places where the two differ, and how many tokens the language sees. */
function compare(wireframe: IGrammar, path: string): { differences: string[]; count: number } {
  const text = readFileSync(path, "utf8");
  const imports = new Imports(root).of(path);
  const tokens = semanticTokens(new LanguageDocument(text, { analysis: imports }));
  const types = new Array<string | undefined>(text.length).fill(undefined);
  for (const { from, to, type } of tokens) types.fill(type, from, to);
  const seen = scopesIn(wireframe, text).map((each) =>
    typeOf.get(each.find((scope) => typeOf.has(scope)) ?? ""),
  );
  const differences: string[] = [];
  for (let at = 0; at < text.length; at++) {
    if (/\s/.test(text[at]!) || types[at] === seen[at]) continue;
    const line = text.slice(text.lastIndexOf("\n", at) + 1).split("\n")[0]!;
    differences.push(
      `${relative(root, path)}: ${text[at]} is ${types[at]}, not ${seen[at]}: ${line}`,
    );
  }
  return { differences, count: tokens.length };
}

function wireframesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".wf"))
    .map((name) => join(root, folder, name));
}

describe("the TextMate grammar", () => {
  it.each(["examples", "test/components/fixtures", "test/screens"])(
    "colors %s as the language reads it",
    async (folder) => {
      const wireframe = await grammar("source.wf");
      const found = wireframesIn(folder).map((path) => compare(wireframe, path));
      expect(found.flatMap(({ differences }) => differences)).toEqual([]);
      expect(found.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(4000);
    },
  );

  it("colors wireframes in the fences of Markdown, and nothing else there", async () => {
    const markdown = await grammar("text.html.markdown");
    const text = [
      "button here",
      "```wf w=400",
      'button "Save"',
      "```",
      "```js",
      "button",
      "```",
      "~~~wireframe",
      "button",
      "~~~",
      "```wf-wrong",
      "button",
      "```",
    ].join("\n");
    const seen = scopesIn(markdown, text);
    const isButton = (each: readonly string[]): boolean => each.includes(scopes.component);
    const lines = text.split("\n");
    const colored = lines.flatMap((line, at) => {
      const from = lines.slice(0, at).join("\n").length + (at > 0 ? 1 : 0);
      return line.startsWith("button") && isButton(seen[from]!) ? [at] : [];
    });
    expect(colored).toEqual([2, 8]);
  });
});
