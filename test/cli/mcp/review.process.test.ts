/**
 * Both sides of a review, following docs/agents.md from the installation: an agent with the SDK's client that reads its
 * own settings, and a person in Chromium.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { encode } from "gpt-tokenizer";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasBrowser, startBrowser } from "../../support/browser.js";
import { ensureBuilt, wf } from "../built.js";

const first = `page "Sign in" w=480 h=560 centered {
  card "Welcome back" p=6 {
    input "Email" type=email
    button "Continue" primary
  }
}
`;

const guide = readFileSync(new URL("../../../docs/agents.md", import.meta.url), "utf8");
const [, install = ""] = /```sh\nwf (agents install .*)\n```/.exec(guide) ?? [];

let folder = "";
let client: Client;
let server: ChildProcess | undefined;
beforeAll(async () => {
  ensureBuilt("cli", "mcp", "preview");
  folder = realpathSync(mkdtempSync(join(tmpdir(), "wf-review-")));
  mkdirSync(join(folder, "designs"));
  mkdirSync(join(folder, ".git"));
  const env = { ...process.env, HOME: folder };
  execFileSync(process.execPath, [wf, ...install.split(" ")], { cwd: folder, env });
  client = await connected();
}, 120_000);
afterAll(async () => {
  await client?.close();
  server?.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

async function connected(): Promise<Client> {
  const settings = JSON.parse(readFileSync(join(folder, ".mcp.json"), "utf8"));
  const { command, args } = settings.mcpServers.wf as { command: string; args: string[] };
  const made = new Client({ name: "test-agent", version: "1" }, { capabilities: { roots: {} } });
  made.setRequestHandler("roots/list", async () => ({
    roots: [{ uri: pathToFileURL(join(folder, "designs")).href }],
  }));
  await made.connect(
    new StdioClientTransport({
      command,
      args,
      cwd: folder,
      stderr: "ignore",
      env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", WF_AUTHOR: "Ann Lee" },
    }),
  );
  return made;
}

/** A client of a shared server: without roots, and each of its requests is independent. */
async function connectedOverHttp(): Promise<Client> {
  const token = "a-token-of-enough-letters";
  server = spawn(process.execPath, [wf, "mcp", "--http", "0", "--root", "designs"], {
    cwd: folder,
    env: { ...process.env, WF_MCP_TOKEN: token, WF_AUTHOR: "Ann Lee" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(server.stdout!, "data")) as [Buffer];
  const made = new Client({ name: "test-agent", version: "1" });
  const headers = { Authorization: `Bearer ${token}` };
  await made.connect(
    new StreamableHTTPClientTransport(new URL(/http:\S+/.exec(String(line))![0]), {
      requestInit: { headers },
    }),
  );
  return made;
}

type Options = Parameters<Client["callTool"]>[1];

async function call(name: string, args: Record<string, unknown>, options?: Options) {
  const result = await client.callTool({ name, arguments: args }, options);
  const content = result.content as { type: string; text?: string }[];
  return {
    text: content.flatMap((each) => each.text ?? []).join("\n"),
    isError: result.isError === true,
    structured: (result.structuredContent ?? {}) as Record<string, unknown>,
  };
}

/** Pins a note like a person. */
async function pin(page: Page, words: string, text: string): Promise<void> {
  await page.locator(".picture svg text", { hasText: words }).first().hover();
  await page.keyboard.press("c");
  await page.getByRole("textbox", { name: "What should change?" }).fill(text);
  await page.keyboard.press("Enter");
  await page.locator(".note-form").waitFor({ state: "hidden" });
}

describe.skipIf(!hasBrowser)("a review", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  }, 60_000);
  afterAll(async () => await browser?.close());

  test.each([
    ["goes from the installation to an approved screen", "login.wf"],
    ["goes on over HTTP from the first note to the approval", "shared.wf"],
  ])(
    "%s",
    async (_, file) => {
      if (file === "shared.wf") {
        await client.close();
        client = await connectedOverHttp();
      }
      // The agent writes a wireframe, looks at it, and shows it.
      const written = await call("wf_write", { source: first, path: file });
      expect(written.structured).toMatchObject({ valid: true });
      const rendered = await call("wf_render", { path: file });
      expect(rendered.text).toContain("Continue");
      const shown = await call("wf_preview", { path: file });
      const address = shown.structured.address as string;

      // The agent waits, and the person pins a note meanwhile.
      const reports: number[] = [];
      const waiting = call(
        "wf_notes",
        { path: file, wait: 300 },
        { timeout: 300_000, onprogress: ({ progress }) => reports.push(progress) },
      );
      await expect.poll(() => reports.length, { timeout: 30_000 }).toBeGreaterThan(0);
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(address);
      await page.locator(".picture svg text").first().waitFor();
      await pin(page, "Continue", "Say what happens next");
      const heard = await waiting;
      expect(heard.structured).toMatchObject({
        waited: "unanswered",
        open: 1,
        unanswered: 1,
        approved: false,
      });
      expect(heard.text).toContain("Ann Lee: Say what happens next");
      expect(heard.text).toContain('source: button "Continue" primary');
      expect(encode(heard.text + JSON.stringify(heard.structured)).length).toBeLessThan(250);
      const [{ id, line }] = heard.structured.notes as [{ id: string; line: number }];
      expect(line).toBe(4);

      // The agent edits, points at its change, answers, marks the note as done, and waits again.
      const source = first.replace("Continue", "Send me a link");
      await call("wf_write", { source, path: file });
      await page.locator(".picture svg text", { hasText: "Send me a link" }).waitFor();
      const pointed = await call("wf_preview", { path: file, element: "Send me a link" });
      expect(pointed.structured.address).toContain("?element=Send+me+a+link");
      await page.locator(".flash").waitFor();
      const answered = call(
        "wf_notes",
        {
          path: file,
          reply: [{ note: id, text: "It says “Send me a link” now" }],
          done: [id],
          wait: 300,
        },
        { timeout: 300_000 },
      );

      // The person reads the answer, and approves it.
      await page.getByRole("button", { name: "Notes, 0 open" }).click();
      await page.getByRole("button", { name: /^Done/ }).first().click();
      await page.getByText("It says “Send me a link” now").waitFor();
      expect(await page.locator(".thread .by .author").allTextContents()).toEqual([
        "Ann Lee",
        "test-agent",
      ]);
      expect(await page.locator(".thread-head .about").textContent()).toBe(
        "button “Send me a link”",
      );
      await page.getByRole("button", { name: "Approve Sign in" }).click();
      const approved = await answered;
      expect(approved.structured).toMatchObject({ waited: "approved", open: 0, approved: true });
      expect(approved.text).toContain('page "Sign in" is approved by Ann Lee');
      const kept = JSON.parse(readFileSync(join(folder, "designs", `${file}.notes.json`), "utf8"));
      expect(kept).toMatchObject({
        notes: [
          { author: "Ann Lee", state: "done", replies: [{ author: "test-agent", agent: true }] },
        ],
        approvals: [{ author: "Ann Lee" }],
      });

      // A URL with an element also leads to it in a new page.
      const other = await browser.newPage();
      await other.goto(pointed.structured.address as string);
      await other.locator(".flash").waitFor();
      await other.close();
      await page.close();
    },
    180_000,
  );
});

