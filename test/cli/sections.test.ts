/** Sections of wf.config.json that contain options of commands. */
import { join } from "node:path";
import { Ajv } from "ajv";
import { expect, test, vi } from "vitest";
import { settingsSchema } from "../../src/workspace/settings/schema.js";
import { goodSource, Workspace } from "./call.js";
import { sampleSet } from "./sample-commands.js";

vi.mock("../../src/workspace/settings/sections.js", async () => {
  const { hostSection } = await import("./sample-commands.js");
  return { settingsSections: [hostSection] };
});

function fileOf(host: object): string {
  return JSON.stringify({ host });
}

async function run(
  workspace: Workspace,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<{ options: Record<string, unknown>; settings: unknown }> {
  const { code, out, err } = await workspace.call(words, { env, commands: sampleSet });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out);
}

test("an option comes from the command line, then the environment, then the file", async () => {
  const workspace = new Workspace();
  const port = async (words: string[], env: Record<string, string>): Promise<unknown> =>
    (await run(workspace, ["host", ...words], env)).options.port;
  expect(await port([], {})).toBe(4400);
  workspace.write("wf.config.json", fileOf({ port: 1 }));
  expect(await port([], {})).toBe(1);
  expect(await port([], { HOST_PORT: "2" })).toBe(2);
  expect(await port(["--port", "3"], { HOST_PORT: "2" })).toBe(3);
});

test("a flag in the file can be overridden", async () => {
  const workspace = new Workspace({ "wf.config.json": fileOf({ metrics: true }) });
  const metrics = async (words: string[], env: Record<string, string> = {}): Promise<unknown> =>
    (await run(workspace, ["host", ...words], env)).options.metrics;
  expect(await metrics([])).toBe(true);
  expect(await metrics([], { HOST_METRICS: "" })).toBe(false);
  expect(await metrics(["--no-metrics"])).toBe(false);
});

test("all types of values are as from the command line; paths are relative to the file", async () => {
  const tiers = { free: { minute: 1, month: null } };
  const host = {
    data: "./data",
    cors: ["a", "b"],
    events: ["stop"],
    patience: "2s",
    maxBody: "64KiB",
    level: "debug",
    workers: "auto",
    name: "Ada",
  };
  const workspace = new Workspace({ "wf.config.json": fileOf({ ...host, tiers }) });
  const { options, settings } = await run(workspace, ["host"]);
  expect(options).toMatchObject({
    ...host,
    data: join(workspace.folder, "data"),
    patience: 2000,
    maxBody: 65_536,
  });
  expect(settings).toEqual({ tiers });
  workspace.write("wf.config.json", fileOf({ patience: 3, maxBody: 2048, data: "/var/lib/x" }));
  expect((await run(workspace, ["host"])).options).toMatchObject({
    patience: 3000,
    maxBody: 2048,
    data: "/var/lib/x",
  });
});

test("a command takes only its own options from a shared section", async () => {
  const workspace = new Workspace({ "wf.config.json": fileOf({ port: 1, name: "Ada" }) });
  const { options } = await run(workspace, ["keys", "create", "--account", "A"]);
  expect(options).toEqual({ account: "A", port: 1, tags: [] });
});

test("the nearest file at or above the current folder applies, and without a file there are no settings", async () => {
  const workspace = new Workspace({ "wf.config.json": fileOf({ port: 1 }), "a/b/x": "" });
  const inner = Object.create(workspace, { folder: { value: join(workspace.folder, "a/b") } });
  expect((await run(inner, ["host"])).options.port).toBe(1);
  workspace.write("a/wf.config.json", "{}");
  const { options, settings } = await run(inner, ["host"]);
  expect([options.port, settings]).toEqual([4400, {}]);
});

test("a command without a section does not read the file", async () => {
  const workspace = new Workspace({ "wf.config.json": "{" });
  const called = await workspace.call(["keys", "tier", "k", "pro", "-y"], { commands: sampleSet });
  expect(called).toEqual({ code: 0, out: "k pro", err: "" });
});

