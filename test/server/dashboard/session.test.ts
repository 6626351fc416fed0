/** Tests signing in and out: cookies, the end of sessions, guesses, and networks that are refused. */
import { describe, expect, test, vi } from "vitest";
import { removeAccount, renewToken } from "../../../src/service/accounts/accounts.js";
import { hashSecret } from "../../../src/service/accounts/key-form.js";
import { FailedSignIns } from "../../../src/service/server/dashboard/failed-sign-ins.js";
import { start } from "../api.js";
import { fieldValue, Holder } from "./holder.js";

const minute = 60_000;
const tokenOf = (letter: string) => `wf_token_${letter.repeat(43)}`;
const wrong = tokenOf("x");

describe("signing in", () => {
  test("is offered to visitors without a session, and leads to the keys", async () => {
    const holder = await Holder.open();
    const first = await holder.get("/dashboard");
    expect(first).toMatchObject({ status: 200 });
    expect(first.text).toContain("Sign in");
    expect(first.headers["set-cookie"]).toBeUndefined();
    const answer = await holder.signIn();
    expect(answer).toMatchObject({ status: 303 });
    expect(answer.headers.location).toBe("/dashboard?done=signed-in");
    expect((await holder.get("/dashboard")).text).toContain("Account acme");
  });

  test("sets a cookie for this host, https, no scripts and no other site; the store has only its hash", async () => {
    const holder = await Holder.open();
    const { headers } = await holder.signIn();
    const cookie = String(headers["set-cookie"]);
    const parts = cookie.split("; ");
    expect(parts[0]).toMatch(/^__Host-wf=[\w-]{43}$/);
    expect(parts.slice(1).sort()).toEqual([
      "HttpOnly",
      "Max-Age=86400",
      "Path=/",
      "SameSite=Strict",
      "Secure",
    ]);
    const id = parts[0]!.split("=")[1]!;
    const session = await holder.api.store.getSession(hashSecret(id));
    expect(session).toMatchObject({ account: "acme", expiresAt: start + 12 * 60 * minute });
    expect(JSON.stringify(session)).not.toContain(id);
  });

  test("finds its cookie among thousands of others, and takes none with a similar name", async () => {
    const holder = await Holder.open();
    await holder.signIn();
    const own = holder.cookie;
    const others = Array.from({ length: 3_000 }, (_, at) => `a${at}=b`).join("; ");
    for (const [cookie, shown] of [
      [`${others}; ${own}; ${others}`, "Account acme"],
      [`${others}; x${own}`, "Sign in"],
      [`a=${own}`, "Sign in"],
    ] as const) {
      holder.cookie = cookie;
      expect((await holder.get("/dashboard")).text).toContain(shown);
    }
  });

  test("never reuses an id from the browser, and ends the previous session", async () => {
    const holder = await Holder.open();
    const planted = `__Host-wf=${"A".repeat(43)}`;
    holder.cookie = planted;
    await holder.signIn();
    expect(holder.cookie).not.toBe(planted);
    const first = holder.cookie;
    holder.cookie = planted;
    expect((await holder.get("/dashboard")).text).toContain("Sign in");
    holder.cookie = first;
    await holder.signIn();
    expect(holder.cookie).not.toBe(first);
    holder.cookie = first;
    expect((await holder.get("/dashboard")).text).toContain("Sign in");
  });

  test.each([
    "",
    "x",
    "=",
    "__Host-wf",
    "__Host-wf=",
    "__Host-wf=%00",
    `__Host-wf=${"é".repeat(43)}`,
  ])("the cookie %j belongs to no session", async (cookie) => {
    const holder = await Holder.open();
    holder.cookie = cookie;
    const { status, text } = await holder.get("/dashboard");
    expect(status).toBe(200);
    expect(text).toContain("Sign in");
  });

  test("a link from another site is followed again when the browser can send the cookie", async () => {
    const holder = await Holder.open();
    for (const [site, refresh] of [
      ["cross-site", "0; url=/dashboard/webhook?done=followed"],
      ["same-origin", undefined],
      ["none", undefined],
    ] as const) {
      const { headers } = await holder.get("/dashboard/webhook?x", { "sec-fetch-site": site });
      expect(headers.refresh).toBe(refresh);
    }
    const again = await holder.get("/dashboard?done=followed", { "sec-fetch-site": "cross-site" });
    expect(again.headers.refresh).toBeUndefined();
  });

  test("reports that the browser did not store the cookie", async () => {
    const holder = await Holder.open();
    expect((await holder.get("/dashboard?done=signed-in")).text).toContain(
      "did not store the session cookie",
    );
    expect((await holder.get("/dashboard?done=__proto__")).text).toContain("Sign in");
  });

  test.each([
    ["", /Enter your token/],
    ["wf_live_abc", /That is an API key/],
    [wrong, /This token is not valid/],
    ["wf_token_<script>alert(1)</script>", /This token is not valid/],
  ])("%j is refused next to the field, and not repeated", async (token, message) => {
    const holder = await Holder.open();
    const answer = await holder.signIn(token);
    expect(answer.status).toBe(422);
    expect(answer.text).toMatch(message);
    expect(fieldValue(answer, "token")).toBeUndefined();
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.html).not.toContain("alert(1)");
  });

  test("is impossible for an account without a token", async () => {
    const holder = await Holder.open();
    await holder.api.store.changeAccount("acme", (account) => ({ ...account, tokenHash: null }));
    for (const token of ["", "null", wrong]) expect((await holder.signIn(token)).status).toBe(422);
  });
});

