/** Tests that every example in docs/flows.md is valid, and that its picture is up to date. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { renderSvg } from "../../src/compile.js";
import { pictureFont } from "../../src/output/raster/picture-font.js";
import { readPageFences } from "./page-fences.js";

const docs = join(import.meta.dirname, "../../docs");
const page = readFileSync(join(docs, "flows.md"), "utf8");
const examples = readPageFences(page).filter(({ tag }) => tag === "wf");

describe("docs/flows.md", () => {
  it.each(examples)("shows something valid (line $line)", ({ content }) => {
    const { svg, diagnostics } = renderSvg(content);
    expect(diagnostics).toEqual([]);
    // Arrows have texts that name both ends; lines to remarks are paths.
    expect(svg).toContain(content.includes("canvas flow") ? "→" : "<path");
  });

  it("has a picture of each example below it", () => {
    const drawn = examples.map(({ content }) => {
      return `${renderSvg(content, pictureFont("embed")).svg.trimEnd()}\n`;
    });
    const pictures = [...page.matchAll(/^!\[.+\]\((.+\.svg)\)$/gm)].map(([, name]) => name!);
    expect(pictures.map((name) => readFileSync(join(docs, name), "utf8"))).toEqual(drawn);
  });
});
