/** Tests that pictures are drawn in all formats at the right size, with the same bytes each time. */
import { describe, expect, it } from "vitest";
import { readPictures } from "../../src/base/images/read-pictures.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { renderPdf, renderPng } from "../../src/output/raster/raster.js";
import { countImages } from "../support/pdf.js";
import { gif, svg, webp } from "./sample-images.js";

const pictures = () => readPictures({ "a.gif": gif, "a.svg": svg, "a.webp": webp });
const of = (source: string): string => `page w=200 { ${source} }`;

describe("a picture in SVG", () => {
  it.each<[source: string, expected: RegExp]>([
    ['image "a.svg" w=100', /<image [^>]*width="100" height="50"/],
    ['image "a.svg" w=100 ratio="1:1"', /<image [^>]*width="100" height="100" href=/],
    ['row h=40 { image "a.svg" cover }', /<image [^>]*preserveAspectRatio="xMidYMid slice"/],
    ['image "a.gif" circle', /clip-path.*<image [^>]*slice/],
    ['image "a.webp" w=10', /href="data:image\/webp;base64,/],
  ])("%s", (source, expected) => {
    const drawn = renderSvg(of(source), { pictures: pictures() }).svg;
    expect(drawn).toMatch(expected);
    expect(renderSvg(of(source), { pictures: pictures() }).svg).toBe(drawn);
  });

  it("is named by its description", () => {
    const { svg: drawn } = renderSvg(of('image "a.gif" alt="A & B"'), { pictures: pictures() });
    expect(drawn).toMatch(/<title>A &amp; B<\/title>.*<image /);
  });

  it.each(['image "b.gif"', 'image "https://example.com/a.gif"', "image"])(
    "is a placeholder if nothing was read: %s",
    (source) => {
      expect(renderSvg(of(source), { pictures: pictures() }).svg).not.toContain("<image");
    },
  );
});

describe("a picture in HTML", () => {
  it.each<[source: string, fit: string]>([
    ['image "a.svg"', "contain"],
    ['image "a.svg" circle', "cover"],
  ])("%s", (source, fit) => {
    const { html } = renderHtml(of(source), { pictures: pictures(), fullDocument: true });
    expect(html).toContain('src="data:image/svg+xml;base64,');
    expect(html).toContain(`object-fit:${fit}`);
  });

  it("is not shown if pictures are off", () => {
    const { html } = renderHtml(of('image "a.gif"'), { pictures: pictures(), images: "none" });
    expect(html).not.toContain("data:");
  });
});

describe("a picture that cannot be shown", () => {
  const found = (source: string, settings = {}) =>
    renderSvg(source, { pictures: readPictures(() => "missing"), ...settings }).diagnostics.map(
      ({ code, severity, from, to }) => [code, severity, source.slice(from, to)],
    );
  const warning = (text: string) => ["image-not-shown", "warning", text];

  it.each<[source: string, text: string]>([
    ['page { image "b.gif" }', '"b.gif"'],
    ['page { image src="b.gif" alt="B" }', '"b.gif"'],
    ['component poster(of: string) { image "$of" } page { poster "b.gif" }', '"$of"'],
    ['page { repeat 3 { image "b.gif" } }', '"b.gif"'],
    ['page { image "b.gif" modal "M" { text "m" } }', '"b.gif"'],
  ])("is a diagnostic at its URL: %s", (source, text) => {
    expect(found(source)).toEqual([warning(text)]);
  });

  it("is reported once for all devices", () => {
    const devices = ["mobile", "tablet"] as const;
    expect(found('page { image "b.gif" }', { devices })).toEqual([warning('"b.gif"')]);
  });

  it("is reported for HTML too", () => {
    const { diagnostics } = renderHtml('page { image "b.gif" }', {
      pictures: readPictures(() => "missing"),
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(["image-not-shown"]);
  });

  it("can be ignored, like other drawing diagnostics", () => {
    const ignore = (code: string) => `page {\n  // wf-ignore-next-line ${code}\n`;
    expect(found(`${ignore("image-not-shown")}  image "b.gif"\n}`)).toEqual([]);
    expect(found(`${ignore("text-overflow")}  image "b.gif"\n}`)).toEqual([warning('"b.gif"')]);
    const long = 'button "A very long label that cannot fit" w=40\n}';
    expect(found(`${ignore("text-overflow")}  ${long}`)).toEqual([]);
    expect(found(`page {\n${long}`)).toHaveLength(1);
  });

  it("is not reported if no pictures were given, or the URL is on the web", () => {
    expect(found('page { image "b.gif" }', { pictures: undefined })).toEqual([]);
    expect(found('page { image "b.gif" }', { pictures: readPictures() })).toEqual([]);
  });
});

describe("a painted picture", () => {
  it.each(["a.gif", "a.svg", "a.webp"])("has its pixels in PNG: %s", async (src) => {
    const source = `page w=100 h=100 { image "${src}" w=60 ratio="1:1" rounded=false }`;
    const shown = await renderPng(source, { pictures: pictures(), padding: 0 });
    const again = await renderPng(source, { pictures: pictures(), padding: 0 });
    const plain = await renderPng(source, { padding: 0 });
    expect(Buffer.compare(shown.data, again.data)).toBe(0);
    expect(Buffer.compare(shown.data, plain.data)).not.toBe(0);
  });

  it("is a picture in PDF, with the same bytes each time", async () => {
    const source = of('image "a.gif" image "a.svg" image "a.gif"');
    const { data } = await renderPdf(source, { pictures: pictures() });
    expect((await countImages(data))[0]).toBe(3);
    for (let time = 0; time < 10; time++) {
      const again = await renderPdf(source, { pictures: pictures() });
      expect(Buffer.compare(data, again.data)).toBe(0);
    }
  });

  it("is in a PDF only once, however often it is shown", async () => {
    const { data } = await renderPdf(of('image "a.gif" image "a.gif"'), { pictures: pictures() });
    // The picture, and its transparency.
    expect(
      Buffer.from(data)
        .toString("latin1")
        .match(/\/Subtype \/Image/g),
    ).toHaveLength(2);
  });
});
