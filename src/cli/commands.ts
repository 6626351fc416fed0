/** Lists the commands, each with the chunk that does its work. */
import type { Call, Command, OptionTable } from "./arguments/command.js";
import { completeOptions } from "./arguments/complete-options.js";
import type { ReadArguments } from "./arguments/read-arguments.js";
import { completionCommand } from "./commands/completion.js";
import { explainCommand } from "./commands/explain.js";
import { grammarCommand } from "./commands/grammar.js";
import { parseCommand } from "./commands/parse.js";
import { renderCommand } from "./commands/render.js";
import { validateCommand } from "./commands/validate.js";
import type { Io } from "./io.js";

/** A command and its work. */
export interface RunnableCommand {
  readonly command: Command;
  /** Does the work and gives the exit code. */
  run(read: ReadArguments, io: Io): Promise<number>;
}

/** All commands in the order of the help; the work of each is loaded when it is called. */
export const runnableCommands: readonly RunnableCommand[] = [
  bind(validateCommand, async () => (await import("./run/validate.js")).runValidate),
  bind(renderCommand, async () => (await import("./run/render.js")).runRender),
  bind(parseCommand, async () => (await import("./run/parse.js")).runParse),
  bind(explainCommand, async () => (await import("./run/explain.js")).runExplain),
  bind(grammarCommand, async () => (await import("./run/grammar.js")).runGrammar),
  bind(completionCommand, async () => {
    const { runCompletion } = await import("./run/completion.js");
    return (call, io) => runCompletion(call, io, commandList);
  }),
];

/** All commands as data. */
export const commandList: readonly Command[] = runnableCommands.map(({ command }) => command);

function bind<O extends OptionTable>(
  command: Command<O>,
  load: () => Promise<(call: Call<O>, io: Io) => Promise<number>>,
): RunnableCommand {
  return {
    command,
    async run({ operands, given }, io) {
      const options = completeOptions(command, given, io.env);
      const work = await load();
      return await work({ operands, options }, io);
    },
  };
}
