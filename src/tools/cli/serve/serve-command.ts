/** Declares the command `wf serve`. */
import { defineCommand, flag } from "../../../workspace/options/command.js";
import { serveOptions, serveSection } from "../../../workspace/settings/serve-section.js";

/** Serves the HTTP API. */
export const serveCommand = defineCommand({
  name: "serve",
  otherNames: "server api host listen".split(" "),
  summary: "serve the HTTP API and the dashboard",
  description: `Listens on 127.0.0.1:4400 by default. If there are no keys yet and the address is loopback, it
creates an account with a key and prints the key once. On Ctrl-C, finishes running requests, then exits.`,
  options: {
    ...serveOptions,
    open: flag("open the start page in the browser", { otherNames: ["--browser"] }),
  },
  settings: serveSection,
  examples: [
    ["serve", "serve on this machine, and create a first key"],
    ["serve --port 0 --data ./state", "serve on a free port, with data in ./state"],
    ["serve --host 0.0.0.0 --keys /run/secrets/keys.json", "serve a team, with keys from a file"],
    ["serve --cors https://app.example.com", "allow pages of one origin to call the API"],
  ],
});
