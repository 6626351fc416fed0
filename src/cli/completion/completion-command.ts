/** `wf completion`: what it takes. */
import { defineCommand } from "../arguments/command.js";

/** The shells that scripts are made for. */
export const shells = ["bash", "zsh", "fish"] as const;

/** A shell that a script is made for. */
export type Shell = (typeof shells)[number];

/** The line that installs the script of a shell, without the leading `wf`. */
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
  description: `The script completes wf, and wf after npx, bunx, pnpm and yarn, in shells that are started from
then on. It never calls wf, so print it again after an update.`,
  operands: [{ name: "SHELL", docs: shells.join(", "), complete: "shells" }],
  options: {},
  examples: [
    [installLines.bash, "complete in bash"],
    [installLines.zsh, "complete in zsh"],
    [installLines.fish, "complete in fish"],
    [
      "completion zsh > ~/.zfunc/_wf",
      "complete in zsh, where ~/.zfunc is in fpath before compinit",
    ],
  ],
});
