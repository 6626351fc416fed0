/** Names and words in someone else's repository are printed as text, and in commands to copy, as one word. */
import { expect, test } from "vitest";
import { Workspace } from "./call.js";

const trick = "\u001b[2J\n::stop-commands::x";

test.skipIf(process.platform === "win32")(
  "wf init escapes the name of an existing file",
  async () => {
    const workspace = new Workspace({ [`a${trick}.wf`]: 'page "A"\n', ".git/HEAD": "" });
    const { out } = await workspace.call(["init", "--dry-run"]);
    expect(out).toContain("a␛[2J\\n::stop-commands::x.wf already exists\n");
  },
);

test.skipIf(process.platform === "win32")("wf init quotes a folder in a command", async () => {
  const workspace = new Workspace({ "$(touch x)'/a.wf": 'page "A"\n', ".git/HEAD": "" });
  const { out } = await workspace.call(["init", "--dry-run"]);
  expect(out).toContain("render '$(touch x)'\\'''");
});

test("wf inspect shows the labels of elements", async () => {
  const source = `page "${trick}" { text "${trick}" }\n`;
  const workspace = new Workspace({ "a.wf": source });
  const { out } = await workspace.call(["inspect", "a.wf"]);
  expect(out).toContain("␛[2J");
  expect(out).not.toMatch(/\u001b|^::/m);
});

/** CSI as one character, DEL, a line separator, and characters that reverse or isolate what follows. */
const odd = "\u009b2J\u007f\u2028\u202e\u2066\u200f";
const text = `${odd} Ж 😀`;

test.each([
  { name: "wf parse", call: ["parse", "a.wf"], code: 0 },
  { name: "wf parse --compact", call: ["parse", "a.wf", "--compact"], code: 0 },
  { name: "wf inspect", call: ["inspect", "a.wf", "--format", "json"], code: 0 },
  { name: "wf map", call: ["map", "a.wf", "--format", "json"], code: 0 },
  { name: "wf validate", call: ["validate", "b.wf", "--format", "json"], code: 1 },
  { name: "wf validate, for SARIF", call: ["validate", "b.wf", "--format", "sarif"], code: 1 },
])("JSON of $name escapes what a terminal would interpret", async ({ call, code: wanted }) => {
  const workspace = new Workspace({
    "a.wf": `page "${text}" { text "${text}" }\n`,
    "b.wf": `page "A" { button navigate="${text}" colour="${text}" ${odd}\n`,
  });
  const { code, out } = await workspace.call(call);
  expect(code).toBe(wanted);
  expect(out).not.toMatch(/[\u007f-\u009f\u2028\u202e\u2066\u200f]/);
  expect(out).toContain("\\u009b2J");
  expect(JSON.stringify(JSON.parse(out))).toContain("\u009b2J\u007f");
});
