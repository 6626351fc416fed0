/** Declares the command `wf notes`. */
import { defineCommand, flag, integer, list, text } from "../../../workspace/options/command.js";

/** Maximum time for one call to wait, in seconds. */
const longestWait = 86_400;

/** Lists notes, replies to them, and waits for new ones. */
export const notesCommand = defineCommand({
  name: "notes",
  otherNames: "note comments comment annotations feedback threads review".split(" "),
  summary: "list, answer and wait for the notes that people pin to elements in wf watch",
  description: `Takes files, folders and globs as wf validate does; defaults to the current folder. Notes are in
NAME.wf.notes.json, beside their wireframe. Exits with 1 if a notes file is not valid, or if --wait ends without news.`,
  operands: [
    { name: "PATHS", docs: "files, folders and globs", variadic: true, complete: "sources" },
  ],
  options: {
    open: flag("list open notes only", { otherNames: ["--unresolved", "--pending"] }),
    json: flag("print JSON", { otherNames: ["--format json", "-f json"] }),
    wait: integer(
      { min: 0, max: longestWait },
      "wait this many seconds for an unanswered note, an approval or other news",
      { valueName: "SECONDS", otherNames: ["--timeout", "--follow", "--watch"] },
    ),
    add: text("pin a note with this text; needs --at", {
      otherNames: ["--new", "--comment", "-m", "--message"],
    }),
    at: text("element for --add: its id, its label or its line; file for all of it", {
      valueName: "ELEMENT",
      otherNames: ["--on", "--element"],
    }),
    reply: text("reply with this text; needs --to", { otherNames: ["--answer"] }),
    to: text("note for --reply", { valueName: "NOTE", otherNames: ["--note"] }),
    done: list("mark notes done", {
      valueName: "NOTE",
      otherNames: ["--resolve", "--close"],
    }),
    reopen: list("mark notes open again", { valueName: "NOTE", otherNames: ["--unresolve"] }),
    author: text("your name (default: user.name of git)", {
      valueName: "NAME",
      env: "WF_AUTHOR",
      otherNames: ["--as", "--name", "--user"],
    }),
    agent: flag("write as a coding agent"),
  },
  examples: [
    ["notes --open", "list open notes in this folder and below"],
    ["notes login.wf --wait 600 --json", "wait up to ten minutes for something to do"],
    ['notes login.wf --reply "Made it larger" --to k3f9x2 --done k3f9x2', "answer and mark done"],
    ['notes login.wf --add "Is this needed?" --at "Forgot password?"', "pin a note"],
  ],
});
