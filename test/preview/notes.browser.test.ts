/** Tests notes as users write them: a real Chromium with `wf watch`, and files on disk. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applyAct } from "../../src/authoring/notes/apply-act.js";
import { readNotes } from "../../src/authoring/notes/read-notes.js";
import { changeNotesOf } from "../../src/workspace/notes/note-store.js";
import { ensureBuilt } from "../cli/built.js";
import { hasBrowser } from "../support/browser.js";
import { barriers, Showing } from "./showing.js";
import { Watching } from "./watching.js";

const login = `page "Sign in" w=480 h=560 centered {
  card "Welcome back" p=6 {
    input "Email" type=email
    button "Continue" primary
    link "Forgot password?" href="/help"
  }
}
page "Reset" w=480 h=560 {
  text "Check your inbox"
}
`;

describe.skipIf(!hasBrowser)("notes in the preview", () => {
  const showing = new Showing();
  beforeAll(async () => {
    ensureBuilt("cli", "preview");
    await showing.start({ "login.wf": login }, { WF_AUTHOR: "Ann Lee" });
  }, 120_000);
  beforeEach(() => {
    rmSync(showing.path("login.wf.notes.json"), { force: true });
    showing.write("login.wf", login);
  });
  afterAll(async () => await showing.stop());

  const notes = () => {
    const { file, problems } = readNotes(readFileSync(showing.path("login.wf.notes.json"), "utf8"));
    expect(problems).toEqual([]);
    return file;
  };
  const open = async (options = {}): Promise<Page> => {
    const page = await showing.open("login.wf", options);
    await page.locator(".picture svg text").first().waitFor();
    return page;
  };
  /** The text of an element in the picture. */
  const drawn = (page: Page, words: string) =>
    page.locator(".picture svg text", { hasText: words }).first();
  const pin = async (page: Page, words: string, text: string): Promise<void> => {
    await drawn(page, words).hover();
    await page.keyboard.press("c");
    await page.getByRole("textbox", { name: "What should change?" }).fill(text);
    await page.keyboard.press("Enter");
    await page.locator(".note-form").waitFor({ state: "hidden" });
  };
  const write = (text: string, agent = true) =>
    changeNotesOf(showing.path("login.wf"), showing.path("."), (file) =>
      applyAct(
        file,
        { kind: "reply", id: `r${text.length}`, note: file.notes[0]!.id, text },
        { author: "Robot", agent, created: new Date().toISOString() },
      ),
    );
  const clean = (page: Page) => expect(showing.complaints.get(page)).toEqual([]);

  test("c pins a note to the element under the pointer, with the name from git or --author", async () => {
    const page = await open();
    await pin(page, "Continue", "Make it larger");
    const [note] = notes().notes;
    expect(note).toMatchObject({
      author: "Ann Lee",
      text: "Make it larger",
      state: "open",
      anchor: { component: "button", words: "Continue" },
    });
    expect(note!.agent).toBeUndefined();
    await page.getByRole("button", { name: /^Note 1 on / }).waitFor();
    expect(await page.getByRole("button", { name: "Notes, 1 open" }).textContent()).toBe("1");
    clean(page);
  });

  test("a note is pinned by keyboard alone, answered, marked done, found by the filter, and reopened", async () => {
    const page = await open();
    await page.keyboard.press("c");
    await page.getByRole("status").filter({ hasText: "Click an element" }).waitFor();
    // From the page into the card, and to its first element.
    for (const key of ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowLeft", "Enter"]) {
      await page.keyboard.press(key);
    }
    await page.getByRole("textbox", { name: "What should change?" }).fill("First line");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("second line");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => notes().notes.map(({ text }) => text))
      .toEqual(["First line\nsecond line"]);
    await page.locator(".note-form").waitFor({ state: "hidden" });
    // The page hears of the note through the file, which may take a moment longer than the answer.
    await page.locator(".pin").waitFor();
    await page.keyboard.press("n");
    await page.getByRole("complementary", { name: "Notes" }).waitFor();
    // The first thread has the focus; r moves it to the reply field.
    await page.keyboard.press("r");
    await page.keyboard.type("One more thing");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => notes().notes[0]!.replies.map(({ text }) => text))
      .toEqual(["One more thing"]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Mark done: note 1" }).press("Enter");
    await expect.poll(() => notes().notes[0]!.state).toBe("done");
    await page.getByText("No open notes.").waitFor();
    expect(await page.locator(".pin").count()).toBe(0);
    await page.getByRole("button", { name: /^Done/ }).press("Enter");
    await page.getByRole("button", { name: "Reopen: note 1" }).press("Enter");
    await expect.poll(() => notes().notes[0]!.state).toBe("open");
    await page.keyboard.press("Escape");
    expect(await page.getByRole("complementary", { name: "Notes" }).isVisible()).toBe(false);
    clean(page);
  });

  test("the button lets a viewer choose an element with the mouse, and Esc cancels", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Notes, 0 open" }).click();
    const add = page.getByRole("button", { name: "Pin a note (c)" });
    await add.click();
    await page.keyboard.press("Escape");
    expect(await page.locator(".pick-hint").isVisible()).toBe(false);
    await add.click();
    await drawn(page, "Email").hover();
    expect(await page.locator(".pick").isVisible()).toBe(true);
    await drawn(page, "Email").click();
    await page.getByRole("textbox", { name: "What should change?" }).fill("Ask for the name");
    await page.getByRole("button", { name: "Pin note" }).click();
    await expect.poll(() => notes().notes[0]?.anchor.component).toBe("input");
    // The click has no other effect.
    expect(await page.locator(".source").isVisible()).toBe(false);
    clean(page);
  });

  test("a note can be pinned in live HTML, to elements that react to clicks", async () => {
    const page = await open();
    await page.keyboard.press("h");
    const link = page.frameLocator("iframe").getByText("Forgot password?").first();
    await link.hover();
    await page.getByRole("button", { name: "Notes, 0 open" }).click();
    await page.getByRole("button", { name: "Pin a note (c)" }).click();
    await link.click();
    await page.getByRole("textbox", { name: "What should change?" }).fill("Too prominent");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => notes().notes[0]?.anchor)
      .toMatchObject({ component: "link", words: "Forgot password?" });
    const pinned = page.getByRole("button", { name: "Note 1 on link “Forgot password?”" });
    const [at, of] = [await pinned.boundingBox(), await link.boundingBox()];
    expect(Math.abs(at!.y + at!.height / 2 - of!.y)).toBeLessThan(8);
    clean(page);
  });

  test("pins follow zoom and edits; a note whose element is gone is listed", async () => {
    const page = await open();
    await pin(page, "Forgot password?", "Move up");
    const pinned = page.getByRole("button", { name: /^Note 1 on link/ });
    const offset = async () => {
      const [at, of] = [
        await pinned.boundingBox(),
        await drawn(page, "Forgot password?").boundingBox(),
      ];
      return Math.round(Math.abs(at!.y + at!.height / 2 - of!.y));
    };
    expect(await offset()).toBeLessThan(8);
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    expect(await offset()).toBeLessThan(10);
    showing.write(
      "login.wf",
      login.replace('    input "Email"', '    title "New"\n    text "More"\n    input "Email"'),
    );
    await drawn(page, "More").waitFor();
    await expect.poll(offset).toBeLessThan(10);
    const wrapped = login.replace(/link.*/, (link) => `row { ${link} }`);
    showing.write("login.wf", wrapped);
    await expect.poll(() => notes().notes[0]!.anchor.path).toBe("page/card/row/link");
    showing.write("login.wf", login.replace(/ {4}link.*\n/, ""));
    await expect.poll(() => pinned.isVisible()).toBe(false);
    await page.keyboard.press("n");
    await page.getByText("No longer in the wireframe").waitFor();
    await page.getByText("Move up").waitFor();
    clean(page);
  });

  test("changes by another process appear immediately, and unfinished text stays", async () => {
    const page = await open();
    await pin(page, "Email", "Why?");
    await page.keyboard.press("n");
    const reply = page.getByRole("textbox", { name: "Reply to note 1" });
    await reply.fill("half a sent");
    await write("Because of the law");
    await page.getByText("Because of the law").waitFor();
    expect(await page.locator(".remark .agent").textContent()).toBe("agent");
    expect(await reply.inputValue()).toBe("half a sent");
    expect(await reply.evaluate((field) => field === document.activeElement)).toBe(true);
    clean(page);
  });

  test("a page is approved as it is, and no longer after a change", async () => {
    const page = await open();
    await page.keyboard.press("n");
    await page.getByRole("button", { name: "Approve Sign in" }).click();
    await page.getByText("Approved by Ann Lee").waitFor();
    await page.getByRole("button", { name: "Approve Reset" }).waitFor();
    expect(notes().approvals).toMatchObject([{ author: "Ann Lee", page: { words: "Sign in" } }]);
    showing.write("login.wf", login.replace("Email", "Name"));
    await page.getByText("Changed since Ann Lee approved it").waitFor();
    showing.write("login.wf", `// only a comment\n${login}`);
    await page.getByText("Approved by Ann Lee").waitFor();
    await page.getByRole("button", { name: "Withdraw approval of Sign in" }).click();
    await expect.poll(() => notes().approvals).toEqual([]);
    clean(page);
  });

  test("a name can be changed in the page, and is stored", async () => {
    const page = await open();
    await page.keyboard.press("n");
    const name = page.getByRole("textbox", { name: "Your name" });
    await expect.poll(() => name.inputValue()).toBe("Ann Lee");
    await name.fill("Bo");
    await name.press("Tab");
    await page.keyboard.press("Escape");
    await page.reload();
    await drawn(page, "Email").waitFor();
    await pin(page, "Email", "x");
    expect(notes().notes[0]!.author).toBe("Bo");
  });

  test("hostile text is shown as text, and a broken file is reported", async () => {
    const page = await open();
    const hostile = '<img src=x onerror="document.title=1"><script>alert(1)</script>';
    await pin(page, "Email", hostile);
    await page.keyboard.press("n");
    expect(await page.locator(".thread .text").textContent()).toBe(hostile);
    expect(await page.locator(".notes img, .notes script").count()).toBe(0);
    writeFileSync(showing.path("login.wf.notes.json"), "{");
    await page.getByRole("alert").filter({ hasText: "is not valid JSON" }).waitFor();
    clean(page);
  });

  test.each(["light", "dark"] as const)(
    "%s: axe finds nothing, wide and on a phone",
    async (colorScheme) => {
      const page = await open({ colorScheme, bypassCSP: true });
      await pin(page, "Continue", "Make it larger");
      await pin(
        page,
        "Email",
        "Ask for the name, and say why it is needed; people will leave otherwise.",
      );
      await write("Done: 48 px high now.");
      await page.keyboard.press("n");
      await page.getByText("48 px high").waitFor();
      await page.getByRole("button", { name: "Approve Reset" }).click();
      await page.getByText("Approved by").waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await drawn(page, "Forgot password?").hover();
      await page.keyboard.press("c");
      await page.locator(".note-form textarea").fill("Is this needed?");
      expect(await barriers(page)).toEqual([]);
      if (process.env.WF_SHOTS)
        await page.screenshot({ path: `${process.env.WF_SHOTS}/form-${colorScheme}.png` });
      await page.keyboard.press("Escape");
      await page.keyboard.press("n");
      if (process.env.WF_SHOTS)
        await page.screenshot({ path: `${process.env.WF_SHOTS}/wide-${colorScheme}.png` });
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await barriers(page)).toEqual([]);
      if (process.env.WF_SHOTS)
        await page.screenshot({ path: `${process.env.WF_SHOTS}/phone-${colorScheme}.png` });
    },
  );
});

describe.skipIf(!hasBrowser)("a read-only preview", () => {
  test("shows notes, and offers nothing to write with", async () => {
    ensureBuilt("cli", "preview");
    const showing = new Showing(["--read-only"]);
    await showing.start({ "login.wf": login });
    const page = await showing.open("login.wf");
    await page.locator(".picture svg text").first().hover();
    await page.keyboard.press("c");
    await page.getByText("This preview is read-only").waitFor();
    await page.keyboard.press("n");
    await page.getByText("You can read notes here, not write them.").waitFor();
    expect(await page.getByRole("button", { name: /^Approve/ }).count()).toBe(0);
    await showing.stop();
  }, 120_000);
});

test("--read-only and --allow-write cannot be used together", async () => {
  ensureBuilt("cli");
  const folder = mkdtempSync(join(tmpdir(), "wf-both-"));
  const watching = new Watching(folder, ["watch", "--read-only", "--allow-write"]);
  expect(await watching.ended).toBe(2);
  expect(watching.err).toContain("cannot be used together");
  rmSync(folder, { recursive: true });
});
