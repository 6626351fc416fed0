/** Tests files in the browser: empty, renamed and deleted ones, and searching for files. */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { analyze } from "../../src/analyze.js";
import { starterSource } from "../../src/tools/preview/starter-source.js";
import { ensureBuilt } from "../cli/built.js";
import { hasBrowser } from "../support/browser.js";
import { everyNth } from "../support/case-count.js";
import { pause } from "../support/pause.js";
import { barriers, Showing, shownPath } from "./showing.js";

const drawing = (word: string): string => `page "P" w=900 h=1400 { text "${word}" }\n`;
const diagnostics = `page "W" w=400 {
  text "x" colour=red
  buton "A"
  accordion "z"
  text "y" colour=red
  crd { }
}
`;

const wide = { width: 1400, height: 900 };
const narrow = { width: 390, height: 844 };
/** In the gate, each color scheme is tested at one width. */
const looks: BrowserContextOptions[] = everyNth(
  [
    { colorScheme: "light", viewport: wide },
    { colorScheme: "light", viewport: narrow },
    { colorScheme: "dark", viewport: narrow },
    { colorScheme: "dark", viewport: wide },
  ],
  2,
);

describe.skipIf(!hasBrowser)("files in the browser", () => {
  const showing = new Showing();
  let count = 0;

  beforeAll(async () => {
    ensureBuilt("cli", "preview");
    await showing.start({
      "login.wf": drawing("login"),
      "logout.wf": drawing("logout"),
      "flows/checkout.wf": drawing("checkout"),
      "diagnostics.wf": diagnostics,
    });
  }, 120_000);

  afterEach(() => {
    for (const name of readdirSync(showing.folder)) {
      if (name.startsWith("fresh-")) rmSync(showing.path(name));
    }
  });

  afterAll(() => showing.stop());

  const sees = (page: Page, word: string) =>
    page.locator(".picture svg text", { hasText: word }).first().waitFor();

  /** Opens a new file, and returns the page and the generated name. */
  async function fresh(text: string, options: BrowserContextOptions = {}) {
    const name = `fresh-${++count}.wf`;
    showing.write(name, text);
    return { page: await showing.open(name, options), name };
  }

  const heading = (page: Page) => page.locator(".empty h2");

  test.each([
    ["an empty file", "", /^fresh-\d+\.wf is empty$/],
    ["a blank file", " \n\t\n", /^fresh-\d+\.wf is empty$/],
    ["a file of comments", "// later\n/* much later */\n", /has nothing to draw yet$/],
    ["a file of errors", "}\n", /^fresh-\d+\.wf cannot be drawn yet$/],
  ])("%s is explained, with what to write", async (_, text, title) => {
    const { page, name } = await fresh(text, {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await heading(page).waitFor();
    expect(await heading(page).textContent()).toMatch(title);
    await page.getByRole("button", { name: "Copy example" }).click();
    await page.getByText("Example copied").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(starterSource);
    // There is nothing to download or to zoom.
    await page.keyboard.press("d");
    expect(await page.getByRole("button", { name: "Download SVG" }).isDisabled()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await page.getByRole("button", { name: "Zoom in (+)" }).isDisabled()).toBe(true);
    showing.write(name, copied);
    await sees(page, "Continue");
    expect(await page.locator(".empty").isVisible()).toBe(false);
    expect(await page.getByRole("button", { name: "Zoom in (+)" }).isDisabled()).toBe(false);
    // If there are errors, the last good picture stays.
    if (text.includes("}")) return;
    showing.write(name, text);
    await heading(page).waitFor();
    expect(showing.complaints.get(page)).toEqual([]);
  });

  test("the example has no diagnostic", () => {
    expect(analyze(starterSource).diagnostics).toEqual([]);
  });

  test("a renamed file is followed while it is shown", async () => {
    const { page, name } = await fresh(drawing("first"));
    await sees(page, "first");
    await page.keyboard.press("+");
    const stage = page.locator(".stage");
    await stage.evaluate((each) => each.scrollTo(0, 300));
    const state = async () => [
      await page.locator(".percent").textContent(),
      await stage.evaluate((each) => each.scrollTop),
    ];
    const before = await state();
    expect(before[1]).toBe(300);
    renameSync(showing.path(name), showing.path("sign-in.wf"));
    await page.getByText(`${name} is now sign-in.wf`).waitFor();
    expect(shownPath(page)).toBe("sign-in.wf");
    expect(await page.locator("h1").textContent()).toBe("sign-in.wf");
    expect(await page.locator(".files [aria-current=page]").textContent()).toBe("sign-in.wf");
    expect(await state()).toEqual(before);
    showing.write("sign-in.wf", drawing("second"));
    await sees(page, "second");
    expect(await state()).toEqual(before);
    // Moves it into a folder and changes it at once; the old address leads to it as well.
    mkdirSync(showing.path("deep/er"), { recursive: true });
    renameSync(showing.path("sign-in.wf"), showing.path("deep/er/enter.wf"));
    showing.write("deep/er/enter.wf", drawing("third"));
    await sees(page, "third");
    expect(shownPath(page)).toBe("deep/er/enter.wf");
    const bookmark = await showing.open(name);
    await sees(bookmark, "third");
    expect(shownPath(bookmark)).toBe("deep/er/enter.wf");
    await showing.watching.says(/sign-in\.wf is now deep\/er\/enter\.wf/);
    expect(showing.complaints.get(page)).toEqual([]);
  });

  test("a file in a renamed folder is followed, with its page", async () => {
    showing.write("old/two.wf", 'page "A" w=300 { text "a" }\npage "B" w=300 { text "b" }\n');
    showing.write("old/other.wf", drawing("other"));
    const page = await showing.open("old/two.wf?page=2");
    await sees(page, "b");
    renameSync(showing.path("old"), showing.path("new"));
    await page.getByText("old/two.wf is now new/two.wf").waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      "/view/new/two.wf?page=2",
    );
    rmSync(showing.path("new"), { recursive: true });
    await heading(page).waitFor();
  });

  test("an error in a renamed file keeps the last good picture", async () => {
    const { page, name } = await fresh(drawing("good"));
    await sees(page, "good");
    showing.write(name, `${drawing("bad")}}`);
    await page.locator(".stale").waitFor();
    renameSync(showing.path(name), showing.path("wronged.wf"));
    await page.getByText(`${name} is now wronged.wf`).waitFor();
    await sees(page, "good");
    expect(await page.locator(".stale").textContent()).toBe("Last good picture");
  });

  test.each([
    ["at once", 0],
    ["a moment later", 250],
  ])("an editor that sets the file aside and writes it again %s is recognized", async (_, ms) => {
    const { page, name } = await fresh(drawing("before"));
    await sees(page, "before");
    const backup = name.replace(".wf", ".bak.wf");
    renameSync(showing.path(name), showing.path(backup));
    if (ms > 0) await pause(ms);
    writeFileSync(showing.path(name), drawing("after"));
    await sees(page, "after");
    expect(shownPath(page)).toBe(name);
    rmSync(showing.path(backup));
  });

  test("a removed file is reported, others are offered, and it is shown when it returns", async () => {
    const { page, name } = await fresh(drawing("here"));
    await sees(page, "here");
    rmSync(showing.path(name));
    await heading(page).waitFor();
    expect(await heading(page).textContent()).toBe(`${name} was deleted or moved`);
    expect(shownPath(page)).toBe(name);
    expect(await page.locator(".picture svg").isVisible()).toBe(false);
    const offered = await page.locator(".others a").allTextContents();
    expect(offered).toEqual(expect.arrayContaining(["login.wf", "logout.wf"]));
    showing.write(name, drawing("back"));
    await sees(page, "back");
    rmSync(showing.path(name));
    await page.locator(".others").getByRole("link", { name: "login.wf" }).click();
    await sees(page, "login");
    expect(shownPath(page)).toBe("login.wf");
    await page.goBack();
    await page.getByText(`${name} is not a watched wireframe.`).waitFor();
    expect(showing.complaints.get(page)).toEqual([]);
  });

  test("Enter opens the match of a search", async () => {
    const page = await showing.open("login.wf");
    await sees(page, "login");
    const field = page.locator(".search input");
    const search = async (words: string) => {
      await page.keyboard.press("/");
      await field.fill(words);
    };
    const candidate = page.locator(".files .candidate");
    await search("check");
    expect(await candidate.textContent()).toBe("checkout.wf");
    expect(await page.locator("p.count").textContent()).toMatch(/^1 of \d+ wireframes$/);
    expect(shownPath(page)).toBe("login.wf");
    await page.keyboard.press("Enter");
    await sees(page, "checkout");
    expect(shownPath(page)).toBe("flows/checkout.wf");
    // All files are listed again, and the next key is not added to the search text.
    expect(await field.inputValue()).toBe("");
    expect(await page.locator(".stage").evaluate((each) => each === document.activeElement)).toBe(
      true,
    );
    await search("log");
    expect(await candidate.textContent()).toBe("login.wf");
    await page.keyboard.press("ArrowDown");
    await sees(page, "login");
    await page.keyboard.press("ArrowDown");
    await sees(page, "logout");
    expect(await candidate.textContent()).toBe("logout.wf");
    await page.keyboard.press("Enter");
    expect(shownPath(page)).toBe("logout.wf");
    // If nothing matches, the field keeps the focus.
    await search("nowhere");
    await page.keyboard.press("Enter");
    expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(shownPath(page)).toBe("logout.wf");
  });

  test("errors are listed before warnings, and warnings before infos", async () => {
    const page = await showing.open("diagnostics.wf");
    const panel = page.locator(".diagnostics");
    await panel.waitFor();
    expect(await panel.locator("h2").textContent()).toBe("2 errors, 2 warnings, 1 note");
    expect(await page.locator(".diagnostics-button").textContent()).toBe(
      "2 errors, 2 warnings, 1 note",
    );
    const heads = await panel
      .locator("li")
      .evaluateAll((items) =>
        items.map((item) => [
          item.querySelector(".kind")!.textContent,
          item.querySelector(".place")!.textContent,
        ]),
      );
    expect(heads).toEqual([
      ["Error", "line 3:3"],
      ["Error", "line 6:3"],
      ["Warning", "line 2:12"],
      ["Warning", "line 5:12"],
      ["Info", "line 4:3"],
    ]);
  });

  test("a long line is scrolled to its marked part", async () => {
    const { page } = await fresh(`page { text "${"word ".repeat(14)}" colour=red }\n`, {
      viewport: { width: 390, height: 844 },
    });
    await page.locator(".picture svg").waitFor();
    await page.keyboard.press("e");
    const isSeen = await page.locator(".diagnostics .carets").evaluate((carets) => {
      const { left, right } = carets.getBoundingClientRect();
      const frame = carets.closest("pre")!.getBoundingClientRect();
      return left >= frame.left && right <= frame.right;
    });
    expect(isSeen).toBe(true);
  });

  test.each(looks)(
    "new elements are accessible: $colorScheme, $viewport.width px wide",
    async (look) => {
      const options = { ...look, bypassCSP: true };
      const { page, name } = await fresh("", options);
      await heading(page).waitFor();
      expect(await barriers(page)).toEqual([]);
      rmSync(showing.path(name));
      await page.locator(".others").waitFor();
      expect(await barriers(page)).toEqual([]);
      // An open page may send the following request before it knows about a route.
      await page.route("**/api/download*", (route) => route.abort());
      await page.goto(page.url().replace(name, "diagnostics.wf"));
      await page.locator(".diagnostics").waitFor();
      await page.keyboard.press("d");
      await page.getByRole("button", { name: "Download PDF" }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.keyboard.press("d");
      await page.keyboard.press("Enter");
      await page.locator(".toast.problem").waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press("/");
      await page.keyboard.type("log");
      await page.locator(".files .candidate").waitFor();
      expect(await barriers(page)).toEqual([]);
    },
    60_000,
  );
});

describe.skipIf(!hasBrowser)("a folder without wireframes", () => {
  const showing = new Showing();

  beforeAll(async () => {
    ensureBuilt("cli", "preview");
    await showing.start({ "notes.txt": "nothing to see" });
  }, 120_000);

  afterAll(() => showing.stop());

  test.each(looks)("explains what to do: $colorScheme, $viewport.width px wide", async (look) => {
    const page = await showing.open("", { ...look, bypassCSP: true });
    const card = page.locator(".empty .card");
    await card.waitFor();
    expect(await card.locator("h2").textContent()).toBe("No wireframes yet");
    expect(await card.locator(".words").textContent()).toBe(
      `Save this example as first.wf in ${showing.folder} to see it here.`,
    );
    expect(await card.locator("pre").textContent()).toBe(starterSource.trimEnd());
    expect(await barriers(page)).toEqual([]);
  });

  test("shows the first one, and explains again when the last one is gone", async () => {
    const page = await showing.open("");
    await page.getByText("No wireframes yet").first().waitFor();
    showing.write("first.wf", starterSource);
    await page.locator(".picture svg text", { hasText: "Continue" }).waitFor();
    expect(shownPath(page)).toBe("first.wf");
    rmSync(showing.path("first.wf"));
    await page.getByText("first.wf was deleted or moved").waitFor();
    expect(await page.locator(".empty pre").textContent()).toBe(starterSource.trimEnd());
  });
});
