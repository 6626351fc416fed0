/** Tests PDF files with a PDF reader: pages, text, links, and the same bytes each time. */
import { describe, expect, it } from "vitest";
import { listed } from "../../src/base/text/phrases.js";
import { themeNames } from "../../src/base/theme/theme.js";
import { renderSvg } from "../../src/compile.js";
import { renderPdf } from "../../src/output/raster/raster.js";
import { corpus } from "../corpus/corpus.js";
import { everyNth } from "../support/case-count.js";
import { countImages, readPdf } from "../support/pdf.js";

const shop = `page "Cart" w=400 h=300 {
  text "Two things"
  button "Pay" primary navigate="Payment"
  link "Help" href="https://example.com/help"
  link "Terms" href="/terms"
  link "Run" href="javascript:alert(1)"
}
page "Payment" id=pay w=600 h=400 theme=dark {
  link "Back" href="#Cart"
  card "Later" navigate=pay { text "Here" }
  modal "Sure?" { text "Really" }
}
`;

describe("a document of several boards", async () => {
  const { data, pages: count, diagnostics } = await renderPdf(shop);
  const { info, outline, pages } = await readPdf(data);

  it("has a page for each, as large as the board with its title and padding", () => {
    expect(count).toBe(3);
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [0.75 * 448, 0.75 * 380],
      [0.75 * 648, 0.75 * 480],
      [0.75 * 648, 0.75 * 480],
    ]);
    expect(outline).toEqual(["Cart", "Payment", "Payment – Sure?"]);
  });

  it("contains metadata, but no time", () => {
    expect(info).toMatchObject({
      Title: "Cart, Payment, Payment – Sure?",
      Creator: "wf",
      Producer: "wf",
      CreationDate: "D:19700101000000Z",
      ModDate: "D:19700101000000Z",
    });
  });

  it("contains selectable text in the order of the source, and no pixels", async () => {
    const texts = ["Cart", "Two things", "Pay", "Help", "Terms", "Run"];
    expect(pages[0]!.texts).toEqual(texts);
    expect(pages[2]!.texts.slice(-2)).toEqual(["Sure?", "Really"]);
    expect(await countImages(data)).toEqual([0, 0, 0]);
  });

  it("links boards and the web, and omits links that lead nowhere", () => {
    expect(pages[0]!.links).toEqual([1, "https://example.com/help"]);
    expect(pages[1]!.links).toEqual([0, 1]);
  });

  it("reports diagnostics as well", async () => {
    expect(diagnostics.map(({ code }) => code)).toEqual(["url-unsafe"]);
    const wrong = await renderPdf('page { buton "x" text "still here" }');
    expect(wrong.diagnostics.map(({ code }) => code)).toContain("unknown-component");
    expect((await readPdf(wrong.data)).pages[0]!.texts).toContain("still here");
  });
});

it("escapes its title in XML metadata, and only there", async () => {
  const { data } = await renderPdf('page "R&D <b>" { text "x" }');
  expect((await readPdf(data)).info.Title).toBe("R&D <b>");
  const metadata = /<\?xpacket begin[\s\S]*<\?xpacket end/.exec(
    Buffer.from(data).toString("utf8"),
  )![0];
  expect(metadata).toContain('<rdf:li xml:lang="x-default">R&amp;D &lt;b&gt;</rdf:li>');
});

it.each([
  ["https://example.com/a b?q=größe", "https://example.com/a%20b?q=gr%C3%B6%C3%9Fe"],
  ["https://bücher.example/", "https://xn--bcher-kva.example/"],
  ["mailto:jörg@example.com", "mailto:j%C3%B6rg@example.com"],
])("links to %s in ASCII", async (written, address) => {
  const { data } = await renderPdf(`page { link "x" href="${written}" }`);
  expect(Buffer.from(data).toString("latin1")).toContain(`/URI (${address})`);
});

it("lists the characters that our fonts lack", async () => {
  expect((await renderPdf('page { text "Größe ✓ 漢字 漢" }')).missing).toBe("漢字");
  expect((await renderPdf(shop)).missing).toBe("");
});

describe("the bytes", () => {
  const idOf = (data: Uint8Array) =>
    /\/ID \[<(\w+)> <\1>\]/.exec(Buffer.from(data).toString("latin1"))?.[1];

  it("are the same for the same source, with an id derived from them", async () => {
    const [first, second] = [await renderPdf(shop), await renderPdf(shop)];
    expect(Buffer.compare(first.data, second.data)).toBe(0);
    const other = await renderPdf(shop.replace("Two things", "Two more"));
    expect(idOf(first.data)).toMatch(/^[0-9a-f]{32}$/);
    expect(idOf(other.data)).not.toBe(idOf(first.data));
  });
});

