/** The program `wf`: runs a command line with all commands. */
import type { Io } from "../../../workspace/io.js";
import type { CommandSet } from "../arguments/runnable-command.js";
import { frequentCommands } from "./frequent-commands.js";
import { runCommandLine } from "./run-command-line.js";

/** Runs `wf` on the words after its name; returns the exit code. */
export async function main(
  argv: readonly string[],
  io: Io,
  load: () => Promise<CommandSet> = loadAllCommands,
): Promise<number> {
  return await runCommandLine({ frequent: frequentCommands, load }, argv, io);
}

async function loadAllCommands(): Promise<CommandSet> {
  const { commandGroups, runnableCommands } = await import("./commands.js");
  return { commands: runnableCommands, groups: commandGroups };
}
