/** Tests that a click in a prototype opens the overlay on its own page, even if others have the same name. */
import { describe, expect, it } from "vitest";
import { renderHtml } from "../../src/compile.js";

/** The ids that each board opens, and those of its overlays. */
function boardsOf(source: string): { opens: string[]; overlays: string[] }[] {
  const { html, diagnostics } = renderHtml(source, { prototype: true });
  expect(diagnostics).toEqual([]);
  const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id]) => id!);
  return html
    .split(/(?=<section)/)
    .slice(1)
    .map((board) => ({
      opens: [...new Set(all(board, /popovertarget="([^"]+)"/g))],
      overlays: all(board, /<[^>]* id="([^"]+-overlay)"/g),
    }));
}

describe("pages open their own", () => {
  it.each([
    [
      "overlays of a layout",
      'layout l { button "Menu" opens=menu slot drawer "Menu" id=menu { text "x" } }\npage "A" uses=l w=400 { text "a" }\npage "B" uses=l w=400 { text "b" }',
    ],
    [
      "overlays of a component",
      'component c { button "Help" opens=help modal "Help" id=help { text "x" } }\npage "A" w=400 { c }\npage "B" w=400 { c }',
    ],
    [
      "overlays with the same title",
      'page "A" w=400 { button "x" opens="Delete" modal "Delete" { text "a" } }\npage "B" w=400 { button "x" opens="Delete" modal "Delete" { text "b" } }',
    ],
  ])("%s", (_, source) => {
    const boards = boardsOf(source);
    expect(boards).toHaveLength(2);
    for (const { opens, overlays } of boards) {
      expect(overlays).toHaveLength(1);
      expect(opens).toEqual(overlays);
    }
  });
});
