/** `wf serve`: what it takes. */
import { defineCommand, flag } from "../arguments/command.js";
import { serveOptions, serveSection } from "../settings/serve-section.js";

/** Serves the HTTP API. */
export const serveCommand = defineCommand({
  name: "serve",
  otherNames: "server api host listen".split(" "),
  summary: "serve the HTTP API: parse, validate and draw for a team",
  description: `Listens on 127.0.0.1:4400 unless told otherwise. On a loopback address with no keys yet, it
makes an account and a key and prints both once. Ends on Ctrl-C when what runs is answered.`,
  options: {
    ...serveOptions,
    open: flag("open the start page in the browser", { otherNames: ["--browser"] }),
  },
  settings: serveSection,
  examples: [
    ["serve", "serve on this machine, with a key to try"],
    ["serve --port 0 --data ./state", "serve on any free port, with the data in a folder"],
    ["serve --host 0.0.0.0 --keys /run/secrets/keys.json", "serve a team, with keys from a file"],
    ["serve --cors https://app.example.com", "let pages of an origin call"],
  ],
});
