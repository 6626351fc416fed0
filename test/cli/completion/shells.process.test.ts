/** Tests that bash, zsh and fish offer the same completions. */
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { codes } from "../../../src/language/diagnostics/codes.js";
import { defaultTiers } from "../../../src/service/accounts/tiers.js";
import { type Shell, shells } from "../../../src/tools/cli/completion/completion-command.js";
import { commandList } from "../../../src/tools/cli/program/commands.js";
import { renderCommand } from "../../../src/tools/cli/render/render-command.js";
import { validateCommand } from "../../../src/tools/cli/validate/validate-command.js";
import { Workspace } from "../call.js";
import { sampleCommands, sampleGroups } from "../sample-commands.js";
import { scriptOf } from "./script-of.js";
import { canType, type Typed, typeInto } from "./typist.js";

const inner = (group: string): string[] => {
  const names = commandList.map(({ name }) => name.split(" "));
  return names.filter(([first]) => first === group).map(([, second]) => second!);
};
const topics = [...new Set(commandList.map(({ name }) => name.split(" ")[0]!))];
const formats = validateCommand.options.format.choices!;
const tiers = Object.keys(defaultTiers);
const folders = ["designs", "my dir"];
const wireframes = [...folders, "OLD.WF", "login.wf", "shop.wireframe"];
const sources = [...wireframes, "Guide.MD", "notes.markdown", "page.mdx"];
const files = [...sources, "keys.json", "pic.svg"];
const iphones = [
  "iphone-se",
  ...[14, 15, 16, 17].flatMap((year) =>
    ["", "-pro", "-pro-max"].map((kind) => `iphone${year}${kind}`),
  ),
];

/** What is typed before TAB, and the completions. */
const offers: Record<string, readonly string[]> = {
  "wf val": ["validate"],
  "wf webhooks ": inner("webhooks"),
  "wf help ": topics,
  "wf help keys ": inner("keys"),
  "wf help keys t": ["tier"],
  "wf keys help t": ["tier"],
  "wf help keys tier ": [],
  "wf nonsense ": [],
  "wf keys nonsense ": [],

  "wf validate --form": ["--format"],
  "wf validate --color --": [
    "--affected",
    "--dry-run",
    "--fix",
    "--format",
    "--geometry",
    "--help",
    "--max-warnings",
  ].concat(["--quiet", "--stdin-filename", "--strict"]),
  "wf validate -qf json --no-color --stdin-filename=a.wf --max-warnings 3 --": [
    "--affected",
    "--dry-run",
    "--fix",
    "--geometry",
    "--help",
    "--strict",
  ],
  "wf validate --strict --st": ["--stdin-filename"],
  "wf watch --allow-host a --allow-h": ["--allow-host"],
  "wf validate -- --": [],

  "wf validate --format ": formats,
  "wf validate --format s": ["sarif"],
  "wf validate --format=": formats,
  "wf validate --format=s": ["sarif"],
  "wf validate login.wf -f s": ["sarif"],
  "wf validate -qf s": ["sarif"],
  "wf render --theme ": renderCommand.options.theme.choices!,
  "wf render --device iph": iphones,
  "wf render --device=iph": iphones,
  "wf render --device desktop,iph": iphones,
  "wf render --device=desktop,iphone14,iphone14-": ["iphone14-pro", "iphone14-pro-max"],
  "wf webhooks set http://x --events usage.quota_w": ["usage.quota_warning"],
  "wf keys create --tier ": tiers,
  "wf keys create --tier=p": ["pro"],
  "wf serve --port ": [],
  "wf serve --port=": [],
  "wf render --page ": [],

  "wf keys tier k": [],
  "wf keys tier k1 ": tiers,
  "wf keys tier --data designs k1 p": ["pro"],
  "wf explain unknown-": Object.keys(codes).filter((code) => code.startsWith("unknown-")),
  "wf grammar butt": ["button"],
  "wf completion ": shells,

  "wf validate ": sources,
  "wf validate login.wf ": sources,
  "wf render ": sources,
  "wf watch ": sources,
  "wf parse ": wireframes,
  "wf render -o ": files,
  "wf render --output=": files,
  "wf render login.wf > ": files,
  "wf render --out-dir ": folders,
  "wf render --out-dir=d": ["designs"],
  "wf serve --data ": folders,
  "wf validate --stdin-filename ": files,
  "wf render designs/": ["home.wf"],
};

