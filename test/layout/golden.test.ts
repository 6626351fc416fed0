/**
 * Keeps the places of all boxes of the component fixtures as they were looked at last; runs without
 * a browser. `UPDATE=1 npx vitest run test/layout/golden.test.ts` writes `expected` anew.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { layoutCanvas } from "../../src/drawing/layout/layout-canvas.js";
import { lowerDocument } from "../../src/drawing/lower/lower-document.js";
import { boardLines } from "../support/frame-lines.js";

const fixtures = new URL("../components/fixtures/", import.meta.url);
const expected = new URL("expected/", import.meta.url);
const width = 1152;
const names = readdirSync(fixtures).map((file) => file.replace(/\.wf$/, ""));

function placesOf(name: string): string {
  const source = readFileSync(new URL(`${name}.wf`, fixtures), "utf8");
  const canvas = lowerDocument(analyze(source).ast, { width });
  return layoutCanvas(canvas, { width }).boards.map(boardLines).join("\n");
}

describe("places of boxes", () => {
  it.each(names)("%s", (name) => {
    const file = new URL(`${name}.txt`, expected);
    const places = placesOf(name);
    if (process.env.UPDATE) writeFileSync(file, places);
    expect(existsSync(file), `write it with UPDATE=1: ${file.pathname}`).toBe(true);
    expect(places).toBe(readFileSync(file, "utf8"));
  });

  it("are kept for the fixtures only", () => {
    const files = names.map((name) => `${name}.txt`);
    const left = readdirSync(expected).filter((file) => !files.includes(file));
    if (process.env.UPDATE) for (const file of left) rmSync(new URL(file, expected));
    else expect(left).toEqual([]);
  });
});
