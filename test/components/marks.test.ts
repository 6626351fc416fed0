/** Tests marks in cells and list items: which words are marks, and how each is drawn. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import type { Box } from "../../src/model/box/box.js";
import { readMarks } from "../../src/model/components/parts/marks.js";
import { all, draw, node, textsOf } from "./drawing.js";

describe("marks", () => {
  it.each<[string, [string | undefined, string, string][][] | undefined]>([
    ["no marks", undefined],
    ["a [word], [icon] and [badge", undefined],
    ["\\[badge] kept", undefined],
    ["[badge:success] Paid", [[["badge", "success", "Paid"]]]],
    ["[BADGE:Success]Paid [note]", [[["badge", "success", "Paid [note]"]]]],
    [
      "by [dot] me",
      [
        [
          [undefined, "", "by"],
          ["dot", "", "me"],
        ],
      ],
    ],
    [
      "[icon:star] [icon:flag]",
      [
        [
          ["icon", "star", ""],
          ["icon", "flag", ""],
        ],
      ],
    ],
    [
      "[kbd:Ctrl] [KBD] K",
      [
        [
          ["kbd", "Ctrl", ""],
          ["kbd", "", "K"],
        ],
      ],
    ],
    ["[avatar] Ada\n[link] Mail \\[x]", [[["avatar", "", "Ada"]], [["link", "", "Mail [x]"]]]],
    ["[checkbox:checked]\n", [[["checkbox", "checked", ""]], []]],
  ])("are read from %j", (written, lines) => {
    const read = readMarks(written);
    expect(read?.map((line) => line.map((p) => [p.mark, p.detail, p.words]))).toEqual(lines);
  });

  it("are read in any number", () => {
    for (const text of ["[badge:".repeat(20_000), "[a".repeat(50_000)]) {
      expect(() => readMarks(text)).not.toThrow();
    }
  });

  it.each<[string, (box: Box) => boolean]>([
    ["[avatar] Ada Lovelace", (box) => box.role === "img" && box.name === "Ada Lovelace"],
    ["[avatar:48]", (box) => box.style.width === 48],
    ["[badge:danger] Late", ({ paint }) => JSON.stringify(paint ?? {}).includes("dangerFill")],
    ["[dot:info] Away", ({ style, paint }) => style.width === 8 && paint?.radius === "pill"],
    ["[icon:star]", (box) => box.kind === "icon" && box.icon === "star"],
    ["[button] Open", ({ tag }) => tag === "button"],
    ["[kbd] Enter", ({ tag }) => tag === "kbd"],
    ["[kbd:Ctrl] saves", ({ tag }) => tag === "kbd"],
    ["[link] Open", ({ tag }) => tag === "a"],
    ["[checkbox:checked]", (box) => box.kind === "toggle" && box.attributes?.checked === true],
  ])("draw %s in cells, headings and entries of lists", (written, isDrawn) => {
    const cells = [["Head"], [written]];
    for (const element of [
      node("Table", { items: cells }),
      node("Table", { items: [[written], ["Cell"]] }),
      node("List", { items: [written] }),
      node("List", { children: [node("Item", { label: written })] }),
    ]) {
      expect(all(draw(element)).some(isDrawn)).toBe(true);
    }
  });

  it("start two lines with an avatar: one bold, one small", () => {
    const texts = all(draw(node("Table", { items: [["A"], ["[avatar] Ada\nAnalyst"]] }))).flatMap(
      (box) => (box.kind === "text" ? [box] : []),
    );
    expect(texts.map(({ text, textStyle }) => [text, textStyle.size, textStyle.weight])).toEqual([
      ["A", 14, 600],
      ["A", 12, 600],
      ["Ada", 14, 600],
      ["Analyst", 12, 400],
    ]);
  });

  it("have no link inside a link", () => {
    const attributes = { href: "/a" };
    const items = [node("Item", { label: "[link] A [button] B", attributes })];
    const tags = all(draw(node("List", { children: items }))).map(({ tag }) => tag);
    expect(tags.filter((tag) => tag === "a" || tag === "button")).toEqual(["a"]);
  });
});

describe("an escaped bracket", () => {
  it("is drawn without its escape and stays in the tree, without a warning", () => {
    const { ast, diagnostics } = analyze('page { text "a \\[badge]" list ["\\[dot] b"] }');
    expect(diagnostics).toEqual([]);
    const [text, list] = ast.children[0]!.children!;
    expect(text!.label).toBe("a \\[badge]");
    expect(textsOf(draw(text!))).toEqual(["a [badge]"]);
    expect(textsOf(draw(list!))).toEqual(["[dot] b"]);
  });
});

describe("an unknown icon in a mark", () => {
  const iconsIn = (source: string) =>
    analyze(source).diagnostics.filter(({ code }) => code === "unknown-icon");

  it.each([
    'table [["[icon:hous] Home"]]',
    'table { columns ["[icon:hous]"] row ["x"] }',
    'table { columns ["x"] row ["a [icon:hous]"] }',
    'list ["[icon:hous] Home"]',
    'list [{label="[icon:hous] Home"}]',
    'list { item "x" { item "[icon:hous]" } }',
  ])("is reported in %s", (source) => {
    const [found, ...others] = iconsIn(`page { ${source} }`);
    expect(others).toEqual([]);
    expect(found?.hint).toContain('"house"');
    expect(iconsIn(`page { ${source.replace("hous", "house")} }`)).toEqual([]);
  });
});