/** What is typed before TAB, and the resulting line. */
const lines: Record<string, string> = {
  "wf val": "wf validate ",
  "npx wf rend": "npx wf render ",
  "wf validate -fs": "wf validate -fsarif ",
  "wf validate -qfs": "wf validate -qfsarif ",
  "wf validate --format=s": "wf validate --format=sarif ",

  "wf validate my\\ f": "wf validate my\\ file.wf ",
  'wf validate "my f': 'wf validate "my file.wf" ',
  "wf validate 'my f": "wf validate 'my file.wf' ",
  "wf validate --stdin-filename=my\\ f": "wf validate --stdin-filename=my\\ file.wf ",
  'wf validate --stdin-filename="my f': 'wf validate --stdin-filename="my file.wf" ',
  "wf validate it": "wf validate it\\'s.wf ",
  "wf validate say": 'wf validate say\\ \\"hi\\".wf ',
  'wf validate "say': 'wf validate "say \\"hi\\".wf" ',
  "wf validate co": "wf validate co\\$t.wf ",
  "wf validate co\\$": "wf validate co\\$t.wf ",
  "wf validate 'co$": "wf validate 'co$t.wf' ",
  "wf validate li": "wf validate li\\[1\\].wf ",
  "wf validate gr": "wf validate gr\\(ay\\)\\&co\\;.wf ",
  "wf validate ü": "wf validate übersicht.wf ",
  "wf validate 日": "wf validate 日本.wf ",
  "wf validate ./-": "wf validate ./-dash.wf ",
  "wf validate -- -": "wf validate -- -dash.wf ",
  "wf validate ~/my\\ f": "wf validate ~/my\\ file.wf ",
  "wf render login.wf > pic": "wf render login.wf > picture.svg ",
  "wf render login.wf -o pic": "wf render login.wf -o picture.svg ",

  "wf validate des": "wf validate designs/",
  "wf validate two": "wf validate two\\ words/",
  "wf validate two\\ words/i": "wf validate two\\ words/in.wf ",
  "wf render --out-dir two": "wf render --out-dir two\\ words/",
  "wf render --out-dir=two": "wf render --out-dir=two\\ words/",
};

/** After =, zsh quotes with backslashes, whatever the word starts with. */
const zshLines: Record<string, string> = {
  'wf validate --stdin-filename="my f': "wf validate --stdin-filename=my\\ file.wf ",
};

const odd = [
  "my file",
  "it's",
  'say "hi"',
  "co$t",
  "li[1]",
  "gr(ay)&co;",
  "übersicht",
  "日本",
].concat(["-dash", "designs/home", "two words/in"]);

