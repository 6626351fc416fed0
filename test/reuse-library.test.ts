/** Tests the library with sources that define, use and import: files in memory, both trees, trees from a program. */
import { describe, expect, it } from "vitest";
import {
  type DocumentNode,
  type LoadFile,
  parse,
  renderHtml,
  renderSvg,
  repair,
  validate,
} from "../src/index.js";
import { renderPdf } from "../src/output/raster/raster.js";

const files = {
  "parts/shell.wf": 'import "icons/mark.wf"\nlayout app { header { mark "Acme" } slot }',
  "parts/icons/mark.wf": 'component mark(text: string) { badge "$text" }',
  "./data/../people.json": '[{"name":"Ada"},{"name":"Bob"}]',
  "../shared/wrong.wf": 'component wrong { buton "x" }',
};
const source = `import "parts/shell.wf"
data people from "people.json"
page "Team" uses=app { repeat people as p { text "$p.name" } }`;
const byHand = 'page "Team" { header { badge "Acme" } text "Ada" text "Bob" }';

describe("files in memory", () => {
  it("are found relative to the importing file", () => {
    expect(validate(source, { files })).toEqual({ valid: true, diagnostics: [] });
  });

  it("are loaded if they are not given", () => {
    const asked: [string, string | undefined][] = [];
    const { "parts/icons/mark.wf": mark, ...others } = files;
    const load: LoadFile = (path, from) => {
      asked.push([path, from]);
      return { id: "elsewhere/mark.wf", text: mark };
    };
    expect(validate(source, { files: others, load }).valid).toBe(true);
    expect(new Set(asked.map(String))).toEqual(new Set(["icons/mark.wf,parts/shell.wf"]));
  });

  it.each([
    ["gone.wf", {}, '"gone.wf" does not exist'],
    ["toString", {}, '"toString" is not a file that a source may bring'],
    ["__proto__", {}, '"__proto__" is not a file that a source may bring'],
    ["/parts/shell.wf", files, '"/parts/shell.wf" is not a relative path'],
    ["https://example.org/a.wf", files, '"https://example.org/a.wf" is not a relative path'],
    ["C:\\a.wf", files, '"C:\\a.wf" is not a relative path'],
    ["a.wf", undefined, '"a.wf" cannot be read: only this source was given'],
  ])("%s is an error if it is missing", (path, given, message) => {
    const written = path.replaceAll("\\", "\\\\");
    const { valid, diagnostics } = validate(`import "${written}"\npage { }`, {
      ...(given && { files: given as typeof files }),
    });
    expect(valid).toBe(false);
    expect(diagnostics.map(({ code }) => code)).toEqual(["reuse-file"]);
    expect(diagnostics[0]!.message).toBe(message);
  });

  it("are named in diagnostics about them, even above the source", () => {
    const wrong = 'import "x/../../shared/wrong.wf"\npage { use wrong }';
    const { diagnostics } = validate(wrong, { files });
    expect(diagnostics[0]).toMatchObject({ code: "reuse-file", from: 7 });
  });

  it.each([
    [null, "files must be an object: texts by path"],
    [{ "a.wf": 1 }, 'files["a.wf"] must be a string, not number'],
  ])("throw a TypeError if they are not texts: %j", (given, message) => {
    expect(() => validate("page { }", { files: given as never })).toThrow(new TypeError(message));
  });

  it("stay unchanged in a repair", () => {
    const given = { "a.wf": 'component a { text "$nam" }' };
    const text = 'import "a.wf"\npage { use a buton "x" }';
    const repaired = repair(text, { files: given });
    expect(repaired.text).toBe('import "a.wf"\npage { use a button "x" }');
  });
});

describe("the tree", () => {
  it("is returned as written, or as drawn", () => {
    const types = ({ children }: DocumentNode) => children.map(({ type }) => type);
    expect(types(parse(source, { files }).ast)).toEqual(["Import", "Data", "Page"]);
    const { ast } = parse(source, { files, expand: true });
    expect(ast).toEqual(parse(byHand).ast);
  });

  it("has its places, and the uses that lead to them", () => {
    const { ast } = parse(source, { files, expand: true, locations: true });
    const [header] = ast.children[0]!.children!;
    expect(header!.loc).toMatchObject({ source: "parts/shell.wf", start: { line: 2 } });
    expect(header!.via).toMatchObject([{ name: "app", loc: { start: { line: 3, column: 18 } } }]);
    expect(header!.children![0]!.via!.map(({ name, file }) => [name, file])).toEqual([
      ["app", undefined],
      ["mark", "parts/shell.wf"],
    ]);
  });
});

describe("a drawing", () => {
  it("equals that of the expanded source", () => {
    expect(renderSvg(source, { files }).svg).toBe(renderSvg(byHand).svg);
    expect(renderHtml(source, { files }).html).toBe(renderHtml(byHand).html);
  });

  it("of a tree with definitions equals that of its source", async () => {
    const { ast } = parse(source, { files });
    expect(renderSvg(ast, { files })).toEqual(renderSvg(source, { files }));
    expect(renderHtml(ast, { files, devices: ["iphone14"] })).toEqual(
      renderHtml(source, { files, devices: ["iphone14"] }),
    );
    expect((await renderPdf(ast, { files })).pages).toBe(1);
  });

  it("of a tree with variants of pages equals that of its source", () => {
    const variants = 'page "P" variants=[a, b] { text "x" when=b }';
    expect(renderSvg(parse(variants).ast).svg).toBe(renderSvg(variants).svg);
  });

  it("of a tree reports problems without places, since there is no source", () => {
    const { diagnostics } = renderSvg(parse(source).ast);
    expect(diagnostics.map(({ code, from, to, fix }) => [code, from, to, fix])).toContainEqual([
      "reuse-file",
      0,
      0,
      undefined,
    ]);
  });
});
