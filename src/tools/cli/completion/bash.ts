/** Writes the completion script for bash: tables of all commands, and functions that read them. */
import {
  type CompletedCommand,
  type CompletedOption,
  type CompletedWord,
  type Completions,
  firstOptions,
  helpWord,
  type Offer,
  pathEndings,
  runners,
} from "./completions.js";

/** The script, to be sourced; `functions` is the part that does not depend on the commands. */
export function bashScript(completions: Completions, functions: string): string {
  const { commands, firstWords, tables } = completions;
  const options = firstOptions.map(({ spellings }) => spellings[0]!);
  const groups = firstWords.filter(({ inner }) => inner.length > 0);
  return `# Completion of wf for bash; wf completion bash prints it.

_wf_first_words=${quote(names(firstWords).join(" "))}
_wf_besides=${quote([helpWord.name, ...options].join(" "))}
_wf_runners=${quote(runners.join(" "))}

# The second words of a group.
_wf_inner() {
  case $1 in
${groups.map(({ name, inner }) => `    ${name}) inner=${quote(names(inner).join(" "))} ;;\n`).join("")}    *) return 1 ;;
  esac
}

# The words of a table.
_wf_table() {
  case $1 in
${tables.map(([name, words]) => `    ${name}) table=${quote(names(words).join(" "))} ;;\n`).join("")}    *) table='' ;;
  esac
}

# Whether a name is that of a file of a kind.
_wf_fits() {
  case $1:$2 in
    ${Object.entries(pathEndings).flatMap(namePatterns).join(" | ")}) ;;
    *) return 1 ;;
  esac
}

# What a command takes. An option is its spellings, then = and what its value may be; a * says that it
# may be repeated, a comma that several may be written in one. /KIND are paths, @NAME the words of a
# table, and ? is anything.
_wf_describe() {
  case $1 in
${commands.map(commandCase).join("")}    *) return 1 ;;
  esac
}

${functions}`;
}

function commandCase({ name, options, operands }: CompletedCommand): string {
  const taken = operands.map(({ offer, isVariadic }) =>
    quote(`${isVariadic ? "*" : ""}${offerText(offer)}`),
  );
  const lines = options.map((option) => `        ${quote(optionText(option))}\n`);
  return `    ${quote(name)})
      operands=(${taken.join(" ")})
      options=(
${lines.join("")}      )
      ;;
`;
}

function optionText({ forms, value, isRepeatable }: CompletedOption): string {
  const spellings = forms.flatMap((form) => form.spellings).join(" ");
  const offer =
    value === undefined ? "" : `=${value.isSeparated ? "," : ""}${offerText(value.offer)}`;
  return `${isRepeatable ? "* " : ""}${spellings}${offer}`;
}

function offerText(offer: Offer): string {
  switch (offer.kind) {
    case "nothing":
      return "?";
    case "paths":
      return `/${offer.paths}`;
    case "table":
      return `@${offer.table}`;
    case "words":
      return offer.words.join(" ");
  }
}

/** `wireframes:*.[wW][fF]`; nothing for folders, which need no patterns. */
function namePatterns([kind, endings]: readonly [string, readonly string[] | "any"]): string[] {
  if (endings === "any") return [`${kind}:*`];
  return endings.map((ending) => `${kind}:*.${ending.replace(/[a-z]/g, eitherCase)}`);
}

function eitherCase(letter: string): string {
  return `[${letter}${letter.toUpperCase()}]`;
}

function names(words: readonly CompletedWord[]): string[] {
  return words.map(({ name }) => name);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
