/** Writes the completion script for fish. */
import type { CompletedCommand, CompletedOption } from "./completions.js";

/** The script, for the folder of fish's completions. */
export function fishScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name }) => name);
  const lines = [
    "# Completion of wf for fish.",
    "complete -c wf -f",
    "complete -c wf -n __fish_use_subcommand -s h -l help -d 'print this help'",
    "complete -c wf -n __fish_use_subcommand -s V -l version -d 'print the version'",
    "complete -c wf -n __fish_use_subcommand -a help -d 'print the help of a command'",
    `complete -c wf -n '__fish_seen_subcommand_from help' -a ${quote(names.join(" "))}`,
    ...commands.flatMap(commandLines),
  ];
  return `${lines.join("\n")}\n`;
}

function commandLines({ name, summary, options, operands }: CompletedCommand): string[] {
  const inside = `complete -c wf -n '__fish_seen_subcommand_from ${name}'`;
  return [
    `complete -c wf -n __fish_use_subcommand -a ${name} -d ${quote(summary)}`,
    ...(operands === "file" ? [`${inside} -F`] : []),
    ...(Array.isArray(operands) ? [`${inside} -a ${quote(operands.join(" "))}`] : []),
    ...options.map((option) => `${inside} ${optionWords(option)}`),
  ];
}

function optionWords({ long, short, docs, value }: CompletedOption): string {
  const words = [`-l ${long.slice(2)}`];
  if (short) words.push(`-s ${short.slice(1)}`);
  if (value === "file") words.push("-r -F");
  else if (value === "any") words.push("-x");
  else if (value) words.push(`-x -a ${quote(value.join(" "))}`);
  return `${words.join(" ")} -d ${quote(docs)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