describe("sizes", () => {
  it.each([
    ["an empty source", "", {}, [[0.75, 0.75]]],
    ["a page without a size", 'page { placeholder "x" h=52 }', {}, [[900, 111]]],
    ["a given width", "page w=800 h=100 { }", { width: 448, padding: 24 }, [[336, 73.5]]],
    ["no room around", "page w=200 h=100 { }", { padding: 0 }, [[150, 75]]],
    ["a board longer than pages may be", "page w=100 h=30000 { }", { padding: 0 }, [[48, 14400]]],
    [
      "one of the pages",
      shop,
      { page: "pay", padding: 0 },
      [
        [450, 324],
        [450, 324],
      ],
    ],
  ])("of %s", async (_, source, options, expected) => {
    const { pages } = await readPdf((await renderPdf(source, options)).data);
    const sizes = pages.map(({ width, height }) =>
      [width, height].map((px) => Math.round(px * 100) / 100),
    );
    expect(sizes).toEqual(expected);
  });

  it.each([
    [{ theme: "auto" }, `theme must be ${listed(themeNames, "or")}, not auto`],
    [{ padding: -1 }, "padding must be a number from 0 to 100000, not -1"],
    [{ page: "x" }, 'unknown page "x"'],
    [{ devices: ["nokia"] }, 'unknown device "nokia"'],
  ])("%j is refused", async (options, message) => {
    await expect(renderPdf(shop, options as object)).rejects.toThrow(new RangeError(message));
  });
});

describe("inputs of absurd size", () => {
  it("draws only the first of many marks that no reader can tell apart", async () => {
    const { data } = await renderPdf(`page { text "a${"\u0301".repeat(21_000)}" }`);
    const { pages } = await readPdf(data);
    expect(pages[0]!.texts.join("").length).toBeGreaterThan(0);
    expect(pages[0]!.texts.join("").length).toBeLessThan(1_000);
    const more = await renderPdf(`page { text "a${"\u0301".repeat(25_000)}" }`);
    expect(more.data).toEqual(data);
  });

  it.each([
    ["200 levels", `page { ${"card { ".repeat(197)} text "deep" ${"}".repeat(197)} }`],
    ["a huge board", "page w=1000000000 h=1000000000 { placeholder h=100000000 w=full }"],
    ["boards far away", "page at(1000000000, -1000000000) { } page { }"],
    ["negative sizes", 'page { card w=-50 h=-5 p=-9 gap=-7 { text "a" size=-3 m=-4 w=-1 } }'],
  ])("are drawn: %s", async (_, source) => {
    const { pages } = await readPdf((await renderPdf(source)).data);
    expect(pages.length).toBeGreaterThan(0);
  });
});

describe("every source of the corpus", () => {
  // In the gate, only a third of the examples in component files are tested, since the fixtures have their forms too.
  const inFiles = corpus.filter(({ name }) => name.endsWith(".wf"));
  const others = corpus.filter(({ name }) => !name.endsWith(".wf"));
  const cases = [...inFiles, ...everyNth(others, 3)];
  it.each(cases)("$name has the same texts as its SVG", async ({ source }) => {
    const { data } = await renderPdf(source);
    const { pages } = await readPdf(data);
    const { svg } = renderSvg(source);
    const lines = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!);
    const joined = (texts: string[]) =>
      texts
        .join("")
        .replace(/&(?:amp|lt|gt|quot);/g, (found) => entities[found]!)
        .replace(/\s+/g, "");
    const read = joined(pages.flatMap(({ texts }) => texts));
    // pdf.js omits letters beyond the edges of a page, where slides next to the active one are cut off.
    if (/^\s*carousel\b/m.test(source))
      expect(lettersLeftOut(read, joined(lines))).toBeLessThan(80);
    else expect(read).toBe(joined(lines));
  });
});

/** The number of letters that are missing in a text; infinite if it has others, or a different order. */
function lettersLeftOut(read: string, whole: string): number {
  let at = 0;
  for (const letter of whole) if (letter === read[at]) at++;
  return at === read.length ? whole.length - read.length : Number.POSITIVE_INFINITY;
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
