/** Tests that pages adapt to devices that their sources do not provide for. */
import { describe, expect, it } from "vitest";
import { renderHtml, renderSvg } from "../../src/compile.js";
import type { Device } from "../../src/model/define/device.js";

/** The texts of a picture with their positions. */
function wordsOn(
  source: string,
  device: Device,
  options = {},
): Map<string, [x: number, y: number]> {
  const { svg } = renderSvg(source, { devices: [device], padding: 0, ...options });
  const found = svg.matchAll(/<text[^>]* x="([\d.-]+)" y="([\d.-]+)"[^>]*>([^<]*)</g);
  return new Map([...found].map(([, x, y, word]) => [word!, [Number(x), Number(y)]]));
}

const htmlOn = (source: string, device: Device, options = {}) =>
  renderHtml(source, { devices: [device], ...options }).html;

const nav = 'nav vertical ["Orders", "Customers"]';
const shell = `page "Shop" w=1200 { header { logo "Acme" } row { sidebar w=220 { ${nav} } main { text "Main" } } }`;
const links = '["Overview", "Customers", "Products", "Warehouses", "Settings"]';

describe("a sidebar beside a main area", () => {
  it("becomes a button in the header of a phone", () => {
    const html = htmlOn(shell, "iphone14");
    expect(html).toMatch(/<header[^>]*>(?:(?!<\/header>).)*aria-label="Menu"/s);
    expect(html).not.toContain("Customers");
  });

  it.each<[what: string, source: string, device: Device, options: object]>([
    ["on a tablet", shell, "ipad", {}],
    [
      "where its source handles narrow screens",
      shell.replace("w=220", "hidden-lg"),
      "iphone14",
      {},
    ],
    ["alone", `page { sidebar { ${nav} } }`, "iphone14", {}],
  ])("stays %s", (_, source, device, options) => {
    const html = htmlOn(source, device, options);
    expect(html).toContain("Customers");
    expect(html).not.toContain('aria-label="Menu"');
  });

  it("stays on a narrow page, unless a device is requested", () => {
    const { html } = renderHtml(shell.replace("w=1200", "w=390"));
    expect(html).toContain("Customers");
    expect(html).not.toContain('aria-label="Menu"');
  });

  it("gets a header with the title of the page if there is none", () => {
    const html = htmlOn(
      `page "Shop" { row { sidebar { ${nav} } main { text "Main" } } }`,
      "iphone14",
    );
    expect(html).toMatch(/<header[^>]*>.*aria-label="Menu".*Shop.*<\/header>/s);
  });

  it("has its button on the right if it is on the right itself", () => {
    const source = `page "Shop" { header { logo "Acme" } row { main { text "Main" } sidebar position=right { text "Aside" } } }`;
    expect(htmlOn(source, "iphone14")).toMatch(/Acme.*aria-label="Details"/s);
  });

  it("is drawn on a board of its own with a frame", () => {
    expect(htmlOn(shell, "iphone14", { frames: true })).toContain("Shop – Menu");
    expect(wordsOn(shell, "iphone14", { frames: true }).has("Customers")).toBe(true);
  });

  it("is opened by the button in a prototype", () => {
    const html = htmlOn(shell, "iphone14", { prototype: true });
    const [, id] =
      /aria-label="Menu"[^>]*popovertarget="([^"]+)"|popovertarget="([^"]+)"[^>]*aria-label="Menu"/
        .exec(html)!
        .filter(Boolean);
    expect(html).toMatch(new RegExp(`id="${id}"[^>]*popover`));
    expect(html).toContain("Customers");
    expect(html).not.toContain("Opens over this page");
  });
});

describe("a nav in the header", () => {
  const header = (items: string) =>
    `page w=1200 { header { logo "Northwind" nav ${items} avatar "Ada" } main { text "A" } }`;

  it("becomes a button if it does not fit", () => {
    expect(htmlOn(header(links), "iphone14")).toContain('aria-label="Menu"');
    expect(htmlOn(header('["A", "B"]'), "iphone14")).not.toContain('aria-label="Menu"');
    expect(htmlOn(header(links), "ipad")).not.toContain('aria-label="Menu"');
  });

  it("shares the button of the sidebar", () => {
    const source = `page w=1200 { header { logo "Northwind" nav ${links} } row { sidebar { text "Side" } main { text "A" } } }`;
    const html = htmlOn(source, "iphone14", { prototype: true });
    expect(
      html.match(/aria-label="Menu"[^>]*popovertarget|popovertarget[^>]*aria-label="Menu"/g),
    ).toHaveLength(1);
    expect(html).toMatch(/Warehouses.*Side/s);
  });
});

describe("a row", () => {
  const cards = (row: string) =>
    `page w=1200 { ${row} { card "One" { text "a" } card "Two" { text "b" } card "Three" { text "c" } } }`;
  const lines = (source: string, device: Device = "iphone14") =>
    new Set(["One", "Two", "Three"].map((word) => wordsOn(source, device).get(word)![1])).size;

  it.each<[row: string, device: Device, count: number]>([
    ["row gap=4", "iphone14", 2],
    ["row gap=4", "ipad", 1],
    ["row gap=4 wrap=nowrap", "iphone14", 1],
  ])("of cards, %s on %s, has %i lines", (row, device, count) => {
    expect(lines(cards(row), device)).toBe(count);
  });

  it("with columns per width follows its source", () => {
    const cols = (head: string) =>
      `page w=1200 { row gap=2 { ${["One", "Two", "Three"].map((word) => `col ${head} { card "${word}" { text "a" } }`).join(" ")} } }`;
    expect(lines(cols("span=4"))).toBe(2);
    expect(lines(cols("span=4 md=6"))).toBe(1);
  });

  it.each([
    ["grid columns=3 gap=16", "iphone14", 2],
    ["grid columns=3 columns-sm=3 gap=16", "iphone14", 1],
    ["grid columns=3 gap=16", "ipad", 1],
  ] as const)("of a grid: %s on %s has %i lines", (head, device, count) => {
    expect(lines(cards(head), device)).toBe(count);
  });

  it("wraps if it does not fit", () => {
    const words = wordsOn(
      'page w=1200 { row gap=2 { button "One more thing" button "Two of these" button "Three of those" } }',
      "iphone14",
    );
    expect(new Set([...words.values()].map(([, y]) => y)).size).toBe(2);
  });
});

describe("a table", () => {
  const table = (head: string, cell: string) =>
    `page w=1200 { main { table [["Order", "Customer", "${head}", "State", "Total"], ["#3210", "Katherine Johnson", "${cell}", "Pending", "120.00 EUR"]] } }`;

  it("scrolls in its box if it would break words", () => {
    const { svg, diagnostics } = renderSvg(table("Carrier", "Northwind Express"), {
      devices: ["iphone14"],
    });
    expect(diagnostics).toEqual([]);
    expect(svg).toContain("Katherine Johnson<");
    expect(svg).toContain("clip-path");
  });

  it("is unchanged if it fits", () => {
    const small = 'page w=1200 { main { table [["A", "B"], ["1", "2"]] } }';
    expect(htmlOn(small, "iphone14")).toBe(
      renderHtml('page device=iphone14 { main { table [["A", "B"], ["1", "2"]] } }').html,
    );
  });
});
