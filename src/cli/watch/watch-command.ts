/** Declares `wf watch`: what it takes, and where its work is. */
import { defineCommand, flag, integer, list, text } from "../arguments/command.js";
import { bindCommand } from "../runnable-command.js";

/** Shows wireframes in a browser and follows their files. */
export const watchCommand = defineCommand({
  name: "watch",
  otherNames: "dev preview open start live view show browse".split(" "),
  summary: "show wireframes in a browser and follow every change",
  description: `Starts a server on this machine and prints its address. What is saved is seen at once; a mistake
is shown over the last good picture. Of a Markdown file, its fences are shown. Without a path, the
current folder is watched. Ctrl-C ends it.`,
  operands: [
    {
      name: "PATHS",
      docs: "files, folders and globs; what is not there yet is waited for",
      variadic: true,
      complete: "sources",
    },
  ],
  options: {
    open: flag("open the browser", { otherNames: ["--browser", "-o"] }),
    port: integer(
      { min: 0, max: 65535 },
      "port to listen on, 0 for any; without it 4411, or the next one that is free",
      { otherNames: ["-p"] },
    ),
    host: text("address to listen on", {
      preset: "127.0.0.1",
      valueName: "ADDRESS",
      otherNames: ["--bind", "--address", "--ip"],
    }),
    allowHost: list("further name by which browsers may call the server", { valueName: "NAME" }),
  },
  examples: [
    ["watch --open", "show all wireframes below this folder"],
    ["watch designs login.wf", "watch a folder and a file"],
    ["watch spec.md", "show the fences of a Markdown file"],
    ["watch '**/*.wf' --port 8080", "watch what a pattern matches"],
    ["watch --host 0.0.0.0 --allow-host my-laptop.local", "show them to others in the network"],
  ],
});

/** `wf watch` with its work, which is loaded when it is called. */
export const runnableWatch = bindCommand(
  watchCommand,
  async () => (await import("./run-watch.js")).runWatch,
);
