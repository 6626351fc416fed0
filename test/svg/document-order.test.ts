/** Tests what searches and screen readers get from an SVG: a name, and texts in the order of the source. */
import { expect, it } from "vitest";
import { compose } from "../../src/composition.js";
import { type Box, childrenOf } from "../../src/model/box/box.js";
import { isPositioned } from "../../src/model/box/geometry.js";
import { corpus } from "../corpus/corpus.js";
import { readXml, type XmlElement } from "../support/xml.js";

/**
 * Letters without spaces, hyphens and case, because lines may break anywhere, with a hyphen, and some texts are in
 * capitals.
 */
function letters(text: string): string {
  return text.replace(/[\s\u00ad-]+/g, "").toLowerCase();
}

/** The texts of a box in its flow; boxes above the flow have lists of their own. */
function flowsOf(root: Box): string[][] {
  const flows: string[][] = [];
  const visit = (box: Box, flow: string[]): void => {
    const isAbove = box !== root && (isPositioned(box) || (box.paint?.opacity ?? 1) < 1);
    const own: string[] = isAbove ? [] : flow;
    if (isAbove) flows.push(own);
    if (box.kind === "text" || box.kind === "field") own.push(letters(box.text).slice(0, 8));
    for (const child of childrenOf(box)) visit(child, own);
  };
  flows.push([]);
  visit(root, flows[0]!);
  return flows;
}

function textsIn({ name, text, children }: XmlElement): string[] {
  return [...(name === "text" ? [text] : []), ...children.flatMap(textsIn)];
}

it.each(corpus)("$name has a name and its texts in the order of the source", ({ source }) => {
  const composition = compose(source);
  const svg = readXml(composition.svg().svg);
  expect(svg.attributes.role).toBe("img");
  expect(svg.children.slice(0, 2).map(({ name }) => name)).toEqual(["title", "desc"]);
  expect(svg.children[0]!.text).not.toBe("");
  const drawn = letters(textsIn(svg).join(""));
  const { boards } = composition.boxes;
  for (const flow of boards.flatMap(({ box }) => flowsOf(box))) {
    let at = 0;
    for (const text of flow) {
      const found = drawn.indexOf(text, at);
      expect(found, `"${text}" in ${drawn.slice(at)}`).toBeGreaterThanOrEqual(at);
      at = found + text.length;
    }
  }
});
