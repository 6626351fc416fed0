/** Settings of someone else's repository must not command the terminal or CI log in which `wf serve` runs. */
import { expect, test } from "vitest";
import { openLog } from "../../src/tools/cli/serve/log-stream.js";
import { Workspace } from "./call.js";

const urls = [
  "https://x/\n::error::FORGED",
  "https://x/\u001b]8;;https://y\u0007a",
  "https://x/\u0085a",
  "https://x/\u2028a",
  "https://x/\u202ea",
];
const command = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e]|^::|##\[/m;

test.each(urls)("a public URL with control characters is refused: %j", async (baseUrl) => {
  const settings = { "wf.config.json": JSON.stringify({ serve: { baseUrl } }) };
  const argv = ["serve", "--store", "memory:"];
  const calls = [
    new Workspace(settings).call(argv),
    new Workspace().call([...argv, "--base-url", baseUrl]),
  ];
  for (const { code, out, err } of await Promise.all(calls)) {
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/must be a (?:URL such as|string without control characters)/);
    expect(err).not.toMatch(command);
  }
});

test.each([
  ["data", "state\n::error::FORGED"],
  ["keys", "keys\u001b[2J.json"],
  ["host", "127.0.0.1\u2028"],
])("and so is one in serve.%s", async (key, value) => {
  const settings = { "wf.config.json": JSON.stringify({ serve: { [key]: value } }) };
  const { code, out, err } = await new Workspace(settings).call(["serve", "--store", "memory:"]);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(`serve.${key} must be a string without control characters`);
  expect(err).not.toMatch(command);
});

test("a tier has no name with control characters", async () => {
  const tier = { minute: 1, day: 1, month: 1 };
  const tiers = { "a\n::error::FORGED": tier, "b\u2028": { ...tier, minute: 0 } };
  const settings = { "wf.config.json": JSON.stringify({ serve: { tiers } }) };
  const { code, out, err } = await new Workspace(settings).call(["accounts", "create", "acme"]);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain("serve.tiers must have names without control characters");
  expect(err).not.toMatch(command);
});

test.each(["json", undefined] as const)(
  "a log as JSON escapes what commands (%j)",
  async (format) => {
    let text = "";
    const stderr = {
      isTerminal: false,
      isFile: false,
      async write(line: string | Uint8Array) {
        text += String(line);
      },
    };
    const log = await openLog({ stderr } as unknown as Parameters<typeof openLog>[0], format);
    const told = { msg: "a\u0085b\u2028c\u202ed\u009be ##[error]f", name: "Zoë 漢" };
    await log.write(`${JSON.stringify(told)}\n`);
    expect(text).not.toMatch(/[\u007f-\u009f\u2028-\u202e]|##\[/);
    expect(text).toContain("Zoë 漢");
    expect(text.endsWith("}\n")).toBe(true);
    expect(JSON.parse(text)).toEqual(told);
  },
);
