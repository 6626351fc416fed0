/** Tests how texts are split between two font families for PNG and PDF. */
import { describe, expect, it } from "vitest";
import { faceFor } from "../../src/base/fonts/faces.js";
import { familyRuns, withFamilies } from "../../src/output/raster/family-runs.js";

const inter = faceFor({ weight: 600, italic: false });
const mono = faceFor({ weight: 600, italic: false, mono: true });

describe("familyRuns", () => {
  it.each([
    ["plain words", inter, [["plain words", "600"]]],
    [
      "a ├─ b",
      inter,
      [
        ["a ", "600"],
        ["├─", "mono-600"],
        [" b", "600"],
      ],
    ],
    [
      "id Ж",
      mono,
      [
        ["id ", "mono-600"],
        ["Ж", "600"],
      ],
    ],
    ["neither 漢", mono, [["neither 漢", "mono-600"]]],
    ["", inter, []],
  ])("%s", (line, face, expected) => {
    const runs = familyRuns(line, face);
    expect(runs.map((run) => [run.text, run.face.key])).toEqual(expected);
    expect(runs.map(({ text }) => text).join("")).toBe(line);
  });
});

describe("withFamilies", () => {
  it("does not change lines that one family draws", () => {
    const svg = '<text x="4" y="8" font-size="10">déjà → vu &amp; 漢</text>';
    expect(withFamilies(svg)).toBe(svg);
  });

  it("marks where each piece begins, and its family", () => {
    const svg =
      '<text x="4" y="8" font-size="10" font-family="JetBrains Mono,monospace">&lt;Ж</text><text x="4" y="20" font-size="10">a</text>';
    expect(withFamilies(svg)).toBe(
      '<text x="4" y="8" font-size="10" font-family="JetBrains Mono,monospace"><tspan x="4" font-family="JetBrains Mono">&lt;</tspan><tspan x="10" font-family="Inter">Ж</tspan></text><text x="4" y="20" font-size="10">a</text>',
    );
  });
});