test.each([
  [{ port: "1" }, "12: error: host.port must be a whole number from 0 to 65535"],
  [{ port: 65536 }, "12: error: host.port must be a whole number from 0 to 65535"],
  [{ port: 1.5 }, "12: error: host.port must be a whole number from 0 to 65535"],
  [{ metrics: 1 }, "12: error: host.metrics must be true or false"],
  [{ workers: "all" }, "12: error: host.workers must be a whole number from 1 to 64 or auto"],
  [{ name: "" }, "12: error: host.name must be a string that is not empty"],
  [{ data: 1 }, "12: error: host.data must be a string"],
  [{ cors: "a" }, "12: error: host.cors must be a list"],
  [{ events: ["stop", "x"] }, '12: error: host.events[1] must be "start" or "stop"'],
  [{ level: "x" }, '12: error: host.level must be "info" or "debug"'],
  [
    { patience: "1h" },
    "12: error: host.patience must be a time such as 250ms, 5s, 10m, 24h or 30d, from 100ms to 10m",
  ],
  [
    { maxBody: true },
    "12: error: host.maxBody must be a size such as 256KiB, 1MiB or 1048576, from 1KiB to 1GiB",
  ],
  [{ tiers: [] }, "12: error: host.tiers must be an object"],
  [{ tiers: { free: 1 } }, "12: error: host.tiers.free must be an object"],
  [{ tiers: { free: { minute: 1 } } }, '12: error: host.tiers.free is missing "month"'],
  [
    { tiers: { free: { minute: null, month: null } } },
    "12: error: host.tiers.free.minute must be a whole number of at least 1",
  ],
  [
    { tiers: { free: { minute: 1, month: 0 } } },
    "12: error: host.tiers.free.month must be a whole number of at least 1, or null",
  ],
])("%j is reported with its place, whatever the command", async (host, message) => {
  const text = fileOf(host);
  const workspace = new Workspace({ "wf.config.json": text, "a.wf": goodSource });
  const [, rest] = message.split(/^\d+/);
  const pattern = /^wf: wf\.config\.json:1:(\d+)(: .*)\n$/;
  for (const words of [["host"], ["validate", "a.wf"]]) {
    const { code, out, err } = await workspace.call(words, { commands: sampleSet });
    expect([code, out]).toEqual([2, ""]);
    const [, column, said] = pattern.exec(err) ?? [err];
    expect(said).toBe(rest);
    expect(Number(column)).toBeGreaterThan(text.indexOf(":{") + 1);
  }
});

test("an unknown key is a warning with a hint", async () => {
  const workspace = new Workspace({ "wf.config.json": fileOf({ prot: 1 }) });
  const { code, err, out } = await workspace.call(["host"], { commands: sampleSet });
  expect([code, err]).toEqual([
    0,
    'wf.config.json:1:10: warning: unknown setting "host.prot"; did you mean "port"?\n',
  ]);
  expect(JSON.parse(out)).toMatchObject({ options: { port: 4400 }, settings: {} });
});

test("the schema accepts what the reader accepts", () => {
  const fits = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(settingsSchema);
  for (const host of [
    { port: 1, metrics: false, cors: ["a"], events: [], level: "info", name: "x", data: "." },
    { patience: "250MS", maxBody: "1 MiB", workers: "auto" },
    { workers: 3 },
    { patience: 5, maxBody: 2048 },
    { tiers: { a: { minute: 1, month: null }, b: { minute: 1, month: 2 } } },
  ]) {
    expect(fits({ host }), JSON.stringify(fits.errors)).toBe(true);
  }
  for (const host of [
    { port: 70_000 },
    { metrics: "yes" },
    { workers: "all" },
    { name: "" },
    { events: ["x"] },
    { patience: "soon" },
    { maxBody: -1 },
    { tiers: { a: { minute: null, month: 1 } } },
    { tiers: { a: { minute: 1 } } },
    { prot: 1 },
  ]) {
    expect(fits({ host }), JSON.stringify(host)).toBe(false);
  }
});
