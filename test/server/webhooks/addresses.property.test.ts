/** Tests where events may be sent: to no internal address, in whatever form it is written or resolved. */
import type { LookupOptions } from "node:dns";
import { isIP, type Socket } from "node:net";
import fc from "fast-check";
import { useAgent } from "request-filtering-agent";
import { describe, expect, test, vi } from "vitest";
import {
  isPublicAddress,
  refuseEndpointAddress,
} from "../../../src/service/accounts/endpoint-address.js";
import { EndpointClient } from "../../../src/service/server/webhooks/endpoint-client.js";
import { publicLookup } from "../../../src/service/server/webhooks/public-lookup.js";
import { resolveName } from "../../../src/service/server/webhooks/resolve-name.js";
import { caseCount } from "../../support/case-count.js";
import { LocalEndpoint, status } from "./local-endpoint.js";
import { Sending } from "./sending.js";

/** Internal hosts, in the forms that a URL allows. */
const insideHosts = [
  "127.0.0.1",
  "127.1",
  "2130706433",
  "0x7f.1",
  "0x7f000001",
  "017700000001",
  "0",
  "0.0.0.0",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "192.0.2.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "127。0。0。1",
  "①②⑦.⓪.⓪.①",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[0:0:0:0:0:ffff:10.0.0.1]",
  "[::127.0.0.1]",
  "[::ffff:0:127.0.0.1]",
  "[64:ff9b::7f00:1]",
  "[64:ff9b:1::7f00:1]",
  "[2002:7f00:1::]",
  "[2001:0:7f00:1::]",
  "[fd00::1]",
  "[fe80::1]",
  "[fec0::1]",
  "[ff02::1]",
  "[2001:db8::1]",
  "localhost",
  "localhost.",
  "LOCALHOST",
  "a.localhost",
];

/** Whether request-filtering-agent allows a connection to an address, without really connecting. */
function isLetThrough(address: string): boolean {
  let refusal: Error | undefined;
  const agent = useAgent("http://wf.test/") as unknown as {
    createConnection(options: object, done: (error?: Error) => void): Socket;
  };
  const socket = agent.createConnection({ host: address, port: 9 }, (error) => {
    refusal = error;
  });
  socket.on("error", () => {}).destroy();
  return refusal === undefined;
}

/** The result of looking up a name, given the addresses that its resolver returns. */
function lookUp(found: readonly string[], options: LookupOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    publicLookup(async () => found)("wf.test", options, (error, address, family) => {
      if (error) reject(error);
      else resolve(options.all ? address : [address, family]);
    });
  });
}

describe("addresses", () => {
  test.each(insideHosts)("https://%s/ is refused, unless private addresses are allowed", (host) => {
    expect(refuseEndpointAddress(`https://${host}/`, false)).toMatch(/not a public|this machine/);
    expect(refuseEndpointAddress(`http://${host}/`, true)).toBeUndefined();
  });

  test.each([
    ["http://wf.test/", /must start with https/],
    ["https://wf.test:22/", /port/],
    ["https://wf.test:80/", /port/],
    ["https://me:secret@wf.test/", /password/],
    ["https://me@wf.test/", /user name/],
    ["ftp://wf.test/", /must start with https/],
    ["file:///etc/passwd", /must start with https/],
    ["//wf.test/", /must start with https/],
    ["https://wf.t\test/", /control/],
    ["https://wf.test/\r\nx: y", /control/],
    ["https://wf.test/\u001b]0;x\u0007", /control/],
    ["https://wf.test/\u009b31m", /control/],
    ["https://wf.test/\u202emoc.live", /control/],
    [`https://wf.test/${"x".repeat(2000)}`, /longer/],
  ])("%s is refused", (url, reason) => {
    expect(refuseEndpointAddress(url, false)).toMatch(reason);
  });

  test("public addresses are accepted, on two ports", () => {
    for (const host of ["wf.test", "8.8.8.8", "[2606:4700::1]", "wf.test:443", "wf.test:8443"]) {
      expect(refuseEndpointAddress(`https://${host}/a?b=c`, false)).toBeUndefined();
    }
  });

  test("count as public only if the library agrees", () => {
    // An address that contains an IPv4 address is judged by that one, but only by us.
    const isMapped = (address: string) => /^(?:0*:)*:?(?:ffff:|\d+\.)/i.test(address);
    const check = (address: string) => {
      if (isPublicAddress(address) && !isMapped(address)) {
        expect(isLetThrough(address), address).toBe(true);
      }
    };
    fc.assert(fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), check), { numRuns: caseCount(500) });
    const known = insideHosts.map((host) => new URL(`https://${host}/`).hostname);
    for (const host of known) {
      const address = host.replace(/^\[(.*)\]$/, "$1");
      if (isIP(address) !== 0) expect(isPublicAddress(address), address).toBe(false);
    }
    for (const address of ["8.8.8.8", "1.1.1.1", "2606:4700::1111"]) {
      expect([isPublicAddress(address), isLetThrough(address)]).toEqual([true, true]);
    }
    expect(isLetThrough("127.0.0.1")).toBe(false);
  });
});

