/** Declares the command `wf fmt`. */
import { defineCommand, flag, path, text } from "../../../workspace/options/command.js";
import { fmtSection, layoutOptions } from "../../../workspace/settings/fmt-section.js";

/** Formats files. */
export const fmtCommand = defineCommand({
  name: "fmt",
  otherNames: "format prettier pretty tidy beautify reformat".split(" "),
  summary: "format wireframes in one style",
  description: `Takes files, folders (all .wf and .wireframe files in them that .gitignore does not exclude), globs
(!GLOB excludes), Markdown files (fences tagged wf or wireframe) and - for standard input, which is written to
standard output. Defaults to the current folder. Elements with errors and elements below the comment
// wf-fmt-ignore stay as they are. Exits with 0, with 1 if --check finds files to format, and with 2 for wrong
usage or a file that cannot be read.`,
  operands: [
    {
      name: "PATHS",
      docs: "files, folders, globs, or - for standard input",
      variadic: true,
      complete: "sources",
    },
  ],
  options: {
    check: flag("list the files that are not formatted, and write nothing", {
      otherNames: ["--list-different", "-l", "-c", "--verify", "--dry-run", "-n"],
    }),
    diff: flag("print what would change as a diff, and write nothing", {
      otherNames: ["--patch", "-d"],
    }),
    range: text("format only the elements on these lines of a file", {
      valueName: "FROM:TO",
      otherNames: ["--lines", "--ranges", "--line-range"],
    }),
    ...layoutOptions,
    stdinFilename: path("file name to use for standard input in messages and settings", {
      otherNames: ["--stdin-filepath", "--stdin-file-path", "--stdin-path", "--filename"],
    }),
  },
  settings: fmtSection,
  needless: {
    "--write": "wf fmt writes files unless --check or --diff is given; leave it out",
    "-w": "wf fmt writes files unless --check or --diff is given; leave it out",
    "--config": "wf finds wf.config.json next to each wireframe or in a folder above",
    "--stdin": "use - for standard input: wf fmt -",
    "--ignore": 'to exclude a path, put ! before it: wf fmt . "!drafts"',
    "--exclude": 'to exclude a path, put ! before it: wf fmt . "!drafts"',
    "--use-tabs": "wf fmt indents with spaces; set their number with --indent",
    "--single-quote":
      "wf fmt uses double quotes unless single quotes need fewer escapes; leave it out",
  },
  examples: [
    ["fmt", "format all wireframes in the current folder and below"],
    ["fmt --check designs README.md", "in CI: list files that are not formatted"],
    ["fmt --diff login.wf", "show what would change"],
    ["fmt --range 10:20 login.wf", "format the elements on lines 10 to 20"],
    ["fmt --stdin-filename login.wf -", "format text that an editor pipes in"],
  ],
});
