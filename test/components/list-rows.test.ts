/** Tests that all entries of a list become rows if one has more than a label, both as elements and as objects. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compose } from "../../src/composition.js";
import type { Box } from "../../src/model/box/box.js";
import { all, textsOf } from "./drawing.js";

function list(content: string): Box {
  const { ast, diagnostics } = analyze(`page { ${content} }`);
  expect(diagnostics).toEqual([]);
  return all(compose(ast, { room: 600 }).boxes.boards[0]!.box).find(({ tag }) => tag === "ul")!;
}

const rowsOf = (box: Box): Box[] => all(box).filter(({ tag }) => tag === "li");
const has = (box: Box, role: string): boolean =>
  all(box).some(({ attributes }) => attributes?.role === role);
const icons = (box: Box): string[] =>
  all(box).flatMap((each) => (each.kind === "icon" ? [each.icon] : []));

describe("rows of a list", () => {
  it.each([
    [
      "elements",
      'list { item "Rex" hint="Labrador" value="9:40" badge=3 avatar="Rex" chevron item "Tom" }',
    ],
    [
      "objects",
      'list [{label="Rex" hint="Labrador" value="9:40" badge=3 avatar="Rex" chevron=true}, "Tom"]',
    ],
  ])("have two lines, signs before them, and controls after them, as %s", (_, source) => {
    const [rex, tom, ...others] = rowsOf(list(source));
    expect(others).toEqual([]);
    expect(textsOf(rex!)).toEqual(["R", "Rex", "Labrador", "9:40", "3"]);
    expect(icons(rex!)).toEqual(["chevron-right"]);
    expect(textsOf(tom!)).toEqual(["Tom"]);
    expect([rex, tom].map((row) => row!.style.border?.top)).toEqual([undefined, 1]);
  });

  it.each([
    ["an element", 'list { item "Rex" chevron active item "Tom" }', 12],
    ["an object", 'list [{label="Rex" chevron=true active=true}, "Tom"]', 12],
    ["none", 'list { item "Rex" chevron active=false item "Tom" }', 0],
    ["one in a card without padding", 'card p=0 { list { item "Rex" chevron active } }', 16],
  ])("have padding if one has a background: %s", (_, source, side) => {
    for (const { style } of rowsOf(list(source))) {
      expect(style.padding).toMatchObject({ left: side, right: side });
    }
  });

  it.each<[string, string[], boolean, boolean]>([
    ["switch", [], true, true],
    ["switch=false", [], true, false],
    ["icon=bell switch", ["bell"], true, true],
    ["switch checked", [], true, true],
    ["switch checked=false", [], true, false],
    ["checked", ["check"], false, true],
    ["checked=false", [], false, false],
  ])("have controls: %s", (words, signs, isSwitch, isOn) => {
    const [row] = rowsOf(list(`list { item "Wi-Fi" ${words} }`));
    const toggle = all(row!).find(({ kind }) => kind === "toggle")!;
    expect(toggle.name).toBe("Wi-Fi");
    expect(toggle.attributes?.checked).toBe(isOn);
    expect(has(row!, "switch")).toBe(isSwitch);
    expect(icons(row!)).toEqual(signs);
  });

  it("are below the text of the entry that contains them", () => {
    const box = list('list { item "Today" { item "A" value="1" item "B" value="2" } }');
    expect(textsOf(box)).toEqual(["Today", "A", "1", "B", "2"]);
    expect(rowsOf(box).map(({ style }) => style.border?.top)).toEqual([undefined, undefined, 1]);
  });

  it("keep their distance in a card that they could touch", () => {
    const flush = list('card p=0 { list { item "A" chevron } }');
    const inside = list('card { list { item "A" chevron } }');
    const sides = [flush, inside].map((box) => rowsOf(box)[0]!.style.padding?.left);
    expect(sides).toEqual([16, 0]);
  });

  it("are counted by entry; other lists keep their marks", () => {
    expect(rowsOf(list('list ["A", "B"]'))[0]!.style.minHeight).toBeUndefined();
  });
});
