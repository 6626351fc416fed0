/** Names and sources in someone else's repository must not reach a terminal or a CI log as commands. */
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
])("control characters in names are escaped: %j", async (...argv) => {
  const workspace = new Workspace({ ...files, "set/wf.config.json": settings });
  await expectQuiet(workspace, argv);
});

test.each(["validate", "render", "fmt", "serve"])(
  "so are those in settings: %s",
  async (command) => {
    for (const text of [settings, `{ "${control}\n::x`, `{ "serve": { "port": "${control}" } }`]) {
      const workspace = new Workspace({ "a.wf": goodSource, "wf.config.json": text });
      await expectQuiet(workspace, command === "serve" ? ["serve"] : [command, "a.wf"]);
    }
  },
);

/** Names and words that are CI commands at the start of a log line, or anywhere in one. */
const commands = ["::stop-commands::x", "##[add-mask]x", "##vso[task.setvariable]x"];
const words = [...commands, `a\u202eb\u2066c${control}`].map((each) => JSON.stringify(each));
const valid = [
  'page "::stop-commands::p" {',
  `    heading ${words[0]}`,
  ...words.map((each, at) => `  button ${each} navigate="#b${at % 2}"`),
  `  card "##[x]" { text ${words[0]} }`,
  "}",
  `page ${words[1]} id=b0 { text ${words[3]} }`,
  `page ${words[2]} id=b1 { text ${words[2]} }`,
  "",
].join("\n");
const wrong = valid.replace("heading", "::stop-commands::x ##[add-mask]x ##vso[x]\n  heading");
const validFiles = {
  "::stop-commands::x.wf": valid,
  "##[add-mask]x.wf": valid,
  "##vso[x]/\u202e.wf": valid,
  "::group::/::wrong.wf": wrong,
  "plain.wf": valid,
};

test.skipIf(process.platform === "win32").each([
  ["validate", "."],
  ["validate", ".", "--format", "compact"],
  ["validate", ".", "--format", "github"],
  ["validate", ".", "--format", "json"],
  ["validate", ".", "--format", "junit"],
  ["validate", ".", "--format", "sarif"],
  ["validate", "--fix", "--dry-run", "."],
  ["validate", "::none::.wf"],
  ["render", "plain.wf", "--text"],
  ["render", "plain.wf", "--text", "--columns", "40"],
  ["render", ".", "--force", "--out-dir", "out"],
  ["fmt", "--check", "."],
  ["fmt", "--diff", "."],
  ["fmt", "."],
  ["inspect", "."],
  ["inspect", ".", "--format", "outline"],
  ["inspect", "plain.wf", "--format", "outline"],
  ["inspect", ".", "--format", "json"],
  ["map", "."],
  ["map", ".", "--format", "mermaid"],
  ["map", ".", "--format", "json"],
  ["notes", "."],
  ["notes", ".", "--json"],
  ["parse", "plain.wf"],
])("commands for CI logs are escaped: %j", async (...argv) => {
  const workspace = new Workspace(validFiles);
  const text = "x\n::stop-commands::x\n##[add-mask]x \u202e";
  for (const path of Object.keys(validFiles)) {
    const add = [
      "notes",
      "--add",
      text,
      "--at",
      "1",
      "--author",
      "::stop-commands::me",
      "--",
      path,
    ];
    if (path.includes("wrong")) continue;
    const added = await workspace.call(add);
    expect(added.err).toBe("");
    if (argv[0] === "notes") expectNoCommand(added.out);
  }
  await expectQuiet(workspace, argv, { CI: "true" });
});

test("a diff that is written to a file or a pipe outside of CI is exact", async () => {
  const source = 'page {\n  text "a\n::b ##[c]\nd"\n text   "\u202e"\n}\n';
  const workspace = new Workspace({ "a.wf": source });
  const { out } = await workspace.call(["fmt", "--diff", "a.wf"]);
  expect(out).toContain("\n ::b ##[c]\n");
  expect(out).toContain('- text   "\u202e"\n');
  const file = { isFile: true, env: { CI: "true" } };
  expect((await workspace.call(["fmt", "--diff", "a.wf"], file)).out).toBe(out);
});

function expectNoCommand(said: string): void {
  expect(said).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  expect(said).not.toMatch(/##[a-z]*\[/i);
  for (const line of said.split("\n")) {
    if (/^\s*::/.test(line)) expect(line).toMatch(/^::(?:error|warning|notice) file=[^:]*::/);
  }
}

async function expectQuiet(
  workspace: Workspace,
  argv: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  for (const isTerminal of [false, true]) {
    const surroundings = { isTerminal, env: { NO_COLOR: "1", ...env } };
    const { out, err } = await workspace.call(argv, surroundings);
    // Output for programs, such as pictures and patches, is exact. Progress bars move the cursor.
    const isPatch = argv.includes("--diff") || argv.includes("--dry-run");
    const isExact = !isTerminal && env.CI === undefined && isPatch;
    expectNoCommand(`${isExact ? "" : out}${err}`.replaceAll("\r\u001b[K", ""));
  }
}
