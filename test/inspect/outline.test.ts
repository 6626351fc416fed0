/** Tests that an outline mentions texts that are not fully visible, for readers without the picture. */
import { expect, it } from "vitest";
import { framesJson } from "../../src/authoring/inspect/frames-json.js";
import { inspectSource } from "../../src/authoring/inspect/inspect-source.js";
import { outlineOf } from "../../src/authoring/inspect/outline.js";

const outline = (source: string): string => outlineOf(inspectSource(source).boards);

it.each([
  [
    "a text that ends in an ellipsis",
    'page w=400 { button "Continue to payment" w=80 }',
    /button "Continue to payment" \S+ \S+ L1 cut: "Continue to payment" by \d+ px\n/,
  ],
  [
    "cells of a table",
    'page w=200 { table { columns ["Name", "Amount", "Date", "State"] row ["aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccc", "ddddddddd"] } }',
    /table .* cut: "[^"]+" by \d+ px, "[^"]+" by \d+ px/,
  ],
  [
    "a text in a scrolling row",
    'page w=400 { row w=100 scroll { text "A long line of words" shrink=0 w=300 } }',
    /text "A long line of words" .* cut: "A long line of words" by \d+ px\n/,
  ],
  [
    "a text below the fold of a scrolling column",
    'page w=400 { col h=60 scroll { text "One" text "Two" text "Three" text "Four" } }',
    /text "Four" \S+ \S+ L1 not seen\n/,
  ],
])("reports how much of %s is missing", (_, source, line) => {
  expect(outline(source)).toMatch(line);
});

it("reports nothing about texts that are visible below a card that is too low", () => {
  const source =
    'page w=600 h=500 { card "Plan" h=60 { text "Professional" text "Billed monthly" } }';
  expect(outline(source)).not.toContain("cut:");
});

it("reports nothing about texts that fit", () => {
  const source = 'page { card "A" { text "One" button "Two" input "Three" value="four" } }';
  expect(outline(source)).not.toMatch(/cut:|not seen/);
});

it("gives programs the same information", () => {
  const { boards } = inspectSource('page w=400 { button "Continue to payment" w=80 text "A" }');
  const [{ elements } = expect.unreachable()] = framesJson(boards);
  const cuts = elements.flatMap(({ cut = [] }) => cut);
  expect(cuts).toEqual([{ text: "Continue to payment", px: expect.closeTo(79, -2) }]);
});
