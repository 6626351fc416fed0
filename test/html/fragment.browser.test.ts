/** Compares fragments in other pages with the same fragments alone: every element keeps its place and style. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderHtml } from "../../src/compile.js";
import { hasBrowser, startBrowser } from "../support/browser.js";
import { otherSheets } from "./other-sheets.js";

const source = `page "Orders" {
  header { logo "Acme" nav { item "Home" active item "Orders" badge=3 } avatar "Ada Lovelace" }
  breadcrumb ["Home" "Orders"]
  title "Orders" level=2
  text "Everything that was ordered since Monday, the newest at the top."
  link "All orders" href="https://example.com/"
  callout "Two orders wait for a payment"
  row { button "New order" primary button "Export" icon=download chip "Open" badge "12" }
  table ["Order" "Total"] { row ["1001" "12.00"] row ["1002" "7.50"] row ["1003" "9.00"] }
  list { item "First" item "Second" }
  divider
  form { input "Name" placeholder="Ada" select "Country" ["Norway" "Chile"] textarea "Note" checkbox "Gift" checked radio "Post" switch "News" checked slider value=40 }
  code "const a = 1;"
  image "Map" h=80
  accordion { section "More" { text "Inside" } }
  tabs { tab "One" { text "1" } tab "Two" { text "2" } }
  progress value=40
  rating value=3
  chart bar [3 7 5]
}`;

/** The place of each element, relative to the fragment's corner, and its style. */
type Looks = readonly (readonly [tag: string, ...values: string[]])[];

describe.skipIf(!hasBrowser)("a fragment in a foreign page", () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await startBrowser();
  }, 60_000);

  afterAll(() => browser?.close());

  async function looksIn(before: string, body: string): Promise<Looks[]> {
    const page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
    await page.setContent(`<!DOCTYPE html><html><head>${before}</head><body>${body}</body></html>`);
    const looks = await page.evaluate(() =>
      [...document.querySelectorAll(".wf")].map((root) => {
        const corner = root.getBoundingClientRect();
        return [root, ...root.querySelectorAll("*")].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const isDrawn = width > 0 || height > 0;
          const rounded = [x - corner.x, y - corner.y, width, height].map((value) =>
            value.toFixed(1),
          );
          const style = getComputedStyle(element);
          const names = [...style].filter((name) => !name.startsWith("--"));
          const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          for (const pseudo of ["::before", "::after", "::placeholder"]) {
            const { content, color } = getComputedStyle(element, pseudo);
            values.push(`${pseudo}: ${content} ${pseudo === "::placeholder" ? color : ""}`);
          }
          return [element.tagName, isDrawn ? rounded.join(" ") : "", ...values] as const;
        });
      }),
    );
    await page.close();
    return looks;
  }

  /** A readable list of differences: the first few elements with the first few changed values. */
  function changes(given: Looks, wanted: Looks): string[] {
    expect(given.length).toBe(wanted.length);
    const changed = given.flatMap(([tag, ...values], at) => {
      const own = values.filter((value, index) => value !== wanted[at]?.[index + 1]);
      return own.length === 0 ? [] : [`${at} ${tag}: ${own.slice(0, 8).join("; ")}`];
    });
    return changed.slice(0, 10);
  }

  const inside = (className: string, ...fragments: { html: string; css: string }[]) =>
    fragments
      .map(
        ({ html, css }) =>
          `<style>${css}</style><article class="${className}" style="width:700px;max-width:none">${html}</article>`,
      )
      .join("");

  it.each(otherSheets)(
    "keeps its look with the stylesheet of $name",
    async ({ className, css }) => {
      const fragment = renderHtml(source);
      expect(fragment.diagnostics).toEqual([]);
      const [alone] = await looksIn("", inside("", fragment));
      const [among] = await looksIn(`<style>${css}</style>`, inside(className, fragment));
      expect(changes(among!, alone!)).toEqual([]);
    },
    60_000,
  );

  it("keeps its look beside others", async () => {
    const prototype = 'page "A" { button "Open" opens=m modal "M" id=m { input "Name" id=n } }';
    const fragments = [
      renderHtml(source),
      renderHtml(source, { theme: "dark" }),
      renderHtml(source.replace("New order", "Order anew"), { tokens: { accent: "#5E6AD2" } }),
      renderHtml(prototype, { prototype: true }),
      renderHtml(prototype.replace("Name", "Names"), { prototype: true, theme: "auto" }),
    ];
    const alone = [];
    for (const fragment of fragments) alone.push(...(await looksIn("", inside("", fragment))));
    const together = await looksIn("", inside("", ...fragments));
    for (const [at, looks] of together.entries()) expect(changes(looks, alone[at]!)).toEqual([]);
    const ids = fragments.flatMap(({ html }) => html.match(/ id="[^"]*"/g) ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  }, 60_000);
});
