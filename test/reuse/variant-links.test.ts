/** Tests that each variant of a page in a prototype has links to the others in its margin. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { renderHtml } from "../../src/compile.js";

const source = `
  page "Orders" id=orders variants=[loading, ready] w=400 { text "a" when=loading text "b" when=ready }
  page "Other" id="other#x" w=400 { button "All" navigate=orders }`;

function linksIn(html: string): string[] {
  return [...html.matchAll(/<nav[^>]*aria-label="Variants"[^>]*>(.*?)<\/nav>/g)].map(([, inner]) =>
    inner!.replace(/ class="[^"]*"/g, ""),
  );
}

describe("links between variants", () => {
  it("lead to the others", () => {
    expect(analyze(source).diagnostics).toEqual([]);
    const { html } = renderHtml(source, { prototype: true, idPrefix: "wf" });
    expect(linksIn(html)).toEqual([
      '<span aria-current="true">loading</span><a href="#wf-orders#ready">ready</a>',
      '<a href="#wf-orders#loading">loading</a><span aria-current="true">ready</span>',
    ]);
    for (const name of ["loading", "ready"]) expect(html).toContain(`id="wf-orders#${name}"`);
  });

  it("lead to the neighbors if there are many", () => {
    const names = Array.from({ length: 50 }, (_, at) => `v${at}`);
    const many = `page "A" variants=[${names.join(", ")}] w=200 { text "a" when=v49 }`;
    const { html } = renderHtml(many, { prototype: true });
    const shown = linksIn(html).map((nav) =>
      [...nav.matchAll(/>(v\d+)</g)].map(([, name]) => name),
    );
    expect(shown).toHaveLength(50);
    expect(shown[0]).toEqual(names.slice(0, 20));
    expect(shown[25]).toEqual(names.slice(15, 35));
    expect(shown[49]).toEqual(names.slice(30));
  });

  it("are not in pictures", () => {
    expect(linksIn(renderHtml(source).html)).toEqual([]);
  });
});
