/** Tests what /metrics returns to whom, and that it does not reveal who has requested what. */
import { afterEach, describe, expect, test } from "vitest";
import { sendTestEvent, setEndpoint } from "../../src/service/accounts/endpoints.js";
import type { ServerConfig } from "../../src/service/server/config.js";
import { metricTable } from "../../src/service/server/metrics/metric-table.js";
import { addUp, writeMetrics } from "../../src/service/server/metrics/metrics.js";
import { MemoryStore } from "../../src/service/store/memory-store.js";
import { StoreError } from "../../src/service/store/store.js";
import { checkMetrics } from "../../src/tools/cli/serve/check-metrics.js";
import { readExposition, totalOf } from "../support/exposition.js";
import { Api, start } from "./api.js";

const token = "a-token-of-the-operator";
const local = { host: "127.0.0.1:4400" };
const source = 'page "Sign in" { button "Sign in" }';

let api: Api;
afterEach(() => api.app.close());

async function open(config: Partial<ServerConfig> = {}): Promise<void> {
  api = await Api.open({ metrics: {}, ...config });
}

async function read(headers: Record<string, string> = local) {
  const { statusCode, body } = await api.app.inject({ url: "/metrics", headers });
  expect(statusCode).toBe(200);
  return readExposition(body);
}

test("metrics are only available on request", async () => {
  api = await Api.open();
  expect((await api.app.inject({ url: "/metrics", headers: local })).statusCode).toBe(404);
});

