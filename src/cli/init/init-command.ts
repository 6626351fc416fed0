/** Declares `wf init`: what it takes, and where its work is. */
import { defineCommand, flag, text } from "../arguments/command.js";
import { bindCommand } from "../runnable-command.js";

/** Prepares a project. */
export const initCommand = defineCommand({
  name: "init",
  otherNames: "new create setup bootstrap scaffold begin".split(" "),
  summary: "prepare a project: settings, a first wireframe, and a check before each commit",
  description: `Writes wf.config.json, wireframes/home.wf and, in a git repository, a hook for pre-commit. What is there
already stays as it is: call it as often as you like. Asks nothing.`,
  options: {
    dryRun: flag("say what would be written, and write nothing", { otherNames: ["-n", "--check"] }),
    hookRepo: text("git repository of wf that the hook comes from, for projects without npm", {
      valueName: "URL",
      otherNames: ["--repo", "--hook-url"],
    }),
    hookRev: text("tag or commit of that repository (default: the tag of this version)", {
      valueName: "REV",
      otherNames: ["--rev", "--tag"],
    }),
  },
  needless: {
    "--yes": "wf init asks nothing; leave it out",
    "-y": "wf init asks nothing; leave it out",
    "--force": "wf init overwrites nothing; remove or rename the file, then call it again",
    "-f": "wf init overwrites nothing; remove or rename the file, then call it again",
  },
  examples: [
    ["init", "prepare the current folder"],
    ["init --dry-run", "say what it would write"],
    [
      "init --hook-repo https://git.example.com/design/wf",
      "take the hook from where your team keeps wf",
    ],
  ],
});

/** `wf init` with its work, which is loaded when it is called. */
export const runnableInit = bindCommand(
  initCommand,
  async () => (await import("./run-init.js")).runInit,
);
