/** Declares the command `wf restore`. */
import { defineCommand, flag } from "../../../workspace/options/command.js";
import { serveSection, storeOptions } from "../../../workspace/settings/serve-section.js";

/** Replaces accounts, keys and counters with those of a backup. */
export const restoreCommand = defineCommand({
  name: "restore",
  otherNames: "recover".split(" "),
  summary: "replace accounts, keys and counters with those of a backup",
  description: `Checks the whole file first, then replaces everything at once, or nothing. Works while servers are running:
they use the restored data from their next request on. Usage since the backup is forgotten, pending events
are sent again, and everyone has to sign in to the dashboard again. Damaged data is kept under another
name; restart the servers that still run on it.`,
  operands: [
    { name: "FILE", docs: "a file written by `wf backup`", required: true, complete: "files" },
  ],
  options: {
    ...storeOptions,
    yes: flag("skip the confirmation", { short: "y", otherNames: ["--force"] }),
  },
  settings: serveSection,
  examples: [
    ["restore wf-backup.jsonl", "restore a backup after confirmation"],
    ["restore /backups/wf.jsonl --data /var/lib/wf --yes", "restore without confirmation"],
  ],
});