describe.each(shells)("%s", (shell) => {
  test.skipIf(!canType(shell))("suggests valid words, and never calls wf", async () => {
    const workspace = new Workspace({ "designs/home.wf": "", "my dir/in.wf": "" });
    for (const name of files) if (!folders.includes(name)) workspace.write(name, "");
    workspace.write(".programs/wf", "#!/bin/sh\ntouch ~/.wf-was-called\n");
    chmodSync(join(workspace.folder, ".programs/wf"), 0o755);
    const typed = await typeLines(shell, workspace, Object.keys(offers));
    const found = Object.keys(offers).map((line, at) => [line, typed[at]!.offers]);
    const sorted = Object.entries(offers).map(([line, words]) => [line, words.toSorted()]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(sorted));
    expect(() => workspace.read(".wf-was-called")).toThrow();
  });

  test.skipIf(!canType(shell))("quotes odd names so that the shell reads them back", async () => {
    const workspace = new Workspace({ "picture.svg": "" });
    for (const name of odd) workspace.write(`${name}.wf`, "");
    const typed = await typeLines(shell, workspace, Object.keys(lines));
    const found = Object.keys(lines).map((line, at) => [line, typed[at]!.line]);
    expect(Object.fromEntries(found)).toEqual({ ...lines, ...(shell === "zsh" && zshLines) });
  });

  test.skipIf(!canType(shell))(
    "a name that looks like an option is suggested as a path",
    async () => {
      const workspace = new Workspace({ "-dash.wf": "", "-folder/in.wf": "" });
      const typed = await typeLines(shell, workspace, [
        "wf validate -- ",
        "wf validate ./",
        "wf validate ",
      ]);
      const seen = typed.map(({ offers }) => offers.filter((word) => /^-[df]/.test(word)));
      // Fish offers names that start with a dot only after a dot.
      const last = shell === "fish" ? [] : ["-dash.wf", "-folder"];
      expect(seen).toEqual([["-dash.wf", "-folder"], ["-dash.wf", "-folder"], last]);
    },
  );

  test.skipIf(!canType(shell))(
    "completes groups, several operands and toggles of any table",
    async () => {
      const workspace = new Workspace({ "list.json": "" });
      const script = await scriptOf(shell, sampleCommands, sampleGroups);
      const cases: Record<string, readonly string[]> = {
        "wf ke": ["keys"],
        "wf keys ": ["create", "tier"],
        "wf accounts re": ["remove"],
        "wf help ac": ["accounts"],
        "wf help keys t": ["tier"],
        "wf keys create --ac": ["--account"],
        "wf keys tier fr": [],
        "wf keys tier k1 ": ["basic", "free", "pro"],
        "wf keys tier --reason r -y k1 b": ["basic"],
        "wf accounts remove li": ["list.json"],
        "wf accounts remove list.json ada b": ["bob"],
        "wf host --no": ["--no-metrics"],
        "wf host --metrics --no-m": [],
        "wf host --events st": ["start", "stop"],
        "wf host --events start,st": ["stop"],
        "wf host --level ": ["debug", "info"],
        "wf host --patience ": [],
      };
      const typed = await typeLines(shell, workspace, Object.keys(cases), script);
      const found = Object.keys(cases).map((line, at) => [line, typed[at]!.offers]);
      expect(Object.fromEntries(found)).toEqual(cases);
    },
  );
});

describe.each(["zsh", "fish"] as const)("%s", (shell) => {
  test.skipIf(!canType(shell))("describes its suggestions", async () => {
    const lines = ["wf ", "wf validate --", "wf explain unknown-", "wf help"];
    const typed = await typeLines(shell, new Workspace(), lines);
    const screen = typed.map((each) => each.screen).join("");
    const shown = screen.replace(/\x1b(?:\[[\d;?]*[a-z]|\(B)/gi, "");
    const said = (docs: string): string => (shell === "zsh" ? `-- ${docs}` : `\\(${docs}\\)`);
    for (const [name, docs] of [
      ["validate", "check wireframes and report all problems"],
      ["--format", "report format"],
      ["unknown-component", "a component does not exist"],
    ] as const) {
      expect(shown).toMatch(new RegExp(`${name} +${said(docs)}`));
    }
  });
});

async function typeLines(
  shell: Shell,
  workspace: Workspace,
  lines: readonly string[],
  script?: string,
): Promise<Typed[]> {
  workspace.write(".script", script ?? (await scriptOf(shell)));
  const compinit = shell === "zsh" ? "autoload -U compinit; compinit\n" : "";
  const keys = lines.map((line) => `${line}\t`);
  return (await typeInto(shell, workspace, `${compinit}source ~/.script\n`, keys)).typed;
}
