/** Checks the whole line from source to picture. */
import { describe, expect, it } from "vitest";
import { analyze } from "../src/analyze.js";
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
  it("becomes SVG of its declared size", () => {
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
    expect(renderHtml(login)).toEqual({ ...renderHtml(ast), diagnostics: [] });
  });

  it("with errors becomes the best picture beside its diagnostics", () => {
    const { svg, diagnostics } = renderSvg('page { buton "Go" text "still here" }');
    expect(diagnostics.some(({ severity }) => severity === "error")).toBe(true);
    expect(svg).toContain("still here");
  });

  it("that is empty becomes an empty picture", () => {
    expect(renderSvg("")).toMatchObject({ width: 1200, height: 48, diagnostics: [] });
    expect(renderSvg("", { padding: 0 }).height).toBe(1);
  });

  it("shows in both themes", () => {
    expect(renderSvg(login, { theme: "dark" }).svg).not.toBe(renderSvg(login).svg);
    expect(renderHtml(login, { theme: "dark" }).html).toContain("wf-dark");
  });
});
