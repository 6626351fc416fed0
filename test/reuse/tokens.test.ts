/** Tests design tokens in a source: which ones apply, and which errors are reported. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { parse } from "../../src/index.js";
import { filesOf } from "./files.js";

const page = 'page "A" { button "Save" primary }';
const files = filesOf({
  "brand.wf": 'tokens { accent=#0969DA radius=2 }\ncomponent tag { badge "A" }',
  "more.wf": 'import "brand.wf"\ncomponent chipped { chip "A" }',
});

function tokensOf(source: string) {
  const { ast, diagnostics } = analyze(source, { load: files });
  return { tokens: ast.tokens, codes: diagnostics.map(({ code }) => code) };
}

describe("tokens of a source", () => {
  it.each<[name: string, source: string, tokens: object | undefined, codes?: string[]]>([
    ["hold for its pages", `tokens { accent=#5E6AD2 } ${page}`, { accent: "#5e6ad2" }],
    ["may follow them", `${page} tokens { radius=10 }`, { radius: 10 }],
    [
      "may have commas, colons and quotes",
      `tokens { accent: "#abc", radius=10 } ${page}`,
      { accent: "#aabbcc", radius: 10 },
    ],
    ["may have units", `tokens { radius=0.5rem stroke=2px } ${page}`, { radius: 8, stroke: 2 }],
    ["may be for dark", `tokens { dark.paper=#101014 } ${page}`, { "dark.paper": "#101014" }],
    [
      "may be for dark together",
      `tokens { dark={paper=#101014 ink=#eee} } ${page}`,
      { "dark.paper": "#101014", "dark.ink": "#eeeeee" },
    ],
    [
      "may be in several blocks",
      `tokens { radius=1 } tokens { stroke=2 } ${page}`,
      { radius: 1, stroke: 2 },
    ],
    ["come with an import", `import "brand.wf" ${page}`, { accent: "#0969da", radius: 2 }],
    [
      "win over those of an import",
      `import "brand.wf" ${page} tokens { radius=9 }`,
      { accent: "#0969da", radius: 9 },
    ],
    [
      "come with a named import of tokens",
      `import { tokens } from "brand.wf" ${page}`,
      { accent: "#0969da", radius: 2 },
    ],
    [
      "come with an import that has a name",
      `import "brand.wf" as brand ${page}`,
      { accent: "#0969da", radius: 2 },
    ],
    ["do not come with other names", 'import { tag } from "brand.wf" page "A" { tag }', undefined],
    ["do not come from an import's import", 'import "more.wf" page "A" { chipped }', undefined],
    ["are not there", page, undefined],
    ["may be wrong", `tokens { accent=blue radius=10 } ${page}`, { radius: 10 }, ["design-value"]],
    ["may be unknown", `tokens { color=#fff } ${page}`, undefined, ["design-token"]],
    ["may be given twice", `tokens { radius=1 radius=2 } ${page}`, { radius: 1 }, ["reuse-head"]],
    ["are not elements", `tokens { ${page} }`, undefined, ["reuse-head"]],
    [
      "are read in a malformed source",
      `tokens { dark.paper=#101014, radius=2 } page "A" { text "b`,
      { "dark.paper": "#101014", radius: 2 },
      ["syntax-unclosed-block", "syntax-unclosed-string"],
    ],
  ])("%s", (_, source, tokens, codes = []) => {
    const found = tokensOf(source);
    expect(found.tokens).toEqual(tokens);
    expect(new Set(found.codes)).toEqual(new Set(codes));
  });

  it("stay in the tree as written, which gives the same picture", () => {
    const source = `tokens { accent=#5E6AD2 dark.paper=#101014 radius=10 density=compact }\n${page}`;
    const { ast } = parse(source);
    expect(ast.children[0]).toEqual({
      type: "Tokens",
      attributes: { accent: "#5E6AD2", "dark.paper": "#101014", radius: 10, density: "compact" },
    });
    const drawn = renderSvg(source).svg;
    expect(renderSvg(ast).svg).toBe(drawn);
    expect(renderSvg(parse(source, { expand: true }).ast).svg).toBe(drawn);
    expect(drawn).not.toBe(renderSvg(page).svg);
  });

  it("are overridden by those of a call, and override its defaults", () => {
    const source = `tokens { accent=#5E6AD2 } ${page}`;
    const given = (options: object) => renderSvg(source, options).svg;
    expect(given({ tokens: { accent: "#0969DA" } })).toContain("#0969da");
    expect(given({ tokens: { accent: "#0969DA" } })).not.toContain("#5e6ad2");
    expect(given({ defaultTokens: { accent: "#0969DA", radius: 12 } })).toContain("#5e6ad2");
    expect(given({ defaultTokens: { radius: 12 } })).toContain('rx="12"');
  });

  it("are overridden by the accent of a page, but not of other pages", () => {
    const two = `tokens { accent=#5E6AD2 } ${page} page "B" accent=#0969DA { button "Save" primary }`;
    for (const drawn of [renderSvg(two).svg, renderHtml(two, { fullDocument: true }).html]) {
      expect(drawn).toContain("#5e6ad2");
      expect(drawn).toContain("#0969da");
    }
  });
});

describe("colors in which text would be unreadable", () => {
  it("are reported with the nearest that works, which is drawn", () => {
    const source = `tokens { accent=#E5484D } ${page}`;
    const [found] = analyze(source).diagnostics;
    expect(found).toMatchObject({ code: "design-contrast", severity: "warning" });
    expect(found!.message).toMatch(/accent #e5484d has a contrast of 4\.\d:1 with #1f2328/);
    const [nearest] = /#[0-9a-f]{6}/.exec(found!.hint ?? "")!;
    expect(found!.fix?.edits).toEqual([{ from: 16, to: 23, insert: nearest }]);
    expect(renderSvg(source).svg).toContain(nearest);
    expect(analyze(source.replace("#E5484D", nearest)).diagnostics).toEqual([]);
  });

  it("are reported if a call sets them", () => {
    const { diagnostics } = renderSvg(page, { tokens: { accent: "#E5484D" } });
    expect(diagnostics.map(({ code }) => code)).toEqual(["design-contrast"]);
  });

  it("make a call throw if they are not colors", () => {
    expect(() => renderSvg(page, { tokens: { accent: "red" } })).toThrow(
      new RangeError('tokens: accent must be a hex color such as #5E6AD2, not "red"'),
    );
  });
});
