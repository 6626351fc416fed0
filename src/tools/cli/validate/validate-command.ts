/** Declares the command `wf validate`. */
import { formatNames } from "../../../output/report/format-names.js";
import {
  choice,
  defineCommand,
  flag,
  integer,
  path,
  toggle,
} from "../../../workspace/options/command.js";
import { quietFlag, strictFlag } from "../../../workspace/options/shared-flags.js";

/** Checks files and reports what is wrong. */
export const validateCommand = defineCommand({
  name: "validate",
  otherNames: "check lint verify test audit errors".split(" "),
  summary: "check wireframes and report all problems",
  description: `Takes files, folders (all .wf and .wireframe files in them, and Markdown files with wireframes, that
.gitignore does not exclude), globs (!GLOB excludes), Markdown files (fences tagged wf or wireframe) and - for
standard input. Defaults to the current folder. Exits with 0 if there are no errors, 1 if there are errors or too many warnings, and 2 for
wrong usage or a file that cannot be read.`,
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
    fix: flag("apply all safe fixes", {
      otherNames: ["--write", "-w", "--repair", "--autofix"],
    }),
    affected: flag(
      "check the files that import the given ones, directly or not, as well as these",
      {
        otherNames: ["--dependents", "--importers", "--changed", "--related", "--since"],
      },
    ),
    geometry: flag(
      "also draw the files, and report overlaps, faint text, small targets and the like",
      {
        otherNames: ["--layout", "--visual", "--accessibility", "--contrast"],
      },
    ),
    dryRun: flag("print the fixes as a diff and write nothing", {
      otherNames: ["--diff", "-n", "--fix-dry-run"],
    }),
    format: choice(formatNames, "pretty", "report format", {
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
    maxWarnings: integer({ min: 0 }, "exit with 1 if there are more than N warnings", {
      otherNames: ["--max-warning", ["--no-warnings", "0"]],
    }),
    stdinFilename: path("file name to use for standard input in messages and settings", {
      otherNames: ["--stdin-filepath", "--stdin-file-path", "--stdin-path", "--filename"],
    }),
    color: toggle("color the report", {
      defaultDocs: "on a terminal, unless NO_COLOR or FORCE_COLOR is set",
      otherNames: ["--colour", "--colors"],
    }),
  },
  needless: {
    "--config": "wf finds wf.config.json next to each wireframe or in a folder above",
    "--recursive": "folders are always searched with their subfolders; leave it out",
    "--check": "wf validate writes nothing without --fix; leave it out",
    "--output": "the report goes to standard output: wf validate . > report.txt",
    "-o": "the report goes to standard output: wf validate . > report.txt",
    "--stdin": "use - for standard input: wf validate -",
    "--ignore": 'to exclude a path, put ! before it: wf validate . "!drafts"',
    "--exclude": 'to exclude a path, put ! before it: wf validate . "!drafts"',
  },
  examples: [
    ["validate login.wf", "check one file"],
    ["validate designs README.md", "check a folder and the fences of a Markdown file"],
    [
      'validate "pages/**/*.wf" --strict',
      "check the files that a glob matches; warnings count as errors",
    ],
    ["validate --fix --dry-run .", "show what --fix would change"],
    ["validate --geometry --strict .", "in CI: fail if something overlaps or can hardly be read"],
    ["validate --format sarif . > wf.sarif", "write a report for code scanning"],
    [
      "validate --affected parts/shell.wf data/prices.json",
      "check what changed, and all files that import it",
    ],
    ["validate --stdin-filename login.wf -", "check text that an editor pipes in"],
  ],
});
