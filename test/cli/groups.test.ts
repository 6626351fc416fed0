/** Two-word commands: how they are found, their help, their completion and their reference. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commandGroups, commandList } from "../../src/tools/cli/program/commands.js";
import { commandSections, commandTable } from "../../src/workspace/options/command-reference.js";
import { settingsSections } from "../../src/workspace/settings/sections.js";
import { type Called, Workspace } from "./call.js";
import { scriptOf } from "./completion/script-of.js";
import { canType } from "./completion/typist.js";
import { hostCommand, sampleCommands, sampleGroups, sampleSet } from "./sample-commands.js";

function call(argv: readonly string[]): Promise<Called> {
  return new Workspace().call(argv, { commands: sampleSet });
}

test("a command is found by its two words", async () => {
  const { code, out } = await call(["keys", "create", "--account", "A"]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ operands: [], options: { account: "A" } });
  expect(await call(["accounts", "remove", "l", "ada", "bob"])).toMatchObject({ out: "l,ada,bob" });
  // Only commander accepts combined short options and options in this form.
  expect(await call(["keys", "tier", "k1", "--reason", "-x", "pro", "-y"])).toMatchObject({
    code: 0,
    out: "k1 pro",
  });
});

test("help lists a group once, without its commands", async () => {
  const { code, out } = await call(["--help"]);
  expect(code).toBe(0);
  expect(out.match(/^ {2}keys .*make and change keys$/gm)).toHaveLength(1);
  expect(out).not.toContain("make a key");
});

test("the help of a group lists its commands", async () => {
  const help = await call(["keys"]);
  expect(help).toMatchObject({ code: 0, err: "" });
  expect(help.out).toContain("Usage: wf keys <command>\n\nMake and change keys.\n");
  expect(help.out).toMatch(/^ {2}create .*make a key$/m);
  expect(help.out).toMatch(/^ {2}tier .*change the tier of a key$/m);
  expect(help.out).toContain("wf help keys create");
  expect(help.out).not.toContain("accounts");
  for (const words of [
    ["keys", "--help"],
    ["keys", "-h"],
    ["help", "keys"],
    ["keys", "help"],
  ]) {
    expect(await call(words), words.join(" ")).toEqual(help);
  }
});

test("the help of a command in a group describes its arguments", async () => {
  const help = await call(["keys", "tier", "--help"]);
  expect(help).toMatchObject({ code: 0, err: "" });
  expect(help.out).toContain("Usage: wf keys tier [options] <ID> <TIER>\n");
  expect(help.out).toMatch(/^ {2}TIER +the new tier \(free, basic, pro\)$/m);
  expect(help.out).toContain("wf keys tier k1 pro");
  expect(await call(["help", "keys", "tier"])).toEqual(help);
  expect(await call(["keys", "help", "tier"])).toEqual(help);
});

test.each([
  [["keys", "crate"], "unknown command 'crate' (did you mean create?)"],
  [["keys", "xyzzy"], "unknown command 'xyzzy'"],
  [["key", "create"], "unknown command 'key' (did you mean keys?)"],
  [["help", "keys", "crate"], "unknown command 'keys crate' (did you mean keys create?)"],
  [["keys", "help", "crate"], "unknown command 'keys crate' (did you mean keys create?)"],
  [["help", "kyes"], "unknown command 'kyes' (did you mean keys?)"],
  [["keys", "--jsn"], "unknown option '--jsn'"],
  [["keys", "create", "--acount", "A"], "unknown option '--acount' (did you mean --account?)"],
  [["keys", "create"], "--account is required"],
  [["keys", "tier", "k1"], "missing required argument 'TIER'"],
  [
    ["keys", "tier", "k1", "pr"],
    'TIER must be one of free, basic, pro, not "pr"; did you mean pro?',
  ],
  [["keys", "tier", "k1", "gold"], 'TIER must be one of free, basic, pro, not "gold"'],
  [
    ["accounts", "remove", "l", "ada", "bo"],
    'NAMES must be one of ada, bob, not "bo"; did you mean bob?',
  ],
])("%j is misuse, answered in one line", async (argv, message) => {
  expect(await call(argv)).toEqual({ code: 2, out: "", err: `wf: ${message}\n` });
});

test("a command of two words without its group is a programming error", async () => {
  const commands = { ...sampleSet, groups: [] };
  await expect(new Workspace().call(["--help"], { commands })).rejects.toThrow("is in no group");
});

test("the real tables are consistent", () => {
  const names = commandList.map(({ name }) => name);
  expect(new Set([...names, ...commandGroups.map(({ name }) => name)]).size).toBe(
    names.length + commandGroups.length,
  );
  for (const { name } of commandGroups) {
    expect(names.some((each) => each.startsWith(`${name} `))).toBe(true);
  }
  for (const { settings, operands = [] } of commandList) {
    if (settings) expect(settingsSections).toContain(settings);
    expect(operands.slice(0, -1).some(({ variadic }) => variadic)).toBe(false);
    const firstFree = operands.findIndex(({ required }) => !required);
    expect(firstFree < 0 || operands.slice(firstFree).every(({ required }) => !required)).toBe(
      true,
    );
  }
});

test.skipIf(!canType("bash"))("bash completes commands of two words", async () => {
  const workspace = new Workspace({
    "wf.bash": await scriptOf("bash", sampleCommands, sampleGroups),
    "list.json": "",
  });
  const complete = (...words: string[]): string[] => {
    const list = words.map((word) => `'${word}'`).join(" ");
    const line = `source '${join(workspace.folder, "wf.bash")}'
COMP_WORDS=(wf ${list}); COMP_CWORD=${words.length}; _wf; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const out = execFileSync("bash", ["-c", line], { cwd: workspace.folder, encoding: "utf8" });
    return out.trim().split("\n");
  };
  expect(complete("")).toEqual(["host", "keys", "accounts", "help", "--help", "--version"]);
  expect(complete("ke")).toEqual(["keys"]);
  expect(complete("keys", "")).toEqual(["create", "tier"]);
  expect(complete("accounts", "re")).toEqual(["remove"]);
  expect(complete("help", "ac")).toEqual(["accounts"]);
  expect(complete("help", "keys", "t")).toEqual(["tier"]);
  expect(complete("keys", "create", "--ac")).toEqual(["--account"]);
  expect(complete("keys", "tier", "fr")).toEqual([""]);
  expect(complete("keys", "tier", "k1", "")).toEqual(["free", "basic", "pro"]);
  expect(complete("keys", "tier", "--reason", "r", "-y", "k1", "b")).toEqual(["basic"]);
  expect(complete("accounts", "remove", "li")).toEqual(["list.json"]);
  expect(complete("accounts", "remove", "list.json", "ada", "b")).toEqual(["bob"]);
  expect(complete("host", "--no")).toEqual(["--no-metrics"]);
  expect(complete("host", "--events", "st")).toEqual(["start", "stop"]);
  expect(complete("host", "--level", "")).toEqual(["info", "debug"]);
});

test("the reference has a table of all commands, and a section for each", () => {
  const page = commandTable(sampleCommands);
  expect(page).toContain("| [`wf keys create`](#wf-keys-create) | Make a key |");
  const sections = commandSections(sampleCommands, sampleGroups);
  expect([...sections.keys()].sort()).toEqual([
    "wf accounts",
    "wf accounts remove",
    "wf host",
    "wf keys",
    "wf keys create",
    "wf keys tier",
  ]);
  const keys = sections.get("wf keys")!();
  expect(keys).toContain("### wf keys create\n\nMake a key.\n");
  expect(keys).toContain("```text\nwf keys tier [options] ID TIER\n```");
  expect(keys).toContain("`ID`: the key.\\\n`TIER`: the new tier: `free` `basic` `pro`.\n");
  expect(keys).toContain("| `--account` | Who it belongs to | `NAME`, required |  |");
  expect(keys).toContain("```sh\nwf keys tier k1 pro\n```");
  const host = sections.get(`wf ${hostCommand.name}`)!();
  for (const row of [
    "| `--port` | Port | a whole number from 0 to 65535, environment variable `HOST_PORT` | `4400` |",
    "| `--cors` | Allowed origins | one or more, separated by commas or repeated: `ORIGIN`, environment variable `HOST_CORS` |  |",
    "| `--max-body` | Largest body | a size such as 256KiB, 1MiB or 1048576, from 1KiB to 1GiB | `1MiB` |",
    "| `--metrics`, `--no-metrics` | Count | environment variable `HOST_METRICS` |  |",
  ]) {
    expect(host).toContain(row);
  }
  expect(host).toContain("[host section](settings.md#host) of `wf.config.json`");
});
