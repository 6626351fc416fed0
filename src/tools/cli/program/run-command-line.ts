/** Turns a command line into an exit code: 0 for success, 1 for diagnostics, 2 for misuse or unreadable input. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { printable } from "../../../base/text/display-width.js";
import { shellValue, shellWord } from "../../../base/text/shell-word.js";
import { packageVersion } from "../../../workspace/files/package-version.js";
import type { Io } from "../../../workspace/io.js";
import { isUsageError, UsageError } from "../../../workspace/usage-error.js";
import { readArguments } from "../arguments/read-arguments.js";
import {
  type CommandSet,
  findCommand,
  type RunnableCommand,
} from "../arguments/runnable-command.js";

/** The commands of a program. */
export interface Program {
  /** Commands that must start fast: a plain call of one loads no other command. */
  readonly frequent: readonly RunnableCommand[];
  /** Loads all commands, the frequent ones included. */
  load(): Promise<CommandSet>;
}

/** Runs a program on the words after its name. */
export async function runCommandLine(
  { frequent, load }: Program,
  argv: readonly string[],
  io: Io,
): Promise<number> {
  try {
    const plain = readPlain(frequent, argv);
    return await (plain ? plain(io) : runAny(await load(), argv, io));
  } catch (error) {
    if (!isUsageError(error)) throw error;
    await io.stderr.write(`wf: ${error.message}\n`);
    return 2;
  }
}

/** The work of a plain command line; undefined if it is unusual, or its command is not listed. */
function readPlain(
  commands: readonly RunnableCommand[],
  argv: readonly string[],
): ((io: Io) => Promise<number>) | undefined {
  const found = findCommand(commands, ({ command }) => command.name, argv);
  const read = found && readArguments(found.command.command, found.rest);
  return read && ((io) => found.command.run(read, io));
}

async function runAny(
  { commands, groups }: CommandSet,
  argv: readonly string[],
  io: Io,
): Promise<number> {
  const plain = readPlain(commands, argv);
  if (plain) return await plain(io);
  const { readWithCommander } = await import("../arguments/commander-reader.js");
  const list = commands.map(({ command }) => command);
  const result = readWithCommander(list, argv, packageVersion(io.packageFolder), groups);
  switch (result.kind) {
    case "call":
      return await commands.find(({ command }) => command === result.command)!.run(result, io);
    case "shown":
      await io.stdout.write(result.text);
      return 0;
    case "misuse": {
      const ofFile = optionIsFile(argv, result.message, io);
      if (ofFile !== undefined) throw new UsageError(ofFile);
      const { explainMisuse } = await import("../arguments/explain-misuse.js");
      const message = explainMisuse({ commands: list }, argv, result.message);
      throw new UsageError(`${message}${hintFor(argv)}`);
    }
  }
}

/** The message if an unknown option is the name of a file; undefined otherwise. */
function optionIsFile(argv: readonly string[], message: string, { cwd }: Io): string | undefined {
  const [, option] = /^unknown option '(.*?)'/.exec(message) ?? [];
  // If several short options are in one word, the message names only the remaining ones.
  const isMeant = (word: string) => word === option || /^-[^-]./.test(word);
  const file = argv.find((word) => option !== undefined && isMeant(word));
  if (file === undefined || !existsSync(resolve(cwd, file))) return undefined;
  const call = `wf ${shellValue(argv[0]!)} -- ${shellValue(file)}`;
  return `unknown option '${printable(file)}'; to name the file, put -- before it: ${call}`;
}

/** If a file is in the place of a command, the command was forgotten. */
function hintFor([first]: readonly string[]): string {
  return first !== undefined && /^[^-].*\.(wf|wireframe|md)$/.test(first)
    ? ` (did you mean: wf validate ${shellWord(first)}?)`
    : "";
}
