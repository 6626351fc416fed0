/** Declares the commands of `wf store`. */
import { type CommandGroup, defineCommand, flag } from "../../../workspace/options/command.js";
import { serveSection, storeOptions } from "../../../workspace/settings/serve-section.js";

/** Commands about where accounts and keys are kept. */
export const storeGroup: CommandGroup = {
  name: "store",
  summary: "move accounts, keys and counters between LMDB and Redis",
};

/** Copies everything from one store to another. */
export const storeCopyCommand = defineCommand({
  name: "store copy",
  otherNames: "move migrate transfer sync".split(" "),
  summary: "copy accounts, keys, counters and events to another store",
  description: `Replaces the contents of TO with those of FROM, all or nothing, then reads TO back and compares the number
and the hash of all items. FROM is not changed. Stop the servers on FROM first: requests counted during the copy
are not copied. If a copy to Redis is interrupted, run it again to resume it. Everyone has to sign in to the
dashboard again.`,
  operands: [
    {
      name: "FROM",
      docs: "address of a store: lmdb:, lmdb:FOLDER or redis://HOST:PORT",
      required: true,
    },
    { name: "TO", docs: "address of another store", required: true },
  ],
  options: {
    data: storeOptions.data,
    dryRun: flag("print what would be copied, and write nothing", {
      short: "n",
      otherNames: ["--check", "--plan"],
    }),
    yes: flag("replace what is in TO without confirmation", {
      short: "y",
      otherNames: ["--force"],
    }),
  },
  settings: serveSection,
  examples: [
    ["store copy lmdb:/var/lib/wf redis://10.0.0.5:6379 --dry-run", "see what would be copied"],
    ["store copy lmdb:/var/lib/wf redis://10.0.0.5:6379", "copy everything from LMDB to Redis"],
  ],
});
