/** Tests the library as users have it: its functions, and its browser bundle in a bare context. */
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import {
  type AstNode,
  codes,
  type DocumentNode,
  grammar,
  parse,
  renderHtml,
  renderSvg,
  renderText,
  SourceText,
  validate,
} from "../src/index.js";

describe("the library", () => {
  it("parses", () => {
    const { ast, diagnostics } = parse('page { button "Click" primary }');
    expect(diagnostics).toEqual([]);
    expect(ast.children[0]?.children?.[0]).toEqual({
      type: "Button",
      label: "Click",
      modifiers: ["primary"],
    });
    expect(ast.loc).toBeUndefined();
    expect(parse("page { }", { locations: true }).ast.loc?.end.offset).toBe(8);
  });

  it("validates, and counts warnings only on request", () => {
    expect(validate("page { }")).toEqual({ valid: true, diagnostics: [] });
    const misspelled = validate('page { buton "Save" }');
    expect(misspelled.valid).toBe(false);
    expect(misspelled.diagnostics[0]).toMatchObject({
      code: "unknown-component",
      severity: "error",
      from: 7,
      to: 12,
      hint: 'did you mean "button"?',
    });
    const warned = 'page { button "Save" primry }';
    expect(validate(warned).valid).toBe(true);
    expect(validate(warned, { strict: true }).valid).toBe(false);
    expect(validate('text "a fragment"', { strict: true }).valid).toBe(true);
  });

  it("converts offsets to lines and columns", () => {
    const source = 'page {\r\n  buton "😀" }';
    const [diagnostic] = validate(source).diagnostics;
    expect(new SourceText(source).locate(diagnostic!.from)).toEqual({
      line: 2,
      column: 3,
      offset: 10,
    });
  });

  it("describes the language", () => {
    const { components, modifiers, version } = grammar();
    expect(components).toContain("button");
    expect(components).toEqual(components.toSorted());
    expect(modifiers).toContain("primary");
    expect(modifiers).toEqual(modifiers.toSorted());
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it("draws a source and its tree alike, with or without errors", () => {
    const source = 'page "Home" w=300 { button "Save" primary }';
    expect(renderSvg(parse(source).ast).svg).toBe(renderSvg(source).svg);
    expect(renderHtml(parse(source).ast).html).toBe(renderHtml(source).html);
    const { svg, diagnostics } = renderSvg('page { buton "Save" }');
    expect(svg).toContain("Buton: Save");
    expect(diagnostics.map(({ code }) => code)).toEqual(["unknown-component"]);
    expect(renderHtml(source, { fullDocument: true })).toMatchObject({ css: "" });
  });

  it("reports programming errors", () => {
    expect(() => parse(42 as never)).toThrow(new TypeError("source must be a string, not number"));
    expect(() => validate(null as never)).toThrow("not null");
    expect(() => renderSvg({} as never)).toThrow(
      "source must be a string or a tree that parse returned",
    );
    expect(() => renderSvg("page { }", { theme: "blue" as never })).toThrow(RangeError);
    expect(() => renderSvg("page { }", { width: Number.NaN })).toThrow(RangeError);
    expect(() => renderHtml("page { }", { width: -5 })).toThrow(RangeError);
  });

  it("refuses limits that would have no effect", () => {
    for (const boxes of [Number.NaN, -1, Number.NEGATIVE_INFINITY, "5", null, {}]) {
      const limits = { boxes } as never;
      const told = `limits.boxes must be a number from 0 on, not ${String(boxes)}`;
      for (const draw of [renderSvg, renderHtml, renderText]) {
        expect(() => draw("page { }", { limits })).toThrow(new RangeError(told));
      }
      expect(() => parse("page { }", { limits })).toThrow(RangeError);
      expect(() => validate("page { }", { limits })).toThrow(RangeError);
    }
    expect(validate("page { }", { limits: { boxes: Number.POSITIVE_INFINITY } }).valid).toBe(true);
    const isTooLarge = validate("page { }", { limits: { boxes: 0 } }).diagnostics;
    expect(isTooLarge).toMatchObject([{ code: "size-limit" }]);
  });

  it("refuses an endless tree, or one deeper than any source", () => {
    const looped: AstNode = { type: "Card", children: [] };
    looped.children!.push(looped);
    let deep: AstNode = { type: "Text" };
    for (let level = 0; level < 2_000; level++) deep = { type: "Card", children: [deep] };
    for (const node of [looped, deep]) {
      const tree: DocumentNode = { type: "Document", children: [node] };
      for (const draw of [renderSvg, renderHtml, renderText]) {
        expect(() => draw(tree)).toThrow("the tree has more than 400 levels, or contains itself");
      }
    }
    const deepest = parse(`${"card {".repeat(250)}${"}".repeat(250)}`).ast;
    expect(renderSvg(deepest).svg).toContain("<svg");
  });

  it("refuses a tree with too many shared nodes to count", () => {
    let shared: AstNode = { type: "Text", label: "a" };
    for (let level = 0; level < 60; level++) shared = { type: "Card", children: [shared, shared] };
    const tree: DocumentNode = { type: "Document", children: [shared] };
    const told = "the tree has more than 1000000 nodes";
    for (const draw of [renderSvg, renderHtml, renderText]) expect(() => draw(tree)).toThrow(told);
    const text: AstNode = { type: "Text", label: "shared" };
    const page = { type: "Page", children: [text, text] };
    const { svg } = renderSvg({ type: "Document", children: [page] });
    expect(svg.match(/shared/g)!.length).toBeGreaterThan(1);
  });

  it("lists every code", () => {
    expect(codes["unknown-component"].severity).toBe("error");
  });

  it("bundles for a browser, and runs in a bare context", async () => {
    const { outputFiles } = await build({
      entryPoints: ["src/index.ts"],
      bundle: true,
      write: false,
      format: "iife",
      globalName: "wf",
      platform: "browser",
      logLevel: "silent",
    });
    const context = createContext({});
    runInContext(outputFiles[0]!.text, context);
    const run = (code: string): unknown => runInContext(code, context);
    expect(run(`JSON.stringify(wf.parse('page { button "Click" primary }').ast)`)).toBe(
      '{"type":"Document","children":[{"type":"Page","children":[{"type":"Button","label":"Click","modifiers":["primary"]}]}]}',
    );
    expect(run(`wf.validate('page { buton "Click" }').valid`)).toBe(false);
    expect(run("wf.grammar().components.length")).toBe(grammar().components.length);
    expect(run(`wf.renderSvg('page { text "日本 😀 a-b" }').svg`)).toBe(
      renderSvg('page { text "日本 😀 a-b" }').svg,
    );
    expect(run(`wf.renderHtml('page { text "a" }').html`)).toContain("<p");
  });
});
