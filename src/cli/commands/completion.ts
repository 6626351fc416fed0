/** `wf completion`: what it takes. */
import { defineCommand } from "../arguments/command.js";

/** The shells that scripts are made for. */
export const shells = ["bash", "zsh", "fish"] as const;

/** Prints a completion script. */
export const completionCommand = defineCommand({
  name: "completion",
  otherNames: "completions complete autocomplete".split(" "),
  summary: "print a completion script for a shell",
  operands: [
    {
      name: "SHELL",
      docs: shells.join(", "),
      required: true,
      complete: "shells",
    },
  ],
  options: {},
  examples: [
    ["completion bash >> ~/.bashrc", "complete in bash"],
    ["completion zsh > ~/.zfunc/_wf", "complete in zsh, where ~/.zfunc is in fpath"],
    ["completion fish > ~/.config/fish/completions/wf.fish", "complete in fish"],
  ],
});
