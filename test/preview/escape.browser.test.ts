/** Tests that Escape closes whatever is open, from the top down, one thing per press. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureBuilt } from "../cli/built.js";
import { hasBrowser } from "../support/browser.js";
import { Showing } from "./showing.js";

const flow = `page "Cart" w=500 h=400 {
  button "Delete" opens=sure
  input "Coupon"
  modal "Delete all?" id=sure { button "Really" opens=last input "Reason" }
  modal "Last chance" id=last { text "Think again" }
}
`;
const wrong = `${flow}buton "x"\n`;

/** What is open, from the top down. */
const open = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (selector: string) =>
      document.querySelector<HTMLElement>(selector)?.checkVisibility() ?? false;
    const inner = document.querySelector("iframe")!.contentDocument!;
    const drawer = document.querySelector("#app")!.classList.contains("listed");
    return [
      isSeen(".toast.problem") && "problem",
      isSeen("dialog[open]") && "help",
      isSeen(".menu:popover-open") && "menu",
      document.querySelector<HTMLInputElement>(".search input")!.value !== "" && "search",
      drawer && "list",
      ...[...inner.querySelectorAll(":popover-open")].map(() => "overlay"),
      isSeen(".diagnostics") && "diagnostics",
      isSeen(".source") && "source",
    ].filter((each) => each !== false);
  });

