/** Tests what text pictures show, and that they keep to their columns. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { documentOf } from "../../src/document-of.js";
import { CellGrid } from "../../src/drawing/text/cell-grid.js";
import { fitAxis } from "../../src/drawing/text/fit-axis.js";
import { cellsOf, cutTo, wrapWords } from "../../src/drawing/text/wrap-words.js";
import { documentDrawable } from "../../src/output/formats/document-drawable.js";
import { text as format } from "../../src/output/formats/text.js";
import { corpus, examples, screens } from "../corpus/corpus.js";
import { everyNth } from "../support/case-count.js";

/** The picture of a source. */
async function picture(source: string, columns = 80): Promise<string> {
  const drawable = documentDrawable(documentOf(source), {});
  const settings = { theme: "light", padding: 24, scale: 1, prototype: false, columns } as const;
  return String((await format.draw(drawable, settings)).content);
}

/** The lines of a picture without its first line and the frame of its board. */
async function inside(content: string, columns = 80): Promise<string> {
  const lines = (await picture(`page w=400 { ${content} }`, columns)).trimEnd().split("\n");
  return lines
    .slice(3, -1)
    .map((line) => line.slice(1, -1).trim())
    .filter((line) => line !== "")
    .join("\n");
}

describe("a picture made of characters", () => {
  it.each([
    ["a text", 'text "Hello"', /^Hello$/],
    ["a button", 'button "Save" primary', /^\[ Save \]$/],
    ["a button with an icon alone", "button icon=trash", /^\[ .+ \]$/],
    ["a checkbox", 'checkbox "Remember me"', /^\[ \] +Remember me$/],
    ["a checkbox that is on", 'checkbox "Remember me" checked', /^\[x\] +Remember me$/],
    ["a radio", 'radio "Weekly" checked', /^\(x\) +Weekly$/],
    ["a switch", 'switch "Alerts" checked', /^\(on\) +Alerts$/],
    ["a select", 'select "Country" ["Norway", "Chile"]', /Country[\s\S]*│ *Norway +▾ *│/],
    ["a field", 'input "Email" value="a@b.org"', /^Email\n┌─+┐\n│ a@b\.org +│\n└─+┘$/],
    ["a badge", 'badge "New"', /^\(New\)$/],
    ["a card", 'card "Plan" { text "Free" }', /^┌─+┐\n│ +Plan +│\n│ +Free +│\n└─+┘$/],
    ["an image", 'image "harbor.png" alt="The harbor" w=200 h=100', /▨ The harbor/],
    ["a divider", 'text "A" divider text "B"', /^A\n─{20,}\nB$/],
    ["wide characters", 'text "日本語 text"', /^日本語 text$/],
  ])("shows %s", async (_, content, shown) => {
    expect(await inside(content)).toMatch(shown);
  });

  it("keeps elements side by side", async () => {
    expect(await inside('row { text "Left" text "Right" }')).toMatch(/^Left +Right$/);
  });

  it("wraps text that is too long for its columns", async () => {
    const words = "one two three four five six seven eight nine ten";
    const shown = await inside(`row { card { text "${words}" } card { text "${words}" } }`, 60);
    for (const word of words.split(" ")) expect(shown).toContain(word);
  });

  it.each([
    [
      "Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesell\u00adschaft",
      16,
      ["Donaudampf-", "schifffahrts-", "gesellschaft"],
    ],
    ["a very\u200blong\u200bname here", 8, ["a very", "longname", "here"]],
    ["a soft\u00adware", 20, ["a software"]],
    ["Rindfleisch\u00adetikett", 6, ["Rindfleisch-", "etikett"]],
  ])("breaks %j at a break mark in %d columns", (text, columns, lines) => {
    expect(wrapWords(text, columns)).toEqual(lines);
  });

  it("takes no space for invisible marks", async () => {
    expect(await inside('nav ["Soft\u00adware"]')).not.toContain("\u00ad");
    const lines = (await picture('page w=200 { text "Soft\u00adware" }')).trimEnd().split("\n");
    expect(new Set(lines.slice(2).map((line) => [...line].length)).size).toBe(1);
  });

  it("shows each board with its title", async () => {
    const shown = await picture('page "One" w=300 { text "A" } page "Two" w=300 { text "B" }');
    expect(shown).toMatch(/^Wireframe of 2 boards: [\s\S]*┌─ One ─[\s\S]*┌─ Two ─/);
  });

  it("contains nothing that a terminal could interpret as a command", async () => {
    const shown = await picture('page "A\\u001b[31m" w=300 { text "B\\u001b[2J\\u202eC" }');
    expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });
});

it("keeps its columns if half of a wide character is overwritten", () => {
  const grid = new CellGrid(6, 1);
  grid.write("日本語", 0, 0);
  grid.write("x", 1, 0);
  grid.write("y", 4, 0);
  expect(grid.rows()).toEqual([" x本y"]);
});

describe("every source", () => {
  it.each([40, 80, 120])("keeps to %d columns, the same each time", async (columns) => {
    for (const { name, source } of everyNth([...corpus, ...screens], 12)) {
      const shown = await picture(source, columns);
      const longest = Math.max(...shown.split("\n").slice(1).map(cellsOf));
      expect(longest, name).toBeLessThanOrEqual(columns);
      expect(await picture(source, columns), name).toBe(shown);
    }
  });
});

describe("an example", () => {
  const folder = new URL("expected/", import.meta.url);

  it.each(examples)("$name is as reviewed", async ({ name, source }) => {
    const shown = await picture(source);
    const file = new URL(`${name.split("/").at(-1)!.replace(/\.wf$/, "")}.txt`, folder);
    if (process.env.UPDATE) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, shown);
    }
    expect(shown).toBe(readFileSync(file, "utf8"));
  });
});

describe("cells along an axis", () => {
  it.each([
    ["as px where there is room", [], 80, 10, [0, 5, 10]],
    ["as many as spans need", [{ from: 0, to: 40, cells: 8 }], 80, 20, [0, 8, 10]],
    ["fewer where there are not enough", [{ from: 0, to: 40, cells: 100 }], 80, 10, [0, 10, 10]],
  ])("are %s", (_, spans, length, most, cells) => {
    const at = fitAxis([...spans, { from: 40, to: 80, cells: 0 }], length, most, 8);
    expect([0, 40, 80].map(at)).toEqual(cells);
  });
});

describe("words in cells", () => {
  it.each([
    ["one two three", 7, ["one two", "three"]],
    ["a wonderful day", 5, ["a", "wonderful", "day"]],
    ["abcdefghijklmnopq", 3, ["abcdefghijklmn", "opq"]],
    ["日本語日本語日本語", 4, ["日本語日本語日", "本語"]],
    ["", 5, [""]],
  ])("wrap: %j in %d", (text, cells, lines) => {
    expect(wrapWords(text, cells)).toEqual(lines);
  });

  it.each([
    ["Hello", 5, "Hello"],
    ["Hello", 4, "Hel…"],
    ["日本語", 4, "日…"],
    ["Hello", 0, ""],
  ])("are cut: %j to %d", (text, cells, kept) => {
    expect(cutTo(text, cells)).toBe(kept);
  });
});
