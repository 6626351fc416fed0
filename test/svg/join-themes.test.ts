/** Tests a picture in both themes: what is joined, and what remains of it without stylesheets. */
import { describe, expect, it } from "vitest";
import { looks } from "../../src/base/theme/looks.js";
import type { ThemeChoice } from "../../src/base/theme/theme.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { joinThemes } from "../../src/drawing/svg/join-themes.js";
import { corpus } from "../corpus/corpus.js";
import { everyNth } from "../support/case-count.js";
import { readXml, type XmlElement } from "../support/xml.js";

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

  it("hides elements of one theme in the other", () => {
    const light = '<g><path d="M1"/><g><rect x="1"/>a</g><text fill="#000">b</text></g>';
    const dark = '<g><text fill="#fff">b</text><path d="M2"/></g>';
    const { markup, rules } = joinThemes(light, dark);
    const [away, text, shown] = [...rules.matchAll(/\.([\w-]+)\{/g)].map(([, name]) => name);
    expect(rules).toBe(`.${away}{display:none}.${text}{fill:#fff}.${shown}{display:inline}`);
    expect(markup).toBe(
      `<g><path d="M1" class="${away}"/><g class="${away}"><rect x="1"/>a</g>` +
        `<text fill="#000" class="${text}">b</text><path d="M2" display="none" class="${shown}"/></g>`,
    );
  });

  it("refuses pictures with different texts", () => {
    expect(() => joinThemes("<g><a/>a</g>", "<g><a/>b</g>")).toThrow("differing texts");
  });

  it("joins thousands of elements without counterparts", () => {
    const many = (letter: string) =>
      `<g>${Array.from({ length: 20_000 }, (_, at) => `<path d="${letter}${at}"/>`).join("")}</g>`;
    const { markup } = joinThemes(many("M"), many("L"));
    expect(markup.match(/ class="/g)).toHaveLength(40_000);
  });
});

/** What a reader sees whose color scheme is the given one, without the numbers of definitions. */
function seenIn(scheme: "light" | "dark", svg: string): unknown {
  const rules = new Map<string, [string, string][]>();
  for (const [, name, declarations] of svg.matchAll(/\.([\w-]+)\{([^{}]*:[^{}]*)\}/g)) {
    const pairs = declarations!.split(";").map((one) => one.split(/:(.*)/s) as [string, string]);
    if (scheme === "dark") rules.set(name!, pairs);
  }
  const seen = ({ name, attributes, children, text }: XmlElement): unknown => {
    const { class: own = "", ...all } = attributes;
    for (const [property, value] of rules.get(own) ?? []) all[property] = value;
    if (all.display === "none" || all.stroke === "none") return [];
    delete all.display;
    const values = Object.entries(all).map(([key, value]) => [key, value.replace(/x-\d+/, "x")]);
    return [{ name, values, text, children: children.flatMap(seen) }];
  };
  const root = readXml(svg);
  const figures = root.children.filter(({ name }) => name !== "style" && name !== "defs");
  return figures.flatMap(seen);
}

/** By hand, colors decide which strokes there are; with a ruler, hardly anything differs. */
const drawings = (Object.keys(looks) as (keyof typeof looks)[]).flatMap((look) =>
  everyNth(corpus, look === "sketch" ? 6 : 48).map(
    ({ name, source }) => [look, name, source] as const,
  ),
);

describe("each color scheme shows its own picture", () => {
  it.each(drawings)("in the look %s of %s", (look, _, source) => {
    const drawn = (theme: ThemeChoice) => renderSvg(source, { look, theme, idPrefix: "x" }).svg;
    const both = drawn("auto");
    for (const theme of ["light", "dark"] as const) {
      expect(seenIn(theme, both)).toEqual(seenIn("light", drawn(theme)));
    }
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
