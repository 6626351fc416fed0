/** Declares the command `wf watch`. */
import { defineCommand, flag, integer, list, text } from "../../../workspace/options/command.js";
import { lookOption, tokensOption } from "../../../workspace/options/shared-flags.js";

/** Shows wireframes in the browser and updates them. */
export const watchCommand = defineCommand({
  name: "watch",
  otherNames: "dev preview open start live view show browse".split(" "),
  summary: "show wireframes in the browser and update them as you save",
  description: `Starts a server on this machine and prints its URL. Each save shows up at once, with errors over the
last good picture. For a Markdown file, it shows the fences. Defaults to the current folder. Press Ctrl-C to stop.`,
  operands: [
    {
      name: "PATHS",
      docs: "files, folders and globs; they may not exist yet",
      variadic: true,
      complete: "sources",
    },
  ],
  options: {
    stdin: flag("show standard input while it is written, instead of files", {
      otherNames: ["--input", "--pipe", "--stream"],
    }),
    open: flag("open the page in the browser", { otherNames: ["--browser", "-o"] }),
    port: integer({ min: 0, max: 65535 }, "port to listen on; 0 picks a free one", {
      otherNames: ["-p"],
      defaultDocs: "4411, or the next free port",
    }),
    host: text("address to listen on", {
      preset: "127.0.0.1",
      valueName: "ADDRESS",
      otherNames: ["--bind", "--address", "--ip"],
    }),
    tokens: tokensOption(),
    look: lookOption(),
    readOnly: flag("let nobody write notes", { otherNames: ["--readonly", "--no-write"] }),
    allowWrite: flag("let others on the network write notes, not only this machine", {
      otherNames: ["--writable", "--write"],
    }),
    author: text("name under which you write notes (default: user.name of git)", {
      valueName: "NAME",
      env: "WF_AUTHOR",
      otherNames: ["--as", "--name", "--user"],
    }),
    allowHost: list("additional host name that browsers may use", { valueName: "NAME" }),
  },
  examples: [
    ["watch --open", "show all wireframes in this folder and below"],
    ["watch designs login.wf", "watch a folder and a file"],
    ["watch spec.md", "show the fences of a Markdown file"],
    ["watch '**/*.wf' --port 8080", "watch the files that a glob matches"],
    ["watch --stdin --open", "show what another program writes, while it writes"],
    ["watch --host 0.0.0.0 --allow-host my-laptop.local", "show them to others on the network"],
  ],
});
