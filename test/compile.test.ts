/** Tests the whole line from source to picture. */
import { describe, expect, it } from "vitest";
import { analyze } from "../src/analyze.js";
import { listed } from "../src/base/text/phrases.js";
import { themeChoices } from "../src/base/theme/theme.js";
import { renderHtml, renderSvg } from "../src/compile.js";
import { readXml } from "./support/xml.js";

const login = `page "Login" w=375 h=600 {
  header { title "Acme" level=4 }
  main {
    card "Sign in" {
      input "Email" placeholder="you@example.com"
      input "Password" type=password
      button "Sign in" primary
    }
  }
}
`;

describe("a source", () => {
  it("becomes an SVG of its declared size", () => {
    const picture = renderSvg(login);
    expect(picture.diagnostics).toEqual([]);
    expect(picture.width).toBe(375 + 48);
    expect(picture.height).toBeGreaterThanOrEqual(600 + 48);
    expect(readXml(picture.svg).name).toBe("svg");
    expect(picture.svg).toContain(">Sign in</text>");
  });

  it("becomes a small HTML document", () => {
    const { html, css, diagnostics } = renderHtml(login, { fullDocument: true });
    expect(diagnostics).toEqual([]);
    expect(css).toBe("");
    expect(html.length).toBeLessThanOrEqual(8192);
  });

  it("gives the same bytes each time, from text and from its AST", () => {
    const { ast } = analyze(login);
    expect(renderSvg(login).svg).toBe(renderSvg(ast).svg);
    expect(renderHtml(login)).toEqual(renderHtml(ast));
  });

  it("reports the same overflowing texts in HTML as in SVG, on first access", () => {
    const source = 'page w=200 { row { button "Much too long for its page, by far" w=80 } }';
    const page = renderHtml(source);
    const { diagnostics } = page;
    expect(diagnostics.map(({ code }) => code)).toEqual(["text-overflow"]);
    expect(page.diagnostics).toBe(diagnostics);
    expect(renderHtml(source, { prototype: true }).diagnostics).toEqual(diagnostics);
    expect(renderSvg(source).diagnostics).toEqual(diagnostics);
  });

  it("with errors becomes the best possible picture, with its diagnostics", () => {
    const { svg, diagnostics } = renderSvg('page { buton "Go" text "still here" }');
    expect(diagnostics.some(({ severity }) => severity === "error")).toBe(true);
    expect(svg).toContain("still here");
  });

  it("that is empty becomes an empty picture", () => {
    expect(renderSvg("")).toMatchObject({ width: 1200, height: 48, diagnostics: [] });
    expect(renderSvg("", { padding: 0 }).height).toBe(1);
  });

  it("is drawn in both themes", () => {
    expect(renderSvg(login, { theme: "dark" }).svg).not.toBe(renderSvg(login).svg);
    expect(renderHtml(login, { theme: "dark" }).html).toContain("wf-dark");
  });
});

describe("options of all pictures", () => {
  const shop = 'page "Cart" id=cart w=300 h=100 { } page "Pay" device=mobile { text "Now" }';

  it.each([
    [{ page: "cart" }, 348],
    [{ page: "Pay" }, 423],
    [{ page: 2 }, 423],
    [{ devices: ["tablet", "mobile"], page: 1 }, 768 + 64 + 375 + 48],
    [{ devices: ["tablet"] }, 768 + 64 + 768 + 48],
  ])("%j gives a picture %j px wide", (options, width) => {
    expect(renderSvg(shop, options as object).width).toBe(width);
  });

  it("make boards of devices that do not share ids", () => {
    const source = 'page "A" { input "Name" id=name }';
    const { html } = renderHtml(source, { devices: ["tablet", "mobile"] });
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("mark the fold only where a board is higher than its screen", () => {
    const line = /d="M0 812.5h375"/;
    const of = (height: number, fold = true, size = "device=mobile") =>
      renderSvg(`page ${size} { placeholder "x" h=${height} }`, { fold }).svg;
    expect(of(900)).toMatch(line);
    expect(of(900, false)).not.toMatch(line);
    // On these boards, the line is just below the visible part.
    const cut = '<rect x="0" y="0" width="375" height="812"/></clipPath>';
    expect(of(100)).toContain(cut);
    expect(of(900)).not.toContain(cut);
    expect(of(900, true, "w=375 h=812")).not.toMatch(line);
    expect(of(900, true, "viewport=375x812")).toMatch(line);
  });

  it("pass the used faces to the function for CSS", () => {
    const seen: string[] = [];
    const fontCss = (faces: readonly { key: string }[]) => {
      seen.push(faces.map(({ key }) => key).join(" "));
      return "/*fonts*/";
    };
    const source = 'page { text "a" text "b" bold text "" italic }';
    expect(renderSvg(source, { fontCss }).svg).toContain("<style>/*fonts*/</style>");
    expect(renderHtml(source, { fontCss }).css).toMatch(/^\/\*fonts\*\//);
    expect(renderSvg(source, { fontCss: "a>b{}" }).svg).toContain("<style>a&gt;b{}</style>");
    expect(seen).toEqual(["400 700", "400 700"]);
  });

  it.each([
    [{ page: "none" }, 'unknown page "none"'],
    [{ page: 3 }, "unknown page 3"],
    [{ devices: ["nokia"] }, 'unknown device "nokia"'],
    [{ theme: "blue" }, `theme must be ${listed(themeChoices, "or")}, not blue`],
  ])("%j is refused", (options, message) => {
    expect(() => renderSvg(shop, options as object)).toThrow(new RangeError(message));
    expect(() => renderHtml(shop, options as object)).toThrow(new RangeError(message));
  });
});
