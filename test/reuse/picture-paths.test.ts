/** Tests that paths of images are relative to the file that they are written in, wherever they are drawn. */
import { expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { type AstNode, walkNodes } from "../../src/language/ast/node.js";
import { loaderOf } from "../../src/model/reuse/given-files.js";

/** The addresses of all images, relative to the main source. */
function addresses(root: AstNode): (string | undefined)[] {
  const found: (string | undefined)[] = [];
  walkNodes(root, ({ type, label }) => {
    if (type === "Image") found.push(label);
  });
  return found;
}

const badge = 'component pic(of: string = "none.png") { image "$of" }';

it.each<[what: string, files: Record<string, string>, expected: (string | undefined)[]]>([
  [
    "a component",
    {
      "a.wf": 'import "parts/b.wf" page { pic image "a.png" }',
      "parts/b.wf": 'component pic { image "b.png" image src="../c.png" alt="C" }',
    },
    ["parts/b.png", "c.png", "a.png"],
  ],
  [
    "an argument",
    { "a.wf": 'import "parts/b.wf" page { pic "a.png" }', "parts/b.wf": badge },
    ["a.png"],
  ],
  [
    "a default",
    { "a.wf": 'import "parts/b.wf" page { pic }', "parts/b.wf": badge },
    ["parts/none.png"],
  ],
  [
    "an argument from another file, through two",
    {
      "a.wf": 'import "x/b.wf" page { pair "a.png" }',
      "x/b.wf": 'import "../y/c.wf" component pair(of: string) { pic "$of" pic "b.png" pic }',
      "y/c.wf": badge,
    },
    ["a.png", "x/b.png", "y/none.png"],
  ],
  [
    "a part of a text",
    {
      "a.wf": 'import "x/b.wf" page { pic "ada" }',
      "x/b.wf": 'component pic(of: string) { image "photos/${of}.png" }',
    },
    ["x/photos/ada.png"],
  ],
  [
    "a list, and data from a file, which count from the source that names them",
    {
      "a.wf":
        'import "x/b.wf" page { list1 repeat team as p { image "$p.photo" } list2 [{photo="a.png"}] }',
      "x/b.wf":
        'data team from "data/team.json" component list1 { repeat [{photo="b.png"}] as p { image "$p.photo" } } component list2(of: list) { repeat of as p { image "$p.photo" } }',
      "x/data/team.json": '[{"photo": "ada.png"}]',
    },
    ["x/b.png", "x/ada.png", "a.png"],
  ],
  [
    "a layout and its slot",
    {
      "a.wf": 'import "x/b.wf" page uses=app { image "a.png" }',
      "x/b.wf": 'layout app { image "logo.svg" slot }',
    },
    ["x/logo.svg", "a.png"],
  ],
  [
    "a folder above",
    { "a.wf": 'import "../x/b.wf" page { pic }', "../x/b.wf": badge },
    ["../x/none.png"],
  ],
  [
    "sources that are not paths",
    {
      "a.wf": 'import "x/b.wf" page { pic }',
      "x/b.wf":
        'component pic { image "https://a.b/c.png" image "data:image/png;base64,AA" image "/c.png" image }',
    },
    ["https://a.b/c.png", "data:image/png;base64,AA", "/c.png", undefined],
  ],
])("%s", (_, { "a.wf": main, ...files }, expected) => {
  const { ast, diagnostics } = analyze(main!, { load: loaderOf({ files })! });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(addresses(ast)).toEqual(expected);
});

it("is the same for sources with a shared cache", () => {
  const files = { "x/b.wf": 'import "../y/c.wf" component pair { pic }', "y/c.wf": badge };
  const load = loaderOf({ files })!;
  const units = new Map();
  for (const main of ['import "x/b.wf" page { pair }', 'import "x/b.wf" page { row { pair } }']) {
    expect(addresses(analyze(main, { load, units }).ast)).toEqual(["y/none.png"]);
  }
});
