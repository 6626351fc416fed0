/** Does the work of `wf completion`: prints a script that completes the command line in a shell. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listed } from "../../../base/text/phrases.js";
import { nearestWord } from "../../../base/text/suggest.js";
import type { Io } from "../../../workspace/io.js";
import type { Call, Command, CommandGroup } from "../../../workspace/options/command.js";
import type { OptionTable } from "../../../workspace/options/option.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { bashScript } from "./bash.js";
import { installLines, type Shell, shells } from "./completion-command.js";
import { type Completions, describeCompletions } from "./completions.js";
import { fishScript } from "./fish.js";
import { wordTables } from "./word-tables.js";
import { zshScript } from "./zsh.js";

const scripts: Record<Shell, (completions: Completions, functions: string) => string> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** Names of other shells, which are not typos. */
const otherShells = ["sh", "dash", "ash", "ksh", "mksh", "csh", "tcsh", "cmd", "pwsh", "nu"];

/** Prints the script of a shell, generated from the tables of all commands. */
export async function runCompletion(
  { operands }: Pick<Call<OptionTable>, "operands">,
  io: Pick<Io, "stdout" | "env" | "packageFolder">,
  commands: readonly Command[],
  groups: readonly CommandGroup[],
): Promise<number> {
  const shell = readShell(operands[0], io.env);
  const path = join(io.packageFolder, "assets", "completion", `wf.${shell}`);
  const completions = describeCompletions(commands, groups, wordTables());
  await io.stdout.write(scripts[shell](completions, readFileSync(path, "utf8")));
  return 0;
}

/** The shell named by a word, which may be a path as in $SHELL; throws a UsageError if it is not supported. */
function readShell(word: string | undefined, env: Io["env"]): Shell {
  const known = shellOf(word ?? env.SHELL);
  if (word === undefined) {
    const line = `wf ${installLines[known ?? "bash"]}`;
    throw new UsageError(
      `choose a shell: ${listed(shells, "or")}; for ${known ?? "bash"}, run: ${line}`,
    );
  }
  if (known) return known;
  const meant = otherShells.includes(word) ? undefined : nearestWord(word, shells);
  const hint = meant === undefined ? `choose ${listed(shells, "or")}` : `did you mean ${meant}?`;
  throw new UsageError(`no completion for "${word}"; ${hint}`);
}

function shellOf(path: string | undefined): Shell | undefined {
  return shells.find((shell) => shell === path?.replace(/^.*[/\\]/, "").replace(/\.exe$/, ""));
}
