/** Tests the preview as users see it: `wf watch` as a process, files on disk, a real Chromium. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { pictureFont } from "../../src/output/raster/picture-font.js";
import { ensureBuilt } from "../cli/built.js";
import { hasBrowser, startBrowser } from "../support/browser.js";
import { pause } from "../support/pause.js";
import { Watching } from "./watching.js";

const login = (button: string): string => `page "Sign in" w=480 h=560 centered {
  card "Welcome" p=6 {
    input "Email" type=email
    button "${button}" primary
    link "Help" href="/help"
  }
}
`;
const broken = login("Sign in").replace("button", "buton");
const tall = (word: string): string => {
  const lines = Array.from({ length: 90 }, (_, at) => `  text "Paragraph ${at}"`);
  return `page "Tall" {\n${lines.join("\n")}\n  button "${word}"\n}\n`;
};
const pages = 'page "One" w=600 h=400 { text "1" }\npage "Two" w=600 h=400 { text "2" }\n';

const files: Record<string, string> = {
  "login.wf": login("Sign in"),
  "flows/pages.wf": pages,
  "flows/tall.wf": tall("End"),
  "fluid.wf": 'page "Fluid" { row justify=between { text "left" text "right" } }\n',
  "warned.wf": 'page "W" { text "x" colour=red }\n',
  "wrong.wf": broken,
};

describe.skipIf(!hasBrowser)("the preview", () => {
  let browser: Browser;
  let folder = "";
  let watching: Watching;
  let address = "";
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    ensureBuilt("cli", "preview");
    folder = mkdtempSync(join(tmpdir(), "wf-shown-"));
    for (const [path, text] of Object.entries(files)) write(path, text);
    watching = new Watching(folder, ["watch", "--port", "0"]);
    address = await watching.address();
    browser = await startBrowser();
  }, 120_000);

  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    for (const [path, text] of Object.entries(files)) write(path, text);
  });

  afterAll(async () => {
    await browser?.close();
    await watching?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (existsSync(join(folder, path)) && readFileSync(join(folder, path), "utf8") === text) return;
    writeFileSync(join(folder, path), text);
  }

  async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    contexts.push(context);
    return context;
  }

  /** Opens a file, and collects everything that the browser complains about. */
  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    return await openIn(await openContext(options), path);
  }

  const complaints = new WeakMap<Page, string[]>();

  async function openIn(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    const said: string[] = [];
    complaints.set(page, said);
    page.on("pageerror", (error) => said.push(String(error)));
    page.on("console", (message) => {
      // The test itself runs scripts inside the frame, where none are allowed.
      const isOwn = message.text().startsWith("Blocked script execution in");
      if (message.type() === "error" && !isOwn) said.push(message.text());
    });
    await page.goto(`${address}view/${path}`);
    return page;
  }

  const svgText = (page: Page, text: string) =>
    page.locator(".picture svg text", { hasText: text }).first();

  async function sees(page: Page, text: string): Promise<void> {
    await svgText(page, text).waitFor();
  }

  test("a save updates the picture in place, and errors keep the last good picture", async () => {
    const page = await open("login.wf");
    await sees(page, "Sign in");
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    write("login.wf", login("Enter"));
    await sees(page, "Enter");
    write("login.wf", broken);
    const panel = page.locator(".diagnostics");
    await panel.waitFor();
    expect(await panel.locator("h2").textContent()).toBe("1 error");
    expect(await panel.locator(".message").textContent()).toBe('unknown component "buton"');
    expect(await panel.locator("pre").textContent()).toContain('4 |     buton "Sign in" primary');
    expect(await panel.locator(".carets").textContent()).toContain("^^^^^");
    expect(await panel.locator(".hint").textContent()).toBe('did you mean "button"?');
    await sees(page, "Enter");
    expect(await page.locator(".stale").textContent()).toBe("Last good picture");
    expect(await page.locator(".files a[aria-current] .badge").textContent()).toBe("1 error");
    write("login.wf", login("Mended"));
    await sees(page, "Mended");
    await panel.waitFor({ state: "hidden" });
    expect(await page.locator(".files .badge").count()).toBe(1);
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
    expect(complaints.get(page)).toEqual([]);
  });

  test("scroll and zoom stay where they are", async () => {
    const page = await open("flows/tall.wf");
    await sees(page, "Paragraph 1");
    await page.keyboard.press("+");
    const stage = page.locator(".stage");
    await stage.evaluate((each) => each.scrollTo(40, 700));
    const state = () =>
      stage.evaluate((each) => [
        each.scrollLeft,
        each.scrollTop,
        document.querySelector(".picture svg")!.getBoundingClientRect().width,
      ]);
    const before = await state();
    expect(before[1]).toBeGreaterThan(600);
    write("flows/tall.wf", tall("Other end"));
    await page
      .locator(".picture svg text", { hasText: "Other end" })
      .waitFor({ state: "attached" });
    expect(await state()).toEqual(before);
  });

  test("added and removed files are listed, and a link to a missing file is reported", async () => {
    const page = await open("none.wf");
    await page.getByText("none.wf is not a watched wireframe.").waitFor();
    write("none.wf", login("Here"));
    await sees(page, "Here");
    rmSync(join(folder, "none.wf"));
    await page.locator(".files a", { hasText: "none" }).waitFor({ state: "detached" });
    await page.getByText("none.wf was deleted or moved").waitFor();
    await page.locator(".others").getByRole("link", { name: "fluid.wf" }).click();
    await sees(page, "left");
    expect(new URL(page.url()).pathname).toBe("/view/fluid.wf");
  });

  test("eight tabs all update, although browsers allow six connections", async () => {
    const context = await openContext();
    const tabs: Page[] = [];
    for (let at = 0; at < 8; at++) {
      tabs.push(await openIn(context, at % 2 ? "login.wf" : "flows/pages.wf"));
    }
    for (const [at, tab] of tabs.entries()) await sees(tab, at % 2 ? "Sign in" : "Two");
    write("login.wf", login("For all"));
    write("flows/pages.wf", pages.replace('"2"', '"for all too"'));
    for (const [at, tab] of tabs.entries()) await sees(tab, at % 2 ? "For all" : "for all too");
    // The page with the event stream is closed, so another one takes over.
    await tabs[0]!.close();
    write("login.wf", login("Still there"));
    for (const [at, tab] of tabs.entries()) if (at % 2) await sees(tab, "Still there");
  }, 60_000);

  test("two browsers update at the same time", async () => {
    const both = [await open("login.wf"), await open("login.wf")];
    for (const page of both) await sees(page, "Sign in");
    write("login.wf", login("Twice"));
    for (const page of both) await sees(page, "Twice");
  });

  test("a hidden page closes its stream, and catches up when it is visible again", async () => {
    const page = await open("login.wf");
    await sees(page, "Sign in");
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, isHidden);
    await setHidden(true);
    write("login.wf", login("Unseen"));
    await watching.says(/login\.wf ok(?![\s\S]*login\.wf ok)/);
    await pause(400);
    expect(await svgText(page, "Unseen").count()).toBe(0);
    await setHidden(false);
    await sees(page, "Unseen");
  });

  test("a page reconnects after the server restarts", async () => {
    const other = mkdtempSync(join(tmpdir(), "wf-restart-"));
    const file = join(other, "a.wf");
    writeFileSync(file, login("Before"));
    const first = new Watching(other, ["watch", "--port", "0"]);
    const where = await first.address();
    const page = await (await openContext()).newPage();
    let second: Watching | undefined;
    try {
      await page.goto(`${where}view/a.wf`);
      await sees(page, "Before");
      await page.keyboard.press("+");
      const zoom = await page.locator(".percent").textContent();
      expect(await first.stop()).toBe(0);
      await page.getByText("reconnecting").waitFor();
      writeFileSync(file, login("After"));
      second = new Watching(other, ["watch", "--port", new URL(where).port]);
      await second.address();
      await sees(page, "After");
      expect(await page.locator(".state").textContent()).toBe("live");
      expect(await page.locator(".percent").textContent()).toBe(zoom);
    } finally {
      await second?.stop();
      rmSync(other, { recursive: true, force: true });
    }
  });

  test("everything can be done with the keyboard", async () => {
    const page = await open("fluid.wf");
    await sees(page, "left");
    const path = () => decodeURIComponent(new URL(page.url()).pathname).slice("/view/".length);
    await page.keyboard.press("ArrowDown");
    await sees(page, "Sign in");
    expect(path()).toBe("login.wf");
    await page.keyboard.press("ArrowUp");
    expect(path()).toBe("fluid.wf");
    await page.keyboard.press("/");
    await page.keyboard.type("tal");
    await page.keyboard.press("ArrowDown");
    expect(path()).toBe("flows/tall.wf");
    await page.keyboard.press("Enter");
    expect(await page.locator(".stage").evaluate((each) => each === document.activeElement)).toBe(
      true,
    );
    // A picture that has not arrived yet has no size to fit.
    await sees(page, "Paragraph 1");
    await page.keyboard.press("f");
    const whole = await page.locator(".percent").textContent();
    await page.keyboard.press("0");
    expect(await page.locator(".percent").textContent()).toBe("100%");
    expect(whole).not.toBe("100%");
    await page.keyboard.press("s");
    await page.locator(".source .lines div").nth(5).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await page.locator('[aria-selected="true"]').textContent()).toContain("Paragraph 1");
    expect(await page.locator(".mark").count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.locator(".source").waitFor({ state: "hidden" });
    await page.keyboard.press("h");
    await page.frameLocator("iframe").getByText("Paragraph 89").waitFor();
    await page.keyboard.press("h");
    await page.keyboard.press("t");
    await page.keyboard.press("t");
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await page.keyboard.press("?");
    expect(await page.locator("dialog").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await page.locator("dialog").isVisible()).toBe(false);
    await page.keyboard.press("e");
    expect(await page.locator(".diagnostics").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await page.locator(".diagnostics").isVisible()).toBe(false);
    // Tab reaches every control, the skip link first.
    await page.goto(`${address}view/warned.wf`);
    await page.locator(".picture svg").waitFor();
    const names: string[] = [];
    for (let at = 0; at < 60 && !names.includes("stage"); at++) {
      await page.keyboard.press("Tab");
      names.push(
        await page.evaluate(
          () =>
            document.activeElement!.id ||
            document.activeElement!.getAttribute("aria-label") ||
            document.activeElement!.textContent!,
        ),
      );
    }
    expect(names[0]).toBe("Skip to picture");
    expect(names).toEqual(
      expect.arrayContaining([
        "Search wireframes",
        "1 warning",
        "SVG",
        "Page width",
        "More actions",
        "stage",
      ]),
    );
  }, 60_000);

  test("a deep link opens a page, and the list links to each page", async () => {
    const page = await open("flows/pages.wf?page=2");
    await sees(page, "Two");
    const current = page.locator(".files [aria-current=location]");
    expect(await current.textContent()).toBe("Two");
    const isSeen = (text: string) =>
      svgText(page, text).evaluate((each) => {
        const { left, right } = each.getBoundingClientRect();
        const stage = document.querySelector(".stage")!.getBoundingClientRect();
        return left >= stage.left && right <= stage.right;
      });
    expect(await isSeen("2")).toBe(true);
    await page.locator(".files .pages a", { hasText: "One" }).click();
    expect(new URL(page.url()).search).toBe("?page=1");
    expect(await isSeen("1")).toBe(true);
    await page.goBack();
    await page.waitForFunction(() => location.search === "?page=2");
  });

  test("a clicked element shows its line, in SVG and in HTML", async () => {
    const page = await open("login.wf");
    await sees(page, "Sign in");
    const selected = page.locator('.source [aria-selected="true"]');
    // The same text is in the title of the board above.
    await page.locator(".picture svg text", { hasText: "Sign in" }).last().click();
    await page.locator(".mark").waitFor();
    await expect.poll(() => selected.textContent()).toContain('button "Sign in" primary');
    await page.locator('.lines [data-line="3"]').click();
    expect(await page.locator(".mark").count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "HTML", exact: true }).click();
    const frame = page.frameLocator("iframe");
    await frame.getByRole("button", { name: "Sign in" }).click();
    await expect.poll(() => selected.textContent()).toContain('button "Sign in" primary');
    expect(await page.locator(".mark").count()).toBe(1);
    const [mark, button] = await Promise.all([
      page.locator(".mark").boundingBox(),
      frame.getByRole("button", { name: "Sign in" }).boundingBox(),
    ]);
    expect(mark!.x).toBeCloseTo(button!.x, 0);
    expect(mark!.y).toBeCloseTo(button!.y, 0);
    // A link of the wireframe does not lead the frame away.
    await frame.getByText("Help").click();
    await expect.poll(() => selected.textContent()).toContain('link "Help"');
    expect(await frame.getByText("Welcome").count()).toBe(1);
    expect(complaints.get(page)).toEqual([]);
  });

  test("live HTML is also replaced in place, and runs no scripts", async () => {
    const page = await open("login.wf");
    await page.keyboard.press("h");
    const frame = page.frameLocator("iframe");
    await frame.getByRole("button", { name: "Sign in" }).waitFor();
    expect(await page.locator("iframe").getAttribute("sandbox")).toBe(
      "allow-same-origin allow-popups",
    );
    write("login.wf", login("<script>parent.hacked=1</script><img src=x onerror=parent.hacked=1>"));
    await frame.getByText("<script>parent.hacked=1</script>").waitFor();
    const inner = page.frame({ url: /\/frame$/ })!;
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    // Even markup that got through would be inert.
    await page.evaluate(() => {
      const body = document.querySelector("iframe")!.contentDocument!.body;
      body.innerHTML = '<img src="data:," onerror="parent.hacked=1">';
    });
    await pause(200);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    expect(inner.isDetached()).toBe(false);
  });

  test("the policy of the page is enforced", async () => {
    const page = await open("login.wf");
    await sees(page, "Sign in");
    expect(complaints.get(page)).toEqual([]);
    const foreign = await page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "window.hacked = 1";
      document.head.append(script);
      const broken = document.createElement("p");
      broken.innerHTML = '<img src="data:," onerror="window.hacked = 2">';
      document.body.append(broken);
      return await fetch("http://127.0.0.1:1/").catch(() => "refused");
    });
    await pause(100);
    const hacked = await page.evaluate(() => "hacked" in window);
    expect({ hacked, foreign }).toEqual({ hacked: false, foreign: "refused" });
    expect(
      complaints.get(page)!.filter((text) => /Content Security Policy/.test(text)).length,
    ).toBeGreaterThan(2);
  });

  test("widths, downloads and copies equal those of wf render", async () => {
    const context = await openContext({ permissions: ["clipboard-read", "clipboard-write"] });
    const page = await openIn(context, "fluid.wf");
    await sees(page, "left");
    await page.getByLabel("Page width").selectOption("390");
    await page.locator('.picture svg[viewBox^="0 0 438 "]').waitFor();
    const save = async (name: string): Promise<string> => {
      await page.getByRole("button", { name: "More" }).click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name, exact: true }).click(),
      ]);
      return readFileSync(await download.path(), "utf8");
    };
    const source = files["fluid.wf"]!;
    const svg = renderSvg(source, { width: 438, ...pictureFont("embed") }).svg;
    expect(await save("Download SVG")).toBe(svg);
    const html = renderHtml(source, { width: 390, fullDocument: true }).html;
    expect(await save("Download HTML")).toBe(html);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Copy SVG" }).click();
    await page.getByText("SVG copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(svg);
    await page.goto(`${address}view/login.wf`);
    await sees(page, "Sign in");
    expect(await page.getByLabel("Page width").isDisabled()).toBe(true);
  });

  const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

  test.each(
    (["light", "dark"] as const).flatMap((scheme) =>
      (
        [
          [1440, 900],
          [390, 844],
        ] as const
      ).map(([width, height]) => ({ scheme, width, height })),
    ),
  )(
    "is accessible: $scheme, $width px wide",
    async ({ scheme, width, height }) => {
      const options = { colorScheme: scheme, viewport: { width, height }, bypassCSP: true };
      const page = await open("wrong.wf", options);
      await page.locator(".diagnostics").waitFor();
      await page.addScriptTag({ path: axe });
      const check = async (): Promise<string[]> =>
        await page.evaluate(async () => {
          // biome-ignore lint/suspicious/noExplicitAny: axe-core puts itself into the window
          const { violations } = await (window as any).axe.run(document, {
            preload: false,
            // The look of a wireframe is up to its author.
            exclude: [[".picture"]],
          });
          type Violation = { id: string; impact: string; nodes: { html: string }[] };
          return (violations as Violation[])
            .filter(({ impact }) => impact === "serious" || impact === "critical")
            .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
        });
      expect(await check()).toEqual([]);
      await page.keyboard.press("Escape");
      await page.keyboard.press("s");
      await page.locator('.lines [aria-selected="true"]').waitFor();
      expect(await check()).toEqual([]);
      await page.keyboard.press("h");
      await page.frameLocator("iframe").getByText("Welcome").waitFor();
      await page.keyboard.press("?");
      await page.locator("dialog[open]").waitFor();
      expect(await check()).toEqual([]);
      const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(canvas).toBe(scheme === "dark" ? "rgb(16, 18, 21)" : "rgb(240, 241, 243)");
      // Nothing sticks out at the side.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
    60_000,
  );

  test("at phone width the list is a drawer", async () => {
    const page = await open("login.wf", { viewport: { width: 390, height: 844 } });
    await sees(page, "Sign in");
    const link = page.locator(".files a", { hasText: "fluid" });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Wireframes" }).click();
    await link.click();
    await sees(page, "left");
    await expect.poll(() => link.isVisible()).toBe(false);
    // Text typed right after the key that opens the drawer goes into the search field.
    await page.keyboard.press("/");
    await page.keyboard.type("fluid");
    expect(await page.locator(".search input").inputValue()).toBe("fluid");
  });

  test("at phone width the diagnostics leave the picture visible", async () => {
    const page = await open("wrong.wf", { viewport: { width: 390, height: 844 } });
    await page.locator(".diagnostics").waitFor();
    const picture = (await page.locator(".sheet").boundingBox())!;
    const view = (await page.locator(".view").boundingBox())!;
    // At the top, below the note that this is the last good picture; the diagnostics are at the bottom.
    expect(picture.y - view.y).toBeLessThan(64);
  });
});
