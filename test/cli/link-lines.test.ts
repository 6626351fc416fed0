/** Names of the pictures in a Markdown file, and the links to them. */
import { type Node, Parser } from "commonmark";
import { describe, expect, test } from "vitest";
import { analyze } from "../../src/analyze.js";
import { type LinkedPicture, linkLines } from "../../src/workspace/markdown/link-lines.js";
import { nameFences } from "../../src/workspace/markdown/name-fences.js";

describe("names", () => {
  const names = (fences: [info: string, source: string][], isSplit = false): string[][] =>
    nameFences(
      fences.map(([info, source]) => ({ info, ast: analyze(source).ast })),
      isSplit,
    );

  test.each<[string, string, string]>([
    [" login", 'page "Sign in" {}', "login"],
    ["  Login Form", "", "login"],
    [" login.wf", "", "login"],
    [" log.in", "", "log-in"],
    [" ../../etc/passwd", "", "etc-passwd"],
    [" C:\\con", "", "c-con"],
    [" Zürich", "", "zurich"],
    [" 登录", "", "登录"],
    ["", 'page "Sign in" id=login {}', "login"],
    ["", 'page "Sign in" {} page "Other" {}', "sign-in"],
    ["", 'page "../.." {}', "1"],
    ["", 'button "Save"', "1"],
    ["", "page id=5 {}", "5"],
    ["", `page "${"😀".repeat(5)}${"𝐀".repeat(40)}" {}`, "a".repeat(40)],
    ["", `page "x${"𠀀".repeat(40)}" {}`, `x${"𠀀".repeat(23)}`],
    ["{1,3}", 'page "Sign in" {}', "sign-in"],
    [" {1,3} login", 'page "Sign in" {}', "sign-in"],
    [' title="A b"', 'page "Sign in" {}', "sign-in"],
    [" name=login", 'page "Sign in" {}', "sign-in"],
    [",login", 'page "Sign in" {}', "sign-in"],
    [" …", 'page "Sign in" {}', "sign-in"],
  ])("%j with %j is %s", (info, source, name) => {
    expect(names([[info, source]])).toEqual([[name]]);
  });

  test("the name in a fence takes precedence, then pages, then numbers", () => {
    const fences: [string, string][] = [
      ["", 'page "Login" {}'],
      ["", ""],
      [" login-2", ""],
      ["", 'page "1" {}'],
      [" login", ""],
      [" LOGIN", ""],
      ["", "text"],
    ];
    const expected = ["login-4", "1-2", "login-2", "1", "login", "login-3", "2"];
    expect(names(fences).flat()).toEqual(expected);
    expect(names(fences)).toEqual(names(fences));
  });

  test("pages have names of their own", () => {
    const source = 'page "Cart" {} page "Pay" id=checkout {} page {}';
    expect(
      names(
        [
          [" shop", source],
          ["", source],
          ["", ""],
        ],
        true,
      ),
    ).toEqual([["shop-cart", "shop-checkout", "shop-3"], ["cart", "checkout", "3"], []]);
  });
});

describe("links", () => {
  const svg: LinkedPicture = { format: "svg", theme: "light", path: "spec-login.svg" };
  const png: LinkedPicture = { format: "png", theme: "light", path: "out/a.png" };
  const pdf: LinkedPicture = { format: "pdf", theme: "light", path: "out/a.pdf" };
  const both: LinkedPicture[] = [
    { format: "svg", theme: "light", path: "a.light.svg" },
    { format: "svg", theme: "dark", path: "a.dark.svg" },
  ];
  const pdfs = both.map(
    ({ theme }): LinkedPicture => ({ format: "pdf", theme, path: `a.${theme}.pdf` }),
  );

  test.each<[string, LinkedPicture[], string[]]>([
    ["an image", [svg], ["![Sign in](spec-login.svg)"]],
    ["a PNG without an SVG", [pdf, png], ["![Sign in](out/a.png)", "[Sign in (PDF)](out/a.pdf)"]],
    [
      "the others as links",
      [svg, { ...svg, format: "fragment", path: "a.html" }, png, pdf],
      [
        "![Sign in](spec-login.svg)",
        "[Sign in (HTML)](a.html) · [Sign in (PNG)](out/a.png) · [Sign in (PDF)](out/a.pdf)",
      ],
    ],
    ["only links", [pdf], ["[Sign in (PDF)](out/a.pdf)"]],
    [
      "an element that follows the color scheme of the reader",
      both,
      [
        '<picture><source media="(prefers-color-scheme: dark)" srcset="a.dark.svg"/><img alt="Sign in" src="a.light.svg"/></picture>',
      ],
    ],
    [
      "both themes of others",
      pdfs,
      ["[Sign in (PDF, light)](a.light.pdf) · [Sign in (PDF, dark)](a.dark.pdf)"],
    ],
    ["a dark one alone", [{ ...svg, theme: "dark" }], ["![Sign in](spec-login.svg)"]],
  ])("%s", (_, pictures, lines) => {
    expect(linkLines([{ title: "Sign in", pictures }], "markdown")).toEqual(lines);
  });

  test("JSX has its own name for an attribute", () => {
    const [line] = linkLines([{ title: "a", pictures: both }], "mdx");
    expect(line).toContain(' srcSet="a.dark.svg"/>');
  });

  test.each([
    "a] b [c] ![d](e) \\",
    "*a* _b_ ~c~ `d` $e$ {f} | <b> &amp; <!-- x -->",
    "two\nlines\r\n\tand\u2028more  blanks",
    "> # not a quote",
    "# - 1. ---",
    "-->",
    "\u0000\u0007",
    "</picture><script>",
    '" onload="x',
  ])("Markdown syntax in the title %j is escaped", (title) => {
    const [line = ""] = linkLines([{ title, pictures: [svg] }], "markdown");
    const plain = title.replace(/[\s\u0000-\u001f\u2028]+/g, " ").trim();
    const paragraph = new Parser().parse(line).firstChild!;
    const image = paragraph.firstChild!;
    expect([image.type, image.destination, image.next]).toEqual(["image", svg.path, null]);
    expect(textOf(image)).toBe(plain);
    const [element = ""] = linkLines([{ title, pictures: both }], "markdown");
    expect(element.match(/<\/?[a-z]+/g)).toEqual(["<picture", "<source", "<img", "</picture"]);
    expect(element).not.toMatch(/[\n\r]/);
  });

  test.each([
    ["my spec (1).svg", "my%20spec%20%281%29.svg"],
    ["../a b/#1?x=%.svg", "../a%20b/%231%3Fx%3D%25.svg"],
    ["javascript:alert(1).svg", "javascript%3Aalert%281%29.svg"],
    ["登录's*!.svg", "%E7%99%BB%E5%BD%95%27s%2A%21.svg"],
  ])("the path %j is a URL", (path, url) => {
    const pictures = [{ ...svg, path }];
    expect(linkLines([{ title: "a", pictures }], "markdown")).toEqual([`![a](${url})`]);
    expect(decodeURIComponent(url)).toBe(path);
  });

  test("a long title is truncated", () => {
    const [line = ""] = linkLines([{ title: "😀".repeat(10_000), pictures: [svg] }], "markdown");
    expect(line).toBe(`![${"😀".repeat(199)}…](spec-login.svg)`);
  });
});

function textOf(node: Node): string {
  let text = "";
  for (let at = node.firstChild; at; at = at.next) text += at.literal ?? textOf(at);
  return text;
}
