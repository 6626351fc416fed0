/** Words of other tools are answered with ours, and options of other commands with the commands that have them. */
import { expect, test } from "vitest";
import { readArguments } from "../../src/tools/cli/arguments/read-arguments.js";
import { commandGroups, commandList } from "../../src/tools/cli/program/commands.js";
import { longName } from "../../src/workspace/options/command.js";
import type { OtherName } from "../../src/workspace/options/option.js";
import { goodSource, Workspace } from "./call.js";

async function answer(line: string): Promise<string> {
  const workspace = new Workspace({ "a.wf": goodSource });
  const { code, out, err } = await workspace.call(line.split(" "));
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(/^wf: .*\n$/);
  return err.slice("wf: ".length, -1);
}

test.each([
  ["check a.wf", "unknown command 'check' (did you mean validate?)"],
  ["lint", "unknown command 'lint' (did you mean validate?)"],
  ["draw a.wf", "unknown command 'draw' (did you mean render?)"],
  ["build", "unknown command 'build' (did you mean render?)"],
  ["export", "unknown command 'export' (did you mean render?)"],
  ["compile", "unknown command 'compile' (did you mean render?)"],
  ["dev", "unknown command 'dev' (did you mean watch?)"],
  ["preview", "unknown command 'preview' (did you mean watch?)"],
  ["open a.wf", "unknown command 'open' (did you mean watch?)"],
  ["start", "unknown command 'start' (did you mean watch?)"],
  ["serve keys", "too many arguments for 'serve': expected 0, got 1"],
  ["server", "unknown command 'server' (did you mean serve?)"],
  ["api", "unknown command 'api' (did you mean serve?)"],
  ["list", "unknown command 'list' (did you mean grammar?)"],
  ["docs", "unknown command 'docs' (did you mean grammar?)"],
  ["components", "unknown command 'components' (did you mean grammar?)"],
  ["ast a.wf", "unknown command 'ast' (did you mean parse?)"],
  ["help lint", "unknown command 'lint' (did you mean validate?)"],
  ["keys add", "unknown command 'add' (did you mean keys create?)"],
  ["keys delete key_1", "unknown command 'delete' (did you mean keys revoke?)"],
  ["help keys add", "unknown command 'keys add' (did you mean keys create?)"],
  ["webhooks replay", "unknown command 'replay' (did you mean webhooks redeliver?)"],
  ["format a.wf", "unknown command 'format' (did you mean fmt?)"],
  // Without a known meaning, the spelling is compared.
  ["valdate", "unknown command 'valdate' (did you mean validate?)"],
  ["qqqqq", "unknown command 'qqqqq'"],
  ["keys qqqqq", "unknown command 'qqqqq'"],
])("wf %s", async (line, message) => {
  expect(await answer(line)).toBe(message);
});

