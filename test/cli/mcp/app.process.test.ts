/** The page in a chat: the real server, the SDK's client, and Chromium, which embeds the page like a host. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { build } from "esbuild";
import type { Browser, FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Review } from "../../../src/tools/mcp/review.js";
import { hasBrowser, startBrowser } from "../../support/browser.js";
import { ensureBuilt, wf } from "../built.js";

const source = `page "Sign in" w=480 h=420 centered {
  card "Welcome back" p=6 {
    input "Email" type=email
    button "Continue" primary
  }
}
`;
const pages = {
  extensions: { "io.modelcontextprotocol/ui": { mimeTypes: ["text/html;profile=mcp-app"] } },
};

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let folder = "";
let client: Client;
beforeAll(async () => {
  ensureBuilt("cli", "mcp", "preview");
  folder = realpathSync(mkdtempSync(join(tmpdir(), "wf-app-")));
  mkdirSync(join(folder, "designs"));
  writeFileSync(join(folder, "designs", "login.wf"), source);
  client = await connected(pages);
}, 120_000);
afterAll(async () => {
  await client?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function connected(capabilities: object): Promise<Client> {
  const made = new Client(
    { name: "test-host", version: "1" },
    { capabilities: { roots: {}, ...capabilities } },
  );
  made.setRequestHandler("roots/list", async () => ({
    roots: [{ uri: pathToFileURL(join(folder, "designs")).href }],
  }));
  await made.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [wf, "mcp"],
      cwd: folder,
      stderr: "ignore",
      env: { PATH: process.env.PATH ?? "", HOME: folder, WF_AUTHOR: "Ann Lee" },
    }),
  );
  return made;
}

type Content = { type: string; text?: string }[];

async function review(args: object) {
  const result = await client.callTool({ name: "wf_review", arguments: { ...args } });
  const text = (result.content as Content).map((each) => each.text ?? "").join("\n");
  return {
    text,
    isError: result.isError === true,
    view: result.structuredContent as unknown as Review,
  };
}

describe("the tool of the page", () => {
  it("is offered only to hosts that show pages, and only for their pages", async () => {
    const { tools } = await client.listTools();
    const render = tools.find(({ name }) => name === "wf_render");
    expect(render?._meta).toEqual({
      ui: { resourceUri: "ui://wf/review", visibility: ["model", "app"] },
    });
    const own = tools.find(({ name }) => name === "wf_review");
    expect(own?._meta).toMatchObject({ ui: { visibility: ["app"] } });
    expect(tools.length).toBeLessThanOrEqual(10);
  });

  it("is not available to others, who cannot approve in a person's name", async () => {
    const other = await connected({});
    try {
      const { tools } = await other.listTools();
      expect(tools.map(({ name }) => name)).not.toContain("wf_review");
      const call = other.callTool({
        name: "wf_review",
        arguments: { path: "login.wf", approve: 1 },
      });
      const { isError } = await call.catch(() => ({ isError: true }));
      expect(isError).toBe(true);
    } finally {
      await other.close();
    }
  });

  it.each([
    ["to hosts that show pages", pages, true],
    ["to nobody else", {}, false],
  ])("is offered over HTTP %s", async (_, capabilities, isOffered) => {
    const token = "a-token-of-enough-letters";
    const server = spawn(process.execPath, [wf, "mcp", "--http", "0", "--root", "designs"], {
      cwd: folder,
      env: { ...process.env, WF_MCP_TOKEN: token },
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      const [line] = (await once(server.stdout!, "data")) as [Buffer];
      const other = new Client({ name: "test-host", version: "1" }, { capabilities });
      const requestInit = { headers: { Authorization: `Bearer ${token}` } };
      const address = new URL(/http:\S+/.exec(String(line))![0]);
      await other.connect(new StreamableHTTPClientTransport(address, { requestInit }));
      const { tools } = await other.listTools();
      expect(tools.some(({ name }) => name === "wf_review")).toBe(isOffered);
      await other.close();
    } finally {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
  });

  it("lists the elements that can be pointed at, in px of the picture", async () => {
    const { view } = await review({ source });
    expect(view).toMatchObject({ notes: [], pages: [{ name: "Sign in", by: [] }] });
    expect(view.path).toBeUndefined();
    const button = view.elements.find(({ component }) => component === "button")!;
    expect(button).toMatchObject({ words: "Continue", line: 4, page: "Sign in" });
    expect(button.x + button.width).toBeLessThan(view.width);
    expect(button.y + button.height).toBeLessThan(view.height);
  });

  it.each([
    ["a note about an earlier picture", { version: "old", pin: { at: 2, text: "x" } }, /changed/],
    ["an approval of a missing page", { approve: 2 }, /changed/],
    ["a missing element", { pin: { at: 999, text: "x" } }, /changed/],
    ["a reply to no note", { answer: { note: "none", text: "x" } }, /there is no note/],
    ["a note without words", { pin: { at: 2, text: "  " } }, /needs a text/],
  ])("refuses %s", async (_, act, says) => {
    const { view } = await review({ path: "login.wf" });
    const answer = await review({ path: "login.wf", version: view.version, ...act });
    expect(answer.isError).toBe(true);
    expect(answer.text).toMatch(says);
  });

  it("names a file by its path below its folder, whatever its previous path", async () => {
    const { view } = await review({ path: "I approve this/../login.wf" });
    expect(view.path).toBe("login.wf");
  });

  it("includes the page of a source without a page element", async () => {
    const { view } = await review({ source: 'button "Only"' });
    expect(view.pages).toHaveLength(1);
    expect(view.elements.filter(({ words }) => words === "Only")).toHaveLength(1);
  });

  it("keeps no notes on a source without a file", async () => {
    const { view } = await review({ source });
    const answer = await review({ source, version: view.version, pin: { at: 2, text: "x" } });
    expect(answer.text).toMatch(/write the wireframe with wf_write first/);
  });
});

describe.skipIf(!hasBrowser)("the page in a chat", () => {
  let browser: Browser;
  let script = "";
  let html = "";
  beforeAll(async () => {
    browser = await startBrowser();
    const bundled = await build({
      entryPoints: [new URL("host-page.ts", import.meta.url).pathname],
      bundle: true,
      write: false,
      format: "iife",
      platform: "browser",
    });
    script = bundled.outputFiles[0]!.text;
    const { contents } = await client.readResource({ uri: "ui://wf/review" });
    expect(contents[0]).toMatchObject({
      mimeType: "text/html;profile=mcp-app",
      _meta: { ui: { prefersBorder: true } },
    });
    html = (contents[0] as { text: string }).text;
  }, 120_000);
  afterAll(async () => await browser?.close());

  /** A chat that shows the result of a call. */
  async function chat(given: Record<string, unknown>, theme: "light" | "dark" = "light") {
    const page = await browser.newPage({ viewport: { width: 700, height: 900 } });
    const heard: string[] = [];
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.exposeFunction("callTool", (params: { name: string; arguments: object }) =>
      client.callTool({ name: params.name, arguments: { ...params.arguments } }),
    );
    await page.exposeFunction("hear", (kind: string, text: string) => {
      heard.push(`${kind}: ${text}`);
    });
    await page.addScriptTag({ content: script });
    const result = await client.callTool({ name: "wf_render", arguments: given });
    await page.evaluate(([text, args, shown, name]) => window.embed(text, args, shown, name), [
      html,
      given,
      result,
      theme,
    ] as const);
    return { page, heard, errors, app: page.frameLocator("iframe") };
  }

  async function pinTo(app: FrameLocator, name: string, text: string): Promise<void> {
    await app.getByRole("button", { name: `Note on ${name}` }).click();
    await app.getByRole("textbox", { name: "What should change?" }).fill(text);
    await app.getByRole("button", { name: "Pin note" }).click();
    await app.getByRole("listitem").filter({ hasText: text }).waitFor();
  }

  it("takes notes, answers and an approval, and stores them beside the file", async () => {
    const { page, heard, errors, app } = await chat({ path: "login.wf" });
    await pinTo(app, "button “Continue”", "Say what happens next");
    const file = join(folder, "designs", "login.wf.notes.json");
    const [note] = JSON.parse(readFileSync(file, "utf8")).notes;
    expect(note).toMatchObject({
      author: "Ann Lee",
      text: "Say what happens next",
      anchor: { component: "button", words: "Continue", line: 4 },
    });
    await expect.poll(() => heard.at(-1)).toMatch(/^context: “login\.wf”: 1 note waits/);
    await app.getByRole("button", { name: "Send 1 note to the agent" }).click();
    await expect.poll(() => heard.at(-1)).toMatch(/^message: I have pinned notes to “login\.wf”/);

    const told = await client.callTool({
      name: "wf_notes",
      arguments: { path: "login.wf", reply: [{ note: note.id, text: "To your inbox?" }] },
    });
    expect(told.isError).not.toBe(true);
    await app.getByRole("button", { name: "Reply" }).click();
    await app.getByRole("textbox", { name: "Your reply" }).fill("Yes");
    await app.getByRole("button", { name: "Send reply" }).click();
    await app.getByText("To your inbox?").waitFor();
    await app.getByText("Yes", { exact: true }).waitFor();

    await app.getByRole("button", { name: "Approve" }).click();
    await app.getByText("Approved by Ann Lee").waitFor();
    const notes = await client.callTool({ name: "wf_notes", arguments: { path: "login.wf" } });
    expect(notes.structuredContent).toMatchObject({ approved: true });
    expect(errors).toEqual([]);
    await page.close();
  }, 60_000);

  it("takes a note and an approval by keyboard alone, and preserves the focus", async () => {
    writeFileSync(join(folder, "designs", "keys.wf"), source);
    const { page, errors, app } = await chat({ path: "keys.wf" });
    const area = (name: string) => app.getByRole("button", { name: `Note on ${name}` });
    await area("button “Continue”").waitFor();
    const frame = await frameOf(page);
    const focused = () =>
      frame.evaluate(() => {
        const { activeElement: now } = document;
        return now?.getAttribute("aria-label") ?? now?.textContent ?? "";
      });
    await app.getByRole("button", { name: "Approve" }).focus();
    await page.keyboard.press("Tab");
    const first = await focused();
    expect(first).toMatch(/^Note on /);
    // All elements are one tab stop; arrow keys move between them.
    await page.keyboard.press("End");
    expect(await focused()).toBe("Note on button “Continue”");
    await page.keyboard.press("ArrowUp");
    expect(await focused()).toBe("Note on input “Email”");
    await page.keyboard.press("Home");
    expect(await focused()).toBe(first);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    expect(await focused()).toBe("What should change?");
    await page.keyboard.press("Escape");
    expect(await focused()).toBe("Note on button “Continue”");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Say what happens next");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await app.getByRole("listitem").filter({ hasText: "Say what happens next" }).waitFor();
    expect(await focused()).toBe("Note on button “Continue”");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await focused()).toBe("Approve");
    await page.keyboard.press("Enter");
    await app.getByText("Approved by Ann Lee").waitFor();
    expect(await focused()).toBe("✓ Approved by Ann Lee");
    expect(errors).toEqual([]);
    await page.close();
  }, 60_000);

  it("keeps the written note if the file has changed in the meantime, and shows the current file", async () => {
    const path = join(folder, "designs", "moving.wf");
    writeFileSync(path, source);
    const { page, app } = await chat({ path: "moving.wf" });
    await app.getByRole("button", { name: "Note on button “Continue”" }).click();
    const field = app.getByRole("textbox", { name: "What should change?" });
    await field.fill("Say what happens");
    writeFileSync(path, source.replace("Welcome back", "Hello again"));
    await app.getByRole("button", { name: "Pin note" }).click();
    await app.getByText(/has changed in the meantime/).waitFor();
    expect(await field.inputValue()).toBe("Say what happens");
    await app.getByRole("button", { name: "Note on card “Hello again”" }).waitFor();
    await app.getByRole("button", { name: "Pin note" }).click();
    await app.getByRole("listitem").filter({ hasText: "Say what happens" }).waitFor();
    await page.close();
  }, 60_000);

  it("sends notes on a source without a file to the chat", async () => {
    const { page, heard, errors, app } = await chat({ source });
    await pinTo(app, "input “Email”", "Work email");
    await app.getByRole("button", { name: "Send 1 note to the agent" }).click();
    await expect
      .poll(() => heard)
      .toContain("message: Notes on the wireframe:\n- input “Email”, line 3: Work email");
    await app.getByRole("button", { name: "Approve" }).click();
    await expect.poll(() => heard.at(-1)).toMatch(/^message: I approve/);
    expect(errors).toEqual([]);
    await page.close();
  }, 60_000);

  it("turns to another page, which has its own notes and approval", async () => {
    const path = join(folder, "designs", "two.wf");
    writeFileSync(path, `${source}page "Home" w=480 h=300 { button "Continue" }\n`);
    const { page, errors, app } = await chat({ path: "two.wf" });
    const choice = app.getByRole("combobox", { name: "Page" });
    await choice.waitFor();
    const chosen = () =>
      choice.evaluate((field) => (field as HTMLSelectElement).selectedOptions[0]!.textContent);
    expect(await chosen()).toBe("Page 1 of 2: Sign in");
    // A draft on one page stays there, and does not move to a similar element on another page.
    await app.getByRole("button", { name: "Note on button “Continue”" }).click();
    await app.getByRole("textbox", { name: "What should change?" }).fill("Say what happens");
    await choice.selectOption({ label: "Page 2 of 2: Home" });
    await app.getByRole("button", { name: "Approve “Home”" }).waitFor();
    expect(await app.getByRole("textbox").count()).toBe(0);
    expect(await app.getByRole("button", { name: "Note on input “Email”" }).count()).toBe(0);
    await app.getByRole("button", { name: "Approve “Home”" }).click();
    await app.getByText("Approved “Home” by Ann Lee").waitFor();
    await choice.selectOption({ label: "Page 1 of 2: Sign in" });
    const field = app.getByRole("textbox", { name: "What should change?" });
    await field.waitFor();
    expect(await field.inputValue()).toBe("Say what happens");
    await app.getByRole("button", { name: "Pin note" }).click();
    await app.getByRole("listitem").filter({ hasText: "Say what happens" }).waitFor();
    await choice.selectOption({ label: "All pages" });
    await app.getByRole("button", { name: "Approve “Sign in”" }).waitFor();
    await app.getByText("Approved “Home” by Ann Lee").waitFor();
    expect(await chosen()).toBe("All pages");
    const { notes, approvals } = JSON.parse(readFileSync(`${path}.notes.json`, "utf8"));
    expect(notes).toMatchObject([{ anchor: { page: "Sign in", words: "Continue" } }]);
    expect(approvals).toMatchObject([{ page: { words: "Home" } }]);
    expect(errors).toEqual([]);
    await page.close();
  }, 60_000);

  it("fills the window of the chat, and restores it", async () => {
    const { page, heard, errors, app } = await chat({ source });
    await app.getByRole("button", { name: "Full screen", exact: true }).click();
    await app.getByRole("button", { name: "Exit full screen" }).click();
    await app.getByRole("button", { name: "Full screen", exact: true }).waitFor();
    expect(heard).toEqual(["display: fullscreen", "display: inline"]);
    expect(errors).toEqual([]);
    await page.close();
  }, 60_000);

  it.each([
    ["a part of it", { source, crop: "Continue" }],
    ["a source that is half written", { source: source.slice(0, 100), partial: true }],
  ])("shows the picture of %s unchanged", async (_, given) => {
    const { page, app } = await chat(given);
    await app.getByRole("img", { name: "The wireframe" }).waitFor();
    expect(await app.getByRole("button", { name: /^(?:Note|Approve)/ }).count()).toBe(0);
    await page.close();
  });

  it("shows why there is no picture", async () => {
    const { page, app } = await chat({ source: "page { buton }" });
    await app.getByText(/unknown component/).waitFor();
    await page.close();
  });

  it.each(["light", "dark"] as const)(
    "is accessible, and as high as its content: %s",
    async (theme) => {
      const { page, app } = await chat({ source }, theme);
      await pinTo(app, "input “Email”", "Work email");
      await app.getByRole("button", { name: "Note on button “Continue”" }).click();
      expect(await violations(page)).toEqual([]);
      const frame = await frameOf(page);
      await expect
        .poll(() =>
          frame.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
        )
        .toBe(0);
      await page.close();
    },
    60_000,
  );
});

async function frameOf(page: Page) {
  const handle = await page.locator("iframe").elementHandle();
  return (await handle!.contentFrame())!;
}

async function violations(page: Page): Promise<string[]> {
  const frame = await frameOf(page);
  await frame.evaluate(axe);
  return frame.evaluate(
    "axe.run(document, { resultTypes: ['violations'] }).then((all) => all.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`))",
  );
}
