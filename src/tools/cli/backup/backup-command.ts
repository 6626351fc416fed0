/** Declares the command `wf backup`. */
import { defineCommand, flag } from "../../../workspace/options/command.js";
import { serveSection, storeOptions } from "../../../workspace/settings/serve-section.js";

/** Writes accounts, keys and counters to a file. */
export const backupCommand = defineCommand({
  name: "backup",
  otherNames: "snapshot archive".split(" "),
  summary: "write accounts, keys and counters to a file",
  description: `Works while servers are running: the file holds everything as of one moment, and is read back and checked
before it gets its name. Keep it as safe as the data folder: it contains the secrets of webhook endpoints.
Dashboard sessions are not part of it.`,
  operands: [{ name: "FILE", docs: "the file to write", required: true, complete: "files" }],
  options: {
    ...storeOptions,
    yes: flag("replace an existing file without confirmation", {
      short: "y",
      otherNames: ["--force", "--overwrite"],
    }),
  },
  settings: serveSection,
  examples: [
    ["backup wf-backup.jsonl", "back up the data"],
    ["backup /backups/wf.jsonl --data /var/lib/wf --yes", "replace yesterday's backup"],
  ],
});
