/** Tests the dashboard in Chromium: keys, an endpoint and deliveries by mouse, by keyboard and without scripts. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { renewToken } from "../../../src/service/accounts/accounts.js";
import { refuseWebhook } from "../../../src/service/accounts/webhook-signature.js";
import { hasBrowser } from "../../support/browser.js";
import { LocalEndpoint, status } from "../webhooks/local-endpoint.js";
import { Visits } from "./visits.js";

const patience = { timeout: 20_000, interval: 100 };

describe.runIf(hasBrowser)("the dashboard", { timeout: 90_000 }, () => {
  let visits: Visits;

  beforeAll(async () => {
    visits = await Visits.open();
  }, 60_000);

  afterAll(() => visits?.close());

  test("signs in and out; scripts cannot read the cookie", async () => {
    const { page, context, account, token, complaints } = await visits.visit();
    await page.getByLabel("Token").fill(token);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText(`Account ${account}`).waitFor();
    expect(await page.evaluate(() => document.cookie)).toBe("");
    expect(await context.cookies()).toMatchObject([
      { name: "__Host-wf", httpOnly: true, secure: true, sameSite: "Strict", path: "/" },
    ]);
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByText("You have signed out.").waitFor();
    expect(await context.cookies()).toEqual([]);
    await page.goBack();
    await page.reload();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("creates a key that can be copied and works; a reload creates no second key", async () => {
    const { page, context, account, complaints } = await visits.signedIn();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("link", { name: "New key" }).click();
    await page.getByLabel("Name").fill("laptop");
    await page.getByRole("button", { name: "Create key" }).click();
    const key = await page.locator("#secret").innerText();
    await page.getByRole("button", { name: "Copy" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    expect((await visits.call(key)).status).toBe(200);
    expect(complaints).toEqual([]);
    await page.reload();
    await page.getByText("This key has already been created").waitFor();
    expect(await visits.api.store.listKeys(account)).toHaveLength(2);
    await page.getByRole("link", { name: "Go to the dashboard" }).click();
    await page.getByRole("link", { name: "laptop", exact: true }).waitFor();
  });

  test("a double click creates one key, and shows it", async () => {
    const { page, account } = await visits.signedIn();
    await page.goto(`${visits.base}/dashboard/keys/new`);
    await page.getByLabel("Name").fill("twice");
    await page.getByRole("button", { name: "Create key" }).dblclick();
    expect(await page.locator("#secret").innerText()).toMatch(/^wf_live_/);
    expect(await visits.api.store.listKeys(account)).toHaveLength(2);
  });

  test("rotates and revokes a key", async () => {
    const { page, key, id } = await visits.signedIn();
    await page.getByRole("link", { name: "Rotate first" }).click();
    await page.getByLabel("Keep the old key working for").selectOption("1 hour");
    await page.getByRole("button", { name: "Rotate key" }).click();
    const fresh = await page.locator("#secret").innerText();
    expect([(await visits.call(fresh)).status, (await visits.call(key)).status]).toEqual([
      200, 200,
    ]);
    await page.reload();
    await page.getByText("This key has already been rotated").waitFor();
    expect((await visits.call(fresh)).status).toBe(200);
    await page.goto(`${visits.base}/dashboard/keys/${id}`);
    await page.getByLabel("Name").fill("second");
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByRole("heading", { name: "second" }).waitFor();
    await page.getByRole("link", { name: "Revoke…" }).click();
    await page.getByRole("button", { name: "Revoke key" }).click();
    await page.getByRole("status").getByText("The key was revoked").waitFor();
    expect([(await visits.call(fresh)).status, (await visits.call(key)).status]).toEqual([
      403, 403,
    ]);
    await page.getByText("1 revoked or expired key").click();
    await page.getByRole("link", { name: "second" }).waitFor();
  });

  test("bars and chart update by themselves after requests", async () => {
    const { page, key, id, complaints } = await visits.signedIn();
    const numbers = () => page.locator(`#${id} .numbers`).allInnerTexts();
    expect(await numbers()).toEqual(["0 of 10", "0 of 100", "0 of 1,000"]);
    for (let at = 0; at < 3; at++) await visits.call(key);
    await expect.poll(async () => (await numbers())[2], patience).toBe("3 of 1,000");
    await expect.poll(() => page.locator("#requests .sum").innerText(), patience).toMatch(/^3 in/);
    const width = await page.locator(`#${id} .bar rect`).last().getAttribute("width");
    expect(width).toBe("0.3%");
    // An open table stays open.
    await page.getByText("Show as a table").click();
    await page.locator("h1").click();
    await visits.call(key);
    await expect.poll(async () => (await numbers())[2], patience).toBe("4 of 1,000");
    expect(await page.getByRole("cell", { name: "4", exact: true }).isVisible()).toBe(true);

    expect(complaints).toEqual([]);
  });

  test("nothing is updated while someone types", async () => {
    const { page, key, id } = await visits.signedIn();
    const month = () => page.locator(`#${id} .numbers`).last().innerText();
    await page.clock.install();
    await page.goto(`${visits.base}/dashboard/keys/${id}`);
    await page.getByLabel("Name").pressSequentially("x");
    let asked = 0;
    page.on("request", () => asked++);
    await visits.call(key);
    await page.clock.runFor(60_000);
    expect(asked).toBe(0);
    await page.getByLabel("Name").blur();
    await page.clock.runFor(5_000);
    await expect.poll(month, patience).toBe("1 of 1,000");
    expect(await page.getByLabel("Name").inputValue()).toBe("xfirst");
  });

  test("shows that the server does not answer, only as long as it does not", async () => {
    const { page, key, id } = await visits.signedIn();
    const note = page.getByRole("status").getByText("The server is not responding");
    const fail = page.waitForEvent("requestfailed");
    await page.route(`${visits.base}/dashboard`, (route) => route.abort("connectionrefused"));
    await fail;
    expect(await note.count()).toBe(0);
    await note.waitFor({ timeout: 20_000 });
    await visits.call(key);
    await page.unroute(`${visits.base}/dashboard`);
    await note.waitFor({ state: "detached", timeout: 20_000 });
    await expect
      .poll(() => page.locator(`#${id} .numbers`).last().innerText(), patience)
      .toBe("1 of 1,000");
    // What a proxy answers for a server that is gone does not count as an answer.
    await page.route(`${visits.base}/dashboard`, (route) => route.fulfill({ status: 502 }));
    await note.waitFor({ timeout: 20_000 });
  });

  test("polls more often while a delivery is in progress", async () => {
    const { page, account } = await visits.signedIn();
    const now = Date.now();
    const event = {
      id: `evt_${account}`,
      account,
      type: "webhook.test" as const,
      createdAt: now,
      data: { account },
      delivery: {
        state: "pending" as const,
        attempts: 0,
        nextAt: now + 600_000,
        lease: "x",
        startedAt: now,
        last: null,
      },
    };
    await visits.api.store.changeAccount(account, (before) => ({
      ...before,
      endpoint: {
        url: "http://127.0.0.1:9/",
        events: ["api_key.rotated"],
        secret: "whsec_x",
        previousSecrets: [],
        createdAt: now,
        disabled: null,
        lastSuccessAt: null,
      },
    }));
    await visits.api.store.addEvent(event);
    await page.addInitScript(() => {
      const later = window.setTimeout;
      const wait = (work: () => void, ms: number) => {
        document.documentElement.dataset.waits = `${document.documentElement.dataset.waits ?? ""} ${ms}`;
        return later(work, ms);
      };
      Object.assign(window, { setTimeout: wait });
    });
    await page.goto(`${visits.base}/dashboard/webhook`);
    const waits = () => page.locator("html").getAttribute("data-waits");
    await expect.poll(waits, patience).toMatch(/^ 1000/);
    expect(await waits()).not.toContain("4000");
    await visits.api.store.changeEvent(event.id, (before) => ({
      ...before,
      delivery: { ...before.delivery, state: "delivered", lease: null, nextAt: null },
    }));
    await expect.poll(waits, patience).toMatch(/ 1000 4000\b/);
    expect(await page.locator("#deliveries .badge").innerText()).toBe("delivered");
  });

  test("notices that the session was ended elsewhere", async () => {
    const { page, account } = await visits.signedIn();
    await renewToken(visits.api.store, account);
    await page.getByRole("heading", { name: "Sign in" }).waitFor({ timeout: 20_000 });
    await page.getByRole("status").getByText("Your session has expired").waitFor();
  });

  test("sets an endpoint, sends it test events, and redelivers what failed", async () => {
    const endpoint = await LocalEndpoint.open();
    onTestFinished(() => endpoint.close());
    const { page, account, complaints } = await visits.signedIn();
    await page.getByRole("link", { name: "Webhooks" }).click();
    await page.getByLabel("URL").fill(endpoint.url);
    await page.getByLabel("usage.quota_exceeded").uncheck();
    await page.getByRole("button", { name: "Add endpoint" }).click();
    const secret = await page.locator("#secret").innerText();
    expect((await visits.api.store.getAccount(account))!.endpoint).toMatchObject({
      secret,
      events: ["usage.quota_warning", "api_key.rotated"],
    });
    expect(complaints).toEqual([]);
    await page.reload();
    await page.getByText("has changed in the meantime").waitFor();
    await page.goto(`${visits.base}/dashboard/webhook`);

    await page.getByRole("button", { name: "Send test event" }).click();
    await page.getByRole("status").getByText("The test event was queued").waitFor();
    await page.getByText("status 204").waitFor({ timeout: 20_000 });
    const [first] = endpoint.messages;
    expect(refuseWebhook(secret, first!.headers, first!.body, Date.now())).toBeUndefined();
    expect(JSON.parse(first!.body)).toMatchObject({ type: "webhook.test", data: { account } });

    endpoint.answer = status(500);
    await page.getByLabel("Event type", { exact: true }).selectOption("api_key.rotated");
    await page.getByRole("button", { name: "Send test event" }).click();
    await page.getByText("HTTP 500").waitFor({ timeout: 20_000 });
    await page.getByText("Payload").first().click();
    await page.getByText('"key_example000000000"').waitFor();
    endpoint.answer = status(204);
    await page
      .getByRole("button", { name: /^Redeliver/ })
      .first()
      .click();
    await expect.poll(() => page.getByText("status 204").count(), patience).toBe(2);
    const last = endpoint.messages.at(-1)!;
    expect(JSON.parse(last.body)).toMatchObject({ type: "api_key.rotated" });
    expect(endpoint.counts.get(last.id)).toBeGreaterThan(1);
  });

  test("works with the keyboard alone", async () => {
    const { page, token, key } = await visits.visit();
    const { keyboard } = page;
    const focused = () =>
      page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, " ").trim());
    /** Presses Tab until something has the focus; fails if that never happens. */
    const tabTo = async (text: string) => {
      for (let at = 0; at < 40; at++) {
        if ((await focused()) === text) return;
        await keyboard.press("Tab");
        const ring = await page.evaluate(
          () => document.activeElement?.matches(":focus-visible") ?? false,
        );
        expect(ring).toBe(true);
      }
      throw new Error(`the keyboard does not reach ${text}`);
    };
    await page.locator("[name=token]:focus").waitFor();
    await keyboard.type(token);
    await keyboard.press("Enter");
    await page.getByRole("heading", { name: "API keys" }).waitFor();
    await tabTo("New key");
    await keyboard.press("Enter");
    await page.getByRole("heading", { name: "New key" }).waitFor();
    await page.locator("[name=name]:focus").waitFor();
    await keyboard.type("by keyboard");
    await keyboard.press("Enter");
    await page.locator("#secret").waitFor();
    await tabTo("I have saved it");
    await keyboard.press("Enter");
    await page.getByRole("link", { name: "by keyboard", exact: true }).waitFor();
    await tabTo("Revoke first");
    await keyboard.press("Enter");
    await page.getByRole("heading", { name: "Revoke first?" }).waitFor();
    await tabTo("Revoke key");
    await keyboard.press("Enter");
    await page.getByRole("status").getByText("The key was revoked").waitFor();
    expect((await visits.call(key)).status).toBe(403);
  });

  test("works without scripts", async () => {
    const { page, account } = await visits.signedIn({ javaScriptEnabled: false });
    await page.getByRole("link", { name: "New key" }).click();
    await page.getByLabel("Name").fill("plain");
    await page.getByRole("button", { name: "Create key" }).click();
    expect(await page.locator("#secret").innerText()).toMatch(/^wf_live_/);
    expect(await page.getByRole("button", { name: "Copy" }).isVisible()).toBe(false);
    await page.getByRole("link", { name: "I have saved it" }).click();
    await page.getByRole("link", { name: "Revoke plain" }).click();
    await page.getByRole("button", { name: "Revoke key" }).click();
    await page.getByText("1 revoked or expired key").waitFor();
    const keys = await visits.api.store.listKeys(account);
    expect(keys.find(({ name }) => name === "plain")?.revokedAt).not.toBeNull();
  });

  test("a page of another site can neither use the session nor frame the dashboard", async () => {
    const { context, id } = await visits.signedIn();
    const evil = await context.newPage();
    await evil.route("http://evil.example/", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<form method=post action="${visits.base}/dashboard/keys/${id}/revoke"><button>x</button></form><iframe src="${visits.base}/dashboard"></iframe>`,
      }),
    );
    await evil.goto("http://evil.example/");
    const frame = evil.frames().find((each) => each !== evil.mainFrame())!;
    expect(await frame.locator("body").innerText()).not.toContain("API keys");
    await evil.click("button");
    await evil.getByText("another site").waitFor();
    expect((await visits.api.store.getKey(id))!.revokedAt).toBeNull();
  });

  test("a link on another site opens the page for a signed-in visitor", async () => {
    const { context, account } = await visits.signedIn();
    const wiki = await context.newPage();
    await wiki.route("http://wiki.example/", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<a href="${visits.base}/dashboard">keys</a>`,
      }),
    );
    await wiki.goto("http://wiki.example/");
    await wiki.click("a");
    await wiki.getByText(`Account ${account}`).waitFor();
  });
});
