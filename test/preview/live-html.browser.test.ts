/** Tests live HTML as a prototype: where clicks lead, and that no link leads the frame away. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureBuilt } from "../cli/built.js";
import { hasBrowser } from "../support/browser.js";
import { pause } from "../support/pause.js";
import { Showing, shownPath } from "./showing.js";

const flow = (words: string): string => `page "Cart" id=cart w=560 h=500 {
  button "To checkout" navigate=payment
  button "Delete" opens=sure
  card "Offer" navigate="Done" { text "See the offer" }
  link "Terms" href="/terms"
  link "Login" href="../login.wf"
  link "Account" navigate=account
  link "Shop" href="https://shop.example/"
  link "Write" href="mailto:a@b.example"
  link "Soon" href="#soon"
  link "More" toggles=details
  accordion "Details" id=details collapsed { text "${words}" }
  tabs { tab "One" { text "first" } tab "Two" { input "Coupon" select "Size" ["S", "M"] } }
  modal "Delete all?" id=sure { text "${words}" link "Pay first" navigate=payment }
}
page "Payment" id=payment w=560 h=500 { link "Back" href="#cart" }
page "Done" w=560 h=500 { text "Thanks" }
`;
const login = `page "Login" w=400 { text "Welcome back" }
page "Account" id=account w=400 { text "Yours" }
`;

describe.skipIf(!hasBrowser)("live HTML", () => {
  const showing = new Showing();

  beforeAll(async () => {
    ensureBuilt("cli", "preview");
    await showing.start({ "flows/flow.wf": flow("Sure"), "login.wf": login });
  }, 120_000);

  afterAll(() => showing.stop());

  async function shown(options = {}): Promise<Page> {
    const page = await showing.open("flows/flow.wf", options);
    await page.locator(".picture svg text").first().waitFor();
    await page.keyboard.press("h");
    await frame(page).getByText("To checkout").waitFor();
    return page;
  }

  const frame = (page: Page) => page.frameLocator("iframe");
  const link = (page: Page, name: string) => frame(page).getByRole("link", { name });
  const search = (page: Page): string => new URL(page.url()).search;
  /** The address of the frame, which must not change. */
  const frameAddress = (page: Page) =>
    page.frames()[1]!.evaluate(() => location.pathname + location.hash);

  /** Whether a board fills the middle of the stage. */
  const isInSight = (page: Page, title: string) =>
    expect.poll(() =>
      page.evaluate((name) => {
        const iframe = document.querySelector("iframe")!;
        const board = iframe.contentDocument!.querySelector(`section[aria-label="${name}"]`)!;
        const zoom = iframe.getBoundingClientRect().width / iframe.offsetWidth;
        const { left, right, top } = board.getBoundingClientRect();
        const { x, y } = iframe.getBoundingClientRect();
        const stage = document.querySelector(".stage")!.getBoundingClientRect();
        const middle = stage.left + stage.width / 2;
        return x + left * zoom < middle && x + right * zoom > middle && y + top * zoom >= stage.top;
      }, title),
    );

  test("a link goes to its board, as the list of pages does, and Back goes back", async () => {
    const page = await shown();
    await link(page, "To checkout").click();
    await isInSight(page, "Payment").toBe(true);
    expect(search(page)).toBe("?page=3");
    expect(await page.locator(".files [aria-current=location]").textContent()).toBe("Payment");
    // Without animations, a flash shows the place.
    expect(await page.locator(".flash").count()).toBe(1);
    await link(page, "Back").click();
    await isInSight(page, "Cart").toBe(true);
    expect(search(page)).toBe("?page=1");
    await page.goBack();
    await isInSight(page, "Payment").toBe(true);
    // In SVG, a copy of a board is between them, so the page is in a different place.
    await page.locator(".stage").focus();
    for (const format of ["svg", "html"]) {
      await page.keyboard.press("h");
      if (format === "svg") await page.locator(".picture svg text").first().waitFor();
    }
    await isInSight(page, "Payment").toBe(true);
    // A card has a link, and a title works instead of an id, also by keyboard.
    await page.locator(".files .pages a", { hasText: /^Cart$/ }).click();
    await link(page, "Offer").focus();
    await page.keyboard.press("Enter");
    await isInSight(page, "Done").toBe(true);
    expect(search(page)).toBe("?page=4");
    const focused = page.frames()[1]!.evaluate(() => document.activeElement!.ariaLabel);
    expect(await focused).toBe("Done");
    expect(await frameAddress(page)).toBe("/frame");
    expect(await page.locator("iframe").getAttribute("sandbox")).toBe(
      "allow-same-origin allow-popups",
    );
    expect(showing.complaints.get(page)).toEqual([]);
  });

  test("an overlay opens on a click, in view, and closes when a link leaves it", async () => {
    const page = await shown({ viewport: { width: 1280, height: 420 } });
    await page.keyboard.press("0");
    const dialog = frame(page).getByRole("dialog", { name: "Delete all?" });
    expect(await dialog.isVisible()).toBe(false);
    await frame(page).getByRole("button", { name: "Delete" }).click();
    await dialog.waitFor();
    const isSeen = async () => {
      const box = (await dialog.boundingBox())!;
      const stage = (await page.locator(".stage").boundingBox())!;
      return box.y >= stage.y && box.y + box.height <= stage.y + stage.height;
    };
    await expect.poll(isSeen).toBe(true);
    await link(page, "Pay first").click();
    await isInSight(page, "Payment").toBe(true);
    expect(await dialog.isVisible()).toBe(false);
    // In a picture, the overlay has a board of its own; from the list, a click leads to the overlay.
    await page.locator(".files .pages a", { hasText: "Cart – Delete all?" }).click();
    await dialog.waitFor();
    await expect.poll(isSeen).toBe(true);
  });

  test("a link to a folding part opens it", async () => {
    const page = await shown();
    const part = frame(page).locator("details");
    expect(await part.getAttribute("open")).toBeNull();
    await link(page, "More").click();
    await frame(page).locator("details[open]").waitFor();
    expect(await frameAddress(page)).toBe("/frame");
  });

  test("an external link is reported, and never navigates the frame", async () => {
    const page = await shown();
    const toast = page.locator(".toast p");
    for (const [name, words] of [
      ["Terms", "This link leads to /terms"],
      ["Write", "This link leads to mailto:a@b.example"],
      ["Soon", "#wf-soon does not exist yet"],
    ] as const) {
      await link(page, name).click();
      await expect.poll(() => toast.textContent()).toBe(words);
      for (const button of ["middle", "left"] as const) {
        await link(page, name).click({ button, modifiers: ["ControlOrMeta"] });
      }
    }
    expect(page.context().pages()).toHaveLength(1);
    expect(await frameAddress(page)).toBe("/frame");
    expect(await page.locator(".source").isVisible()).toBe(false);
    await page
      .context()
      .route("https://shop.example/**", (route) => route.fulfill({ body: "shop" }));
    const [shop] = await Promise.all([page.waitForEvent("popup"), link(page, "Shop").click()]);
    await shop.waitForURL("https://shop.example/");
    expect(await shop.evaluate(() => window.opener)).toBeNull();
    expect(await frameAddress(page)).toBe("/frame");
  });

  test("a link to another watched file shows it, in a new tab on request", async () => {
    const page = await shown();
    const [tab] = await Promise.all([
      page.waitForEvent("popup"),
      link(page, "Login").click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await tab.frameLocator("iframe").getByText("Welcome back").waitFor();
    expect(shownPath(page)).toBe("flows/flow.wf");
    const [board] = await Promise.all([
      page.waitForEvent("popup"),
      link(page, "To checkout").click({ button: "middle" }),
    ]);
    await board.waitForURL(/\/view\/flows\/flow\.wf\?page=3$/);
    await link(page, "Login").click();
    await frame(page).getByText("Welcome back").waitFor();
    expect(shownPath(page)).toBe("login.wf");
    await page.goBack();
    await frame(page).getByText("To checkout").waitFor();
  });

  test("a link to a page of another watched file brings that board into view", async () => {
    const page = await shown();
    const [tab] = await Promise.all([
      page.waitForEvent("popup"),
      link(page, "Account").click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await expect.poll(() => tab.url()).toMatch(/login\.wf\?page=2$/);
    await link(page, "Account").click();
    await expect.poll(() => page.url()).toMatch(/login\.wf\?page=2$/);
    await isInSight(page, "Account");
    await page.goBack();
    await frame(page).getByText("To checkout").waitFor();
  });

  test("a save preserves what was opened, selected and typed", async () => {
    const page = await shown();
    const inner = frame(page);
    await inner.getByRole("radio", { name: "Two" }).check({ force: true });
    await inner.getByLabel("Coupon").fill("SAVE10");
    await inner.getByLabel("Size").selectOption("M");
    await link(page, "More").click();
    await inner.getByRole("button", { name: "Delete" }).click();
    const dialog = inner.getByRole("dialog", { name: "Delete all?" });
    await dialog.waitFor();
    showing.write("flows/flow.wf", flow("Really sure"));
    await dialog.getByText("Really sure").waitFor();
    await page.keyboard.press("Escape");
    expect(await dialog.isVisible()).toBe(false);
    expect(await inner.getByLabel("Coupon").inputValue()).toBe("SAVE10");
    expect(await inner.getByLabel("Coupon").isVisible()).toBe(true);
    expect(await inner.getByLabel("Size").inputValue()).toBe("M");
    expect(await inner.locator("details[open]").count()).toBe(1);
  });

  test("a click that does something does not open the source, any other click does", async () => {
    const page = await shown();
    await frame(page).getByRole("button", { name: "Delete" }).click();
    await frame(page).getByRole("dialog").waitFor();
    expect(await page.locator(".source").isVisible()).toBe(false);
    await page.keyboard.press("Escape");
    await frame(page).getByText("first", { exact: true }).click();
    const selected = page.locator('.source [aria-selected="true"]');
    await expect.poll(() => selected.textContent()).toContain('tab "One"');
    // Once it is open, each click is followed.
    await frame(page).getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => selected.textContent()).toContain('button "Delete"');
    // A frame around the button would cover what it has opened.
    await expect.poll(() => page.locator(".mark").count()).toBe(0);
  });

  test("the arrow keys scroll the picture and stay on it", async () => {
    const page = await shown();
    await frame(page).getByText("first", { exact: true }).click();
    await page.keyboard.press("ArrowDown");
    await pause(100);
    expect(shownPath(page)).toBe("flows/flow.wf");
  });
});
