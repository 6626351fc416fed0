/** Tests the dashboard in Chromium, in both color schemes and two widths: no accessibility problems, no overflow. */
import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { renewToken } from "../../../src/service/accounts/accounts.js";
import { hasBrowser } from "../../support/browser.js";
import { everyNth } from "../../support/case-count.js";
import { LocalEndpoint } from "../webhooks/local-endpoint.js";
import { Visits } from "./visits.js";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

describe.runIf(hasBrowser)("the dashboard", { timeout: 240_000 }, () => {
  let visits: Visits;

  beforeAll(async () => {
    visits = await Visits.open();
  }, 60_000);

  afterAll(() => visits?.close());

  const sizes = [
    [1280, 900],
    [360, 740],
  ] as const;
  const looks = (["light", "dark"] as const).flatMap((scheme, at) =>
    sizes
      .map((_, more) => sizes[(at + more) % 2]!)
      .map(([width, height]) => ({ scheme, width, height })),
  );

  // In the gate, each color scheme is tested at one width.
  test.each(everyNth(looks, 2))(
    "is accessible: $scheme, $width px wide",
    async ({ scheme, width, height }) => {
      const look = { colorScheme: scheme, viewport: { width, height }, bypassCSP: true };
      const endpoint = await LocalEndpoint.open();
      onTestFinished(() => endpoint.close());
      const { page, id, key, account } = await visits.visit(look);
      const check = async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll("details")) details.open = true;
        });
        await page.addScriptTag({ path: axe });
        const found = await page.evaluate(async () => {
          // biome-ignore lint/suspicious/noExplicitAny: axe-core puts itself into the window
          const { violations } = await (window as any).axe.run(document, { preload: false });
          type Violation = { id: string; nodes: { html: string }[] };
          return (violations as Violation[]).map(
            (violation) => `${violation.id}: ${violation.nodes.map(({ html }) => html).join(" ")}`,
          );
        });
        expect(found, page.url()).toEqual([]);
      };
      const signIn = async (token: string) => {
        await page.getByLabel("Token").fill(token);
        await page.getByRole("button", { name: "Sign in" }).click();
      };
      await check();
      await signIn("wrong");
      await page.getByText("This token is not valid").waitFor();
      await check();
      await visits.call(key);
      await signIn(await renewToken(visits.api.store, account));
      await page.getByRole("heading", { name: "API keys" }).waitFor();
      await check();
      const path = `/dashboard/keys/${id}`;
      await visits.api.store.changeKey(id, (before) => ({
        key: { ...before, name: "x".repeat(100) },
      }));
      for (const shown of [
        path,
        `${path}/rotate`,
        `${path}/revoke`,
        "/dashboard",
        "/dashboard/keys/new",
      ]) {
        await page.goto(visits.base + shown);
        await check();
      }
      // Only the list, because a key whose tier is gone cannot be rotated.
      const setTier = (tier: string) =>
        visits.api.store.changeKey(id, (before) => ({ key: { ...before, tier } }));
      await setTier("W".repeat(60));
      await page.goto(`${visits.base}/dashboard`);
      await check();
      await setTier("free");
      await page.goto(`${visits.base}/dashboard/keys/new`);
      await page.getByLabel("Name").fill("\u202e");
      await page.getByRole("button", { name: "Create key" }).click();
      await page.getByText("no control characters").waitFor();
      await check();
      await page.getByLabel("Name").fill("laptop");
      await page.getByRole("button", { name: "Create key" }).click();
      await page.locator("#secret").waitFor();
      await check();
      await page.goto(`${visits.base}/dashboard/webhook`);
      await check();
      await page.getByLabel("URL").fill("ftp://10.0.0.1/");
      await page.getByRole("button", { name: "Add endpoint" }).click();
      await page.getByText("the URL must start with https:").waitFor();
      await check();
      await page.getByLabel("URL").fill(`${endpoint.url}/${"y".repeat(300)}`);
      await page.getByRole("button", { name: "Add endpoint" }).click();
      await page.locator("#secret").waitFor();
      await check();
      await page.goto(`${visits.base}/dashboard/webhook`);
      await page.getByRole("button", { name: "Send test event" }).click();
      await page.getByRole("status").waitFor();
      await check();
      await page.getByRole("button", { name: "Disable" }).click();
      await page.getByText("Disabled since").waitFor();
      await check();
      for (const shown of [
        "/dashboard/webhook/remove",
        "/dashboard/webhook/secret",
        "/dashboard/x",
      ]) {
        await page.goto(visits.base + shown);
        await check();
      }
    },
  );
});
