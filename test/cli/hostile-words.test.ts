/** Names and words of a repository of somebody else reach the terminal as text, and commands to copy as one word. */
import { expect, test } from "vitest";
import { Workspace } from "./call.js";

const trick = "\u001b[2J\n::stop-commands::x";

test.skipIf(process.platform === "win32")(
  "wf init names a file that is there already",
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

test("wf inspect shows what elements say", async () => {
  const source = `page "${trick}" { text "${trick}" }\n`;
  const workspace = new Workspace({ "a.wf": source });
  const { out } = await workspace.call(["inspect", "a.wf"]);
  expect(out).toContain("␛[2J");
  expect(out).not.toMatch(/\u001b|^::/m);
});
