/** Names and sources of a repository of somebody else tell neither a terminal nor a log of CI anything. */
import { expect, test } from "vitest";
import { goodSource, Workspace } from "./call.js";

const control = "\u001b[2J";
const name = `a${control}\u009b31m\n::stop-commands::x.wf`;
const bad = `page "Home" {\n  buton "Go${control}"\n  text "a" text "b" colour="${control}"\n}\n`;
const many = `page {${'\n  text "a" colour=red'.repeat(150)}\n}\n`;
const settings = `{ "validate": { "${control.replace("\u001b", "\\u001b")}\\n::x": 1, "ignore": 5 } }`;

const files = { [name]: bad, [`${name}.svg`]: "", [`many-${name}`]: many, [`set/${name}`]: bad };

test.skipIf(process.platform === "win32").each([
  ["validate", "."],
  ["validate", name],
  ["validate", `none${name}`],
  ["validate", ".", "--format", "compact"],
  ["validate", ".", "--format", "github"],
  ["validate", ".", "--format", "junit"],
  ["validate", ".", "--format", "json"],
  ["validate", ".", "--format", "sarif"],
  ["validate", "--fix", "."],
  ["validate", "--fix", "--dry-run", "."],
  ["render", name],
  ["render", name, "--force", "--out-dir", "out"],
  ["render", ".", "--force", "--out-dir", "out"],
  ["render", `none${name}`],
  ["render", name, "--output", `${name}/x.svg`],
  ["render", `${name}.svg`],
  ["parse", name],
  ["parse", `none${name}`],
  ["fmt", "."],
  ["fmt", "--check", "."],
  ["fmt", "--diff", "."],
  ["fmt", `none${name}`],
  ["inspect", "."],
  ["map", "."],
  ["notes", "."],
  ["--", `set/${name}`],
])("no name gets through: %j", async (...argv) => {
  const workspace = new Workspace({ ...files, "set/wf.config.json": settings });
  await expectQuiet(workspace, argv);
});

test.each(["validate", "render", "fmt", "serve"])(
  "nor what settings contain: %s",
  async (command) => {
    for (const text of [settings, `{ "${control}\n::x`, `{ "serve": { "port": "${control}" } }`]) {
      const workspace = new Workspace({ "a.wf": goodSource, "wf.config.json": text });
      await expectQuiet(workspace, command === "serve" ? ["serve"] : [command, "a.wf"]);
    }
  },
);

async function expectQuiet(workspace: Workspace, argv: readonly string[]): Promise<void> {
  for (const isTerminal of [false, true]) {
    const { out, err } = await workspace.call(argv, { isTerminal, env: { NO_COLOR: "1" } });
    // What a program reads is exact: a picture, and a patch. Around a bar, the cursor moves.
    const isExact = !isTerminal && (argv.includes("--diff") || argv.includes("--dry-run"));
    const said = `${isExact ? "" : out}${err}`.replaceAll("\r\u001b[K", "");
    expect(said).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
    for (const line of said.split("\n")) {
      if (/^\s*::/.test(line)) expect(line).toMatch(/^::(?:error|warning|notice) file=[^:]*::/);
    }
  }
}
