/** Tests that shapes of an SVG are kept, and nothing that loads, runs, or multiplies. */
import { describe, expect, it } from "vitest";
import { sanitizeSvg } from "../../src/base/images/sanitize-svg.js";

const root = (inner: string, attributes = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"${attributes}>${inner}</svg>`;

/** What is kept inside the root. */
const inside = (source: string): string | undefined =>
  /^<svg[^>]*>(.*)<\/svg>$/s.exec(sanitizeSvg(source)?.markup ?? "")?.[1];

describe("an SVG", () => {
  it.each<[what: string, given: string, kept: string]>([
    ["shapes", '<path d="M0 0h1"/>', '<path d="M0 0h1"/>'],
    ["declarations", '<rect style="fill:red;behavior:x"/>', '<rect fill="red"/>'],
    [
      "gradients",
      '<linearGradient id="a" href="#b"><stop offset="0"/></linearGradient><rect fill="url(#a)"/>',
      '<linearGradient id="a" href="#b"><stop offset="0"/></linearGradient><rect fill="url(#a)"/>',
    ],
    ["text", "<text>a &amp; b</text>", "<text>a &amp; b</text>"],
    ["without comments", "<!-- a --><g></g>", "<g></g>"],
    ["without scripts", "<script>alert(1)</script><g/>", "<g/>"],
    ["without foreign content", '<foreignObject><g><a href="x"/></g></foreignObject><g/>', "<g/>"],
    ["without handlers", '<g onclick="alert(1)" ONLOAD="x"/>', "<g/>"],
    ["without addresses", '<rect fill="url(http://x/#a)" stroke="url( //x )"/>', "<rect/>"],
    [
      "without escapes in addresses",
      '<rect fill="u\\72l(http://x)" stroke="&#117;rl(x)"/>',
      "<rect/>",
    ],
    ["without links", '<a href="javascript:alert(1)"><g/></a>', ""],
    ["without animation", '<g><animate attributeName="href" to="x"/></g>', "<g></g>"],
    ["without links of gradients", '<linearGradient xlink:href="http://x"/>', "<linearGradient/>"],
    [
      "without clips in clips",
      '<clipPath id="a"><g clip-path="url(#a)"/></clipPath>',
      '<clipPath id="a"><g/></clipPath>',
    ],
  ])("is kept: %s", (_, given, kept) => {
    expect(inside(root(given))).toBe(kept);
  });

  it.each<[what: string, given: string]>([
    ["a document type", `<!DOCTYPE svg [<!ENTITY a "b">]>${root("<text>&a;</text>")}`],
    ["an entity", root("<text>&a;</text>")],
    ["CDATA", root("<text><![CDATA[a]]></text>")],
    ["a style sheet", root("<style>@import 'x'</style>")],
    ["uses, which can multiply", root('<g id="a"/><use href="#a"/>')],
    ["patterns", root('<pattern id="a"/>')],
    ["images", root('<image href="x"/>')],
    ["tags that do not match", root("<g></a>")],
    ["an open tag", root("<g>")],
    ["two roots", root("") + root("")],
    ["another root", '<g width="1" height="1"/>'],
    ["text before it", `a${root("")}`],
    ["no size", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["no height", '<svg width="10" height="0"/>'],
    ["a height of almost nothing", '<svg viewBox="0 0 1e200 1e-200"/>'],
    ["a width of almost nothing", '<svg width="0.00001" height="10"/>'],
    ["too many levels", root("<g>".repeat(100) + "</g>".repeat(100))],
    ["too many elements", root("<g/>".repeat(30_000))],
    ["an attribute without quotes", root("<g id=a/>")],
    ["nothing", ""],
  ])("is refused: %s", (_, given) => {
    expect(sanitizeSvg(given)).toBeUndefined();
  });

  it("has the size of its view box if there is no other", () => {
    expect(sanitizeSvg('<svg viewBox="0,0 30 20" width="100%"/>')).toMatchObject({
      width: 30,
      height: 20,
    });
  });

  it("may have a million attributes", () => {
    expect(sanitizeSvg(root("<g/>", " a=''".repeat(990_000)))?.markup).toMatch(/<g\/><\/svg>$/);
  });

  it.each([
    ["spaces", `<svg ${" ".repeat(200_000)}`],
    ["attributes", `<svg ${'a="b" '.repeat(50_000)}`],
    ["a quote", `<svg a="${"x".repeat(200_000)}`],
    ["comments", "<!--".repeat(50_000)],
    ["tags", "<".repeat(200_000)],
  ])("is read in bounded time: %s", (_, given) => {
    expect(sanitizeSvg(given)).toBeUndefined();
  });
});
