/** Uses prototypes in Chromium, one screen at a time: by keyboard, back, through the overview, across files. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { renderHtml } from "../../src/compile.js";
import type { RenderHtmlOptions } from "../../src/drawing-options.js";
import { hasBrowser, startBrowser } from "../support/browser.js";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

const count = 12;
const titles = Array.from({ length: count }, (_, at) => `Step ${at + 1}`);

/** Twelve phone pages, each with a button to the next one. */
const twelve = titles
  .map((title, at) => {
    const next = titles[(at + 1) % count];
    return `page "${title}" id=s${at + 1} device=iphone14 {
      main { title "${title}" level=3 button "On to ${next}" primary navigate="${next}" }
    }`;
  })
  .join("\n");

describe.skipIf(!hasBrowser)("a prototype of several pages", () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let folder: string;

  beforeAll(async () => {
    browser = await startBrowser();
    folder = await mkdtemp(join(tmpdir(), "wf-screens-"));
    // The policy of our documents allows no scripts, not even axe.
    context = await browser.newContext({
      bypassCSP: true,
      viewport: { width: 1200, height: 1000 },
      reducedMotion: "reduce",
    });
  }, 60_000);

  beforeEach(async () => {
    page = await context.newPage();
  });

  afterEach(() => page.close());

  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function open(source: string, hash = "", options: RenderHtmlOptions = {}): Promise<void> {
    const { html } = renderHtml(source, { prototype: true, fullDocument: true, ...options });
    expect(html).not.toMatch(/<script/);
    const file = join(folder, "screens.html");
    await writeFile(file, html);
    await page.goto(pathToFileURL(file).href + hash);
  }

  /** The titles of the visible pages. */
  const seen = (): Promise<string[]> =>
    page
      .locator("section[aria-label]")
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => each.getAttribute("aria-label") ?? ""),
      );

  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

  /** Presses Alt and O like a keyboard: with Playwright's own key presses, access keys do not work. */
  const pressOverview = async (): Promise<void> => {
    const session = await context.newCDPSession(page);
    const key = { modifiers: 1, key: "o", code: "KeyO", windowsVirtualKeyCode: 79 };
    const letter = { text: "o", unmodifiedText: "o" };
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", ...key, ...letter });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
    await session.detach();
  };

  const violations = async (): Promise<string[]> => {
    await page.evaluate(await readFile(axePath, "utf8"));
    const found = (await page.evaluate(
      "axe.run(document, { resultTypes: ['violations'], preload: false }).then((result) => result.violations)",
    )) as { id: string; impact: string; nodes: { html: string }[] }[];
    return found
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  };

  it("can be navigated by keyboard, forward and back", async () => {
    await open(twelve);
    expect(await seen()).toEqual(["Step 1"]);
    // The link to the overview comes first, then the button.
    await press("Tab", "Tab");
    for (let at = 1; at < count; at++) {
      await press("Enter");
      expect(await seen()).toEqual([titles[at]]);
      // The focus is on the new screen.
      await press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
        `On to ${titles[(at + 1) % count]}`,
      );
    }
    for (let at = count - 2; at >= 0; at--) {
      await page.goBack();
      expect(await seen()).toEqual([titles[at]]);
    }
    await page.goForward();
    expect(await seen()).toEqual(["Step 2"]);
    await page.reload();
    expect(await seen()).toEqual(["Step 2"]);
  });

  it("shows all pages with one keypress, each linked to its screen", async () => {
    await open(twelve, "#wf-s5");
    expect(await seen()).toEqual(["Step 5"]);
    await pressOverview();
    expect(await seen()).toEqual(titles);
    await press("Tab", "Tab", "Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Step 3");
    await press("Enter");
    expect(await seen()).toEqual(["Step 3"]);
    await page.goBack();
    expect(await seen()).toEqual(titles);
    await page.goBack();
    expect(await seen()).toEqual(["Step 5"]);
  });

  it("has the overview as its first focusable element, and a click on a board leads there", async () => {
    await open(twelve);
    await press("Tab", "Enter");
    expect(await seen()).toEqual(titles);
    const board = page.getByLabel("Step 7", { exact: true });
    const { x, y, width, height } = (await board.boundingBox())!;
    // In the overview, boards are small and side by side.
    expect(width).toBeLessThan(300);
    await page.mouse.click(x + width / 2, y + height / 2);
    expect(await seen()).toEqual(["Step 7"]);
  });

  it("draws a screen in the frame of its device, in the middle", async () => {
    await open(twelve, "#wf-s2");
    const { x, width } = (await page.getByLabel("Step 2", { exact: true }).boundingBox())!;
    expect(width).toBe(390);
    expect(x + width / 2).toBeCloseTo(600, 0);
    expect(await page.getByText("9:41").locator("visible=true").count()).toBe(1);
    await open(twelve, "", { frames: false });
    expect(await page.getByText("9:41").count()).toBe(0);
  });

  it("opens at the first page if the URL names none", async () => {
    await open(twelve, "#wf-nothing");
    expect(await seen()).toEqual(["Step 1"]);
  });

  it("opens at a part of a page", async () => {
    const source =
      'page "A" { text "a" } page "B" { text "b" id=part } page "C" at(900, 0) w=300 { text "c" }';
    await open(source, "#wf-part");
    expect(await seen()).toEqual(["B"]);
  });

  it("leaves overlays, states and variants on their screens", async () => {
    const source = `page "A" w=500 h=400 states=[{name=more valueType=boolean}] {
        button "Open" opens=m button "More" on={event=click effects=[{kind=toggle state=more}]}
        text "said" visibleWhen={state=more equals=true}
        modal "Sure?" id=m { button "Go" navigate="B" }
      }
      page "B" w=500 h=400 { button "Back" navigate="A" }`;
    await open(source);
    await page.getByRole("button", { name: "More" }).click();
    expect(await page.getByText("said").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Open" }).click();
    const dialog = page.getByRole("dialog", { name: "Sure?" });
    expect(await dialog.isVisible()).toBe(true);
    await page.getByRole("link", { name: "Go" }).click();
    expect([await seen(), await dialog.isVisible()]).toEqual([["B"], false]);
    await page.getByRole("link", { name: "Back" }).click();
    expect(await seen()).toEqual(["A"]);
    expect(await dialog.isVisible()).toBe(false);
    expect(await page.getByText("said").isVisible()).toBe(true);
  });

  it("fills the window with pages without a width", async () => {
    await open('page "A" { main { text "a" } } page "B" { text "b" }');
    const { width } = (await page.getByLabel("A", { exact: true }).boundingBox())!;
    expect(width).toBe(1200 - 2 * 24);
  });

  it("is accessible, both on a screen and in the overview", async () => {
    await open(twelve);
    expect(await violations()).toEqual([]);
    await pressOverview();
    expect(await violations()).toEqual([]);
  });

  it("moves only for users who want it", async () => {
    await open(twelve, "#wf-s2");
    const animation = () =>
      page
        .locator("[data-screen]:has(:target)")
        .evaluate((screen) => getComputedStyle(screen).animationName);
    expect(await animation()).toBe("none");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await animation()).toBe("wf-rise");
  });

  it("shows all pages at once on request", async () => {
    await open('page "A" w=300 { text "a" } page "B" w=300 { text "b" }', "", { overview: true });
    expect(await seen()).toEqual(["A", "B"]);
  });
});
