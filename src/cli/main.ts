/** Turns a command line into an exit code: 0 all well, 1 findings, 2 misuse or unreadable input. */
import { readArguments } from "./arguments/read-arguments.js";
import { isUsageError, UsageError } from "./arguments/usage-error.js";
import { commandList, runnableCommands } from "./commands.js";
import { packageVersion } from "./files/package-version.js";
import type { Io } from "./io.js";

/** Runs the command line on the words behind the program's name. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    const runnable = runnableCommands.find(({ command }) => command.name === argv[0]);
    const read = runnable && readArguments(runnable.command, argv.slice(1));
    return read ? await runnable.run(read, io) : await runUnusual(argv, io);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    await io.stderr.write(`wf: ${error.message}\n`);
    return 2;
  }
}

async function runUnusual(argv: readonly string[], io: Io): Promise<number> {
  const { readWithCommander } = await import("./arguments/commander-reader.js");
  const result = readWithCommander(commandList, argv, packageVersion(io.packageFolder));
  switch (result.kind) {
    case "call": {
      const { name } = result.command;
      return await runnableCommands.find(({ command }) => command.name === name)!.run(result, io);
    }
    case "shown":
      await io.stdout.write(result.text);
      return 0;
    case "misuse":
      throw new UsageError(`${result.message}${hintFor(argv)}`);
  }
}

/** Where a file stands in place of a command, the command was forgotten. */
function hintFor([first]: readonly string[]): string {
  return first !== undefined && /^[^-].*\.(wf|wireframe|md)$/.test(first)
    ? ` (did you mean: wf validate ${first}?)`
    : "";
}
