/** Tests names and hints in HTML and SVG, for users who cannot see the picture or who point at it. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { renderHtml, renderSvg } from "../../src/compile.js";

const cases: { name: string; source: string; html: RegExp[]; svg?: RegExp }[] = [
  {
    name: "a button",
    source: 'button icon=shopping-cart badge="9" aria="Cart, 9 things" title="Cart"',
    html: [/<button[^>]* title="Cart"[^>]* aria-label="Cart, 9 things"/],
    svg: /<title>Cart, 9 things<\/title>/,
  },
  {
    name: "a button whose count its name leaves out",
    source: 'button icon=bell badge=3 aria="Alerts" button icon=bell badge=4',
    html: [/<button[^>]* aria-label="Alerts, 3"/, /<button[^>]* aria-label="bell, 4"/],
  },
  {
    name: "an icon with a count",
    source: 'icon "bell" badge=3 aria="Alerts" action=x',
    html: [/ aria-label="Alerts, 3"/],
  },
  {
    name: "an icon, which is then not decorative",
    source: 'icon "bell" aria-label="Alerts"',
    html: [/<svg[^>]* role="img" aria-label="Alerts"/],
    svg: /<title>Alerts<\/title>/,
  },
  {
    name: "an item of a block",
    source: 'nav { item "Team" title="All people" aria="Team, 3 new" }',
    html: [/<a[^>]* title="All people" aria-label="Team, 3 new"/],
  },
  {
    name: "an item of a list",
    source: 'nav [{label="Team" title="All people" aria="Team, 3 new"}]',
    html: [/<a[^>]* title="All people" aria-label="Team, 3 new"/],
  },
  {
    name: "a title that is the label",
    source: 'card title="Plan" { text "x" } list [{title="Milk"}]',
    html: [/<article(?![^>]* title=)[\s\S]*<h3[^>]*>Plan<\/h3>/, />Milk</],
  },
  {
    name: "a chart, which is one picture",
    source: 'chart "Revenue" bar [12, 18] labels=["A", "B"]',
    html: [/aria-label="Revenue: A 12, B 18"/],
    svg: /<title>Revenue: A 12, B 18<\/title>/,
  },
  { name: "a chip", source: 'chip "Design" title="Filter"', html: [/<button[^>]* title="Filter"/] },
  {
    name: "a fab",
    source: 'fab icon=plus aria="New message"',
    html: [/<button[^>]* aria-label="New message"/],
  },
];

describe("names and hints", () => {
  it.each(cases)("$name", ({ source, html, svg }) => {
    const { ast, diagnostics } = analyze(`page "P" { ${source} }`);
    expect(diagnostics).toEqual([]);
    const markup = renderHtml(ast).html;
    for (const pattern of html) expect(markup).toMatch(pattern);
    if (svg) expect(renderSvg(ast).svg).toMatch(svg);
  });

  it("names the clickable element of a prototype", () => {
    const { ast } = analyze(
      'page "P" { card "Plan" navigate=other aria="Open the plan" { text "x" } } page "Q" id=other { }',
    );
    const { html } = renderHtml(ast, { prototype: true });
    expect(html).toMatch(/data-cover[^>]* href="[^"]*other" aria-label="Open the plan"/);
  });
});
