/** Tests HTML: semantics, safety, scoping and size. */
import { describe, expect, it } from "vitest";
import {
  type HtmlOptions,
  type HtmlPage,
  serializeHtml,
} from "../../src/drawing/html/serialize-html.js";
import type { Box, Canvas } from "../../src/model/box/box.js";
import { column, edges, edgesOf, grid, row, text, token } from "../../src/model/box/build.js";
import { everyBox } from "../support/boxes.js";

function write(box: Box, options: Partial<HtmlOptions> = {}) {
  return serializeHtml({ boards: [{ title: "A <b>", box }] }, { theme: "light", ...options });
}

describe("a fragment", () => {
  const { html, css } = write(everyBox(), { idPrefix: "wf" });

  it("has the same bytes each time", () => {
    expect(write(everyBox(), { idPrefix: "wf" })).toEqual({ html, css });
    expect(write(everyBox())).toEqual(write(everyBox()));
  });

  it("has one root with its theme", () => {
    expect(html).toMatch(/^<div class="wf wf-light wf-[a-z0-9]{1,7}"><main /);
  });

  it("runs nothing, and loads only pictures", () => {
    expect(html + css).not.toMatch(
      /<script|<style|javascript:|\son\w+=|\sstyle="(?!fill)|@import|url\(/i,
    );
  });

  it("keeps the semantics of boxes", () => {
    expect(html).toMatch(/<h1 [^>]*>A &lt;title&gt; &amp; &quot;quotes&quot;<\/h1>/);
    expect(html).toMatch(/<button class="[^"]+" id="wf-press" type="button" disabled>/);
    expect(html).toContain('role="table" aria-label="Table"');
    expect(html).toMatch(
      /<input class="[^"]+" id="wf-mail" type="email" placeholder="you@example.com">/,
    );
    expect(html).toMatch(/<option>One<\/option><option selected>Two<\/option>/);
    expect(html).toMatch(/<textarea class="[^"]+">some text<\/textarea>/);
    expect(html).toMatch(/<input class="[^"]+" type="checkbox" checked aria-label="Agree">/);
    expect(html).toMatch(
      /src="https:\/\/example.com\/a.png\?x=1&amp;y=2" alt="A &quot;photo&quot;"/,
    );
  });

  it("breaks lines at line breaks of the text, and drops URLs that run code", () => {
    expect(html).toContain("One<br>two \ufffd three");
    expect(html).toMatch(/<a class="[^"]+">Go<\/a>/);
    expect(html).toMatch(/<a [^>]*href="#wf-press">Stay<\/a>/);
  });

  it("draws the hyphen of a soft one with a character that all fonts have", () => {
    const page = write(text("inter\u00adnational", { size: 14 }));
    const [, name] = /<span class="([^"]+)">inter\u00adnational<\/span>/.exec(page.html)!;
    expect(page.css).toMatch(new RegExp(`\\.${name}\\{hyphenate-character:'-'\\}`));
    expect(write(text("international", { size: 14 })).css).not.toContain("hyphenate");
  });

  it.each([
    ["שלום", undefined, ' dir="rtl"', true],
    ["שלום", "left", ' dir="rtl"', false],
    ["Hello שלום", undefined, "", false],
  ] as const)(
    "runs %s, aligned %s, as its first letter does",
    (words, align, direction, isMoved) => {
      const { html, css } = write(column({}, [text(words, { size: 16, ...(align && { align }) })]));
      expect(html).toMatch(new RegExp(`<span[^>]*${direction}>${words}</span>`));
      expect(html.includes("dir=")).toBe(direction !== "");
      expect(css.includes("text-align:right")).toBe(isMoved);
    },
  );

  it("shows a picture instead of its placeholder if it has a safe URL", () => {
    expect(html).not.toContain("stand-in");
    const image = {
      kind: "image",
      src: "javascript:x",
      alt: "Alt",
      style: { height: 9 },
      children: [text("stand-in", { size: 14 })],
    } as const;
    expect(write(image).html).toMatch(/role="img" aria-label="Alt"><span[^>]*>stand-in/);
  });

  it("writes only the rules and colors that it uses", () => {
    for (const [, name] of css.matchAll(/\.(wf-\d+)\{/g)) expect(html).toContain(name);
    for (const [, name] of css.matchAll(/(--wf-[a-z-]+):/g)) {
      expect(html + css).toContain(`var(${name})`);
    }
    expect(css).toContain(".wf-dark");
    expect(write(row({}, [])).css).not.toContain(".wf-dark");
  });

  it("has ids and classes of its own", () => {
    const other = write(everyBox(), { idPrefix: "a2" });
    expect(other.html).toContain('id="a2-press"');
    expect(other.html).toContain('href="#a2-press"');
    expect(other.css).toMatch(/^\.a2-[a-z0-9]+:not\(#_\) \.a2-1\{/m);
    expect(other.css).not.toMatch(/\.wf-1\{/);
  });

  it.each([
    ["another theme", { theme: "dark" }],
    ["a prototype", { prototype: true }],
    ["other fonts", { fonts: undefined, width: 300, images: "none" }],
  ] as const)("shares no id and no rule with the same boxes as %s", (_, options) => {
    const [one, other] = [write(everyBox()), write(everyBox(), options)];
    const idsOf = (page: HtmlPage) => page.html.match(/ id="[^"]+"/g) ?? [];
    expect(idsOf(one).length).toBe(2);
    for (const id of idsOf(one)) expect(idsOf(other)).not.toContain(id);
    for (const page of [one, other]) {
      const [, root] = /^<div class="wf wf-\w+ (wf-\w+)">/.exec(page.html)!;
      const rules = page.css
        .replace(/^@(?:media|supports)[^{]*\{/gm, "")
        .match(/^[.:&@\w][^{]*/gm)!;
      for (const rule of rules) expect(rule).toContain(`.${root}:not(#_)`);
    }
  });

  it("refers to its own ids, whatever its texts are", () => {
    const words = text("a", { size: 14 }, { attributes: { id: "x", "aria-labelledby": "x y" } });
    const { html } = write(column({}, [words, text("\u0001-x \u0001", { size: 14 })]));
    const [, root] = /^<div class="wf wf-\w+ (wf-\w+)">/.exec(html)!;
    expect(html).toContain(`id="${root}-x" aria-labelledby="${root}-x ${root}-y"`);
    expect(html).toContain(">\ufffd-x \ufffd</span>");
  });

  it("numbers boxes in preorder on request", () => {
    expect(html).not.toContain("data-box");
    expect(write(row({}, [text("a", { size: 14 })]), { marks: true }).html).toMatch(
      /data-box="0"><span [^>]*data-box="1">a/,
    );
  });
});

describe("a document", () => {
  it("has language, title, viewport, policy and its stylesheet", () => {
    const { html, css } = write(everyBox(), { fullDocument: true, theme: "dark" });
    expect(css).toBe("");
    expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="en">/);
    expect(html).toContain("<title>A &lt;b&gt;</title>");
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(html).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src 'self' https: http: data: file:; form-action 'none'">`,
    );
    expect(html).toContain('<body class="wf-dark">');
    expect(html).toContain("--wf-canvas:#101215");
  });

  it("of a login with 8 elements has at most 8 KB", () => {
    const field = (label: string): Box =>
      column({ gap: 6 }, [
        text(label, { size: 14, weight: 500 }, { tag: "label", attributes: { for: label } }),
        {
          kind: "field",
          control: "input",
          text: label,
          textStyle: { size: 14 },
          isPlaceholder: true,
          style: { padding: edgesOf(8, 12), border: edges(1), height: 38 },
          attributes: { id: label },
          paint: { borderColor: token("lineStrong"), radius: 6 },
        },
      ]);
    const button = row(
      { padding: edgesOf(8, 16), justify: "center" },
      [text("Sign in", { size: 14, weight: 500, color: token("onAccent") })],
      { tag: "button", paint: { background: token("accent"), radius: 6 } },
    );
    const card = column({ padding: edges(16), gap: 8, border: edges(1) }, [
      field("Email"),
      field("Password"),
      button,
    ]);
    const page = column({ padding: edges(16), gap: 16 }, [
      text("Sign in", { size: 24, weight: 600 }, { tag: "h1" }),
      card,
    ]);
    expect(write(page, { fullDocument: true }).html.length).toBeLessThanOrEqual(8192);
  });
});

describe("several boards", () => {
  const canvas: Canvas = {
    boards: [
      { title: "One", box: row({}, []), width: 300, height: 200 },
      { title: "Two", box: row({}, []), at: { x: -50, y: 400 }, width: 200 },
    ],
  };

  it("have titles, and are at the places from the canvas", () => {
    const { html, css } = serializeHtml(canvas, { theme: "light" });
    expect(html).toMatch(/<p [^>]*>One<\/p>[\s\S]*<p [^>]*>Two<\/p>/);
    expect(css).toContain("grid-area:2/1;margin-top:64px");
    expect(css).toContain("grid-area:1/1;margin:0 0 0 0");
  });
});

it("are never wider than their grid", () => {
  const box = (columns: "list" | "fill") =>
    grid(
      { columns: columns === "list" ? [{ kind: "auto" }, { kind: "auto" }] : { autoFill: 50 } },
      [row({ columnSpan: 12 }, [])],
    );
  expect(write(box("list")).css).toContain("grid-column:span 2");
  expect(write(box("fill")).css).not.toContain("grid-column");
});

describe("boards on a canvas", () => {
  const box = column({}, [text("x", { size: 14 }, { attributes: { id: "x" } })], {
    attributes: { "aria-labelledby": "x" },
  });
  const html = (canvas: Canvas) => serializeHtml(canvas, { theme: "light", idPrefix: "wf" }).html;

  it("hide copies from readers, which have ids of their own", () => {
    const link = text("y", { size: 14 }, { tag: "a", attributes: { href: "#x" } });
    const copied = column({}, [...box.children, link], { attributes: { "aria-labelledby": "x" } });
    const markup = html({
      boards: [
        { title: "A", box },
        { title: "A – M", box: copied, copy: 1 },
      ],
    });
    expect(markup.match(/id="[^"]+"/g)).toEqual(['id="wf-x"', 'id="wf-x-copy-1"']);
    expect(markup).toContain('aria-labelledby="wf-x-copy-1"');
    expect(markup).toContain('href="#wf-x"');
    expect(markup.match(/ inert aria-hidden="true"/g)).toHaveLength(1);
  });

  it("have their panels after the paper", () => {
    const panel = (word: string) => text(word, { size: 14 });
    const markup = html({
      boards: [
        {
          title: "A",
          box,
          asides: [
            { place: "beside", box: panel("right") },
            { place: "below", box: panel("under") },
          ],
        },
      ],
    });
    expect(
      markup
        .replace(/<[^>]*>/g, " ")
        .trim()
        .split(/\s+/),
    ).toEqual(["x", "under", "right"]);
  });

  it("dim the content below overlays with the theme's opacity", () => {
    const scrim = column({}, [], { paint: { background: token("scrim") } });
    const { css } = serializeHtml({ boards: [{ title: "", box: scrim }] }, { theme: "dark" });
    expect(css).toContain("--wf-scrim:#10121599");
  });
});
