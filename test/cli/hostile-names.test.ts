/** Names and sources in someone else's repository must not reach a terminal or a CI log as commands. */
import { expect, test } from "vitest";
import { goodSource, Workspace } from "./call.js";

const control = "\u001b[2J";
const name = `a${control}\u009b31m\n::stop-commands::x.wf`;
const bad = `page "Home" {\n  buton "Go${control}"\n  text "a" size="${control}\n::x"\n  text "a" text "b" colour="${control}"\n}\n`;
const many = `page {${'\n  text "a" colour=red'.repeat(150)}\n}\n`;
const fixable = 'page "A" {\n  buton "Go"\n}\n'.repeat(30);
/** Needs a font of the system, which is named. */
const good = 'page "Home" {\n  text "漢"\n}\n';
const fence = `# A\n\n\`\`\`wf\n${goodSource}\`\`\`\n`;
const broken = `# A\n\n\`\`\`wf\n${bad}\`\`\`\n`;

const files = {
  [name]: bad,
  [`${name}.svg`]: "",
  [`many-${name}`]: many,
  [`fix/${name}`]: fixable,
  [`good/${name}`]: good,
  [`-${name}`]: good,
  [`define/${name}`]: 'component A() { text "a" }\n',
  [`none/${name}.md`]: "# A\n",
  [`spec/${name}.md`]: fence,
  [`broken/${name}.md`]: broken,
  [`out${name}/a.wf`]: good,
  [`out${name}/wf.config.json`]: JSON.stringify({ render: { outDir: `../../x${control}` } }),
  [`tree${name}/a.wf`]: good,
  [`tree${name}/.git`]: "gitdir: /x/.git/worktrees/y\n",
  [`${name}.json`]: JSON.stringify({ [`x${control}`]: 1 }),
  [`bad-${name}.json`]: `{ "${control}`,
  [`${name}.ttf`]: "no font",
};

test.skipIf(process.platform === "win32").each([
  ["validate", "."],
  ["validate", name],
  ["validate", `none${name}`],
  ["validate", ".", "--format", "compact"],
  ["validate", ".", `none${name}`, "--format", "github"],
  ["validate", ".", "--format", "junit"],
  ["validate", ".", "--format", "json"],
  ["validate", ".", "--format", "sarif"],
  ["validate", "--fix", "."],
  ["validate", "--fix", `fix/${name}`],
  ["validate", "--fix", "--dry-run", "."],
  ["validate", `-${name}`],
  ["render", name],
  ["render", name, "--force", "--out-dir", "out"],
  ["render", ".", "!out*", "--force", "--out-dir", "out"],
  ["render", ".", "!out*", "--force", "--out-dir", `out${name}`],
  ["render", ".", "!out*", "--force", "--out-dir", "out", "--check"],
  ["render", `good/${name}`, "--frame", "--output", `${name}.png`],
  ["render", `define/${name}`],
  ["render", `none/${name}.md`],
  ["render", `spec/${name}.md`, "--in-place"],
  ["render", `broken/${name}.md`],
  ["render", `out${name}/a.wf`],
  ["render", `none${name}`],
  ["render", name, "--output", `${name}/x.svg`],
  ["render", `${name}.svg`],
  ["render", `good/${name}`, "--tokens", `${name}.json`],
  ["render", `good/${name}`, "--tokens", `bad-${name}.json`],
  ["render", `good/${name}`, "--tokens", `none${name}.json`],
  ["render", `good/${name}`, "--font-file", `${name}.ttf`],
  ["parse", name],
  ["parse", `none${name}`],
  ["fmt", "."],
  ["fmt", "--check", "."],
  ["fmt", "--diff", "."],
  ["fmt", `none${name}`],
  ["inspect", "."],
  ["map", "."],
  ["icons", control],
  ["--", `good/${name}`],
])("control characters in names are escaped: %j", async (...argv) => {
  const said = await expectQuiet(new Workspace(files), argv);
  // A call that ends before it names anything would show nothing.
  expect(said).toMatch(/␛\[2J|\\u001b\[2J|\\033\[2J/);
});

test.each(["validate", "render", "fmt", "serve"])(
  "so are those in settings: %s",
  async (command) => {
    const key = `${control}\u009b\u202e\n::x`;
    for (const text of [
      // These are only warnings, with which a server would start.
      ...(command === "serve" ? [] : [JSON.stringify({ [key]: 1, validate: { [key]: 1 } })]),
      JSON.stringify({ validate: { [key]: 1, ignore: 5 } }),
      `{ "${key}`,
      JSON.stringify({ serve: { port: control } }),
    ]) {
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

test.each(["--svg", "--html", "--fragment"])(
  "a picture that a log of CI shows has no command: %s",
  async (format) => {
    const source = 'page "##[a]" { text "##vso[x]y ###[b]" button "##[c]" }';
    const workspace = new Workspace({ "a.wf": source });
    const argv = ["render", "a.wf", format];
    const { out } = await workspace.call(argv, { env: { CI: "true" } });
    expectNoCommand(out);
    const exact = (await workspace.call(argv)).out;
    expect(exact).toContain("##vso[x]y");
    expect(out.replaceAll("&#35;", "#")).toBe(exact);
    const file = { isFile: true, env: { CI: "true" } };
    expect((await workspace.call(argv, file)).out).toBe(exact);
  },
);

function expectNoCommand(said: string): void {
  expect(said).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  expect(said).not.toMatch(/##[a-z]*\[/i);
  for (const line of said.split("\n")) {
    if (/^\s*::/.test(line)) expect(line).toMatch(/^::(?:error|warning|notice) file=[^:]*::/);
  }
}

/** Returns what the calls have said. */
async function expectQuiet(
  workspace: Workspace,
  argv: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  let said = "";
  for (const isTerminal of [false, true]) {
    const surroundings = { isTerminal, env: { NO_COLOR: "1", ...env } };
    const { out, err } = await workspace.call(argv, surroundings);
    // Output for programs, such as pictures and patches, is exact. Progress bars move the cursor.
    const isPatch = argv.includes("--diff") || argv.includes("--dry-run");
    const isExact = !isTerminal && env.CI === undefined && isPatch;
    expectNoCommand(`${isExact ? "" : out}${err}`.replaceAll("\r\u001b[K", ""));
    said += out + err;
  }
  return said;
}