test.each([
  ["render a.wf --format svg", "unknown option '--format' (did you mean --svg?)"],
  ["render a.wf --format=PNG", "unknown option '--format=PNG' (did you mean --png?)"],
  ["render a.wf -f svg", "unknown option '-f' (did you mean --svg?)"],
  ["render a.wf -f htm", "unknown option '-f' (did you mean --html?)"],
  ["render a.wf --type pdf", "unknown option '--type' (did you mean --pdf?)"],
  ["render a.wf -tpng", "unknown option '-tpng' (did you mean --png?)"],
  ["render a.wf -t dark", "unknown option '-t' (did you mean --theme dark?)"],
  ["render a.wf -t", "unknown option '-t' (did you mean --theme?)"],
  ["render a.wf --dark", "unknown option '--dark' (did you mean --theme dark?)"],
  ["render a.wf --format webp", "unknown option '--format' (did you mean --svg or --png?)"],
  ["render a.wf --out x", "unknown option '--out' (did you mean --output or --out-dir?)"],
  ["render a.wf --output-dir x", "unknown option '--output-dir' (did you mean --out-dir x?)"],
  ["render a.wf --png=o.png", "unknown option '--png=o.png' (did you mean --output o.png?)"],
  ["render a.wf -w 800", "unknown option '-w' (did you mean --width 800?)"],
  ["render -w a.wf", "unknown option '-w' (did you mean --watch?)"],
  ["render a.wf --retina", "unknown option '--retina' (did you mean --scale 2?)"],
  ["render a.wf --dry-run", "unknown option '--dry-run' (did you mean --check?)"],
  ["render a.wf --strict=yes", "unknown option '--strict=yes': --strict takes no value"],
  [
    "render a.wf --config x.json",
    "unknown option '--config': wf finds wf.config.json next to each wireframe or in a folder above",
  ],
  ["validate a.wf --json", "unknown option '--json' (did you mean --format json?)"],
  ["validate a.wf --reporter sarif", "unknown option '--reporter' (did you mean --format sarif?)"],
  ["validate a.wf --write", "unknown option '--write' (did you mean --fix?)"],
  ["parse a.wf --json", "unknown option '--json': wf parse always prints JSON; leave it out"],
  [
    "parse a.wf --strict",
    "unknown option '--strict' (--strict is an option of wf validate, wf render, wf inspect and others)",
  ],
  [
    "validate a.wf --theme dark",
    "unknown option '--theme' (--theme is an option of wf render and wf inspect)",
  ],
  [
    "validate a.wf -o x",
    "unknown option '-o': the report goes to standard output: wf validate . > report.txt",
  ],
  [
    "parse a.wf -q",
    "unknown option '-q' (-q is an option of wf validate, wf render, wf inspect and others)",
  ],
  [
    "validate a.wf --data x",
    "unknown option '--data' (--data is an option of wf serve, wf accounts, wf keys and others)",
  ],
  [
    "--theme dark render a.wf",
    "unknown option '--theme' (--theme is an option of wf render and wf inspect; write it after the command)",
  ],
  ["watch -p 80", "unknown option '-p' (did you mean --port 80?)"],
  ["watch -p x", "unknown option '-p' (did you mean --port?)"],
  // Without a known meaning, the spelling is compared.
  ["validate a.wf --strickt", "unknown option '--strickt' (did you mean --strict?)"],
  ["validate a.wf --qqqqq", "unknown option '--qqqqq'"],
])("wf %s", async (line, message) => {
  expect(await answer(line)).toBe(message);
});

test("suggested commands exist, and no alternative name is a real one", () => {
  const names = commandList.map(({ name }) => name);
  const firstWords = new Set([...names, ...commandGroups.map(({ name }) => name)]);
  const taken = new Map<string, string>();
  for (const { name, otherNames = [] } of commandList) {
    const [group, word] = name.split(" ");
    for (const other of otherNames) {
      const whole = word === undefined ? other : `${group} ${other}`;
      expect(firstWords.has(whole), `${whole} is a command`).toBe(false);
      expect(taken.get(whole), `${whole} stands for two commands`).toBeUndefined();
      taken.set(whole, name);
    }
  }
});

test.each(commandList.map((command) => [command.name, command] as const))(
  "the other names of the options of wf %s stand for what it takes",
  (_name, command) => {
    const operands = (command.operands ?? [])
      .filter(({ required }) => required)
      .map(({ choices }) => choices?.[0] ?? "x");
    const needed = Object.entries(command.options).flatMap(([key, { required, type }]) =>
      required ? [longName(key), type === "integer" ? "1" : "x"] : [],
    );
    const reads = (...words: string[]) =>
      readArguments(command, [...operands, ...needed, ...words]) !== undefined;
    const owners = new Map<string, string[]>();
    for (const [key, option] of Object.entries(command.options)) {
      for (const other of option.otherNames ?? []) {
        const [written, value] = partsOf(other);
        const [spelling = "", given] = written.split(" ");
        expect(spelling).toMatch(/^-([a-zA-Z]|-[a-z][a-z-]+=?)$/);
        // The spelling must not be one of ours, and its replacement must be.
        if (!spelling.endsWith("=")) expect(reads(spelling, given ?? "x")).toBe(false);
        if (value !== undefined) expect(reads(longName(key), value)).toBe(true);
        if (option.type === "flag") expect(reads(longName(key))).toBe(true);
        owners.set(written, [...(owners.get(written) ?? []), key]);
      }
    }
    // At most two names are suggested.
    for (const [written, keys] of owners) expect(keys.length, written).toBeLessThanOrEqual(2);
    for (const written of Object.keys(command.needless ?? {})) {
      expect(owners.has(written), written).toBe(false);
      expect(reads(written) || reads(written, "x"), written).toBe(false);
    }
  },
);

function partsOf(other: OtherName): readonly [string, string | undefined] {
  return typeof other === "string" ? [other, undefined] : other;
}
