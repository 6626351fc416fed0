/** Uses prototypes with states and variants in Chromium, and compares their initial state with pictures. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { renderHtml } from "../../src/compile.js";
import { hasBrowser, startBrowser } from "../support/browser.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const on = (kind: string, given: string) => `on={event=click effects=[{kind=${kind} ${given}}]}`;

const details = `page "A" w=400 states=[{name=open, valueType=boolean}] {
  row gap=2 {
    button "Toggle" ${on("toggle", "state=open")}
    button "Show" ${on("set", "state=open value=true")}
    button "Hide" ${on("set", "state=open value=false")}
    button "Reset" ${on("reset", "state=open")}
  }
  text "Closed" visibleWhen={state=open equals=false}
  card visibleWhen={state=open equals=true} { text "Open" }
  button "Save" enabledWhen={state=open equals=true}
}`;

const tabs = `page "A" w=400 states=[{name=tab initial=first}] {
  row gap=2 {
    button "First" ${on("set", "state=tab value=first")}
    button "Second" ${on("set", "state=tab value=second")}
    card ${on("set", "state=tab value=third")} { text "Third" }
    button "Back" ${on("reset", "state=tab")}
  }
  text "Panel 1" visibleWhen={state=tab equals=first}
  text "Panel 2" visibleWhen={state=tab equals=second}
  text "Panel 3" visibleWhen={state=tab equals=third}
}`;

const dialog = `page "A" w=600 h=400 states=[{name=asks valueType=boolean initial=false}] {
  button "Delete" ${on("set", "state=asks value=true")}
  modal "Sure?" visibleWhen={state=asks equals=true} {
    text "Really?"
    button "No" ${on("reset", "state=asks")}
  }
}`;

const variants = `page "Orders" w=300 variants=[loading, ready] { text "L" when=loading text "R" when=ready }
page "Other" w=300 { text "O" }`;

/** Sources with states, each with the same source without them. */
const initial: [string, string][] = [
  [
    details,
    'page "A" w=400 { row gap=2 { button "Toggle" button "Show" button "Hide" button "Reset" } text "Closed" button "Save" disabled }',
  ],
  [
    `page w=400 states=[{name=s initial=a}] {
      row gap=4 { card w=1/2 visibleWhen={state=s equals=b} { text "x" } card { text "y" } text "z" visibleWhen={state=s equals=a} }
      repeat 2 { text "r" visibleWhen={state=s equals=b} }
      list { item "i" item "j" visibleWhen={state=s equals=b} }
      stack visibleWhen={state=s equals=b} { text "deep" visibleWhen={state=s equals=a} }
      button "Set" ${on("set", "state=s value=b")}
    }`,
    'page w=400 { row gap=4 { card { text "y" } text "z" } list { item "i" } button "Set" }',
  ],
  [
    `component note(text: string) { text "$text" text "more" }
     page w=400 states=[{name=s valueType=boolean}] {
       use note(text="a") visibleWhen={state=s equals=true}
       note "b" visibleWhen={state=s equals=false}
       button "Set" ${on("toggle", "state=s")}
     }`,
    'page w=400 { text "b" text "more" button "Set" }',
  ],
];

