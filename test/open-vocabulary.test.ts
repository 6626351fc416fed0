/** Tests that a component is only a definition and a drawing: one defined in this file works in every stage. */
import { describe, expect, it } from "vitest";
import { languageTables } from "../scripts/language-tables.js";
import { analyze } from "../src/analyze.js";
import { renderHtml, renderSvg } from "../src/compile.js";
import { compose } from "../src/composition.js";
import { row, text, token } from "../src/model/box/build.js";
import { vocabulary as builtIn } from "../src/model/components/registry.generated.js";
import { choice } from "../src/model/define/attributes.js";
import type { Drawing } from "../src/model/define/component.js";
import { defineComponent } from "../src/model/define/define-component.js";
import { number } from "../src/model/define/measures.js";
import { createVocabulary } from "../src/model/define/vocabulary.js";
import { grammar } from "../src/reference.js";

const verdict = defineComponent(() => ({
  name: "verdict",
  category: "display",
  docs: "A number of stars out of five.",
  label: { twins: ["subject"], docs: "What is rated" },
  attributes: {
    stars: number({ min: 0, max: 5, integer: true }, "Filled stars"),
    tone: choice(["gold", "ink"], "Color of the stars"),
  },
  modifiers: { compact: "Without the label" },
  examples: ['verdict "Service" stars=4'],
  cost: { boxes: 2 },
}));

const verdictDrawing: Drawing<typeof verdict> = {
  lower({ label, values, has }) {
    const stars = "*".repeat(values.stars ?? 0);
    const words = has("compact") ? stars : `${label} ${stars}`;
    return row({}, [text(words, { size: 16, color: token("ink") })], { role: "img", name: label });
  },
};

const vocabulary = createVocabulary([...builtIn.components, verdict()]);
const codesOf = (source: string): string[] =>
  analyze(source, { vocabulary }).diagnostics.map(({ code }) => code);

describe("a component defined elsewhere", () => {
  const source =
    'page "Reviews" { verdict "Service" stars=4 tone=gold text "a" verdict stars=2 compact }';
  const { ast } = analyze(source, { vocabulary });

  it("is parsed", () => {
    expect(ast.children[0]!.children).toEqual([
      { type: "Verdict", label: "Service", modifiers: [], attributes: { stars: 4, tone: "gold" } },
      { type: "Text", label: "a", modifiers: [] },
      { type: "Verdict", modifiers: ["compact"], attributes: { stars: 2 } },
    ]);
  });

  it("is checked", () => {
    expect(codesOf(source)).toEqual([]);
    expect(codesOf('page { verdict "x" stars=7 }')).toEqual(["attribute-range"]);
    expect(codesOf('page { verdict "x" tone=silver }')).toEqual(["attribute-choice"]);
    expect(codesOf('page { verdict "x" { text "a" } }')).toEqual(["block-not-allowed"]);
    const [misspelled] = analyze('page { verdct "x" }', { vocabulary }).diagnostics;
    expect(misspelled?.hint).toBe('did you mean "verdict"?');
    expect(analyze(source).diagnostics.length).toBeGreaterThan(0);
  });

  it("is documented", () => {
    const described = grammar(vocabulary);
    expect(described.components).toContain("verdict");
    expect(described.modifiers).toContain("compact");
    expect(described.grammar).toContain("A number of stars out of five.");
  });

  it("is in every list that is generated in docs/language.md", () => {
    const tables = languageTables(vocabulary);
    const built = languageTables(builtIn);
    const written = (name: string, of = tables): string => of.get(name)!();
    expect(written("components")).toContain(
      "| `verdict` | `Verdict` | yes |  |  | `stars` `tone` |",
    );
    expect(written("replacing attributes")).toContain("| `subject` | label | `verdict` |");
    expect(written("modifiers")).toContain("| `verdict` | `compact` | Without the label |");
    const alone = written("standalone components").split(", ");
    expect(alone).toContain("`verdict`");
    expect(alone.filter((name) => name !== "`verdict`")).toEqual(
      written("standalone components", built).split(", "),
    );
    for (const name of ["components", "replacing attributes", "modifiers"]) {
      expect(written(name, built)).not.toContain("verdict");
    }
  });

  it("is drawn as HTML, SVG and PDF, from its source alone", () => {
    const drawn = { vocabulary, drawings: { verdict: verdictDrawing }, width: 400 };
    expect(renderHtml(source, drawn)).toMatchObject({
      html: expect.stringContaining("Service ****"),
      diagnostics: [],
    });
    const { svg, diagnostics } = renderSvg(source, drawn);
    expect(svg).toContain("Service ****");
    expect(svg).toMatch(/>\*\*</);
    expect(diagnostics).toEqual([]);
    expect(compose(ast, drawn).boards()).toHaveLength(1);
    expect(renderSvg(source).diagnostics).not.toEqual([]);
  });
});

it("can stand alone exactly if docs/language.md says so", () => {
  const listed = languageTables(builtIn).get("standalone components")!();
  const alone = builtIn.components.filter(({ name, parents, filler, root }) => {
    if (parents.length > 0 || filler || root) return false;
    const { diagnostics } = analyze(`page { ${name} }`);
    return diagnostics.every(({ severity }) => severity !== "error");
  });
  expect(alone.map(({ name }) => `\`${name}\``).join(", ")).toBe(listed);
});
