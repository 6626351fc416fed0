/** Tests the addresses of a server: hosts, paths in front of it, and what its pages say about them. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { revokeKey } from "../../src/service/accounts/keys.js";
import type { ServerConfig } from "../../src/service/server/config.js";
import { Api, start } from "./api.js";
import { Holder } from "./dashboard/holder.js";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function openApi(config: Partial<ServerConfig>): Promise<Api> {
  const api = await Api.open(config);
  open.push(api.app);
  return api;
}

async function openHolder(config: Partial<ServerConfig>): Promise<Holder> {
  const holder = await Holder.open(config);
  open.push(holder.api.app);
  return holder;
}

const pages = ["/", "/docs", "/openapi.json", "/dashboard"];

describe("a host name that only the client knows", () => {
  const evil = "evil.example";
  const proxied = { host: "127.0.0.1:4400", "x-forwarded-proto": "https" };

  test.each<[string, Partial<ServerConfig>, Record<string, string>]>([
    ["in Host", {}, { host: evil }],
    ["in Host of a server with other names", { allowedHosts: ["wf.lan"] }, { host: evil }],
    ["behind a proxy", { trustProxy: true }, { ...proxied, "x-forwarded-host": evil }],
    ["behind no proxy", {}, { host: "localhost", "x-forwarded-host": evil }],
    [
      "as a protocol",
      { trustProxy: true },
      { host: "localhost", "x-forwarded-proto": `https://${evil}/#` },
    ],
    [
      "as a strange protocol",
      { trustProxy: true },
      { host: "localhost", "x-forwarded-proto": "evil" },
    ],
    ["along with a public URL", { baseUrl: "https://wf.example.com" }, { host: evil }],
    ["with a known one in it", { allowedHosts: ["wf.lan"] }, { host: `wf.lan.${evil}` }],
  ])("%s is on no page", async (_what, config, headers) => {
    const api = await openApi(config);
    for (const url of [...pages, "/none", "/dashboard/none"]) {
      const { body, headers: told } = await api.app.inject({ url, headers });
      expect(body).not.toContain("evil");
      expect(JSON.stringify(told)).not.toContain("evil");
    }
  });

  test("is not in the refusal of a form either", async () => {
    const api = await openApi({ trustProxy: true });
    const { statusCode, body } = await api.app.inject({
      method: "POST",
      url: "/dashboard/sign-in",
      headers: { ...proxied, "x-forwarded-host": evil, origin: "https://other.example" },
    });
    expect(statusCode).toBe(403);
    expect(body).not.toMatch(/evil|other\.example/);
  });
});

test.each<[string, Partial<ServerConfig>, string, string]>([
  ["a name of this machine", { trustProxy: true }, "LOCALHOST:8080", "http://localhost:8080"],
  ["a name that is allowed", { allowedHosts: ["WF.lan"] }, "wf.lan:8443", "http://wf.lan:8443"],
  ["a name without a port", { allowedHosts: ["wf.lan"] }, "wf.lan", "http://wf.lan"],
  ["an address of IPv6", { allowedHosts: ["[fd00::1]"] }, "[FD00::1]:80", "http://[fd00::1]:80"],
  ["a public URL", { baseUrl: "https://wf.example.com/" }, "x.lan", "https://wf.example.com"],
  [
    "an odd one",
    { baseUrl: "HTTPS://WF.example.com:443/a b/" },
    "x",
    "https://wf.example.com/a%20b",
  ],
])("pages name the address: %s", async (_what, config, host, base) => {
  const api = await openApi(config);
  for (const url of ["/", "/docs"]) {
    const { body: page } = await api.app.inject({ url, headers: { host } });
    expect(page).toContain(`${base}/tools/render/svg`);
  }
  const { body } = await api.app.inject({ url: "/openapi.json", headers: { host } });
  expect(JSON.parse(body).servers).toEqual([{ url: base }]);
});

test.each(["a b", "localhost/x", "me@localhost", "localhost, evil.example", "localhost:x"])(
  "the host %j is refused",
  async (host) => {
    const api = await openApi({});
    for (const url of ["/health", "/tools/grammar", "/none"]) {
      const { statusCode, body } = await api.app.inject({ url, headers: { host } });
      const details = "the Host header is not valid";
      expect([statusCode, JSON.parse(body)]).toEqual([400, { error: "Invalid request", details }]);
    }
  },
);

describe("below a path", () => {
  const config = { baseUrl: "https://example.com/team/wf/" };
  const links = (html: string) =>
    [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)]
      .map(([, url]) => url!)
      .filter((url) => !/^(?:#|data:)/.test(url));

  test.each(["", "/team/wf"])("pages are found with %j in front", async (front) => {
    const api = await openApi(config);
    for (const url of [...pages, "/health", "/dashboard/script.js?v=1"]) {
      expect((await api.app.inject({ url: front + url })).statusCode).toBe(200);
    }
    const { key } = await api.key();
    const answer = await api.app.inject({
      method: "POST",
      url: `${front}/tools/validate`,
      headers: { "x-api-key": key },
      payload: { source: "page { }" },
    });
    expect(answer.statusCode).toBe(200);
    for (const url of ["/team/wfx/health", "/team/health"]) {
      expect((await api.app.inject({ url })).statusCode).toBe(404);
    }
    for (const url of ["/team/wf", "/team/wf?x=1"]) {
      expect((await api.app.inject({ url })).body).toContain("Wireframes as code");
    }
  });

  test("all links, forms and redirects stay below it", async () => {
    const holder = await openHolder(config);
    holder.host = "example.com";
    const signedIn = await holder.post(
      "/dashboard/sign-in",
      { token: holder.token },
      { token: "", headers: { origin: "https://example.com" } },
    );
    expect(signedIn.headers.location).toBe("/team/wf/dashboard?done=signed-in");
    const [cookie] = String(signedIn.headers["set-cookie"]).split(";");
    expect(cookie).toMatch(/^__Host-wf-team-wf=/);
    holder.cookie = cookie!;
    const { record } = await holder.api.key();
    const revoked = (await holder.api.key()).record;
    await revokeKey(holder.api.store, revoked.id, start);
    const seen = new Set<string>();
    const open = ["/", "/docs", "/dashboard", "/dashboard/webhook", "/dashboard/none"];
    for (let url = open.pop(); url !== undefined; url = open.pop()) {
      if (seen.has(url)) continue;
      seen.add(url);
      const { body, headers } = await holder.api.app.inject({
        url,
        headers: { host: "example.com", cookie: holder.cookie },
      });
      if (!String(headers["content-type"]).startsWith("text/html")) continue;
      for (const link of links(body)) {
        expect(link, `on ${url}`).toMatch(/^\/team\/wf(?:\/|$)/);
        open.push(link.slice("/team/wf".length).replace(/[?#].*/, "") || "/");
      }
    }
    expect([...seen]).toContain(`/dashboard/keys/${record.id}/rotate`);
    expect([...seen]).toContain(`/dashboard/keys/${revoked.id}`);
    expect([...seen]).toContain("/dashboard/sign-out");
  });

  test("OpenAPI and the examples contain the whole URL", async () => {
    const api = await openApi(config);
    const { body } = await api.app.inject("/openapi.json");
    expect(JSON.parse(body).servers).toEqual([{ url: "https://example.com/team/wf" }]);
    expect((await api.app.inject("/")).body).toContain(
      "curl -s https://example.com/team/wf/tools/render/svg",
    );
  });
});

