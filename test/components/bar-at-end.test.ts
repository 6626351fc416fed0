/** Tests that a bar that belongs at the end of its board is there, whatever is above it. */
import { expect, it } from "vitest";
import { renderSvg } from "../../src/compile.js";

/** px from the top of the picture to the line above the bar, for a page that is 700 px high. */
function topOfBar(content: string): number {
  const source = `page null w=390 h=700 { ${content} tabbar ["Home", "Cart"] }`;
  const { svg, height } = renderSvg(source, { theme: "light" });
  const label = /<text[^>]* y="([\d.]+)"[^>]*>Home</.exec(svg)!;
  return height - Number(label[1]);
}

const withMain = topOfBar('main { text "x" }');

it.each([
  'appbar "Shop" card "A" { text "x" }',
  'list ["a", "b"]',
  'appbar "Shop" stack { text "x" }',
  'grid { text "x" }',
  'section "A" { text "x" }',
  'appbar "Shop"',
  "",
])("below %s", (content) => {
  expect(topOfBar(content)).toBe(withMain);
});