describe.skipIf(!hasBrowser)("states in a prototype", () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    // The policy of our documents allows no scripts, not even axe.
    context = await browser.newContext({ bypassCSP: true, viewport: { width: 1300, height: 800 } });
  }, 60_000);

  beforeEach(async () => {
    page = await context.newPage();
  });

  afterEach(() => page.close());
  afterAll(() => browser?.close());

  async function open(source: string, overview = false): Promise<void> {
    const options = { prototype: true, fullDocument: true, overview };
    const { html, diagnostics } = renderHtml(source, options);
    expect(diagnostics).toEqual([]);
    expect(html).not.toContain("<script");
    await page.setContent(html);
  }

  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  const text = (name: string): Locator => page.getByText(name, { exact: true });
  const seen = async (...names: string[]): Promise<string[]> => {
    const found: string[] = [];
    for (const name of names) if (await text(name).last().isVisible()) found.push(name);
    return found;
  };
  const violations = async (): Promise<unknown[]> => {
    await page.evaluate(axe);
    return (await page.evaluate(
      "axe.run(document, { resultTypes: ['violations'], preload: false }).then((all) => all.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => id + nodes[0].html))",
    )) as unknown[];
  };

  it("switch by buttons: set, toggle and reset", async () => {
    await open(details);
    const shown = () => seen("Closed", "Open");
    expect(await shown()).toEqual(["Closed"]);
    expect(await button("Save").isDisabled()).toBe(true);
    for (const [name, expected] of [
      ["Toggle", "Open"],
      ["Show", "Open"],
      ["Toggle", "Closed"],
      ["Hide", "Closed"],
      ["Show", "Open"],
      ["Reset", "Closed"],
    ] as const) {
      await button(name).click();
      expect(await shown()).toEqual([expected]);
      expect(await button("Save").count()).toBe(1);
      expect(await button("Save").isDisabled()).toBe(expected === "Closed");
      expect(await violations()).toEqual([]);
    }
  });

  it("switch by the keyboard", async () => {
    await open(details);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await seen("Closed", "Open")).toEqual(["Open"]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    expect(await seen("Closed", "Open")).toEqual(["Closed"]);
  });

  it("with several values have radios below their page, for clicks and keys", async () => {
    await open(tabs);
    const panels = () => seen("Panel 1", "Panel 2", "Panel 3");
    const radio = (name: string) => page.getByRole("radio", { name, exact: true });
    expect(await panels()).toEqual(["Panel 1"]);
    await text("Second").click();
    expect(await panels()).toEqual(["Panel 2"]);
    // The label over the card receives the click.
    await text("Third").click({ force: true });
    expect(await panels()).toEqual(["Panel 3"]);
    await text("Back").click();
    expect(await panels()).toEqual(["Panel 1"]);
    expect(await radio("first").isChecked()).toBe(true);
    await open(tabs);
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    expect(await radio("second").isChecked()).toBe(true);
    expect(await panels()).toEqual(["Panel 2"]);
    await radio("third").click();
    expect(await panels()).toEqual(["Panel 3"]);
    expect(await page.getByRole("radiogroup", { name: "A: tab" }).isVisible()).toBe(true);
    expect(await violations()).toEqual([]);
  });

  it("that nothing sets have radios too", async () => {
    await open(
      'page "A" w=400 states=[{name=empty valueType=boolean initial=true}] { text "Nothing" visibleWhen={state=empty equals=true} text "List" visibleWhen={state=empty equals=false} }',
    );
    expect(await seen("Nothing", "List")).toEqual(["Nothing"]);
    await page.getByRole("radio", { name: "false" }).click();
    expect(await seen("Nothing", "List")).toEqual(["List"]);
  });

  it("open and close an overlay, also with its cross", async () => {
    await open(dialog);
    expect(await seen("Really?")).toEqual([]);
    for (const close of ["No", "Close"]) {
      await button("Delete").click();
      expect(await seen("Really?")).toEqual(["Really?"]);
      const sheet = (await page.getByRole("dialog").boundingBox())!;
      const board = (await page.getByLabel("A", { exact: true }).boundingBox())!;
      expect(sheet.x + sheet.width / 2).toBeCloseTo(board.x + board.width / 2, 0);
      expect(await violations()).toEqual([]);
      await button(close).click();
      expect(await seen("Really?")).toEqual([]);
    }
  });

  it("close an overlay that something else opens", async () => {
    await open(
      `page "A" w=600 h=400 { button "Open" opens=m modal "M" id=m { text "Inside" button "Done" ${on("close", "target=m")} } }`,
    );
    await button("Open").click();
    expect(await seen("Inside")).toEqual(["Inside"]);
    await button("Done").click();
    expect(await seen("Inside")).toEqual([]);
  });

  it("of one page do not affect another", async () => {
    const one = (name: string) =>
      `page "${name}" w=300 states=[{name=s valueType=boolean}] { button "Set ${name}" ${on("toggle", "state=s")} text "On ${name}" visibleWhen={state=s equals=true} }`;
    await open(`${one("A")} ${one("B")}`, true);
    await button("Set B").click();
    expect(await seen("On A", "On B")).toEqual(["On B"]);
  });

  it.each(initial)("begin as in a picture: %#", async (source, plain) => {
    const { html } = renderHtml(source, { prototype: true });
    const { html: without, css: cssWithout } = renderHtml(plain, { prototype: true });
    const shots: Buffer[] = [];
    for (const [body, css] of [
      [html, renderHtml(source, { prototype: true }).css],
      [without, cssWithout],
    ]) {
      await page.setContent(`<!DOCTYPE html><style>${css}</style>${body}`);
      shots.push(await page.locator("section").first().screenshot());
    }
    expect(shots[0]!.equals(shots[1]!)).toBe(true);
  });

  it("variants of a page without an id link to each other", async () => {
    await open(variants, true);
    const switchers = page.getByRole("navigation", { name: "Variants" });
    expect(await switchers.count()).toBe(2);
    await switchers.first().getByRole("link", { name: "ready" }).focus();
    await page.keyboard.press("Enter");
    const target = await page.evaluate("document.querySelector(':target')?.ariaLabel");
    expect(target).toBe("Orders – ready");
    expect(await violations()).toEqual([]);
  });
});
