/** Declares `wf validate`: what it takes, and where its work is. */
import { formatNames } from "../../report/format-names.js";
import { choice, defineCommand, flag, integer, path, toggle } from "../arguments/command.js";
import { quietFlag, strictFlag } from "../arguments/shared-flags.js";
import { bindCommand } from "../runnable-command.js";

/** Checks files and reports what is wrong. */
export const validateCommand = defineCommand({
  name: "validate",
  otherNames: "check lint verify test audit errors".split(" "),
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
    strict: strictFlag(),
    fix: flag("repair what can be fixed with certainty", {
      otherNames: ["--write", "-w", "--repair", "--autofix"],
    }),
    dryRun: flag("print the repairs as a diff and write nothing", {
      otherNames: ["--diff", "-n", "--fix-dry-run"],
    }),
    format: choice(formatNames, "pretty", "how to report", {
      short: "f",
      otherNames: [
        "--reporter",
        "-r",
        "--output-format",
        "--report",
        ...formatNames.map((name) => [`--${name}`, name] as const),
      ],
    }),
    quiet: quietFlag(),
    maxWarnings: integer({ min: 0 }, "exit with 1 when there are more warnings", {
      otherNames: ["--max-warning", ["--no-warnings", "0"]],
    }),
    stdinFilename: path("name of the text on standard input, for messages and settings", {
      otherNames: ["--stdin-filepath", "--stdin-file-path", "--stdin-path", "--filename"],
    }),
    color: toggle("color the report (NO_COLOR and FORCE_COLOR are heeded)", {
      otherNames: ["--colour", "--colors"],
    }),
  },
  needless: {
    "--config": "wf finds wf.config.json beside each wireframe or in the folders above",
    "--recursive": "folders are searched to the bottom anyway; leave it out",
    "--check": "wf validate writes nothing without --fix; leave it out",
    "--output": "the report goes to standard output: wf validate . > report.txt",
    "-o": "the report goes to standard output: wf validate . > report.txt",
    "--stdin": "a dash stands for standard input: wf validate -",
    "--ignore": 'a path with "!" in front is left out: wf validate . "!drafts"',
    "--exclude": 'a path with "!" in front is left out: wf validate . "!drafts"',
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

/** `wf validate` with its work, which is loaded when it is called. */
export const runnableValidate = bindCommand(
  validateCommand,
  async () => (await import("./run-validate.js")).runValidate,
);