describe("without a token", () => {
  test.each([
    ["this machine", local, 200],
    ["the same over IPv6", { host: "[::1]:4400" }, 200],
    ["a proxy on it", { ...local, "x-forwarded-for": "203.0.113.7" }, 401],
    ["another kind of proxy", { ...local, forwarded: "for=203.0.113.7" }, 401],
    ["a page under a name of its own", { host: "evil.example:4400" }, 401],
  ])("%s has access, or not", async (_, headers, status) => {
    await open();
    const answer = await api.app.inject({ url: "/metrics", headers });
    expect(answer.statusCode).toBe(status);
    if (status === 200) {
      expect(answer.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
    } else {
      expect(answer.headers["www-authenticate"]).toBe('Bearer realm="metrics"');
      expect(answer.json()).toEqual({ error: "Metrics token required" });
    }
  });

  test("others have no access, judged by their address", async () => {
    await open();
    const from = { url: "/metrics", headers: local, remoteAddress: "203.0.113.7" };
    expect((await api.app.inject(from)).statusCode).toBe(401);
  });
});

test.each([
  [{ authorization: `Bearer ${token}` }, 200],
  [{ authorization: `bearer ${token}`, "x-forwarded-for": "203.0.113.7" }, 200],
  [{ authorization: `Bearer ${token}x` }, 401],
  [{ authorization: `Basic ${token}` }, 401],
  [{ authorization: "Bearer" }, 401],
  [{ "x-api-key": token }, 401],
  [{}, 401],
])("with a token, %j is answered with %i", async (headers, status) => {
  await open({ metrics: { token } });
  const from = { url: "/metrics", headers: { ...local, ...headers } };
  expect((await api.app.inject(from)).statusCode).toBe(status);
  expect(api.log.join("")).not.toContain(token);
});

test("metrics include requests, limits, tasks and the store, and everything documented", async () => {
  await open();
  const { key } = await api.key("free");
  for (let at = 0; at < 12; at++) await api.post("validate", key, { source });
  await api.send({ method: "GET", url: "/health" });
  await api.app.inject({ url: "/secret/path?api_key=hidden" });
  const families = await read();
  const ofRoute = { route: "/tools/validate" };
  expect(totalOf(families, "wf_requests_total", { ...ofRoute, status: "200" })).toBe(10);
  expect(totalOf(families, "wf_requests_total", { ...ofRoute, status: "429" })).toBe(2);
  expect(totalOf(families, "wf_request_seconds_count", ofRoute)).toBe(12);
  expect(totalOf(families, "wf_requests_total", { route: "(none)", status: "404" })).toBe(1);
  expect(totalOf(families, "wf_limit_refusals_total", { window: "minute" })).toBe(2);
  expect(totalOf(families, "wf_tasks_total", { task: "validate", result: "computed" })).toBe(1);
  expect(totalOf(families, "wf_tasks_total", { task: "validate", result: "cached" })).toBe(9);
  expect(totalOf(families, "wf_task_seconds_count", { stage: "parse" })).toBe(1);
  expect(
    totalOf(families, "wf_store_operation_seconds_count", { operation: "consume" }),
  ).toBeGreaterThanOrEqual(10);
  expect(totalOf(families, "wf_workers")).toBe(1);
  expect(totalOf(families, "wf_info", { version: "1.2.3" })).toBe(1);
  for (const [name, { type, help, labels }] of Object.entries(metricTable)) {
    // Only a supervisor has this metric.
    if (name === "wf_worker_ends_total") continue;
    expect(families.get(name)).toMatchObject({ type, help });
    for (const sample of families.get(name)!.samples) {
      const { le, ...own } = sample.labels;
      expect(Object.keys(own).sort()).toEqual([...labels].sort());
    }
  }
  for (const name of ["process_resident_memory_bytes", "nodejs_eventloop_lag_p99_seconds"]) {
    expect(families.has(name)).toBe(true);
  }
});

test("metrics contain no keys, accounts or paths", async () => {
  await open();
  const { key, record } = await api.key();
  await api.post("validate", key, { source });
  await api.app.inject({ url: `/tools/${key}?api_key=${key}`, headers: { "x-api-key": key } });
  const { body } = await api.app.inject({ url: "/metrics", headers: local });
  for (const secret of [key, key.slice(8, 20), record.id, "acme"]) {
    expect(body).not.toContain(secret);
  }
});

test("metrics show waiting events, and their age", async () => {
  const store = new MemoryStore();
  await open({ store });
  await setEndpoint(store, "acme", { url: "https://example.com/hook", allowPrivate: false }, start);
  await sendTestEvent(store, "acme", undefined, start);
  await sendTestEvent(store, "acme", undefined, start);
  api.now = start + 90_000;
  const families = await read();
  expect(totalOf(families, "wf_outbox_events")).toBe(2);
  expect(totalOf(families, "wf_outbox_delay_seconds")).toBe(90);
});

test("metrics report a failing store, and stay available", async () => {
  const store = new MemoryStore();
  await open({ store });
  const { key } = await api.key();
  const fail = () => Promise.reject(new StoreError("down"));
  store.findKey = fail;
  store.countPending = fail;
  expect((await api.post("validate", key, { source })).status).toBe(503);
  const families = await read();
  expect(totalOf(families, "wf_store_failing")).toBe(1);
  expect(totalOf(families, "wf_store_failures_total", { operation: "findKey" })).toBe(1);
  expect(totalOf(families, "wf_requests_total", { status: "503" })).toBe(1);
});

test("metrics of workers are added up, including those of workers that ended", async () => {
  await open();
  const { key } = await api.key();
  for (let at = 0; at < 3; at++) await api.post("validate", key, { source });
  const one = await api.app.metrics!.read();
  const past = await addUp([await addUp([[], one]), one]);
  const families = readExposition(await writeMetrics([one, past]));
  expect(totalOf(families, "wf_requests_total", { status: "200" })).toBe(9);
  expect(totalOf(families, "wf_request_seconds_count")).toBe(9);
  expect(totalOf(families, "wf_request_seconds_bucket", { le: "+Inf" })).toBe(9);
  // An ended process has no connections and no memory.
  expect(totalOf(families, "wf_workers")).toBe(1);
});

test.each([
  [{ metrics: true, metricsToken: undefined, host: "0.0.0.0" }, /needs --metrics-token or WF_/],
  [{ metrics: false, metricsToken: token, host: "127.0.0.1" }, /--metrics-token needs --metrics/],
  [{ metrics: true, metricsToken: "short", host: "0.0.0.0" }, /at least 16 visible/],
  [{ metrics: true, metricsToken: "with spaces in between", host: "::1" }, /at least 16 visible/],
])("%j is refused", async (options, message) => {
  await open();
  expect(() => checkMetrics(options)).toThrow(message);
});

test.each([
  { metrics: true, metricsToken: undefined, host: "127.0.0.1" },
  { metrics: true, metricsToken: token, host: "0.0.0.0" },
  { metrics: false, metricsToken: undefined, host: "0.0.0.0" },
])("%j is allowed", async (options) => {
  await open();
  expect(() => checkMetrics(options)).not.toThrow();
});