describe("the lookup for a connection", () => {
  test("returns the checked addresses, in both forms", async () => {
    const found = ["8.8.8.8", "2606:4700::1111"];
    expect(await lookUp(found, { all: true })).toEqual([
      { address: "8.8.8.8", family: 4 },
      { address: "2606:4700::1111", family: 6 },
    ]);
    expect(await lookUp(found, {})).toEqual(["8.8.8.8", 4]);
  });

  test.each([
    [["127.0.0.1"]],
    [["8.8.8.8", "10.0.0.1"]],
    [["2606:4700::1111", "::1"]],
    [["8.8.8.8", "::ffff:192.168.0.1"]],
    [["169.254.169.254"]],
    [["no address"]],
    [[]],
  ])("refuses %j", async (found) => {
    const refused = lookUp(found as string[], { all: true });
    await expect(refused).rejects.toThrow("wf.test resolves to an address that is not public");
  });

  test("uses eight addresses of each family at most, and these are the checked ones", async () => {
    const fours = Array.from({ length: 4_000 }, (_, at) => `8.8.${at >> 8}.${at & 255}`);
    const sixes = fours.map((_, at) => `2606:4700::${at.toString(16)}`);
    const addresses = async (found: readonly string[]) =>
      ((await lookUp(found, { all: true })) as { address: string }[]).map((each) => each.address);
    const used = [...fours.slice(0, 8), ...sixes.slice(0, 8)];
    expect(await addresses([...fours, ...sixes])).toEqual(used);
    expect(await addresses([...sixes, ...fours])).toEqual(used);
    // Unused addresses do not matter; of those that are used, each does.
    const inside = ["10.0.0.1", "::1"];
    expect(await addresses([...fours, ...sixes, ...inside])).toEqual(used);
    for (let at = 0; at < used.length; at++) {
      const mixed = used.with(at, inside[Math.floor(at / 8)]!);
      await expect(lookUp(mixed, { all: true })).rejects.toThrow("not public");
    }
    const check = async (found: readonly string[]) => {
      const got = await addresses(found).catch(() => []);
      for (const address of got) expect(isPublicAddress(address)).toBe(true);
    };
    const address = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom(...inside, "8.8.8.8"));
    await fc.assert(fc.asyncProperty(fc.array(address, { maxLength: 40 }), check), {
      numRuns: caseCount(100),
    });
  });

  test("fails if the name has no address", async () => {
    await expect(resolveName("endpoint.invalid")).rejects.toHaveProperty("code");
  });
});

describe("sending", () => {
  /** Sends to a name that resolves to different addresses each time. */
  async function sendTwice(answers: readonly (readonly string[])[]): Promise<(string | null)[]> {
    let asked = 0;
    const client = new EndpointClient({
      allowPrivate: false,
      attemptLimit: 500,
      resolve: async () => answers[asked++]!,
    });
    const { signal } = new AbortController();
    const problems: (string | null)[] = [];
    for (const _ of answers) {
      const answer = await client.post("https://endpoint.test/", {}, "{}", signal);
      problems.push(answer!.problem);
    }
    client.close();
    expect(asked).toBe(answers.length);
    return problems;
  }

  test("checks the address on every attempt, and resolves it once", async () => {
    // A part of IPv6 that is no longer in use, so that nobody answers there.
    const [first, second] = await sendTwice([["3ffe::1"], ["127.0.0.1"]]);
    expect(first).toMatch(/no way|in time|within|failed/);
    expect(second).toBe("endpoint.test resolves to an address that is not public");
  });

  test("refuses a name if one of several addresses is private", async () => {
    const problem = "endpoint.test resolves to an address that is not public";
    expect(await sendTwice([["3ffe::1", "127.0.0.1"], ["::1"]])).toEqual([problem, problem]);
  });

  test("refuses an address that was allowed when it was set", async () => {
    const sending = await Sending.open({ allowPrivateWebhooks: false });
    const id = await sending.queue();
    const { last, state } = (await sending.attempted(id)).delivery;
    expect(state).toBe("pending");
    expect(last!.problem).toBe(
      "not sent: the URL must start with https://; start the server with --allow-private-webhooks to allow it",
    );
    await sending.set("acme", `https://127.0.0.1:8443/`);
    const again = (await sending.next(id)).delivery.last!;
    expect(again.problem).toBe(
      "not sent: 127.0.0.1 is not a public address; start the server with --allow-private-webhooks to allow it",
    );
    expect(sending.endpoint.messages).toEqual([]);
  });

  test("does not follow a redirect to this machine", async () => {
    const sending = await Sending.open();
    const inside = await LocalEndpoint.open();
    for (const code of [301, 302, 303, 307, 308]) {
      sending.endpoint.answer = status(code, { location: inside.url });
      const { last } = (await sending.attempted(await sending.queue())).delivery;
      expect(last).toMatchObject({ status: code });
      expect(last!.problem).toBe(`HTTP ${code}: redirects are not followed`);
    }
    await inside.close();
    expect(inside.messages).toEqual([]);
  });

  test("ignores proxies in the environment", async () => {
    const proxy = await LocalEndpoint.open();
    for (const name of ["http_proxy", "HTTP_PROXY", "ALL_PROXY"]) vi.stubEnv(name, proxy.url);
    vi.stubEnv("NODE_USE_ENV_PROXY", "1");
    const sending = await Sending.open();
    const { delivery } = await sending.attempted(await sending.queue());
    vi.unstubAllEnvs();
    await proxy.close();
    expect([delivery.state, proxy.messages.length]).toEqual(["delivered", 0]);
  });
});
