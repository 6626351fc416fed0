/** Lists the commands, each with the chunk that does its work. */
import type { Command, CommandGroup } from "../../../workspace/options/command.js";
import { accountsGroup, runnableAccounts } from "../accounts/account-commands.js";
import { agentsGroup, runnableAgents } from "../agents/agents-command.js";
import { bindCommand, type RunnableCommand } from "../arguments/runnable-command.js";
import { runnableBackup } from "../backup/backup-command.js";
import { completionCommand } from "../completion/completion-command.js";
import { runnableExplain } from "../explain/explain-command.js";
import { runnableFmt } from "../fmt/fmt-command.js";
import { runnableGrammar } from "../grammar/grammar-command.js";
import { runnableIcons } from "../icons/icons-command.js";
import { runnableInit } from "../init/init-command.js";
import { runnableInspect } from "../inspect/inspect-command.js";
import { keysGroup, runnableKeys } from "../keys/key-commands.js";
import { runnableLooks } from "../looks/looks-command.js";
import { runnableLsp } from "../lsp/lsp-command.js";
import { runnableMap } from "../map/map-command.js";
import { runnableMcp } from "../mcp/mcp-command.js";
import { runnableNotes } from "../notes/notes-command.js";
import { runnableRestore } from "../restore/restore-command.js";
import { runnableServe } from "../serve/serve-command.js";
import { runnableStore, storeGroup } from "../store/store-commands.js";
import { runnableWatch } from "../watch/watch-command.js";
import { runnableWebhooks, webhooksGroup } from "../webhooks/webhook-commands.js";
import { frequentCommands } from "./frequent-commands.js";

/** All commands in the order of the help; the work of each is loaded when it is called. */
export const runnableCommands: readonly RunnableCommand[] = [
  ...frequentCommands,
  runnableFmt,
  runnableInit,
  runnableWatch,
  runnableInspect,
  runnableNotes,
  runnableMcp,
  ...runnableAgents,
  runnableMap,
  runnableExplain,
  runnableGrammar,
  runnableIcons,
  runnableLooks,
  runnableLsp,
  runnableServe,
  ...runnableAccounts,
  ...runnableKeys,
  ...runnableWebhooks,
  runnableBackup,
  runnableRestore,
  ...runnableStore,
  // Its work needs this list.
  bindCommand(completionCommand, async () => {
    const { runCompletion } = await import("../completion/run-completion.js");
    return (call, io) => runCompletion(call, io, commandList, commandGroups);
  }),
];

/** All commands as data. */
export const commandList: readonly Command[] = runnableCommands.map(({ command }) => command);

/** The first words that commands share, each with what they are about. */
export const commandGroups: readonly CommandGroup[] = [
  agentsGroup,
  accountsGroup,
  keysGroup,
  webhooksGroup,
  storeGroup,
];