describe("pages without a key", () => {
  let api: Api;
  beforeAll(async () => {
    api = await Api.open({ baseUrl: "https://wf.example.com" });
  });
  afterAll(() => api.app.close());

  test.each(["/", "/docs", "/openapi.json"])(
    "%s may be cached, and is compressed once",
    async (url) => {
      const plain = await api.app.inject(url);
      expect(plain.headers).toMatchObject({
        "cache-control": "public, max-age=60",
        etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
        vary: expect.stringMatching(/Accept-Encoding$/),
      });
      for (const [coding, decode] of [
        ["br", brotliDecompressSync],
        ["gzip", gunzipSync],
      ] as const) {
        const coded = await api.app.inject({ url, headers: { "accept-encoding": coding } });
        const again = await api.app.inject({
          url,
          headers: { "accept-encoding": `x, ${coding};q=0.5` },
        });
        expect(coded.headers["content-encoding"]).toBe(coding);
        expect(decode(coded.rawPayload).toString()).toBe(plain.body);
        expect(again.rawPayload.equals(coded.rawPayload)).toBe(true);
        expect(coded.rawPayload.length).toBeLessThan(plain.rawPayload.length / 1.5);
      }
      for (const none of ["br;q=0", "identity", "gzip;q=0.000, br; q=0"]) {
        const { headers } = await api.app.inject({ url, headers: { "accept-encoding": none } });
        expect(headers["content-encoding"]).toBeUndefined();
      }
      const { etag } = plain.headers;
      const known = await api.app.inject({ url, headers: { "if-none-match": `"x", ${etag}` } });
      expect([known.statusCode, known.body]).toEqual([304, ""]);
      // Lists longer than any client sends are not read.
      const endless = {
        "accept-encoding": `br${", x".repeat(100)}`,
        "if-none-match": `${etag}${', "x"'.repeat(250)}`,
      };
      const { headers, body } = await api.app.inject({ url, headers: endless });
      expect([headers["content-encoding"], body]).toEqual([undefined, plain.body]);
      const head = await api.app.inject({ method: "HEAD", url });
      expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", etag]);
    },
  );
});

