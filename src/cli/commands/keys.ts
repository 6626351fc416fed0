/** `wf keys`: what its commands take. */
import {
  type CommandGroup,
  defineCommand,
  duration,
  flag,
  type Operand,
  required,
  text,
} from "../arguments/command.js";
import { serveSection, storeOptions } from "../settings/serve-section.js";

/** Commands about API keys. */
export const keysGroup: CommandGroup = {
  name: "keys",
  summary: "make, list, rotate and revoke API keys",
};

const id: Operand = { name: "ID", docs: "the key's id, as wf keys list shows it", required: true };
const yes = flag("do not ask", { short: "y" });

/** Makes a key. */
export const keysCreateCommand = defineCommand({
  name: "keys create",
  otherNames: "new add make generate".split(" "),
  summary: "make a key, and print it once",
  options: {
    ...storeOptions,
    account: required(text("whose key it is", { valueName: "NAME" })),
    tier: required(
      text("how much it may do: free, basic, pro or enterprise", {
        valueName: "TIER",
        complete: "tiers",
      }),
    ),
    name: text("what it is for", { preset: "key" }),
    expires: text("when it ends: a time such as 90d, or a date such as 2027-06-30", {
      valueName: "WHEN",
    }),
  },
  settings: serveSection,
  examples: [
    ["keys create --account acme --tier pro", "make a key"],
    ["keys create --account acme --tier free --name ci --expires 90d", "make one that ends"],
  ],
});

/** Lists the keys. */
export const keysListCommand = defineCommand({
  name: "keys list",
  otherNames: "ls all".split(" "),
  summary: "list the keys",
  options: {
    ...storeOptions,
    account: text("only those of an account", { valueName: "NAME" }),
    all: flag("revoked and expired ones too"),
    json: flag("print JSON"),
  },
  settings: serveSection,
  examples: [["keys list", "list the keys that work"]],
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

/** Gives a key a new secret. */
export const keysRotateCommand = defineCommand({
  name: "keys rotate",
  otherNames: "renew refresh reset".split(" "),
  summary: "give a key a new secret, and print it once",
  description: "The id, the name, the tier and what was counted stay.",
  operands: [id],
  options: {
    ...storeOptions,
    grace: duration({ min: 0, max: 2_592_000_000 }, "how long the old secret goes on working", {
      preset: 86_400_000,
    }),
    yes,
  },
  settings: serveSection,
  examples: [
    ["keys rotate key_4Fh2mXq8LwZt01Ab --grace 2h", "rotate; the old one works 2 hours more"],
  ],
});

/** Ends a key. */
export const keysRevokeCommand = defineCommand({
  name: "keys revoke",
  otherNames: "delete remove rm del disable".split(" "),
  summary: "end a key at once",
  operands: [id],
  options: { ...storeOptions, yes },
  settings: serveSection,
  examples: [["keys revoke key_4Fh2mXq8LwZt01Ab", "end a key"]],
});

/** Gives a key other limits. */
export const keysTierCommand = defineCommand({
  name: "keys tier",
  otherNames: "plan upgrade change set".split(" "),
  summary: "give a key another tier, from its next request on",
  operands: [
    id,
    {
      name: "TIER",
      docs: "free, basic, pro or enterprise",
      required: true,
      complete: "tiers",
    },
  ],
  options: storeOptions,
  settings: serveSection,
  examples: [["keys tier key_4Fh2mXq8LwZt01Ab pro", "raise a key to pro"]],
});
