/** Tests which addresses may be followed or shown. */
import { describe, expect, it } from "vitest";
import { safeImageUrl, safeUrl } from "../../src/base/markup/safe-url.js";
import { renderHtml } from "../../src/compile.js";

describe("links", () => {
  it.each([
    "https://example.com/a?b=c#d",
    "http://example.com",
    "HTTPS://EXAMPLE.COM",
    "mailto:a@example.com",
    "tel:+4912345",
    "/absolute",
    "relative/page.html",
    "page?time=12:30",
    "#fragment",
    "//example.com/x",
    "\\a.html",
    "a\\\\b.html",
    "./a:b",
    "",
  ])("may go to %j", (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " \u0000javascript:alert(1)",
    "java\nscript:alert(1)",
    "java\tscript\r:alert(1)",
    "\u200bjavascript:alert(1)",
    "\u00a0javascript:alert(1)",
    "java\u0000script:alert(1)",
    "vbscript:x",
    "data:text/html,<script>alert(1)</script>",
    "data:image/png;base64,AAAA",
    "file:///etc/passwd",
    "blob:https://example.com/x",
    "view-source:javascript:x",
    "java script:alert(1)",
    "\\\\server\\share",
    "/\\server/share",
    "\\/server/share",
    " \t\\\n\\server/a:b",
  ])("never go to %j", (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });

  it("drop spaces and control characters around and in them", () => {
    expect(safeUrl("  https://a.b/\n c ")).toBe("https://a.b/ c");
  });
});

describe("pictures", () => {
  it.each([
    "data:image/png;base64,AAAA",
    "DATA:image/JPEG;base64,AAAA",
    "data:image/svg+xml,%3Csvg/%3E",
    "https://example.com/a.png",
    "a.png",
  ])("may come from %j", (url) => {
    expect(safeImageUrl(url)).toBe(url);
  });

  it.each([
    "javascript:x",
    "data:text/html,x",
    "data:image/pngx,y",
    "data:,x",
    "mailto:a@b.c",
    "\\\\server\\a.png",
    "/\\server/a.png",
  ])("never come from %j", (url) => {
    expect(safeImageUrl(url)).toBeUndefined();
  });
});

describe("what the check says", () => {
  it("agrees with the writer: no URL is dropped without a warning", () => {
    for (const address of [
      "ftp://a.b/c",
      "sms:1",
      "\u200bjavascript:x",
      "data:image/png;base64,A",
      "\\\\\\\\server\\\\a.html",
    ]) {
      const { html, diagnostics } = renderHtml(`page { link "a" href="${address}" }`);
      expect(html).not.toContain("href");
      expect(diagnostics.map(({ code }) => code)).toEqual(["url-unsafe"]);
    }
    const picture = renderHtml('page { image src="data:image/png;base64,AAAA" alt="a" }');
    expect(picture.diagnostics).toEqual([]);
    expect(picture.html).toContain("data:image/png");
  });
});
