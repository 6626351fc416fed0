/** Writes the completion script for fish. */
import type { CompletedCommand, CompletedOption, CompletedWord } from "./completions.js";

/** The script, for the folder of fish's completions. */
export function fishScript(
  commands: readonly CompletedCommand[],
  words: readonly CompletedWord[],
): string {
  const names = words.map(({ name }) => name);
  const lines = [
    "# Completion of wf for fish.",
    "complete -c wf -f",
    "complete -c wf -n __fish_use_subcommand -s h -l help -d 'print this help'",
    "complete -c wf -n __fish_use_subcommand -s V -l version -d 'print the version'",
    "complete -c wf -n __fish_use_subcommand -a help -d 'print the help of a command'",
    `complete -c wf -n '__fish_seen_subcommand_from help' -a ${quote(names.join(" "))}`,
    ...words.flatMap(wordLines),
    ...commands.flatMap(commandLines),
  ];
  return `${lines.join("\n")}\n`;
}

/** The first word; behind that of a group, the second. */
function wordLines({ name, summary, inner }: CompletedWord): string[] {
  const taken = inner.map((each) => each.name).join(" ");
  const inside = `__fish_seen_subcommand_from ${name}; and not __fish_seen_subcommand_from ${taken}`;
  return [
    `complete -c wf -n __fish_use_subcommand -a ${name} -d ${quote(summary)}`,
    ...inner.map(
      (each) => `complete -c wf -n '${inside}' -a ${each.name} -d ${quote(each.summary)}`,
    ),
  ];
}

function commandLines({ name, options, operands }: CompletedCommand): string[] {
  const seen = name.split(" ").map((word) => `__fish_seen_subcommand_from ${word}`);
  const inside = `complete -c wf -n '${seen.join("; and ")}'`;
  const values = operands.map(({ value }) => value);
  const words = values.flatMap((value) => (typeof value === "string" ? [] : value));
  return [
    ...(values.includes("file") ? [`${inside} -F`] : []),
    ...(words.length > 0 ? [`${inside} -a ${quote(words.join(" "))}`] : []),
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