describe("a session ends", () => {
  const isOut = async (holder: Holder) =>
    (await holder.get("/dashboard")).text.includes("Your account's token starts with");

  test("by signing out, for everyone who has the cookie", async () => {
    const holder = await Holder.signedIn();
    const answer = await holder.post("/dashboard/sign-out");
    expect(answer.status).toBe(303);
    expect(answer.headers["set-cookie"]).toMatch(/^__Host-wf=; Max-Age=0; /);
    expect(await isOut(holder)).toBe(true);
    expect((await holder.get("/dashboard?done=signed-out")).text).toContain("You have signed out.");
  });

  test("after twelve hours", async () => {
    const holder = await Holder.signedIn();
    holder.api.now = start + 12 * 60 * minute - 1;
    expect(await isOut(holder)).toBe(false);
    holder.api.now = start + 12 * 60 * minute;
    expect(await isOut(holder)).toBe(true);
  });

  test("with a new token", async () => {
    const holder = await Holder.signedIn();
    await renewToken(holder.api.store, "acme");
    expect(await isOut(holder)).toBe(true);
    expect((await holder.signIn()).status).toBe(422);
  });

  test("with its account, and does not return with a new account of the same name", async () => {
    const holder = await Holder.signedIn();
    await removeAccount(holder.api.store, "acme");
    expect(await isOut(holder)).toBe(true);
    const account = { name: "acme", createdAt: start, tokenHash: null, endpoint: null };
    await holder.api.store.addAccount(account);
    expect(await isOut(holder)).toBe(true);
  });

  test("and its visitor is told so, until they sign in or out", async () => {
    const words = "Your session has expired. Sign in again.";
    const holder = await Holder.signedIn();
    await renewToken(holder.api.store, "acme");
    for (const path of ["/dashboard", "/dashboard?done=signed-in", "/dashboard/webhook"]) {
      expect((await holder.get(path)).text).toContain(words);
    }
    expect((await holder.get("/dashboard?done=signed-out")).text).not.toContain(words);
    holder.cookie = "";
    for (const path of ["/dashboard", "/dashboard?done=ended"]) {
      expect((await holder.get(path)).text).not.toContain(words);
    }
    holder.token = await renewToken(holder.api.store, "acme");
    await holder.signIn();
    holder.api.now = start + 12 * 60 * minute;
    expect((await holder.get("/dashboard")).text).toContain(words);
    await holder.signIn();
    expect((await holder.get("/dashboard")).text).not.toContain(words);
  });

  test("also if it began while the clock was far ahead", async () => {
    const holder = await Holder.open();
    const hour = 60 * minute;
    // A clock that is corrected by a little ends no session.
    for (const [ahead, isEnded] of [
      [11 * hour, false],
      [13 * hour, true],
      [400 * 24 * hour, true],
    ] as const) {
      holder.api.now = start + ahead;
      await holder.signIn();
      holder.api.now = start;
      expect(await isOut(holder)).toBe(isEnded);
    }
  });

  test("and forms sent afterwards change nothing", async () => {
    const holder = await Holder.signedIn();
    const { record } = await holder.api.key();
    const token = await holder.formToken();
    holder.api.now = start + 13 * 60 * minute;
    const answer = await holder.post(`/dashboard/keys/${record.id}/revoke`, {}, { token });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain("nothing was changed");
    expect((await holder.api.store.getKey(record.id))?.revokedAt).toBeNull();
  });
});