test.each([
  [{ path: "nothing.wf" }, /no such file|there is no/],
  [{ path: "login.wf", reply: [{ note: "zzz", text: "x" }] }, /there is no note zzz/],
  [{ path: "login.wf", done: ["zzz"] }, /there is no note zzz/],
  [{ path: "../x.wf" }, /outside the allowed folders/],
  [{ path: "login.wf", wait: -1 }, /wait/],
  [{}, /path/],
])("%j is a mistake, and says what to do", async (args, says) => {
  await call("wf_write", { source: first, path: "login.wf" });
  const { isError, text } = await call("wf_notes", args);
  expect(isError).toBe(true);
  expect(text).toMatch(says);
});

test("wf_preview reports an unknown element", async () => {
  await call("wf_write", { source: first, path: "login.wf" });
  const { isError, text } = await call("wf_preview", { path: "login.wf", element: "nothing" });
  expect(isError).toBe(true);
  expect(text).toContain("wf_inspect");
}, 60_000);

test("a wait times out, and can be canceled", async () => {
  await call("wf_write", { source: first, path: "quiet.wf" });
  const late = await call("wf_notes", { path: "quiet.wf", wait: 0 });
  expect(late.structured).toMatchObject({ waited: "timeout", open: 0 });
  const canceled = new AbortController();
  const running = client.callTool(
    { name: "wf_notes", arguments: { path: "quiet.wf", wait: 600 } },
    { signal: canceled.signal, timeout: 600_000, onprogress: () => canceled.abort() },
  );
  await expect(running).rejects.toThrow();
  expect((await call("wf_notes", { path: "." })).isError).toBe(false);
}, 60_000);
