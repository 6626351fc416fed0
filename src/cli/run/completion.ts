/** Does the work of `wf completion`: prints a script that completes the command line in a shell. */
import { vocabulary } from "../../components/registry.generated.js";
import { codes } from "../../text/codes.js";
import { nearestWord } from "../../text/suggest.js";
import type { Call, Command, CommandGroup, OptionTable } from "../arguments/command.js";
import { UsageError } from "../arguments/usage-error.js";
import { shells } from "../commands/completion.js";
import { bashScript } from "../completion/bash.js";
import { describeFirstWords, describeWords, type OperandWords } from "../completion/completions.js";
import { fishScript } from "../completion/fish.js";
import { zshScript } from "../completion/zsh.js";
import type { Io } from "../io.js";

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** Prints the script of a shell, made from the tables of all commands. */
export async function runCompletion(
  { operands }: Pick<Call<OptionTable>, "operands">,
  io: Io,
  commands: readonly Command[],
  groups: readonly CommandGroup[],
): Promise<number> {
  const shell = shells.find((name) => name === operands[0]);
  if (!shell) {
    const meant = nearestWord(operands[0]!, shells);
    const hint = meant === undefined ? `there are ${shells.join(", ")}` : `did you mean ${meant}?`;
    throw new UsageError(`there is no script for "${operands[0]}"; ${hint}`);
  }
  const words: OperandWords = { codes: Object.keys(codes), components: vocabulary.words, shells };
  const completed = commands.map((command) => describeWords(command, words));
  await io.stdout.write(scripts[shell](completed, describeFirstWords(completed, groups)));
  return 0;
}
