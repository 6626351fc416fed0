/** Settings of someone else's repository must not command the terminal or CI log in which `wf serve` runs. */
import { expect, test } from "vitest";
import { openLog } from "../../src/tools/cli/serve/log-stream.js";
import { Workspace } from "./call.js";

test.each([
  "https://x/\n::error::FORGED",
  "https://x/\u001b]8;;https://y\u0007a",
  "https://x/\u0085a",
  "https://x/\u2028a",
  "https://x/\u202ea",
])("a public URL with control characters is refused: %j", async (baseUrl) => {
  const workspace = new Workspace({ "wf.config.json": JSON.stringify({ serve: { baseUrl } }) });
  const { code, out, err } = await workspace.call(["serve", "--store", "memory:"]);
  expect(code).toBe(2);
  expect(out).toBe("");
  expect(err).toMatch(/--base-url must be a URL such as/);
  expect(err.trimEnd()).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e]|^::/m);
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
