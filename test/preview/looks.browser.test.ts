/** Tests the switch for the look in the preview: each look can be chosen, is remembered, and applies to downloads. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lookNames } from "../../src/base/theme/look.js";
import { looks } from "../../src/base/theme/looks.js";
import { ensureBuilt, wf } from "../cli/built.js";
import { hasBrowser } from "../support/browser.js";
import { Showing, save } from "./showing.js";

const source = 'page "Shop" w=500 h=400 look=outline { title "Shop" button "Pay" primary }\n';

describe.skipIf(!hasBrowser)("the switch for the look", () => {
  const showing = new Showing();

  beforeAll(async () => {
    ensureBuilt("cli", "preview");
    await showing.start({ "shop.wf": source });
  }, 120_000);

  afterAll(() => showing.stop());

  /** The file that `wf render` writes in a look. */
  function rendered(look: string, name: string, options: readonly string[] = []): Buffer {
    const argv = [wf, "render", "shop.wf", "-o", name, "--theme", "light", ...options];
    if (look !== "") argv.push("--look", look);
    execFileSync(process.execPath, argv, { cwd: showing.folder, stdio: "pipe" });
    return readFileSync(showing.path(name));
  }

  const shapesOf = (svg: string) => [...svg.matchAll(/<(?:path|rect) [^>]*>/g)].length;

  /** Waits until the picture on the page has as many shapes as the one from `wf render`. */
  async function shown(page: Page, look: string): Promise<void> {
    const wanted = shapesOf(rendered(look, "wanted.svg").toString());
    const count = () => page.locator(".picture svg :is(path,rect)").count();
    await expect.poll(count, { timeout: 20_000 }).toBe(wanted);
  }

  const lookSwitch = (page: Page) => page.getByLabel("Look", { exact: true });

  test("offers all looks, and that of the source first", async () => {
    const page = await showing.open("shop.wf");
    const offered = await lookSwitch(page).locator("option").allTextContents();
    expect(offered).toEqual(["Own look", ...lookNames.map((name) => looks[name].title)]);
    expect(await lookSwitch(page).inputValue()).toBe("");
    await shown(page, "");
    expect(showing.complaints.get(page)).toEqual([]);
  }, 60_000);

  test.each(["", ...lookNames])(
    "draws, keeps and downloads %j",
    async (look) => {
      const page = await showing.open("shop.wf");
      await page.locator(".picture svg").first().waitFor();
      await lookSwitch(page).selectOption(look === "" ? "sketch" : look);
      if (look === "") await lookSwitch(page).selectOption("");
      await shown(page, look);
      await page.reload();
      await page.locator(".picture svg").first().waitFor();
      expect(await lookSwitch(page).inputValue()).toBe(look);
      await shown(page, look);
      for (const [name, file, options] of [
        ["Download SVG", "shop.svg", []],
        ["Download PNG", "shop.png", []],
        ["Download HTML", "shop.html", []],
      ] as const) {
        const { bytes } = await save(page, async () => {
          await page.getByRole("button", { name: "More actions" }).click();
          await page.getByRole("button", { name, exact: true }).click();
        });
        expect([file, bytes.equals(rendered(look, file, options))]).toEqual([file, true]);
      }
      expect(showing.complaints.get(page)).toEqual([]);
    },
    90_000,
  );

  test("changes no file", () => {
    expect(readFileSync(showing.path("shop.wf"), "utf8")).toBe(source);
  });
});
