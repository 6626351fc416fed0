/** Shows a folder in a real Chromium through `wf watch`, as users see it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { startBrowser } from "../support/browser.js";
import { Watching } from "./watching.js";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** A running `wf watch` for a folder of its own, with a browser. */
export class Showing {
  readonly folder = mkdtempSync(join(tmpdir(), "wf-shown-"));
  readonly complaints = new WeakMap<Page, string[]>();
  #watching: Watching | undefined;
  #browser: Browser | undefined;
  #address = "";
  readonly #options: readonly string[];

  /** @param options of `wf watch`, in addition to its port */
  constructor(options: readonly string[] = []) {
    this.#options = options;
  }

  /** Writes files and starts both. */
  async start(
    files: Record<string, string | Uint8Array>,
    env: Record<string, string> = {},
  ): Promise<void> {
    for (const [path, text] of Object.entries(files)) this.write(path, text);
    this.#watching = new Watching(this.folder, ["watch", "--port", "0", ...this.#options], env);
    this.#address = await this.#watching.address();
    this.#browser = await startBrowser();
  }

  async stop(): Promise<void> {
    await this.#browser?.close();
    await this.#watching?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The running command, with its output. */
  get watching(): Watching {
    return this.#watching!;
  }

  /** Absolute path of a file. */
  path(name: string): string {
    return join(this.folder, name);
  }

  write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(this.path(path)), { recursive: true });
    writeFileSync(this.path(path), content);
  }

  /** Opens a file in a separate browser context, and collects everything that the browser complains about. */
  async open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.#browser!.newContext({
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    const page = await context.newPage();
    const said: string[] = [];
    this.complaints.set(page, said);
    page.on("pageerror", (error) => said.push(String(error)));
    page.on("console", (message) => message.type() === "error" && said.push(message.text()));
    await page.goto(path === "" ? this.#address : `${this.#address}view/${path}`);
    return page;
  }
}

/** The path in the address of a page. */
export function shownPath(page: Page): string {
  return decodeURIComponent(new URL(page.url()).pathname).slice("/view/".length);
}

/** Saves a download under its name, and returns the name and the content. */
export async function save(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Accessibility problems of a page that was opened with `bypassCSP`, and whether anything sticks out at its side. */
export async function barriers(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  const found = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe-core puts itself into the window
    const { violations } = await (window as any).axe.run(document, {
      preload: false,
      // The look of a wireframe is up to its author.
      exclude: [[".picture"]],
    });
    type Violation = { id: string; impact: string; nodes: { html: string }[] };
    return (violations as Violation[])
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  });
  const [across, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  return across > room ? [...found, `${across} px in ${room}`] : found;
}
