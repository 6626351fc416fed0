/** Declares `wf completion`. */
import { listed } from "../../../base/text/phrases.js";
import { defineCommand } from "../../../workspace/options/command.js";

/** The supported shells. */
export const shells = ["bash", "zsh", "fish"] as const;

/** A supported shell. */
export type Shell = (typeof shells)[number];

/** The command line that installs the script of a shell, without the leading `wf`. */
export const installLines: Readonly<Record<Shell, string>> = {
  bash: "completion bash > ~/.wf-completion.bash && echo 'source ~/.wf-completion.bash' >> ~/.bashrc",
  zsh: "completion zsh > ~/.wf-completion.zsh && echo 'source ~/.wf-completion.zsh' >> ~/.zshrc",
  fish: "completion fish > ~/.config/fish/conf.d/wf.fish",
};

/** Prints a completion script. */
export const completionCommand = defineCommand({
  name: "completion",
  otherNames: "completions complete autocomplete".split(" "),
  summary: "print a completion script for a shell",
  description: `The script completes wf, also after npx, bunx, pnpm and yarn, in every shell that you start from
then on. It does not run wf, so print it again after you update wf.`,
  operands: [{ name: "SHELL", docs: listed(shells, "or"), complete: "shells" }],
  options: {},
  examples: [
    [installLines.bash, "complete in bash"],
    [installLines.zsh, "complete in zsh"],
    [installLines.fish, "complete in fish"],
    ["completion zsh > ~/.zfunc/_wf", "complete in zsh, if ~/.zfunc is in fpath before compinit"],
  ],
});
