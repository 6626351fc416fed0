/** Declares the commands of `wf accounts`. */
import {
  type CommandGroup,
  defineCommand,
  flag,
  type Operand,
} from "../../../workspace/options/command.js";
import { serveSection, storeOptions } from "../../../workspace/settings/serve-section.js";

/** Commands that manage accounts. */
export const accountsGroup: CommandGroup = {
  name: "accounts",
  summary: "create, list and remove accounts, and issue sign-in tokens",
};

const name: Operand = { name: "NAME", docs: "name of the account", required: true };

/** Creates an account. */
export const accountsCreateCommand = defineCommand({
  name: "accounts create",
  otherNames: "new add make".split(" "),
  summary: "create an account",
  operands: [{ ...name, docs: "name of the account: letters, digits, dots, dashes, _ and @" }],
  options: storeOptions,
  settings: serveSection,
  examples: [["accounts create acme", "create an account"]],
});

/** Lists the accounts. */
export const accountsListCommand = defineCommand({
  name: "accounts list",
  otherNames: "ls show all".split(" "),
  summary: "list accounts with the number of their keys",
  options: { ...storeOptions, json: flag("print JSON") },
  settings: serveSection,
  examples: [["accounts list", "list all accounts"]],
});

/** Removes an account with its keys. */
export const accountsRemoveCommand = defineCommand({
  name: "accounts remove",
  otherNames: "delete rm del".split(" "),
  summary: "remove an account with all its keys",
  operands: [name],
  options: { ...storeOptions, yes: flag("skip the confirmation", { short: "y" }) },
  settings: serveSection,
  examples: [["accounts remove acme --yes", "remove an account without confirmation"]],
});

/** Issues a sign-in token for an account. */
export const accountsTokenCommand = defineCommand({
  name: "accounts token",
  otherNames: "tokens login password sign-in".split(" "),
  summary: "create a new dashboard sign-in token for an account and print it once",
  operands: [name],
  options: storeOptions,
  settings: serveSection,
  examples: [["accounts token acme", "create a token; it replaces the previous one"]],
});