describe.skipIf(!hasBrowser)("Escape", () => {
  const showing = new Showing();

  beforeAll(async () => {
    ensureBuilt("cli", "preview");
    await showing.start({ "flow.wf": flow, "wrong.wf": wrong, "other.wf": flow });
  }, 120_000);

  afterAll(() => showing.stop());

  async function shown(path: string, options = {}): Promise<Page> {
    const page = await showing.open(path, options);
    await page.locator(".picture svg text").first().waitFor();
    return page;
  }

  const frame = (page: Page) => page.frameLocator("iframe");

  /** Presses Escape until nothing is open, and returns what was left after each press. */
  async function peel(page: Page): Promise<string[][]> {
    const left: string[][] = [];
    for (let at = 0; at < 9; at++) {
      const before = await open(page);
      await page.keyboard.press("Escape");
      await expect.poll(() => open(page)).not.toEqual(before);
      left.push(await open(page));
      if (left.at(-1)!.length === 0) break;
    }
    return left;
  }

  test("closes the menu first, even if its button has the focus, then diagnostics, then source", async () => {
    const page = await shown("wrong.wf");
    await page.keyboard.press("s");
    await page.locator('.lines [aria-selected="true"]').waitFor();
    const more = page.getByRole("button", { name: "More actions" });
    await more.click();
    await more.focus();
    expect(await open(page)).toEqual(["menu", "diagnostics", "source"]);
    expect(await peel(page)).toEqual([["diagnostics", "source"], ["source"], []]);
    expect(await page.locator(".mark").count()).toBe(0);
  });

  test("closes the list of keys before anything below it", async () => {
    const page = await shown("wrong.wf");
    await page.keyboard.press("?");
    expect(await open(page)).toEqual(["help", "diagnostics"]);
    expect(await peel(page)).toEqual([["diagnostics"], []]);
  });

  test("clears the search, then leaves it, and only then closes anything else", async () => {
    const page = await shown("wrong.wf");
    await page.keyboard.press("/");
    await page.keyboard.type("fl");
    const field = page.locator(".search input");
    const isIn = () => field.evaluate((each) => each === document.activeElement);
    await page.keyboard.press("Escape");
    expect([await field.inputValue(), await isIn()]).toEqual(["", true]);
    await page.keyboard.press("Escape");
    expect([await isIn(), await open(page)]).toEqual([false, ["diagnostics"]]);
    expect(await peel(page)).toEqual([[]]);
  });

  test("lists all wireframes again after a search was left with the mouse", async () => {
    const page = await shown("flow.wf");
    await page.keyboard.press("/");
    await page.keyboard.type("oth");
    await page.locator(".files a", { hasText: "other" }).click();
    const count = page.locator("p.count");
    expect(await count.textContent()).toBe("1 of 3 wireframes");
    await page.locator(".stage").focus();
    expect(await peel(page)).toEqual([[]]);
    expect(await count.textContent()).toBe("3 wireframes");
  });

  test("also works from fields and lists", async () => {
    const page = await shown("wrong.wf");
    await page
      .getByLabel("Page width")
      .evaluate((each) => ((each as HTMLSelectElement).disabled = false));
    await page.getByLabel("Page width").focus();
    expect(await peel(page)).toEqual([[]]);
  });

  test("closes the list on a phone, and restores the focus", async () => {
    const page = await shown("wrong.wf", { viewport: { width: 390, height: 844 } });
    const button = page.getByRole("button", { name: "Wireframes" });
    await button.click();
    await page.locator(".files a[aria-current=page]").and(page.locator(":focus")).waitFor();
    // Elements behind the list cannot be reached.
    for (let at = 0; at < 12; at++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement!.closest(".work"))).toBeNull();
    }
    expect(await open(page)).toEqual(["list", "diagnostics"]);
    expect(await peel(page)).toEqual([["diagnostics"], []]);
    expect(await button.getAttribute("aria-expanded")).toBe("false");
  });

  test("closes overlays of live HTML if the focus is in the frame", async () => {
    const page = await shown("wrong.wf");
    await page.keyboard.press("s");
    await page.keyboard.press("h");
    await frame(page).getByRole("button", { name: "Delete", exact: true }).click();
    await frame(page).getByRole("button", { name: "Really" }).click();
    expect(await open(page)).toEqual(["overlay", "overlay", "diagnostics", "source"]);
    await page.keyboard.press("Escape");
    await expect.poll(() => open(page)).toEqual(["overlay", "diagnostics", "source"]);
    // Escape has the same meaning in a field of the overlay.
    await frame(page).getByLabel("Reason").click();
    expect(await peel(page)).toEqual([["diagnostics", "source"], ["source"], []]);
  });

  test("closes the topmost overlay even before its opening was reported", async () => {
    const page = await shown("flow.wf");
    await page.keyboard.press("h");
    await frame(page).getByRole("button", { name: "Delete", exact: true }).waitFor();
    await page.evaluate(() => {
      const inner = document.querySelector("iframe")!.contentDocument!;
      for (const label of ["Delete", "Really"]) {
        const buttons = [...inner.querySelectorAll("button")];
        buttons.find(({ textContent }) => textContent.trim() === label)!.click();
      }
      const key = { key: "Escape", bubbles: true, cancelable: true };
      inner.body.dispatchEvent(new KeyboardEvent("keydown", key));
    });
    expect(await open(page)).toEqual(["overlay"]);
  });

  test("closes overlays of live HTML if the focus is outside the frame", async () => {
    const page = await shown("flow.wf");
    await page.keyboard.press("h");
    await frame(page).getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Zoom in (+)" }).click();
    expect(await open(page)).toEqual(["overlay"]);
    expect(await peel(page)).toEqual([[]]);
  });

  test("closes panels if the focus is in a field of live HTML", async () => {
    const page = await shown("wrong.wf");
    await page.keyboard.press("h");
    await frame(page).getByLabel("Coupon").fill("typed");
    expect(await peel(page)).toEqual([[]]);
    expect(await frame(page).getByLabel("Coupon").inputValue()).toBe("typed");
  });

  test("is not handled if nothing is open", async () => {
    const page = await shown("flow.wf");
    await page.evaluate(() =>
      addEventListener("keydown", (event) =>
        Object.assign(window, { prevented: event.defaultPrevented }),
      ),
    );
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => "prevented" in window && window.prevented)).toBe(false);
  });
});
