/** Tests an element from a component in another file, as seen by users in the preview. */
import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureBuilt } from "../cli/built.js";
import { hasBrowser } from "../support/browser.js";
import { Showing } from "./showing.js";

const files = {
  "parts/person.wf": 'component person(name: string) {\n  card { text "Dr. ${name}" }\n}\n',
  "team.wf":
    'import "parts/person.wf"\npage "Team" w=400 h=300 {\n  person "Ada"\n  text "Own"\n}\n',
};

/** An editor that records how it is called. */
const editor = 'require("fs").writeFileSync(process.argv[2], process.argv.slice(3).join(" "))';

describe.skipIf(!hasBrowser)("an element of an imported component", () => {
  const showing = new Showing();

  beforeAll(async () => {
    ensureBuilt("cli", "preview");
    showing.write("editor.cjs", editor);
    const call = [process.execPath, showing.path("editor.cjs"), showing.path("told")];
    const words = call.map((word) => `"${word}"`).join(" ");
    await showing.start(files, { WF_EDITOR: `${words} {file} {line}` });
  }, 120_000);

  afterAll(() => showing.stop());

  test("selects the line of its use, and opens the place where it is written", async () => {
    const page = await showing.open("team.wf");
    const selected = page.locator('.source [aria-selected="true"]');
    const written = page.getByRole("button", { name: "written at" });
    await page.locator(".picture svg text", { hasText: "Dr. Ada" }).click();
    await expect.poll(() => selected.textContent()).toContain('person "Ada"');
    await expect.poll(() => written.textContent()).toBe("written at parts/person.wf:2:10");
    // Everything drawn by the use is marked as one.
    expect(await page.locator(".mark").count()).toBe(1);
    await written.click();
    await expect.poll(() => existsSync(showing.path("told"))).toBe(true);
    await expect
      .poll(() => readFileSync(showing.path("told"), "utf8"))
      .toBe(`${showing.path("parts/person.wf")} 2`);
    await page.locator(".picture svg text", { hasText: "Own" }).click();
    await expect.poll(() => selected.textContent()).toContain('text "Own"');
    expect(await written.isVisible()).toBe(false);
    showing.write("parts/person.wf", files["parts/person.wf"].replace("Dr.", "Prof."));
    await page.locator(".picture svg text", { hasText: "Prof. Ada" }).waitFor();
    expect(showing.complaints.get(page)).toEqual([]);
  });
});
