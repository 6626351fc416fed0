/** Prints completion scripts in tests, of the real commands or of others. */
import { join } from "node:path";
import type { Shell } from "../../../src/tools/cli/completion/completion-command.js";
import { runCompletion } from "../../../src/tools/cli/completion/run-completion.js";
import { commandGroups, commandList } from "../../../src/tools/cli/program/commands.js";
import type { Command, CommandGroup } from "../../../src/workspace/options/command.js";

/** The completion script of a shell. */
export async function scriptOf(
  shell: Shell,
  commands: readonly Command[] = commandList,
  groups: readonly CommandGroup[] = commandGroups,
): Promise<string> {
  let script = "";
  const stdout = {
    isTerminal: false,
    async write(text: string | Uint8Array) {
      script += text;
    },
  };
  const packageFolder = join(import.meta.dirname, "../../..");
  await runCompletion({ operands: [shell] }, { stdout, packageFolder, env: {} }, commands, groups);
  return script;
}
