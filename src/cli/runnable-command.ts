/** Binds a command to its work, and finds the one that a command line names. */
import type { Call, Command, CommandGroup, OptionTable } from "./arguments/command.js";
import { completeOptions } from "./arguments/complete-options.js";
import type { ReadArguments } from "./arguments/read-arguments.js";
import type { Io } from "./io.js";

/** A command and its work. */
export interface RunnableCommand {
  readonly command: Command;
  /** Does the work and gives the exit code. */
  run(read: ReadArguments, io: Io): Promise<number>;
}

/** All that a command line consists of. */
export interface CommandSet {
  /** In the order of the help. */
  readonly commands: readonly RunnableCommand[];
  /** The first words that commands share. */
  readonly groups: readonly CommandGroup[];
}

/** A command whose work is loaded when it is called. */
export function bindCommand<O extends OptionTable>(
  command: Command<O>,
  load: () => Promise<(call: Call<O>, io: Io) => Promise<number>>,
): RunnableCommand {
  return {
    command,
    async run({ operands, given }, io) {
      const section = await sectionOf(command, io);
      const options = completeOptions(command, given, io.env, section?.options);
      const work = await load();
      return await work({ operands, options, settings: section?.extras ?? {} }, io);
    },
  };
}

async function sectionOf({ settings }: Command, io: Io) {
  if (!settings) return undefined;
  const { readSection } = await import("./settings/read-section.js");
  return await readSection(settings, io);
}

/** The command that the first word or the first two name, and the words behind its name. */
export function findCommand<C>(
  commands: readonly C[],
  nameOf: (command: C) => string,
  words: readonly string[],
): { command: C; rest: string[] } | undefined {
  for (const count of [1, 2]) {
    const name = words.slice(0, count).join(" ");
    const command = commands.find((each) => nameOf(each) === name);
    if (command) return { command, rest: words.slice(count) };
  }
  return undefined;
}
