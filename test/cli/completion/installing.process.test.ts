/** Ways to install the completion in a shell: those in the help, and other common ones. */
import { existsSync } from "node:fs";
import { execa } from "execa";
import { beforeAll, describe, expect, test } from "vitest";
import {
  installLines,
  type Shell,
  shells,
} from "../../../src/tools/cli/completion/completion-command.js";
import { ensureBuilt } from "../built.js";
import { Workspace } from "../call.js";
import { canType, environmentOf, typeInto } from "./typist.js";

beforeAll(() => ensureBuilt(), 60_000);

const compinit = "autoload -U compinit; compinit";

/** What users write into the startup file of their shell. */
const setups: Record<Shell, Record<string, string>> = {
  bash: {
    eval: 'eval "$(wf completion bash)"',
    "process substitution": "source <(wf completion bash)",
    "twice in a file": "wf completion bash > ~/.wf; source ~/.wf; source ~/.wf",
    "strict settings": 'set -u; shopt -s failglob dotglob; set -f; eval "$(wf completion bash)"',
    "other characters that end words":
      'eval "$(wf completion bash)"; COMP_WORDBREAKS=" \t\n><;|&("',
    "a Bash without compopt": 'enable -n compopt; eval "$(wf completion bash)"',
  },
  zsh: {
    "eval after compinit": `${compinit}; eval "$(wf completion zsh)"`,
    "process substitution after compinit": `${compinit}; source <(wf completion zsh)`,
    "eval before compinit": `eval "$(wf completion zsh)"; ${compinit}`,
    "process substitution before compinit": `source <(wf completion zsh); ${compinit}`,
    "without compinit": "source <(wf completion zsh)",
    "twice in a file": `wf completion zsh > ~/.wf; source ~/.wf; ${compinit}; source ~/.wf`,
    "a folder of fpath": `mkdir -p ~/.zfunc; wf completion zsh > ~/.zfunc/_wf
fpath=(~/.zfunc $fpath); ${compinit}`,
    "strict settings": `setopt ksh_arrays no_unset warn_create_global sh_word_split
eval "$(wf completion zsh)"; unsetopt ksh_arrays no_unset; ${compinit}`,
  },
  fish: {
    pipe: "wf completion fish | source",
    "twice in a file": "wf completion fish > ~/.wf; source ~/.wf; source ~/.wf",
    "the folder of its completions": `mkdir -p ~/.config/fish/completions
wf completion fish > ~/.config/fish/completions/wf.fish`,
  },
};

describe.each(shells)("%s", (shell) => {
  test.skipIf(!canType(shell)).each(Object.keys(setups[shell]))("%s", async (name) => {
    const workspace = new Workspace();
    await expectCompletion(shell, workspace, setups[shell][name]!);
    // compinit reads its dump the next time.
    if (name === "a folder of fpath")
      await expectCompletion(shell, workspace, setups[shell][name]!);
  });

  test.skipIf(!canType(shell))("the line in the help, also after npx", async () => {
    const workspace = new Workspace({ ".config/fish/conf.d/other.fish": "" });
    const env = environmentOf(workspace);
    await execa("sh", ["-c", `wf ${installLines[shell]}`], { cwd: workspace.folder, env });
    const setup = shell === "fish" ? "" : workspace.read(`.${shell}rc`);
    await expectCompletion(shell, workspace, setup, "npx ");
  });
});

const bashCompletion = "/usr/share/bash-completion/bash_completion";

test.skipIf(!existsSync(bashCompletion) && !process.env.CI)("beside bash-completion", async () => {
  const setup = `source ${bashCompletion}; eval "$(wf completion bash)"`;
  await expectCompletion("bash", new Workspace(), setup);
  await expectCompletion("bash", new Workspace(), setup, "npx ");
});

async function expectCompletion(
  shell: Shell,
  workspace: Workspace,
  setup: string,
  before = "",
): Promise<void> {
  const keys = [
    `${before}wf val\t`,
    `${before}wf validate --form\t`,
    `${before}wf validate --format=s\t`,
  ];
  const { greeting, typed } = await typeInto(shell, workspace, setup, keys);
  expect(greeting).not.toMatch(/not found|error|unknown|unbound|no such|wf:/i);
  expect(typed.map(({ line }) => line.replace(/[= ]$/, ""))).toEqual([
    `${before}wf validate`,
    `${before}wf validate --format`,
    `${before}wf validate --format=sarif`,
  ]);
}
