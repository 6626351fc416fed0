/** Tests downloads in the browser, by mouse and by keyboard: the same bytes as `wf render` writes. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureBuilt, wf } from "../cli/built.js";
import { hasBrowser } from "../support/browser.js";
import { Showing, save } from "./showing.js";

const shop = `page "Shop" w=500 h=400 {
  title "Shop"
  button "Delete" opens=sure
  link "Pay" navigate="Pay"
  modal "Sure?" id=sure { text "Really" }
}
page "Pay" { row justify=between { text "left" text "right" } }
`;

const items = [
  ["Download SVG", "shop.svg", []],
  ["Download PNG", "shop.png", []],
  ["Download PNG at 2×", "shop@2x.png", ["--scale", "2"]],
  ["Download PDF", "shop.pdf", []],
  ["Download HTML", "shop.html", []],
  ["Download HTML prototype", "shop-prototype.html", ["--prototype"]],
] as const;

describe.skipIf(!hasBrowser)("downloads", () => {
  const showing = new Showing();

  beforeAll(async () => {
    ensureBuilt("cli", "preview");
    await showing.start({
      "designs/shop.wf": shop,
      "large.wf": 'page "Large" w=6000 h=5000 { text "large" }\n',
      "other.wf": 'page "Other" { text "日本" }\n',
    });
  }, 120_000);

  afterAll(() => showing.stop());

  const item = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  async function shown(path: string, options = {}): Promise<Page> {
    const page = await showing.open(path, options);
    await page.locator(".picture svg text").first().waitFor();
    return page;
  }

  /** The bytes that `wf render` writes. */
  function rendered(name: string, options: readonly string[]): Buffer {
    const argv = [wf, "render", "designs/shop.wf", "--output", name, ...options];
    execFileSync(process.execPath, argv, { cwd: showing.folder });
    return readFileSync(showing.path(name));
  }

  test.each([
    { colorScheme: "light", width: undefined },
    { colorScheme: "dark", width: 390 },
  ] as const)(
    "are what wf render writes: $colorScheme, $width px",
    async ({ colorScheme, width }) => {
      const page = await shown("designs/shop.wf", { colorScheme });
      if (width !== undefined) {
        await page.getByLabel("Page width").selectOption(String(width));
        await page.locator('.picture svg[viewBox^="0 0 438 "]').waitFor();
      }
      for (const [name, file, options] of items) {
        const { name: given, bytes } = await save(page, async () => {
          await page.getByRole("button", { name: "More actions" }).click();
          await item(page, name).click();
        });
        expect(given).toBe(file);
        // A toast disappears by itself, and the next steps may take long on a busy machine.
        await page.locator(".toast p", { hasText: `Downloaded ${file}` }).waitFor();
        const isHtml = file.endsWith(".html");
        const size = width === undefined ? [] : ["--width", String(isHtml ? width : width + 48)];
        const wanted = rendered(file, [...options, ...size, "--theme", colorScheme]);
        expect([file, bytes.equals(wanted)]).toEqual([file, true]);
      }
      expect(showing.complaints.get(page)).toEqual([]);
    },
    180_000,
  );

  test("do not delay saves while pictures are painted", async () => {
    const page = await shown("other.wf");
    const { origin } = new URL(page.url());
    let done = 0;
    const paintings = Array.from({ length: 4 }, async () => {
      const address = `${origin}/api/download?path=large.wf&theme=light&format=png`;
      const answer = await fetch(address);
      done++;
      return Buffer.from(await answer.arrayBuffer());
    });
    showing.write("other.wf", 'page "Other" { text "meanwhile" }\n');
    await page.locator(".picture svg text", { hasText: "meanwhile" }).waitFor();
    expect(done).toBeLessThan(paintings.length);
    for (const bytes of await Promise.all(paintings)) {
      expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    }
  }, 180_000);

  test("report what is too large", async () => {
    const page = await shown("large.wf");
    await page.keyboard.press("d");
    await item(page, "Download PNG at 2×").click();
    const problem = page.locator(".toast.problem p");
    await problem.waitFor();
    expect(await problem.textContent()).toMatch(
      /^large@2x\.png: a PNG of \d+ x \d+ pixels is too large/,
    );
    await page.keyboard.press("Escape");
    expect(await page.locator(".toast.problem").count()).toBe(0);
  });

  test("report missing characters", async () => {
    // Private-use characters, which no font of the machine has.
    showing.write("other.wf", 'page "Other" { text "\u{f0000}\u{f0001}" }\n');
    const page = await shown("other.wf");
    await page.locator(".picture svg text", { hasText: "\u{f0000}" }).waitFor();
    await save(page, async () => {
      await page.keyboard.press("d");
      await item(page, "Download PNG").click();
    });
    await page
      .getByText("No font for \u{f0000}\u{f0001}: other.png shows boxes for these characters")
      .waitFor();
  });

  test.each([1280, 390])("are reachable by keyboard, %i px wide", async (width) => {
    const page = await shown("designs/shop.wf", { viewport: { width, height: 700 } });
    const focused = () => page.evaluate(() => document.activeElement!.textContent);
    await page.keyboard.press("d");
    await expect.poll(focused).toBe("Download SVG");
    const menu = (await page.locator(".menu").boundingBox())!;
    expect(menu.x).toBeGreaterThanOrEqual(0);
    expect(menu.x + menu.width).toBeLessThanOrEqual(width);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe("Download HTML prototype");
    await page.keyboard.press("End");
    expect(await focused()).toBe("Keyboard shortcuts");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Home");
    const { name } = await save(page, () => page.keyboard.press("Enter"));
    expect(name).toBe("shop.svg");
    expect(await page.locator(".menu").isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement!.ariaLabel)).toBe("More actions");
  });
});

/** Makes all imports of the package that renders PNG fail. */
const withoutResvg = `data:text/javascript,${encodeURIComponent(
  `import { register } from "node:module";
   register("data:text/javascript," + encodeURIComponent(\`
     export async function resolve(name, context, next) {
       if (name !== "@resvg/resvg-js") return await next(name, context);
       throw Object.assign(new Error("gone"), { code: "ERR_MODULE_NOT_FOUND" });
     }\`));`,
)}`;

describe.skipIf(!hasBrowser)("without the package that paints PNG", () => {
  const showing = new Showing();

  beforeAll(async () => {
    ensureBuilt("cli", "preview");
    await showing.start({ "shop.wf": shop }, { NODE_OPTIONS: `--import ${withoutResvg}` });
  }, 120_000);

  afterAll(() => showing.stop());

  test("the page says what to install, and all other formats are offered", async () => {
    const page = await showing.open("shop.wf");
    await page.locator(".picture svg text").first().waitFor();
    await page.keyboard.press("d");
    await page.getByRole("button", { name: "Download PNG", exact: true }).click();
    const problem = page.locator(".toast.problem p");
    await problem.waitFor();
    expect(await problem.textContent()).toBe(
      "shop.png: PNG needs the package @resvg/resvg-js; run npm install @resvg/resvg-js",
    );
    const { bytes } = await save(page, async () => {
      await page.keyboard.press("d");
      await page.getByRole("button", { name: "Download PDF" }).click();
    });
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  });
});
