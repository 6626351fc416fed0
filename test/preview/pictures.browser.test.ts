/** Tests a picture of the project in the preview, as seen by users: shown, replaced, deleted, downloaded. */
import { rmSync } from "node:fs";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureBuilt } from "../cli/built.js";
import { png } from "../images/sample-images.js";
import { hasBrowser } from "../support/browser.js";
import { Showing, save } from "./showing.js";

const red = [255, 0, 0] as const;
const blue = [0, 0, 255] as const;

describe.skipIf(!hasBrowser)("a picture of the project", () => {
  const showing = new Showing();

  beforeAll(async () => {
    ensureBuilt("cli", "preview");
    await showing.start({
      ".git/HEAD": "",
      "screens/team.wf":
        'page "Team" w=400 h=300 { image "../photos/ada.png" alt="Ada" w=200 ratio="1:1" rounded=false }\n',
      "photos/ada.png": png(red),
    });
  }, 120_000);

  afterAll(() => showing.stop());

  const image = (page: Page) => page.locator(".picture svg image");

  /** The color in the middle of the picture, as shown by the browser. */
  async function color(page: Page): Promise<number[]> {
    return pixelIn(await image(page).screenshot());
  }

  /** The color of a pixel in a PNG, by default in its middle. */
  function pixelIn(bytes: Buffer, x?: number, y?: number): number[] {
    const { width, height, data } = PNG.sync.read(bytes);
    const at = 4 * ((y ?? height >> 1) * width + (x ?? width >> 1));
    return [...data.subarray(at, at + 3)];
  }

  test("is shown, is updated with its file, and is part of downloads", async () => {
    const page = await showing.open("screens/team.wf");
    await image(page).waitFor();
    // The picture may be replaced by a newer one during the check.
    await expect.poll(() => color(page)).toEqual([...red]);
    showing.write("photos/ada.png", png(blue));
    await expect.poll(() => color(page)).toEqual([...blue]);
    const { bytes } = await save(page, async () => {
      await page.getByRole("button", { name: "More actions" }).click();
      await page.getByRole("button", { name: "Download PNG", exact: true }).click();
    });
    expect(pixelIn(bytes, 100, 100)).toEqual([...blue]);
    rmSync(showing.path("photos/ada.png"));
    await page.locator(".picture svg text", { hasText: "Ada" }).waitFor();
    expect(await image(page).count()).toBe(0);
    showing.write("photos/ada.png", png(red));
    await expect.poll(() => color(page)).toEqual([...red]);
    expect(showing.complaints.get(page)).toEqual([]);
  });

  test("is shown in live HTML", async () => {
    const page = await showing.open("screens/team.wf");
    await page.getByRole("button", { name: "HTML", exact: true }).click();
    const live = page.frameLocator("iframe").locator('img[alt="Ada"]');
    await expect
      .poll(() => live.evaluate((each) => (each as HTMLImageElement).naturalWidth))
      .toBe(4);
    expect(showing.complaints.get(page)).toEqual([]);
  });
});
