/** Opens the page of the preview in Chromium like a webview, with its own policy. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FromPreview, ToPreview } from "../../editors/vscode/src/preview-messages.js";
import { previewPage } from "../../editors/vscode/src/preview-page.js";
import { LanguageDocument } from "../../src/authoring/editing/language-document.js";
import { Preview } from "../../src/authoring/editing/preview/preview.js";
import { hasBrowser, startBrowser } from "../support/browser.js";

const root = join(import.meta.dirname, "../..");
const origin = "https://webview.test";
const hostile = '<img src=x onerror=\\"window.hit=1\\"><script>window.hit=1</script>';
const source = `page "Team" w=500 {
  title "${hostile}"
  card "Members" { button "Invite" primary }
${'  text "A line that makes the page higher"\n'.repeat(60)}}
`;

describe.skipIf(!hasBrowser)("the preview in a webview", () => {
  let browser: Browser;
  let page: Page;
  let preview: Preview;
  let document: LanguageDocument;
  const refused: string[] = [];

  beforeAll(async () => {
    browser = await startBrowser();
    const entry = join(root, "editors/vscode/src/webview/client.ts");
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: "iife",
    });
    page = await browser.newPage({ viewport: { width: 560, height: 400 } });
    page.on("console", (message) => {
      if (message.type() === "error") refused.push(message.text());
    });
    page.on("pageerror", (error) => refused.push(String(error)));
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const font = /^\/fonts\/([\w-]+\.ttf)$/.exec(pathname)?.[1];
      if (font) {
        const body = readFileSync(join(root, "assets/fonts", font));
        await route.fulfill({ contentType: "font/ttf", body });
      } else if (pathname === "/webview.js") {
        await route.fulfill({ contentType: "text/javascript", body: outputFiles[0]!.text });
      } else {
        const body = previewPage({
          nonce: "Zm9v",
          source: origin,
          script: `${origin}/webview.js`,
          font: ({ ttf }) => `${origin}/fonts/${ttf}`,
        });
        await route.fulfill({ contentType: "text/html", body });
      }
    });
    await page.addInitScript(() => {
      const posted: unknown[] = [];
      Object.assign(window, {
        posted,
        acquireVsCodeApi: () => ({ postMessage: (message: unknown) => posted.push(message) }),
      });
    });
    await page.goto(`${origin}/`);
    document = new LanguageDocument(source);
    preview = new Preview(document);
  });
  afterAll(async () => await browser?.close());

  const posted = (): Promise<FromPreview[]> =>
    page.evaluate(() => (window as unknown as { posted: FromPreview[] }).posted);
  const tell = (message: ToPreview): Promise<void> =>
    page.evaluate((data) => window.postMessage(data, "*"), message);
  const show = (theme: "light" | "dark" = "light"): Promise<void> =>
    tell({ type: "picture", theme, ...preview.show({ theme }) });
  const areasAt = (part: string) => preview.areasAt(document.text.indexOf(part) + 1);

  test("reports that it is ready, and shows pictures in our fonts", async () => {
    await expect.poll(posted).toEqual([{ type: "ready" }]);
    await show();
    await expect.poll(() => page.locator("#sheet > svg").count()).toBe(1);
    await page.evaluate(() => window.document.fonts.ready);
    const faces = await page.evaluate(() =>
      [...window.document.fonts].flatMap(({ family, status }) =>
        status === "loaded" ? family : [],
      ),
    );
    expect(faces).toContain("Inter");
    // Text stays text, and the policy has refused nothing on the way.
    expect(await page.locator("#sheet").textContent()).toContain("<script>window.hit=1</script>");
    expect(await page.evaluate(() => "hit" in window)).toBe(false);
    expect(refused).toEqual([]);
  });

  test("runs and loads nothing else", async () => {
    const before = refused.length;
    await page.evaluate(() => {
      const script = window.document.createElement("script");
      script.textContent = "window.hit = 1";
      window.document.body.append(script);
      const image = window.document.createElement("img");
      image.src = "https://webview.test/fonts/spy.png";
      window.document.body.append(image);
    });
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(before + 2);
    expect(refused.splice(before).every((each) => /Content Security Policy/.test(each))).toBe(true);
    expect(await page.evaluate(() => "hit" in window)).toBe(false);
  });

  test("reports clicks in px of the picture, at any zoom", async () => {
    const [button] = areasAt("button");
    const presses = async () =>
      (await posted()).flatMap((message) => (message.type === "press" ? message : []));
    for (const press of ["#in", "#fit"]) {
      await page.click(press);
      const box = await page.locator("#sheet").boundingBox();
      const { width } = preview.show({ theme: "light" });
      const zoom = box!.width / width;
      const at = { x: (button!.x + 5) * zoom, y: (button!.y + 5) * zoom };
      const before = (await presses()).length;
      await page.locator("#sheet").click({ position: at });
      // The page may also report a scroll, before or after.
      await expect.poll(async () => (await presses()).length).toBe(before + 1);
      const { x, y } = (await presses()).at(-1)!;
      const found = preview.elementAt(x, y);
      expect(document.text.slice(found!.place.from)).toMatch(/^button/);
    }
  });

  test("frames the element at the caret, and scrolls it into view", async () => {
    const last = document.text.lastIndexOf("text");
    const areas = preview.areasAt(last);
    const scrolls = async () => (await posted()).filter(({ type }) => type === "scroll").length;
    const before = await scrolls();
    await tell({ type: "reveal", areas });
    const mark = page.locator("#marks > div");
    await expect.poll(() => mark.count()).toBe(1);
    await expect
      .poll(async () => {
        const { y = -1, height = 0 } = (await mark.boundingBox()) ?? {};
        return y >= 0 && y + height <= 400;
      })
      .toBe(true);
    // Nobody else has scrolled.
    expect(await scrolls()).toBe(before);
    await tell({ type: "reveal", areas: [] });
    await expect.poll(() => mark.count()).toBe(0);
  });

  test("scrolls with the editor, and reports when the user scrolls", async () => {
    const [card] = areasAt("card");
    const scrolls = async () => (await posted()).filter(({ type }) => type === "scroll");
    const before = (await scrolls()).length;
    await tell({ type: "scroll", area: card! });
    const top = () => page.evaluate(() => window.document.querySelector("#stage")!.scrollTop);
    await expect.poll(top).toBeGreaterThan(0);
    await expect.poll(top).toBeLessThan(300);
    expect((await scrolls()).length).toBe(before);
    await page.locator("#stage").hover();
    await page.mouse.wheel(0, 600);
    await expect.poll(async () => (await scrolls()).length).toBeGreaterThan(before);
    const { x, y } = (await scrolls()).at(-1) as { x: number; y: number };
    expect(document.text.slice(preview.elementAt(x, y)!.place.from)).toMatch(/^(?:text|page)/);
  });

  test("follows each change, and indicates an outdated picture", async () => {
    document.update(source.replace("Invite", "Ask"));
    await show("dark");
    await expect.poll(() => page.locator("#sheet > svg").textContent()).toContain("Ask");
    document.update(source.replace("Invite", "Ask").replace("card", "crad"));
    await show("dark");
    const state = page.locator("#state");
    await expect.poll(() => state.textContent()).toBe("1 error; this is the last good picture");
    expect(await page.locator("#sheet.stale").count()).toBe(1);
    document.update(source);
    await show();
    await expect.poll(() => state.textContent()).toBe("");
    expect(await page.locator("#sheet > svg").count()).toBe(1);
    expect(refused).toEqual([]);
  });
});
