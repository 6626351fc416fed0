/** Completion after programs that run wf, such as npx, and after other uses of them. */
import { describe, expect, test } from "vitest";
import type { Shell } from "../../../src/tools/cli/completion/completion-command.js";
import { runners } from "../../../src/tools/cli/completion/completions.js";
import { Workspace } from "../call.js";
import { scriptOf } from "./script-of.js";
import { canType, typeInto } from "./typist.js";

/** Existing completions of npx, which suggest cowsay. */
const others: Record<Shell, Record<string, string>> = {
  bash: {
    "a function":
      '_npx() { COMPREPLY=($(compgen -W "cowsay vite" -- "$2")); }; complete -F _npx npx',
    "a function with options":
      '_npx() { COMPREPLY=($(compgen -W "cowsay vite" -- "$2")); }; complete -o nosort -o default -F _npx npx',
    words: "complete -W 'cowsay vite' npx",
    "commands of the path": "cowsay() { :; }; complete -A function npx",
    "a loader": `_load() {
  [ "$1" = npx ] || return 1
  _npx() { COMPREPLY=($(compgen -W "cowsay vite" -- "$2")); }
  complete -F _npx npx && return 124
}
complete -D -F _load`,
    "a function that loads another": `_first() { complete -W 'cowsay vite' npx; return 124; }
complete -F _first npx`,
  },
  zsh: {
    "a function": "_npx() { compadd cowsay vite }; compdef _npx npx",
  },
  fish: {
    words: "complete -c npx -f -a 'cowsay vite'",
  },
};

describe.each(["bash", "zsh", "fish"] as const)("%s", (shell) => {
  test.skipIf(!canType(shell)).each(Object.keys(others[shell]))(
    "leaves what completes npx in place: %s",
    async (name) => {
      const lines = ["npx cow", "npx wf val", "npx vi", "npx --yes wf validate --format=s"];
      expect(await complete(shell, others[shell][name]!, [...lines, ...lines])).toEqual(
        [1, 2].flatMap(() => [
          "npx cowsay",
          "npx wf validate",
          name === "commands of the path" ? "npx vi" : "npx vite",
          "npx --yes wf validate --format=sarif",
        ]),
      );
    },
  );

  test.skipIf(!canType(shell))("completes files if nothing completes npx", async () => {
    expect(await complete(shell, "", ["npx log", "npx cat log"])).toEqual([
      "npx login.wf",
      "npx cat login.wf",
    ]);
  });

  test.skipIf(!canType(shell))(
    "completes after all runners, but not the packages they install",
    async () => {
      const lines = [
        ...runners.map((runner) => `${runner} wf val`),
        "pnpm exec wf val",
        "/usr/bin/npx wf val",
        "./node_modules/.bin/wf val",
        "cd designs && npx wf val",
        "npx wf render my\\ f",
        "npx other wf val",
        "yarn add wf val",
      ];
      const same = lines.slice(-2);
      expect(await complete(shell, "", lines)).toEqual([
        ...lines.slice(0, -3).map((line) => line.replace(/val$/, "validate")),
        "npx wf render my\\ file.wf",
        ...same,
      ]);
    },
  );
});

async function complete(shell: Shell, before: string, lines: readonly string[]): Promise<string[]> {
  const workspace = new Workspace({ "login.wf": "", "my file.wf": "" });
  workspace.write(".script", await scriptOf(shell));
  const compinit = shell === "zsh" ? "autoload -U compinit; compinit\n" : "";
  const setup = `${compinit}${before}\nsource ~/.script; source ~/.script`;
  const keys = lines.map((line) => `${line}\t`);
  const { typed } = await typeInto(shell, workspace, setup, keys);
  return typed.map(({ line }) => line.trimEnd());
}
