/** Checks SVG and HTML for invariants of all pictures, whatever their source. */
import { type DefaultTreeAdapterMap, parse as parseHtml } from "parse5";
import { SaxesParser } from "saxes";
import { expect } from "vitest";

const bannedTags = new Set(["foreignObject", "script", "style", "image", "use", "a"]);
const bannedAttributes = /^(?:on|href|src|xlink)/;
const bannedValues = /url\((?!#)|\b(?:NaN|Infinity|undefined|null)\b/;

/** Expects well-formed SVG without scripts, foreign content, external addresses and invalid numbers. */
export function expectSvg(svg: string): void {
  const faults: string[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (bannedTags.has(name)) faults.push(`<${name}>`);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (bannedAttributes.test(attribute) || bannedValues.test(value)) {
        faults.push(`<${name} ${attribute}="${value}">`);
      }
    }
  });
  parser.write(svg).close();
  expect(faults).toEqual([]);
  // Viewers that ignore `white-space` collapse spaces, so all spaces that matter must be no-break spaces.
  expect(svg).not.toMatch(/<text [^>]*>(?: |[^<]*(?: <| {2}))/);
}

const addressAttributes = /^(?:href|src|action)$/;
const styleAttributes = /^(?:style|class)$/;

type HtmlNode = DefaultTreeAdapterMap["node"];

/** Expects HTML without parse errors, scripts and invalid numbers. */
export function expectHtml(html: string): void {
  const faults: string[] = [];
  const document = parseHtml(html, { onParseError: ({ code }) => void faults.push(code) });
  const nodes: HtmlNode[] = [document];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if ("tagName" in node) {
      if (node.tagName === "script") faults.push("<script>");
      for (const { name, value } of node.attrs) {
        const isWrong =
          name.startsWith("on") ||
          (addressAttributes.test(name) && /^\s*(?:java|vb)script/i.test(value)) ||
          (styleAttributes.test(name) && /NaN|Infinity|undefined/.test(value));
        if (isWrong) faults.push(`<${node.tagName} ${name}="${value}">`);
      }
    }
    if ("childNodes" in node) for (const child of node.childNodes) nodes.push(child);
  }
  expect(faults).toEqual([]);
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
  expect(css).not.toMatch(/NaN|Infinity|undefined/);
}