test.each<[string, Partial<ServerConfig>, string]>([
  ["one address", { baseUrl: "https://wf.example.com" }, "public, max-age=60"],
  ["the address of each request", { trustProxy: true }, "no-cache"],
  ["the names of each request", { allowedHosts: ["wf.lan"] }, "no-cache"],
  ["its own address, which a proxy may change", {}, "no-cache"],
])(
  "a page that contains %s may be cached as long as that stays correct",
  async (_what, config, caching) => {
    const api = await openApi(config);
    for (const url of ["/", "/docs", "/openapi.json"]) {
      expect((await api.app.inject(url)).headers["cache-control"]).toBe(caching);
    }
  },
);

test.each([
  ["/dashboard/keys/key_1", "0; url=/dashboard/keys/key_1?done=followed"],
  ["/dashboard/keys/x;url=https:evil.example", undefined],
  ["/dashboard/keys/%0d%0aSet-Cookie:x", undefined],
])("a link to %s from another site is followed again: %s", async (url, refresh) => {
  const api = await openApi({});
  const headers = { host: "localhost", "sec-fetch-site": "cross-site" };
  expect((await api.app.inject({ url, headers })).headers.refresh).toBe(refresh);
});

describe("CORS", () => {
  const origin = "https://app.example.com";

  test.each([
    ["/tools/validate", true],
    ["/tools/none", true],
    ["/health", true],
    ["/openapi.json", true],
    ["/", false],
    ["/docs", false],
    ["/none", false],
    ["/dashboard", false],
    ["/%64ashboard", false],
    ["/dashboard/sign-in", false],
    ["/dashboard/none", false],
  ])("of %s: %s", async (url, isAllowed) => {
    for (const allowed of [origin, "*"]) {
      const api = await openApi({ cors: [allowed] });
      const request = { url, headers: { origin } };
      const { headers } = await api.app.inject(request);
      expect(headers["access-control-allow-origin"]).toBe(isAllowed ? allowed : undefined);
      const preflight = await api.app.inject({
        method: "OPTIONS",
        url,
        headers: { origin, "access-control-request-method": "POST" },
      });
      expect(preflight.statusCode === 204).toBe(isAllowed);
      const told = preflight.headers["access-control-allow-origin"];
      expect(told).toBe(isAllowed ? allowed : undefined);
    }
  });
});
