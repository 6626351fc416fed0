/** Opens the dashboard of a server in Chromium, each time for a new account. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { renewToken } from "../../../src/service/accounts/accounts.js";
import { createKey } from "../../../src/service/accounts/keys.js";
import { defaultTiers } from "../../../src/service/accounts/tiers.js";
import { startBrowser } from "../../support/browser.js";
import { Api } from "../api.js";

/** A browser at the dashboard of an account. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  account: string;
  token: string;
  key: string;
  id: string;
  /** What the browser has complained about. */
  complaints: string[];
}

/** A server and a browser for the tests of a file. */
export class Visits {
  readonly api: Api;
  readonly base: string;
  readonly #browser: Browser;
  #count = 0;

  private constructor(browser: Browser, api: Api, base: string) {
    this.#browser = browser;
    this.api = api;
    this.base = base;
  }

  /** Starts both. */
  static async open(): Promise<Visits> {
    const browser = await startBrowser();
    const api = await Api.open({ now: Date.now, allowPrivateWebhooks: true });
    return new Visits(browser, api, await api.app.listen({ port: 0, host: "127.0.0.1" }));
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.api.app.close();
  }

  /** An account with a key, and a browser that is not signed in. */
  async visit(options: BrowserContextOptions = {}): Promise<Visit> {
    const { api, base } = this;
    const account = `team-${++this.#count}`;
    const now = Date.now();
    await api.store.addAccount({ name: account, createdAt: now, tokenHash: null, endpoint: null });
    const token = await renewToken(api.store, account);
    const request = { account, tier: "free", name: "first" };
    const { key, record } = await createKey(api.store, defaultTiers, request, now);
    const context = await this.#browser.newContext(options);
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`${base}/dashboard`);
    return { context, page, account, token, key, id: record.id, complaints };
  }

  /** The same, signed in. */
  async signedIn(options: BrowserContextOptions = {}): Promise<Visit> {
    const visitor = await this.visit(options);
    await visitor.page.getByLabel("Token").fill(visitor.token);
    await visitor.page.getByRole("button", { name: "Sign in" }).click();
    await visitor.page.getByRole("heading", { name: "API keys" }).waitFor();
    return visitor;
  }

  /** Sends a request to the API with a key. */
  call(key: string): Promise<Response> {
    return fetch(`${this.base}/tools/validate`, {
      method: "POST",
      headers: { "x-api-key": key, "content-type": "application/json" },
      body: '{"source":"page { }"}',
    });
  }
}
