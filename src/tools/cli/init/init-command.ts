/** Declares the command `wf init`. */
import { defineCommand, flag, text } from "../../../workspace/options/command.js";

/** Sets up a project. */
export const initCommand = defineCommand({
  name: "init",
  otherNames: "new create setup bootstrap scaffold begin".split(" "),
  summary: "set up a project: settings, a first wireframe and a pre-commit check",
  description: `Writes wf.config.json, wireframes/home.wf and, in a git repository, a hook for pre-commit. Keeps every
file that already exists, so you can run it again. Asks no questions.`,
  options: {
    dryRun: flag("print what would be written, and write nothing", {
      otherNames: ["-n", "--check"],
    }),
    gitHook: flag("write a hook that git runs by itself, without pre-commit", {
      otherNames: ["--git", "--no-pre-commit", "--plain-hook"],
    }),
    hookRepo: text("git repository to take the hook from, for projects without npm", {
      valueName: "URL",
      otherNames: ["--repo", "--hook-url"],
    }),
    hookRev: text("tag or commit of that repository", {
      defaultDocs: "the tag of this version",
      valueName: "REV",
      otherNames: ["--rev", "--tag"],
    }),
  },
  needless: {
    "--yes": "wf init asks no questions; leave it out",
    "-y": "wf init asks no questions; leave it out",
    "--force": "wf init overwrites nothing; remove or rename the file, then run it again",
    "-f": "wf init overwrites nothing; remove or rename the file, then run it again",
  },
  examples: [
    ["init", "set up the current folder"],
    ["init --dry-run", "print what it would write"],
    ["init --git-hook", "check each commit without pre-commit"],
    [
      "init --hook-repo https://git.example.com/design/wf",
      "take the hook from your team's repository",
    ],
  ],
});
