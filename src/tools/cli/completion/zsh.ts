/** Writes the completion script for zsh: the arguments of each command in the syntax of _arguments, and functions. */
import {
  type CompletedCommand,
  type CompletedOperand,
  type CompletedOption,
  type CompletedValue,
  type CompletedWord,
  type Completions,
  firstOptions,
  helpWord,
  type Offer,
  type OptionForm,
  pathEndings,
  runners,
} from "./completions.js";

/** The script, to be sourced or stored as `_wf` in a folder of fpath; `functions` does not depend on the commands. */
export function zshScript(completions: Completions, functions: string): string {
  const { commands, firstWords, tables } = completions;
  const groups = firstWords.filter(({ inner }) => inner.length > 0);
  const pattern = `(${runners.join("|")})`;
  // compinit reads the first line word by word, without quotes.
  return `#compdef wf -p ${pattern}
# Completion of wf for zsh; wf completion zsh prints it.

typeset -g _wf_runners=${quote(pattern)}

_wf_first_options() {
  _arguments -S : ${firstOptions.flatMap(onlyForm).join(" ")} '1:command: _wf_first_words'
}

_wf_first_words() {
  local -a found
  found=(
${firstWords.map((word) => `    ${described(word)}\n`).join("")}  )
  [[ -n $1 ]] || found+=(${described(helpWord)})
  _describe -t commands command found
}

# The second words of a group.
_wf_inner() {
  local -a found
  case $1 in
${groups.map(({ name, inner }) => `    ${name}) found=(\n${wordLines(inner)}    ) ;;\n`).join("")}    *) return 1 ;;
  esac
  [[ -n $2 ]] || _describe -t commands command found
}

# The words of a table, each with a colon and what it is.
_wf_table() {
  case $1 in
${tables.map(([name, words]) => `    ${name}) table=(\n${wordLines(words)}    ) ;;\n`).join("")}  esac
}

# What the names of files of a kind look like.
_wf_names() {
  case $1 in
${Object.entries(pathEndings).map(namesCase).join("")}  esac
}

# Completes what follows the name of a command.
_wf_command() {
  case $1 in
${commands.map(commandCase).join("")}  esac
}

${functions}`;
}

function wordLines(words: readonly CompletedWord[]): string {
  return words.map((word) => `      ${described(word)}\n`).join("");
}

function described({ name, docs }: CompletedWord): string {
  const colon = name.replace(/[\\:]/g, "\\$&");
  return quote(docs === undefined ? colon : `${colon}:${docs}`);
}

function namesCase([kind, endings]: readonly [string, readonly string[] | "any"]): string {
  if (endings === "any") return `    ${kind}) names='*' ;;\n`;
  return endings.length > 0 ? `    ${kind}) names='*.(#i)(${endings.join("|")})' ;;\n` : "";
}

function commandCase({ name, options, operands }: CompletedCommand): string {
  const specs = [...options.flatMap(optionSpecs), ...operands.map(operandSpec)];
  return `    ${quote(name)})
      _arguments -s -S : ${specs.map((spec) => `\\\n        ${spec}`).join(" ")}
      ;;
`;
}

function operandSpec({ name, offer, isVariadic }: CompletedOperand, at: number): string {
  return quote(`${isVariadic ? "*" : at + 1}:${escapeText(name)}:${action(offer)}`);
}

function optionSpecs({ forms, value, isRepeatable }: CompletedOption): string[] {
  const all = forms.flatMap(({ spellings }) => spellings);
  const mark = isRepeatable ? "*" : all.length > 1 ? `(${all.join(" ")})` : "";
  return forms.flatMap((form) => formSpecs(form, mark, value));
}

/** An option that excludes all others. */
function onlyForm(form: OptionForm): string[] {
  return formSpecs(form, "(- *)", undefined);
}

function formSpecs(
  { spellings, docs }: OptionForm,
  mark: string,
  value: CompletedValue | undefined,
): string[] {
  const said = `[${docs.replace(/[[\]\\:]/g, "\\$&")}]`;
  const taken = value ? `:${escapeText(value.name)}:${valueAction(value)}` : "";
  return spellings.map((spelling) => {
    // A value may be in the same word: after = for the long form, directly after the short one.
    const glued = value ? (spelling.startsWith("--") ? "=" : "+") : "";
    return quote(`${mark}${spelling}${glued}${said}${taken}`);
  });
}

function valueAction({ offer, isSeparated }: CompletedValue): string {
  if (!isSeparated || offer.kind === "nothing" || offer.kind === "paths") return action(offer);
  return offer.kind === "table"
    ? ` _wf_list ${offer.table}`
    : ` _sequence compadd - ${offer.words.map(escapeText).join(" ")}`;
}

/** With a leading space, zsh calls an action unchanged. */
function action(offer: Offer): string {
  switch (offer.kind) {
    case "nothing":
      return " ";
    case "paths":
      return ` _wf_paths ${offer.paths}`;
    case "table":
      return ` _wf_words ${offer.table}`;
    case "words":
      return `(${offer.words.map(escapeText).join(" ")})`;
  }
}

function escapeText(text: string): string {
  return text.replace(/[^\w.,…-]/g, "\\$&");
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
