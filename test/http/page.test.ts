/** Tests pages: complete documents whose policy allows only their own style. */
import { createHash } from "node:crypto";
import { parse } from "parse5";
import { expect, test } from "vitest";
import { renderPage } from "../../src/service/web/page.js";

test("a page is a whole document, and its title is escaped", () => {
  const { html } = renderPage({ title: "<script>alert(1)</script>", body: "<main>x</main>" });
  expect(html.startsWith("<!DOCTYPE html>\n<html lang=")).toBe(true);
  expect(html).not.toContain("<script");
  expect(parse(html).childNodes).toHaveLength(2);
});

test("the policy contains the hash of the style, and a script only if there is one", () => {
  const { html, headers } = renderPage({ title: "t", body: "", style: ".a{color:red}" });
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)![1]!;
  const hash = createHash("sha256").update(css).digest("base64");
  const policy = headers["content-security-policy"]!;
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("script-src");
});

test("scripts are files of the same server", () => {
  const { html, headers } = renderPage({ title: "t", body: "", scripts: ["/a.js"] });
  expect(html).toContain('<script type="module" src="/a.js"></script>');
  expect(headers["content-security-policy"]).toContain("script-src 'self'");
});