test("an account can sign in a hundred times per hour", async () => {
  const holder = await Holder.open();
  for (let at = 0; at < 100; at++) expect((await holder.signIn()).status).toBe(303);
  const refused = await holder.signIn();
  expect(refused.status).toBe(429);
  expect(refused.headers["retry-after"]).toBe("3600");
  expect(refused.text).toContain("Try again in 60 min");
  holder.api.now = start + 60 * minute;
  expect((await holder.signIn()).status).toBe(303);
});

test("an account that used up its sign-ins can sign in after the clock was set back", async () => {
  const holder = await Holder.open();
  const day = 24 * 60 * minute;
  holder.api.now = start + 400 * day;
  for (let at = 0; at < 100; at++) await holder.signIn();
  expect((await holder.signIn()).status).toBe(429);
  holder.api.now = start;
  expect((await holder.signIn()).status).toBe(303);
});

describe("guesses", () => {
  const from = (holder: Holder, remoteAddress: string, token = wrong) =>
    holder.send({
      method: "POST",
      url: "/dashboard/sign-in",
      headers: {
        host: holder.host,
        origin: `http://${holder.host}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: new URLSearchParams({ token }).toString(),
      remoteAddress,
    });

  test("are limited to ten in a quarter of an hour from one address", async () => {
    const holder = await Holder.open();
    for (let at = 0; at < 10; at++) expect((await from(holder, "192.0.2.1")).status).toBe(422);
    holder.api.now = start + 5 * minute;
    const refused = await from(holder, "192.0.2.1", holder.token);
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("600");
    expect(refused.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(refused.text).toContain("Try again in 10 min");
    expect((await from(holder, "192.0.2.2", holder.token)).status).toBe(303);
    holder.api.now = start + 15 * minute;
    expect((await from(holder, "192.0.2.1", holder.token)).status).toBe(303);
  });

  test("a client behind a proxy cannot pretend to be another one", async () => {
    const holder = await Holder.open({ trustProxy: true });
    const answers: number[] = [];
    for (let at = 0; at < 12; at++) {
      const forwarded = { "x-forwarded-for": `192.0.2.${at}, 198.51.100.7` };
      const change = { token: "", headers: forwarded };
      const { status } = await holder.post("/dashboard/sign-in", { token: wrong }, change);
      answers.push(status);
    }
    expect(answers.slice(8)).toEqual([422, 422, 429, 429]);
    const change = { token: "", headers: { "x-forwarded-for": "198.51.100.8" } };
    const answer = await holder.post("/dashboard/sign-in", { token: wrong }, change);
    expect(answer.status).toBe(422);
  });

  test("an IPv6 network counts as one client, and so does an IPv4 address in IPv6", () => {
    const failed = new FailedSignIns();
    for (let at = 0; at < 10; at++) failed.add(`2001:db8:1:2::${at}`, start);
    expect(failed.waitFor("2001:db8:1:2:ffff::1", start)).toBe(15 * minute);
    expect(failed.waitFor("2001:db8:1:3::1", start)).toBe(0);
    for (let at = 0; at < 10; at++) failed.add("::ffff:192.0.2.1", start);
    expect(failed.waitFor("192.0.2.1", start)).toBe(15 * minute);
  });

  test("after a thousand failures in total, each client has one guess; clients without a failure may try", () => {
    const failed = new FailedSignIns();
    for (let at = 0; at < 1_000; at++) failed.add(`198.51.${at >> 8}.${at & 255}`, start);
    expect(failed.waitFor("198.51.0.7", start)).toBe(15 * minute);
    expect(failed.waitFor("203.0.113.1", start)).toBe(0);
    expect(failed.waitFor("198.51.0.7", start + 15 * minute)).toBe(0);
  });

  test("never read all accounts", async () => {
    const holder = await Holder.open();
    const list = vi.spyOn(holder.api.store, "listAccounts");
    expect((await from(holder, "192.0.2.1")).status).toBe(422);
    expect((await from(holder, "192.0.2.2", "wf_token_")).status).toBe(422);
    expect((await from(holder, "192.0.2.1", holder.token)).status).toBe(303);
    expect(list).not.toHaveBeenCalled();
  });

  test("at most ten thousand clients are remembered", () => {
    const failed = new FailedSignIns();
    for (let round = 0; round < 10; round++) failed.add("192.0.2.1", start);
    for (let at = 0; at < 10_000; at++) failed.add(`10.1.${at >> 8}.${at & 255}`, start);
    expect(failed.waitFor("192.0.2.1", start)).toBe(0);
  });
});

describe("addresses", () => {
  test.each(["localhost:4400", "127.0.0.1:4400", "[::1]:4400", "127.0.0.5"])(
    "http on %s is accepted",
    async (host) => {
      const holder = await Holder.open();
      holder.host = host;
      expect((await holder.signIn()).status).toBe(303);
    },
  );

  test.each(["192.168.1.5:4400", "wf.example.com", "localhost.evil.example", "127.0.0.1.nip.io"])(
    "http on %s is refused, with the reason and a solution",
    async (host) => {
      const holder = await Holder.open();
      holder.host = host;
      const page = await holder.get("/dashboard");
      expect(page.status).toBe(403);
      expect(page.text).toContain("The dashboard requires https");
      expect(page.text).toContain("wf serve --base-url https://");
      const answer = await holder.signIn();
      expect(answer.status).toBe(403);
      expect(answer.text).toContain("The dashboard requires https");
      expect(answer.headers["set-cookie"]).toBeUndefined();
    },
  );

  test.each(["a b", "localhost/x@evil.example", "evil.example#localhost"])(
    "the host %j is refused",
    async (host) => {
      const holder = await Holder.open();
      holder.host = host;
      expect((await holder.get("/dashboard")).status).toBe(400);
    },
  );

  test("a configured https address is accepted, whatever the proxy calls the server", async () => {
    const holder = await Holder.open({ baseUrl: "https://wf.example.com/" });
    holder.host = "wf:4400";
    expect((await holder.get("/dashboard")).status).toBe(200);
    const send = (origin: string) =>
      holder.post(
        "/dashboard/sign-in",
        { token: holder.token },
        { token: "", headers: { origin } },
      );
    expect((await send("https://wf.example.com")).status).toBe(303);
    expect((await send("http://wf.example.com")).status).toBe(403);
    expect((await send("http://wf:4400")).text).toContain("The dashboard requires https");
    expect((await send("https://wf.example.com.evil.example")).text).toContain("another site");
  });

  test("a configured http address is refused, unless it is this machine", async () => {
    const holder = await Holder.open({ baseUrl: "http://wf.example.com" });
    holder.host = "wf.example.com";
    expect((await holder.signIn()).status).toBe(403);
  });

  test("proxy headers count only if the proxy is trusted", async () => {
    const headers = { "x-forwarded-proto": "https", "x-forwarded-host": "wf.example.com" };
    for (const trustProxy of [true, false]) {
      const holder = await Holder.open({ trustProxy });
      holder.host = "wf.example.com";
      const answer = await holder.post(
        "/dashboard/sign-in",
        { token: holder.token },
        { token: "", headers: { ...headers, origin: "https://wf.example.com" } },
      );
      expect(answer.status).toBe(trustProxy ? 303 : 403);
    }
  });

  test("with a configured address, a host header passed on by a trusted proxy is refused", async () => {
    const holder = await Holder.open({ trustProxy: true, baseUrl: "https://wf.example.com" });
    const send = (name: string) =>
      holder.post(
        "/dashboard/sign-in",
        { token: holder.token },
        {
          token: "",
          headers: {
            "x-forwarded-proto": "https",
            "x-forwarded-host": name,
            origin: `https://${name}`,
          },
        },
      );
    expect((await send("evil.example")).status).toBe(403);
    expect((await send("wf.example.com")).status).toBe(303);
  });

  test("behind an unknown proxy, the page names the option to set", async () => {
    const holder = await Holder.open();
    const answer = await holder.post(
      "/dashboard/sign-in",
      { token: holder.token },
      { token: "", headers: { origin: "https://wf.example.com" } },
    );
    expect(answer.status).toBe(403);
    expect(answer.text).toContain("--base-url https://…");
    expect(answer.text).toContain("--trust-proxy");
  });
});
