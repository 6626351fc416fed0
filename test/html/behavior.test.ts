/** Tests the behavior of boxes: pictures do not depend on it, and a prototype has rules only for its own behavior. */
import { describe, expect, it } from "vitest";
import { Composition } from "../../src/composition.js";
import { documentOf } from "../../src/document-of.js";
import { serializeHtml } from "../../src/drawing/html/serialize-html.js";
import { renderHtml } from "../../src/index.js";
import type { Behavior } from "../../src/model/box/behavior.js";
import { type Box, type Canvas, childrenOf } from "../../src/model/box/box.js";
import { column, icon, row, text, token } from "../../src/model/box/build.js";
import { fixtures } from "../corpus/corpus.js";

const words = (behavior: Behavior) => text("a", { size: 14 }, { behavior });

function html(box: Box): { html: string; css: string } {
  const boards = [{ title: "", box: column({}, [box]) }];
  return serializeHtml({ boards }, { theme: "light", prototype: true, idPrefix: "wf" });
}

describe("the behavior of a box", () => {
  it.each<[string, Box, RegExp]>([
    ["a link", words({ href: "#b" }), /<a [^>]*href="#wf-b" aria-label="a"/],
    ["a button", icon("x", 16, token("ink"), { behavior: { opens: { id: "m" } } }), /<button /],
    [
      "a button for what it opens",
      words({ opens: { id: "m" } }),
      /<button [^>]*popovertarget="wf-m" type=/,
    ],
    [
      "a button for what it closes",
      row({}, [], { tag: "button", behavior: { opens: { id: "m", action: "hide" } } }),
      /popovertarget="wf-m" popovertargetaction="hide"/,
    ],
    [
      "a data attribute for its intent",
      words({ intent: { navigate: "B" } }),
      /<span [^>]*data-navigate="B">a</,
    ],
    ["a popover with its place", words({ popover: "board" }), / popover="auto" data-over="board"/],
    ["a data attribute for when it shows", words({ when: "hover" }), / data-when="hover"/],
    ["a data attribute for its panel", words({ panel: 2 }), / data-panel="2"/],
  ])("becomes %s", (_, box, markup) => {
    expect(html(box).html).toMatch(markup);
  });

  it.each<[Behavior, string]>([
    [{ popover: "place" }, "[data-over=place]"],
    [{ popover: "board" }, "[data-over=board]"],
    [{ when: "closed" }, "details-marker"],
    [{ when: "off" }, "[data-when=off]"],
    [{ when: "hover" }, "[data-when=hover]"],
    [{ href: "#b" }, "[data-cover]"],
    [{ panel: 2 }, '[data-panel="2"]'],
  ])("adds the rules that it needs: %o", (behavior, rule) => {
    expect(html(words(behavior)).css).toContain(rule);
    const saying = ` popover= data-over="place" data-when="off" data-cover data-panel="3"`;
    const plain = html(text(saying, { size: 14 })).css;
    expect(plain).not.toMatch(/\[data-(?:over|when|cover|panel)|\[popover\]|marker\{/);
  });

  it("changes no picture", () => {
    for (const { name, source } of fixtures) {
      for (const prototype of [false, true]) {
        const read = documentOf(source);
        const canvas = new Composition(read).htmlBoxes({ prototype });
        const boards = canvas.boards.map((board) => ({ ...board, box: still(board.box) }));
        const paint = (drawn: Canvas) => new Composition(read, {}, () => drawn).svg().svg;
        // Without canvas settings, since their arrows depend on behavior.
        expect(paint({ boards }), name).toBe(paint({ boards: canvas.boards }));
      }
    }
  });
});

/** The box without any behavior. */
function still(box: Box): Box {
  const { behavior: _, ...rest } = box;
  return "children" in rest ? { ...rest, children: childrenOf(box).map(still) } : rest;
}

it("never gives a field the name of a property of its form", () => {
  for (const name of ["parentNode", "submit", "__proto__"]) {
    const { html } = renderHtml(`page { form { radio "a" name=${name} } }`, { idPrefix: "x" });
    expect(html).toContain(` name="x-${name}`);
    expect(html).not.toContain(` name="${name}`);
  }
});
