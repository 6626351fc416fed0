/** Tests a picture in both themes: what is joined, and what remains of it without stylesheets. */
import { describe, expect, it } from "vitest";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { joinThemes } from "../../src/drawing/svg/join-themes.js";
import { corpus } from "../corpus/corpus.js";
import { readXml } from "../support/xml.js";

describe("joining", () => {
  it("gives differing elements a class, and each set of values one rule", () => {
    const light =
      '<g><rect fill="#fff"/><text fill="#000" x="1">fill="a"</text><rect fill="#fff"/></g>';
    const dark =
      '<g><rect fill="#111"/><text fill="#eee" x="1">fill="a"</text><rect fill="#111"/></g>';
    const { markup, rules } = joinThemes(light, dark);
    const [paper, ink] = [...rules.matchAll(/\.([\w-]+)\{/g)].map(([, name]) => name);
    expect(rules).toBe(`.${paper}{fill:#111}.${ink}{fill:#eee}`);
    expect(markup).toBe(
      `<g><rect fill="#fff" class="${paper}"/><text fill="#000" x="1" class="${ink}">fill="a"</text>` +
        `<rect fill="#fff" class="${paper}"/></g>`,
    );
  });

  it("leaves equal parts unchanged", () => {
    expect(joinThemes("<g/>", "<g/>")).toEqual({ markup: "<g/>", rules: "" });
  });

  it("refuses pictures with different figures", () => {
    expect(() => joinThemes("<g/>", "<g><g/></g>")).toThrow("more than their colors");
  });
});

describe("every source of the corpus", () => {
  it.each(corpus)("$name without its rules is the light picture", ({ source }) => {
    const { svg } = renderSvg(source, { theme: "auto" });
    readXml(svg);
    const plain = svg.replace(/<style>.*?<\/style>/s, "").replace(/ class="[^"]*"/g, "");
    const light = renderSvg(source).svg;
    // Top edges that are lighter in the dark theme are invisible in the light picture, and missing in a picture that is
    // only light.
    const edge = /<path d="M-?[\d.]+ [\d.]+h[\d.]+" stroke="none" stroke-width="1"\/>/g;
    const names = /(?<=url\(#)wf-[a-z0-9]+/g;
    const bare = (text: string) =>
      text
        .replace(/<defs>.*?<\/defs>/s, "")
        .replace(edge, "")
        .replaceAll(names, "");
    expect(bare(plain)).toBe(bare(light));
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`);
    for (const [, name] of svg.matchAll(/ class="([^"]*)"/g)) expect(svg).toContain(`.${name}{`);
  });
});

it("a page with its own theme keeps it", () => {
  const source = 'page theme=dark shadow=lg { card "x" shadow=lg { text "y" } }';
  const { svg } = renderSvg(source, { theme: "auto" });
  const [rules] = /<style>.*?<\/style>/s.exec(svg)!;
  // Only the background around the board follows the reader.
  expect(rules.match(/\{fill/g)).toHaveLength(1 + rules.split("fill-opacity").length - 1);
  const { css } = renderHtml(source, { theme: "auto" });
  expect(css).toMatch(/^\S+\.wf-auto,\S+ \.wf-auto\{.*\}$/m);
  expect(css).toMatch(/^\S+\.wf-dark,\S+ \.wf-dark\{/m);
});
