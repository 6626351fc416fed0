/** Clicks through prototypes in Chromium: everything opens, closes, folds and switches without scripts. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { renderHtml } from "../../src/compile.js";
import type { RenderHtmlOptions } from "../../src/drawing-options.js";
import { hasBrowser, startBrowser } from "../support/browser.js";

describe.skipIf(!hasBrowser)("a prototype reacts to clicks", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
  }, 60_000);

  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 1300, height: 800 } });
  });

  afterEach(() => page.close());
  afterAll(() => browser?.close());

  async function open(source: string, options: RenderHtmlOptions = {}): Promise<void> {
    const given = { ...options, prototype: true, fullDocument: true };
    const { html, diagnostics } = renderHtml(source, given);
    expect(diagnostics).toEqual([]);
    expect(html).not.toMatch(/<script| inert[ >=]/);
    await page.setContent(html);
  }

  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  const link = (name: string): Locator => page.getByRole("link", { name, exact: true });
  const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

  it("opens what does not fit on a phone with the button in its header", async () => {
    const source =
      'page "Shop" w=1200 { header { logo "Acme" } row { sidebar { nav vertical ["Orders", "Customers"] } main { text "Main" } } }';
    await open(source, { devices: ["iphone14"] });
    const menu = page.getByRole("dialog", { name: "Menu" });
    expect(await menu.isVisible()).toBe(false);
    await button("Menu").click();
    expect(await page.getByText("Customers").isVisible()).toBe(true);
    const [panel, board] = [
      await boxOf(menu),
      await boxOf(page.getByLabel("Shop", { exact: true })),
    ];
    expect([panel.x, panel.y]).toEqual([board.x, board.y]);
    expect(panel.width).toBeLessThan(board.width);
    await page.keyboard.press("Escape");
    expect(await menu.isVisible()).toBe(false);
  });

  it("opens a modal over its board, and closes it by cross, key and a click outside", async () => {
    await open(
      'page "A" w=600 h=500 { button "Open" opens=m modal "Sure?" id=m { text "Really" button "No" toggles=m } }' +
        ' page "B" w=300 { text "b" }',
    );
    const dialog = page.getByRole("dialog", { name: "Sure?" });
    expect(await page.getByText("Really").count()).toBe(1);
    expect(await dialog.isVisible()).toBe(false);
    for (const close of [
      () => button("Close").click(),
      () => page.keyboard.press("Escape"),
      () => button("No").click(),
      () => page.mouse.click(60, 200),
      () => page.mouse.click(900, 600),
    ]) {
      await button("Open").click();
      expect(await dialog.isVisible()).toBe(true);
      const [sheet, board] = [
        await boxOf(dialog),
        await boxOf(page.getByLabel("A", { exact: true })),
      ];
      expect(sheet.x + sheet.width / 2).toBeCloseTo(board.x + board.width / 2, 0);
      expect(sheet.y + sheet.height / 2).toBeCloseTo(board.y + board.height / 2, 0);
      await close();
      expect(await dialog.isVisible()).toBe(false);
    }
  });

  it("pins a drawer to its edge of the board", async () => {
    await open(
      'page "A" w=600 h=500 { button "Open" opens=d drawer "Filters" id=d right { text "x" } }',
    );
    await button("Open").click();
    const sheet = await boxOf(page.getByRole("dialog"));
    const board = await boxOf(page.getByLabel("A", { exact: true }));
    expect(sheet.x + sheet.width).toBeCloseTo(board.x + board.width, 0);
    expect(sheet.height).toBeCloseTo(board.height, 0);
  });

  it("opens menus and popovers beside their buttons, and draws those in place that nothing opens", async () => {
    await open(
      'page w=600 h=400 { row gap=2 { button "Menu" opens=menu dropdown id=menu ["Profile"] } text "below"' +
        ' main { popover "Always" { text "seen" } text "after" } }',
    );
    const item = page.getByRole("menuitem", { name: "Profile" });
    expect(await item.isVisible()).toBe(false);
    expect(await page.getByText("seen").isVisible()).toBe(true);
    await button("Menu").click();
    const [menu, opener] = [await boxOf(page.getByRole("menu")), await boxOf(button("Menu"))];
    expect(menu.x).toBeCloseTo(opener.x, 0);
    expect(menu.y - opener.y - opener.height).toBeCloseTo(4, 0);
    await page.getByText("below").click();
    expect(await item.isVisible()).toBe(false);
  });

  it.each([
    ["link", 'link "Go" opens=m'],
    ["icon", 'icon "search" opens=m'],
    ["badge", 'badge "3" opens=m'],
    ["avatar", 'avatar "Ada" opens=m'],
    ["avatar without a name", "avatar opens=m"],
    ["image without words", "image w=200 opens=m"],
    ["card", 'card "Deal" opens=m { text "x" }'],
    ["image", 'image alt="Photo" w=200 opens=m'],
    ["picture", 'image src="data:image/png;base64,iVBORw0KGgo=" alt="Photo" w=200 opens=m'],
    ["pin", 'map { pin "Go" opens=m }'],
    ["item of an array", 'nav [{label="Go" opens=m}]'],
    ["item of a block", 'list { item "Go" opens=m }'],
    ["part of a path", 'breadcrumb [{label="Go" opens=m}, "Here"]'],
    ["item of a menu", 'dropdown inline [{label="Go" opens=m}]'],
  ])("turns a %s into a button, by mouse and by keyboard", async (_, element) => {
    await open(`page w=600 h=400 { ${element}\nmodal "M" id=m { text "y" } }`);
    const opener = page.locator("[popovertarget]").first();
    const dialog = page.getByRole("dialog");
    expect(await opener.evaluate(({ tagName }) => tagName)).toBe("BUTTON");
    const named = page.getByRole("button", { name: /./ });
    const item = page.getByRole("menuitem", { name: /./ });
    expect(await named.or(item).count()).toBeGreaterThan(0);
    await opener.click();
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await opener.focus();
    await page.keyboard.press("Enter");
    expect(await dialog.isVisible()).toBe(true);
  });

  it("keeps controls in a linked card clickable", async () => {
    await open(
      'page "A" w=600 h=400 { card "Deal" navigate="B" { text "x" button "Delete" opens=m checkbox "Pick" } modal "M" id=m { } } page "B" w=300 { text "b" }',
    );
    await page.getByRole("checkbox").check();
    await button("Delete").click();
    expect(await page.getByRole("dialog").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByText("x", { exact: true }).click({ force: true });
    expect(page.url()).toMatch(/#wf-b$/);
  });

  it("opens an overlay on an overlay", async () => {
    await open(
      'page w=600 h=400 { button "Open" opens=a modal "First" id=a { button "More" opens=b } modal "Second" id=b { text "y" } }',
    );
    await button("Open").click();
    await button("More").click();
    expect(await page.getByText("y").isVisible()).toBe(true);
    expect(await page.getByRole("dialog", { name: "First" }).isVisible()).toBe(true);
  });

  it("draws overlays that nothing opens below the board", async () => {
    await open('page w=600 h=400 { text "x" modal "Lonely" { text "y" } }');
    await button("Lonely").click();
    expect(await page.getByText("y", { exact: true }).isVisible()).toBe(true);
  });

  it("switches tabs, by mouse and by arrow keys", async () => {
    const tabs = (name: string) =>
      `tabs { tab "${name} 1" { text "${name} one" } tab "${name} 2" active { text "${name} two" } tab "${name} 3" { ${
        name === "a"
          ? 'tabs { tab "i" { text "inner one" } tab "ii" { text "inner two" } }'
          : 'text "z"'
      } } }`;
    await open(`page w=600 { ${tabs("a")} ${tabs("b")} }`);
    const seen = async () => {
      const texts = await page.locator("p:visible").allInnerTexts();
      return texts.join(", ");
    };
    expect(await seen()).toBe("a two, b two");
    await page.getByRole("radio", { name: "a 1" }).check();
    expect(await seen()).toBe("a one, b two");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await seen()).toBe("inner one, b two");
    await page.getByRole("radio", { name: "ii" }).check();
    expect(await seen()).toBe("inner two, b two");
  });

  it("truncates labels of tabs without enough space, but never short ones", async () => {
    const labels = ["Overview of all orders", "Activity of the last days", "Go", "Files"];
    const source = `page w=180 { tabs ${JSON.stringify(labels)} }`;
    await page.setContent(renderHtml(source, { prototype: true, fullDocument: true }).html);
    const spare = await page
      .locator("input[type=radio]")
      .last()
      .evaluate((radio) => {
        const tab = radio.closest("label") ?? radio.parentElement!;
        const bar = tab.parentElement!;
        return bar.getBoundingClientRect().right - tab.getBoundingClientRect().right;
      });
    expect(spare).toBeGreaterThanOrEqual(-0.1);
    const isCut = (label: string) =>
      page
        .getByText(label, { exact: true })
        .locator("visible=true")
        .evaluate((words) => [
          words.scrollWidth > words.clientWidth,
          getComputedStyle(words).textOverflow,
        ]);
    expect(await isCut(labels[0]!)).toEqual([true, "ellipsis"]);
    expect((await isCut("Go"))[0]).toBe(false);
  });

  it("selects a segment, by mouse and by arrow keys", async () => {
    await open('page w=600 { segmented ["Day", "Week"] active=1 segmented ["A", "B"] }');
    const chosen = () =>
      page
        .getByRole("radio")
        .evaluateAll((radios) =>
          radios.flatMap((radio) =>
            (radio as HTMLInputElement).checked ? [radio.getAttribute("aria-label")] : [],
          ),
        );
    expect(await chosen()).toEqual(["Week", "A"]);
    await page.getByRole("radio", { name: "Day" }).check();
    expect(await chosen()).toEqual(["Day", "A"]);
    await page.keyboard.press("ArrowRight");
    expect(await chosen()).toEqual(["Week", "A"]);
  });

  it("folds entries of a tree, by mouse and by keyboard, and follows their links", async () => {
    await open(
      'page "A" w=600 { tree ["src", ["lib", [{label="a.ts" navigate="B"}]], {label="test" collapsed items=["b.ts"]}] } page "B" w=300 { text "b" }',
    );
    const sees = (words: string) => page.getByText(words, { exact: true }).isVisible();
    expect([await sees("a.ts"), await sees("b.ts")]).toEqual([true, false]);
    await page.getByText("lib").click();
    expect([await sees("lib"), await sees("a.ts")]).toEqual([true, false]);
    await page.locator("summary").first().focus();
    await page.keyboard.press("Enter");
    expect(await sees("lib")).toBe(false);
    await page.keyboard.press("Enter");
    await page.getByText("lib").click();
    await page.locator("summary").last().focus();
    await page.keyboard.press("Space");
    expect(await sees("b.ts")).toBe(true);
    const levels = page.getByRole("treeitem");
    expect(
      await levels.evaluateAll((items) => items.map((item) => item.getAttribute("aria-level"))),
    ).toEqual(["1", "2", "3", "1", "2"]);
    await link("a.ts").click();
    expect(page.url()).toMatch(/#wf-b$/);
  });

  it("turns the slides of a carousel, by dots, arrows and arrow keys", async () => {
    const cards = ["One", "Two", "Three", "Four"]
      .map((name) => `card { text "${name}" }`)
      .join(" ");
    await open(`page w=600 { carousel active=1 { ${cards} } }`);
    const strip = await boxOf(page.getByRole("group", { name: "Carousel" }));
    const seen = async () => {
      const names: string[] = [];
      for (const slide of await page.getByRole("group", { name: "/ 4" }).all()) {
        const at = await slide.getAttribute("aria-label");
        const { x, width } = await boxOf(slide);
        const isWhole = x >= strip.x - 0.1 && x + width <= strip.x + strip.width + 0.1;
        names.push(`${at![0]}${isWhole ? " whole" : ""}`);
      }
      return names.join(", ");
    };
    expect(await seen()).toBe("1, 2 whole, 3");
    await page.getByRole("radio", { name: "Slide 4" }).check({ force: true });
    expect(await seen()).toBe("3, 4 whole");
    await page.keyboard.press("ArrowLeft");
    expect(await seen()).toBe("2, 3 whole, 4");
    const arrows = page.locator("label:visible");
    expect(await arrows.count()).toBe(2);
    await arrows.first().click();
    await arrows.first().click();
    expect(await seen()).toBe("1 whole, 2");
    expect(await arrows.count()).toBe(1);
    await arrows.click();
    expect(await seen()).toBe("1, 2 whole, 3");
  });

  it("folds accordions and sections, and unfolds them from elsewhere", async () => {
    await open(
      'page w=600 { button "Unfold" toggles=more accordion "More" id=more collapsed { text "inside" }' +
        ' section "Advanced" expanded=false { text "rarely" } accordion "Open" { text "seen" } }',
    );
    const sees = (words: string) => page.getByText(words, { exact: true }).isVisible();
    expect([await sees("inside"), await sees("rarely"), await sees("seen")]).toEqual([
      false,
      false,
      true,
    ]);
    await link("Unfold").click();
    await page.getByText("Advanced").click();
    await page.getByText("Open", { exact: true }).click();
    expect([await sees("inside"), await sees("rarely"), await sees("seen")]).toEqual([
      true,
      true,
      false,
    ]);
    await page.locator("summary").first().focus();
    await page.keyboard.press("Space");
    expect(await sees("inside")).toBe(false);
  });

  it("ticks, selects and switches", async () => {
    await open(
      'page "A" { checkbox "Tick" switch "Lamp" checked radio "x" name=r checked radio "y" name=r } page "B" w=200 { radio "z" name=r checked }',
    );
    const look = (control: Locator) =>
      control.evaluate(({ parentElement }) => {
        const shown = [...parentElement!.children].find(
          (child) => child.tagName !== "INPUT" && getComputedStyle(child).display !== "none",
        );
        return shown?.getAttribute("data-when");
      });
    const controls = ["Tick", "Lamp", "x", "y", "z"].map((name) =>
      page.getByLabel(name, { exact: true }),
    );
    const looks = () => Promise.all(controls.map(look));
    expect(await looks()).toEqual(["off", "on", "on", "off", "on"]);
    await page.getByText("Tick").click();
    await controls[1]!.uncheck();
    await controls[3]!.check();
    expect(await looks()).toEqual(["on", "off", "off", "on", "on"]);
  });

  it("links boards", async () => {
    await open(
      'page "A" w=600 h=900 at(0, 0) { button "Next" navigate="B" nav [{label="Second" navigate="B"}] } page "B" w=600 h=900 at(0, 1000) { text "b" link "Back" navigate="A" }',
    );
    const isSeen = (words: string) =>
      page.getByText(words, { exact: true }).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return element.checkVisibility() && top >= 0 && bottom <= innerHeight;
      });
    expect(await isSeen("b")).toBe(false);
    await link("Next").click();
    expect(await isSeen("b")).toBe(true);
    await link("Back").click();
    await link("Second").click();
    expect(await isSeen("b")).toBe(true);
  });

  it("shows a tooltip on hover or focus", async () => {
    await open('page w=600 { tooltip "Help" { button "Save" } text "x" }');
    const help = page.getByRole("tooltip");
    expect(await help.isVisible()).toBe(false);
    await button("Save").hover();
    expect(await help.isVisible()).toBe(true);
    await page.mouse.move(500, 300);
    expect(await help.isVisible()).toBe(false);
    await button("Save").focus();
    expect(await help.isVisible()).toBe(true);
  });
});
