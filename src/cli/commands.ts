/** Lists the commands, each with the chunk that does its work. */
import type { Command, CommandGroup, MissingCommand } from "./arguments/command.js";
import {
  accountsCreateCommand,
  accountsGroup,
  accountsListCommand,
  accountsRemoveCommand,
  accountsTokenCommand,
} from "./commands/accounts.js";
import { completionCommand } from "./commands/completion.js";
import { explainCommand } from "./commands/explain.js";
import { grammarCommand } from "./commands/grammar.js";
import { iconsCommand } from "./commands/icons.js";
import { initCommand } from "./commands/init.js";
import {
  keysCreateCommand,
  keysGroup,
  keysListCommand,
  keysRevokeCommand,
  keysRotateCommand,
  keysShowCommand,
  keysTierCommand,
} from "./commands/keys.js";
import { serveCommand } from "./commands/serve.js";
import { watchCommand } from "./commands/watch.js";
import {
  webhooksDisableCommand,
  webhooksEnableCommand,
  webhooksGroup,
  webhooksListCommand,
  webhooksListenCommand,
  webhooksRedeliverCommand,
  webhooksRemoveCommand,
  webhooksRotateCommand,
  webhooksSetCommand,
  webhooksShowCommand,
  webhooksTestCommand,
} from "./commands/webhooks.js";
import { frequentCommands } from "./frequent-commands.js";
import { bindCommand, type RunnableCommand } from "./runnable-command.js";

/** All commands in the order of the help; the work of each is loaded when it is called. */
export const runnableCommands: readonly RunnableCommand[] = [
  ...frequentCommands,
  bindCommand(initCommand, async () => (await import("./run/init.js")).runInit),
  bindCommand(watchCommand, async () => (await import("./run/watch.js")).runWatch),
  bindCommand(explainCommand, async () => (await import("./run/explain.js")).runExplain),
  bindCommand(grammarCommand, async () => (await import("./run/grammar.js")).runGrammar),
  bindCommand(iconsCommand, async () => (await import("./run/icons.js")).runIcons),
  bindCommand(serveCommand, async () => (await import("./run/serve.js")).runServe),
  bindCommand(
    accountsCreateCommand,
    async () => (await import("./run/accounts.js")).runAccountsCreate,
  ),
  bindCommand(accountsListCommand, async () => (await import("./run/accounts.js")).runAccountsList),
  bindCommand(
    accountsRemoveCommand,
    async () => (await import("./run/accounts.js")).runAccountsRemove,
  ),
  bindCommand(
    accountsTokenCommand,
    async () => (await import("./run/accounts.js")).runAccountsToken,
  ),
  bindCommand(keysCreateCommand, async () => (await import("./run/keys.js")).runKeysCreate),
  bindCommand(keysListCommand, async () => (await import("./run/keys.js")).runKeysList),
  bindCommand(keysShowCommand, async () => (await import("./run/keys.js")).runKeysShow),
  bindCommand(keysRotateCommand, async () => (await import("./run/keys.js")).runKeysRotate),
  bindCommand(keysRevokeCommand, async () => (await import("./run/keys.js")).runKeysRevoke),
  bindCommand(keysTierCommand, async () => (await import("./run/keys.js")).runKeysTier),
  bindCommand(webhooksSetCommand, async () => (await import("./run/webhooks.js")).runWebhooksSet),
  bindCommand(webhooksShowCommand, async () => (await import("./run/webhooks.js")).runWebhooksShow),
  bindCommand(
    webhooksTestCommand,
    async () => (await import("./run/webhook-deliveries.js")).runWebhooksTest,
  ),
  bindCommand(
    webhooksListCommand,
    async () => (await import("./run/webhook-deliveries.js")).runWebhooksList,
  ),
  bindCommand(
    webhooksRedeliverCommand,
    async () => (await import("./run/webhook-deliveries.js")).runWebhooksRedeliver,
  ),
  bindCommand(
    webhooksDisableCommand,
    async () => (await import("./run/webhooks.js")).runWebhooksDisable,
  ),
  bindCommand(
    webhooksEnableCommand,
    async () => (await import("./run/webhooks.js")).runWebhooksEnable,
  ),
  bindCommand(
    webhooksRotateCommand,
    async () => (await import("./run/webhooks.js")).runWebhooksRotate,
  ),
  bindCommand(
    webhooksRemoveCommand,
    async () => (await import("./run/webhooks.js")).runWebhooksRemove,
  ),
  bindCommand(
    webhooksListenCommand,
    async () => (await import("./run/webhooks-listen.js")).runWebhooksListen,
  ),
  bindCommand(completionCommand, async () => {
    const { runCompletion } = await import("./run/completion.js");
    return (call, io) => runCompletion(call, io, commandList, commandGroups);
  }),
];

/** All commands as data. */
export const commandList: readonly Command[] = runnableCommands.map(({ command }) => command);

/** The first words that commands share, each with what they are about. */
export const commandGroups: readonly CommandGroup[] = [accountsGroup, keysGroup, webhooksGroup];

/** What people look for and will not find. */
export const missingCommands: readonly MissingCommand[] = [
  {
    names: ["format", "fmt", "prettier", "pretty", "tidy", "beautify"],
    says: "a formatter does not exist yet; wf validate --fix repairs what is certain",
  },
];
