/** Tests that examples with several files are valid, draw every screen, and are clickable prototypes. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { themeNames } from "../../src/base/theme/theme.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { folderExamples } from "../corpus/corpus.js";

describe.each(folderExamples)("$name", ({ source, load }) => {
  it("has no diagnostics, nor have its parts", () => {
    const { diagnostics, files } = analyze(source, { load });
    expect(diagnostics).toEqual([]);
    for (const id of files.filter((each) => each.endsWith(".wf"))) {
      const part = load(id, "");
      expect("text" in part && analyze(part.text, { load, source: id }).diagnostics).toEqual([]);
    }
  });

  it("imports components, and data in both formats", () => {
    const { files } = analyze(source, { load });
    const endings = new Set(files.map((id) => id.replace(/.*\./, "")));
    expect([...endings].sort()).toEqual(["csv", "json", "wf"]);
  });

  it.each(themeNames)("draws six screens, one of them in three states (%s)", (theme) => {
    const { svg, diagnostics } = renderSvg(source, { load, theme });
    expect(diagnostics).toEqual([]);
    for (const text of ["Orders – loading", "Orders – empty", "Orders – ready", "Ferro, Wood"]) {
      expect(svg).toContain(text);
    }
    const { ast } = analyze(source, { load });
    expect(ast.children).toHaveLength(8);
  });

  it("is clickable", () => {
    const { html } = renderHtml(source, { load, prototype: true });
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const links = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
