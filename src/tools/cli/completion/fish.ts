/** Writes the completion script for fish: tables of all commands, and functions that read them. */
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

/** The script, to be sourced or stored where fish finds it; `functions` does not depend on the commands. */
export function fishScript(completions: Completions, functions: string): string {
  const { commands, firstWords, tables } = completions;
  const groups = firstWords.filter(({ inner }) => inner.length > 0);
  const options = firstOptions.map(({ spellings, docs }) => ({ name: spellings[0]!, docs }));
  return `# Completion of wf for fish; wf completion fish prints it.

set -g __wf_runners ${runners.join(" ")}

# The commands, and the first words of those that have two.
function __wf_first_words
${wordLines(firstWords, 1)}end

# What else may stand in their place.
function __wf_besides
${wordLines([helpWord, ...options], 1)}end

# The second words of a group.
function __wf_inner
    switch "$argv[1]"
${groups.map(({ name, inner }) => `        case ${name}\n${wordLines(inner, 3)}`).join("")}        case '*'
            return 1
    end
end

# The words of a table.
function __wf_table
    switch $argv[1]
${tables.map(([name, words]) => `        case ${name}\n${wordLines(words, 3)}`).join("")}    end
end

# What the names of files of a kind look like.
function __wf_names
    switch $argv[1]
${Object.entries(pathEndings).map(namesCase).join("")}    end
end

# What the operands of a command may be: /KIND are paths, @NAME the words of a table, . is anything;
# after a *, any number of them.
function __wf_operands
    switch "$argv"
${commands.map(operandsCase).join("")}    end
end

# The options of a command: the spellings, those that rule it out (or a *), what the value may be, and
# what it is. After a comma, several values may stand in one.
function __wf_options
    switch "$argv"
${commands.map(optionsCase).join("")}        case '*'
            return 1
    end
end

${functions}`;
}

/** Prints words, each with a tab and its description. */
function wordLines(words: readonly CompletedWord[], depth: number): string {
  const said = words.map(({ name, docs = "" }) => `${quote(name)} ${quote(docs)}`);
  return print("%s\\t%s\\n", said, depth);
}

function print(format: string, args: readonly string[], depth: number): string {
  const margin = "    ".repeat(depth);
  return `${margin}printf '${format}' ${args.join(` \\\n${margin}    `)}\n`;
}

function namesCase([kind, endings]: readonly [string, readonly string[] | "any"]): string {
  const pattern =
    endings === "any" ? "" : `(?:${["/", ...endings.map((each) => `\\.${each}`)].join("|")})$`;
  return `        case ${kind}\n            echo ${quote(pattern)}\n`;
}

function operandsCase({ name, operands }: CompletedCommand): string {
  if (operands.length === 0) return "";
  const texts = operands.map(({ offer, isVariadic }) => {
    return quote(`${isVariadic ? "*" : ""}${offerText(offer)}`);
  });
  return `        case ${quote(name)}\n${print("%s\\n", texts, 3)}`;
}

function optionsCase({ name, options }: CompletedCommand): string {
  return `        case ${quote(name)}\n${print("%s\\n", options.flatMap(optionTexts), 3)}`;
}

function optionTexts({ forms, value, isRepeatable }: CompletedOption): string[] {
  const rivals = isRepeatable ? "*" : forms.flatMap(({ spellings }) => spellings).join(" ");
  const offer =
    value === undefined ? "" : `${value.isSeparated ? "," : ""}${offerText(value.offer)}`;
  return forms.map(({ spellings, docs }) =>
    quote([spellings.join(" "), rivals, offer, docs].join("|")),
  );
}

function offerText(offer: Offer): string {
  switch (offer.kind) {
    case "nothing":
      return ".";
    case "paths":
      return `/${offer.paths}`;
    case "table":
      return `@${offer.table}`;
    case "words":
      return offer.words.join(" ");
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
