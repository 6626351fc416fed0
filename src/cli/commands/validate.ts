/** `wf validate`: what it takes. */
import { formatNames } from "../../report/format-names.js";
import { choice, defineCommand, flag, integer, path, toggle } from "../arguments/command.js";

/** Checks files and reports what is wrong. */
export const validateCommand = defineCommand({
  name: "validate",
  summary: "check wireframes and report everything that is wrong",
  description: `Takes files, folders (all .wf and .wireframe files below that .gitignore does not name), globs
(!GLOB excludes), Markdown files (fences tagged wf or wireframe) and - for standard input; without a path, the
current folder. Exits with 0 when no error was found, 1 with errors or too many warnings, and 2
when it was called wrongly or a file could not be read.`,
  operands: [
    {
      name: "PATHS",
      docs: "files, folders, globs, or - for standard input",
      variadic: true,
      complete: "sources",
    },
  ],
  options: {
    strict: flag("count warnings as errors"),
    fix: flag("repair what can be repaired with certainty"),
    dryRun: flag("print the repairs as a diff and write nothing"),
    format: choice(formatNames, "pretty", "how to report", { short: "f" }),
    quiet: flag("report errors only, and nothing when there are none", { short: "q" }),
    maxWarnings: integer({ min: 0 }, "exit with 1 when there are more warnings"),
    stdinFilename: path("name of the text on standard input, for messages and settings"),
    color: toggle("colour the report (NO_COLOR and FORCE_COLOR are heeded)"),
  },
  examples: [
    ["validate login.wf", "check one file"],
    ["validate designs README.md", "check a folder and the fences of a Markdown file"],
    ['validate "pages/**/*.wf" --strict', "check what a glob matches; warnings count"],
    ["validate --fix --dry-run .", "show what --fix would change"],
    ["validate --format sarif . > wf.sarif", "write a report for code scanning"],
    ["validate --stdin-filename login.wf -", "check what an editor sends"],
  ],
});
