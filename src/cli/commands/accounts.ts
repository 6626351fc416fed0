/** `wf accounts`: what its commands take. */
import { type CommandGroup, defineCommand, flag, type Operand } from "../arguments/command.js";
import { serveSection, storeOptions } from "../settings/serve-section.js";

/** Commands about those who own keys. */
export const accountsGroup: CommandGroup = {
  name: "accounts",
  summary: "make, list and remove the accounts that own keys",
};

const name: Operand = { name: "NAME", docs: "the account", required: true };

/** Makes an account. */
export const accountsCreateCommand = defineCommand({
  name: "accounts create",
  otherNames: "new add make".split(" "),
  summary: "make an account",
  operands: [{ ...name, docs: "letters, digits, dots, dashes, _ and @" }],
  options: storeOptions,
  settings: serveSection,
  examples: [["accounts create acme", "make an account"]],
});

/** Lists the accounts. */
export const accountsListCommand = defineCommand({
  name: "accounts list",
  otherNames: "ls show all".split(" "),
  summary: "list the accounts with their keys",
  options: { ...storeOptions, json: flag("print JSON") },
  settings: serveSection,
  examples: [["accounts list", "list all accounts"]],
});

/** Removes an account with its keys. */
export const accountsRemoveCommand = defineCommand({
  name: "accounts remove",
  otherNames: "delete rm del".split(" "),
  summary: "remove an account and all of its keys",
  operands: [name],
  options: { ...storeOptions, yes: flag("do not ask", { short: "y" }) },
  settings: serveSection,
  examples: [["accounts remove acme --yes", "remove an account without being asked"]],
});

/** Gives an account a sign-in token. */
export const accountsTokenCommand = defineCommand({
  name: "accounts token",
  otherNames: "tokens login password sign-in".split(" "),
  summary: "make a new sign-in token for an account, and print it once",
  operands: [name],
  options: storeOptions,
  settings: serveSection,
  examples: [["accounts token acme", "make a token; the one before no longer works"]],
});
