/** Declares the commands of `wf keys`. */

import {
  type CommandGroup,
  defineCommand,
  duration,
  flag,
  type Operand,
  required,
  text,
} from "../../../workspace/options/command.js";
import { tierNames } from "../../../workspace/options/default-tiers.js";
import { serveSection, storeOptions } from "../../../workspace/settings/serve-section.js";

/** Commands that manage API keys. */
export const keysGroup: CommandGroup = {
  name: "keys",
  summary: "create, list, rotate and revoke API keys",
};

const id: Operand = { name: "ID", docs: "id of the key, from `wf keys list`", required: true };
const yes = flag("skip the confirmation", { short: "y" });

/** Creates a key. */
export const keysCreateCommand = defineCommand({
  name: "keys create",
  otherNames: "new add make generate".split(" "),
  summary: "create a key and print it once",
  options: {
    ...storeOptions,
    account: required(text("account that owns the key", { valueName: "NAME" })),
    tier: required(
      text(`tier that sets its limits: ${tierNames("or")}`, {
        valueName: "TIER",
        complete: "tiers",
      }),
    ),
    name: text("name of the key", { preset: "key" }),
    expires: text("when the key expires: a duration such as 90d, or a date such as 2027-06-30", {
      valueName: "WHEN",
    }),
  },
  settings: serveSection,
  examples: [
    ["keys create --account acme --tier pro", "create a key"],
    ["keys create --account acme --tier free --name ci --expires 90d", "create a key that expires"],
  ],
});

/** Lists the keys. */
export const keysListCommand = defineCommand({
  name: "keys list",
  otherNames: "ls all".split(" "),
  summary: "list keys",
  options: {
    ...storeOptions,
    account: text("list only the keys of this account", { valueName: "NAME" }),
    all: flag("include revoked and expired keys"),
    json: flag("print JSON"),
  },
  settings: serveSection,
  examples: [["keys list", "list the valid keys"]],
});

/** Shows a key and its usage. */
export const keysShowCommand = defineCommand({
  name: "keys show",
  otherNames: "get usage info status".split(" "),
  summary: "show a key with its usage in this minute, day and month",
  operands: [id],
  options: { ...storeOptions, json: flag("print JSON") },
  settings: serveSection,
  examples: [["keys show key_4Fh2mXq8LwZt01Ab", "show a key"]],
});

/** Rotates a key. */
export const keysRotateCommand = defineCommand({
  name: "keys rotate",
  otherNames: "renew refresh reset".split(" "),
  summary: "replace the secret of a key and print the new one once",
  description: "The key keeps its id, name, tier and usage.",
  operands: [id],
  options: {
    ...storeOptions,
    grace: duration({ min: 0, max: 2_592_000_000 }, "how long the old secret keeps working", {
      preset: 86_400_000,
    }),
    yes,
  },
  settings: serveSection,
  examples: [
    [
      "keys rotate key_4Fh2mXq8LwZt01Ab --grace 2h",
      "rotate; the old secret works for 2 more hours",
    ],
  ],
});

/** Revokes a key. */
export const keysRevokeCommand = defineCommand({
  name: "keys revoke",
  otherNames: "delete remove rm del disable".split(" "),
  summary: "revoke a key immediately",
  operands: [id],
  options: { ...storeOptions, yes },
  settings: serveSection,
  examples: [["keys revoke key_4Fh2mXq8LwZt01Ab", "revoke a key"]],
});

/** Changes the tier of a key. */
export const keysTierCommand = defineCommand({
  name: "keys tier",
  otherNames: "plan upgrade change set".split(" "),
  summary: "change the tier of a key, starting with its next request",
  operands: [
    id,
    {
      name: "TIER",
      docs: `new tier: ${tierNames("or")}`,
      required: true,
      complete: "tiers",
    },
  ],
  options: storeOptions,
  settings: serveSection,
  examples: [["keys tier key_4Fh2mXq8LwZt01Ab pro", "move a key to the pro tier"]],
});
