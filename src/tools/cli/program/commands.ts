/** Binds all commands to their work, which is loaded when a command is called. */
import type { Command, CommandGroup } from "../../../workspace/options/command.js";
import {
  accountsCreateCommand,
  accountsGroup,
  accountsListCommand,
  accountsRemoveCommand,
  accountsTokenCommand,
} from "../accounts/account-commands.js";
import { agentsGroup, agentsInstallCommand, agentsPrintCommand } from "../agents/agents-command.js";
import { bindCommand, type RunnableCommand } from "../arguments/runnable-command.js";
import { backupCommand } from "../backup/backup-command.js";
import { completionCommand } from "../completion/completion-command.js";
import { explainCommand } from "../explain/explain-command.js";
import { fmtCommand } from "../fmt/fmt-command.js";
import { grammarCommand } from "../grammar/grammar-command.js";
import { iconsCommand } from "../icons/icons-command.js";
import { initCommand } from "../init/init-command.js";
import { inspectCommand } from "../inspect/inspect-command.js";
import {
  keysCreateCommand,
  keysGroup,
  keysListCommand,
  keysRevokeCommand,
  keysRotateCommand,
  keysShowCommand,
  keysTierCommand,
} from "../keys/key-commands.js";
import { looksCommand } from "../looks/looks-command.js";
import { lspCommand } from "../lsp/lsp-command.js";
import { mapCommand } from "../map/map-command.js";
import { mcpCommand } from "../mcp/mcp-command.js";
import { notesCommand } from "../notes/notes-command.js";
import { restoreCommand } from "../restore/restore-command.js";
import { serveCommand } from "../serve/serve-command.js";
import { storeCopyCommand, storeGroup } from "../store/store-commands.js";
import { watchCommand } from "../watch/watch-command.js";
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
} from "../webhooks/webhook-commands.js";
import { frequentCommands } from "./frequent-commands.js";

/** All commands in the order of the help; the work of each is loaded when it is called. */
export const runnableCommands: readonly RunnableCommand[] = [
  ...frequentCommands,
  bindCommand(fmtCommand, async () => (await import("../fmt/run-fmt.js")).runFmt),
  bindCommand(initCommand, async () => (await import("../init/run-init.js")).runInit),
  bindCommand(watchCommand, async () => (await import("../watch/run-watch.js")).runWatch),
  bindCommand(inspectCommand, async () => (await import("../inspect/run-inspect.js")).runInspect),
  bindCommand(notesCommand, async () => (await import("../notes/run-notes.js")).runNotes),
  bindCommand(mcpCommand, async () => (await import("../mcp/run-mcp.js")).runMcp),
  bindCommand(
    agentsInstallCommand,
    async () => (await import("../agents/run-agents-install.js")).runAgentsInstall,
  ),
  bindCommand(
    agentsPrintCommand,
    async () => (await import("../agents/run-agents-print.js")).runAgentsPrint,
  ),
  bindCommand(mapCommand, async () => (await import("../map/run-map.js")).runMap),
  bindCommand(explainCommand, async () => (await import("../explain/run-explain.js")).runExplain),
  bindCommand(grammarCommand, async () => (await import("../grammar/run-grammar.js")).runGrammar),
  bindCommand(iconsCommand, async () => (await import("../icons/run-icons.js")).runIcons),
  bindCommand(looksCommand, async () => (await import("../looks/run-looks.js")).runLooks),
  bindCommand(lspCommand, async () => (await import("../lsp/run-lsp.js")).runLsp),
  bindCommand(serveCommand, async () => (await import("../serve/run-serve.js")).runServe),
  bindCommand(
    accountsCreateCommand,
    async () => (await import("../accounts/run-accounts.js")).runAccountsCreate,
  ),
  bindCommand(
    accountsListCommand,
    async () => (await import("../accounts/run-accounts.js")).runAccountsList,
  ),
  bindCommand(
    accountsRemoveCommand,
    async () => (await import("../accounts/run-accounts.js")).runAccountsRemove,
  ),
  bindCommand(
    accountsTokenCommand,
    async () => (await import("../accounts/run-accounts.js")).runAccountsToken,
  ),
  bindCommand(keysCreateCommand, async () => (await import("../keys/run-keys.js")).runKeysCreate),
  bindCommand(keysListCommand, async () => (await import("../keys/run-keys.js")).runKeysList),
  bindCommand(keysShowCommand, async () => (await import("../keys/run-keys.js")).runKeysShow),
  bindCommand(keysRotateCommand, async () => (await import("../keys/run-keys.js")).runKeysRotate),
  bindCommand(keysRevokeCommand, async () => (await import("../keys/run-keys.js")).runKeysRevoke),
  bindCommand(keysTierCommand, async () => (await import("../keys/run-keys.js")).runKeysTier),
  bindCommand(
    webhooksSetCommand,
    async () => (await import("../webhooks/run-webhooks.js")).runWebhooksSet,
  ),
  bindCommand(
    webhooksShowCommand,
    async () => (await import("../webhooks/run-webhooks.js")).runWebhooksShow,
  ),
  bindCommand(
    webhooksTestCommand,
    async () => (await import("../webhooks/run-webhook-deliveries.js")).runWebhooksTest,
  ),
  bindCommand(
    webhooksListCommand,
    async () => (await import("../webhooks/run-webhook-deliveries.js")).runWebhooksList,
  ),
  bindCommand(
    webhooksRedeliverCommand,
    async () => (await import("../webhooks/run-webhook-deliveries.js")).runWebhooksRedeliver,
  ),
  bindCommand(
    webhooksDisableCommand,
    async () => (await import("../webhooks/run-webhooks.js")).runWebhooksDisable,
  ),
  bindCommand(
    webhooksEnableCommand,
    async () => (await import("../webhooks/run-webhooks.js")).runWebhooksEnable,
  ),
  bindCommand(
    webhooksRotateCommand,
    async () => (await import("../webhooks/run-webhooks.js")).runWebhooksRotate,
  ),
  bindCommand(
    webhooksRemoveCommand,
    async () => (await import("../webhooks/run-webhooks.js")).runWebhooksRemove,
  ),
  bindCommand(
    webhooksListenCommand,
    async () => (await import("../webhooks/run-webhooks-listen.js")).runWebhooksListen,
  ),
  bindCommand(backupCommand, async () => (await import("../backup/run-backup.js")).runBackup),
  bindCommand(restoreCommand, async () => (await import("../restore/run-restore.js")).runRestore),
  bindCommand(
    storeCopyCommand,
    async () => (await import("../store/run-store-copy.js")).runStoreCopy,
  ),
  // Its work needs this list.
  bindCommand(completionCommand, async () => {
    const { runCompletion } = await import("../completion/run-completion.js");
    return (call, io) => runCompletion(call, io, commandList, commandGroups);
  }),
];

/** All commands as data. */
export const commandList: readonly Command[] = runnableCommands.map(({ command }) => command);

/** The groups of commands, each with a summary. */
export const commandGroups: readonly CommandGroup[] = [
  agentsGroup,
  accountsGroup,
  keysGroup,
  webhooksGroup,
  storeGroup,
];
