/** Writes the completion script for zsh. */
import type {
  CompletedCommand,
  CompletedOperand,
  CompletedOption,
  CompletedWord,
  Offer,
} from "./completions.js";

/** The script, for a file named _wf in a folder of fpath. */
export function zshScript(
  commands: readonly CompletedCommand[],
  words: readonly CompletedWord[],
): string {
  const groups = words.filter(({ inner }) => inner.length > 0);
  return `#compdef wf
# Completion of wf for zsh.
_wf() {
  local -a commands
  commands=(
${words.map((word) => `    ${described(word)}\n`).join("")}    'help:print the help of a command'
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
${groups.length > 0 ? groupCases(groups) : ""}  case $command in
${commands.map(commandCase).join("")}    help) _describe command commands ;;
  esac
}
if [ "$funcstack[1]" = _wf ]; then _wf; else compdef _wf wf; fi
`;
}

/** Completes the second word of a group; behind it, the command has two words. */
function groupCases(groups: readonly CompletedWord[]): string {
  const lists = groups.map(
    ({ name, inner }) => `    ${name}) commands=(${inner.map(described).join(" ")}) ;;\n`,
  );
  const names = groups.map(({ name }) => name).join("|");
  return `  local group=$command
  if [[ $command == help ]] && (( CURRENT == 3 )); then group=$words[2]; fi
  case $group in
${lists.join("")}  esac
  if [[ $command == (${names}) ]]; then
    if (( CURRENT == 2 )); then
      _describe command commands
      return
    fi
    command="$command $words[2]"
    shift words
    (( CURRENT-- ))
  fi
`;
}

function described({ name, summary }: { name: string; summary: string }): string {
  return quote(`${name}:${summary}`);
}

function commandCase({ name, options, operands }: CompletedCommand): string {
  const specs = [...options.flatMap(optionSpecs), ...operands.map(operandSpec)];
  return `    ${/ /.test(name) ? quote(name) : name}) _arguments ${specs.join(" ")} ;;\n`;
}

function operandSpec({ name, value, isVariadic }: CompletedOperand, at: number): string {
  return quote(`${isVariadic ? "*" : at + 1}:${name}:${action(value)}`);
}

function optionSpecs({ long, short, docs, value, isRepeatable }: CompletedOption): string[] {
  const said = `[${docs.replace(/[[\]\\:]/g, "\\$&")}]`;
  const taken = value === undefined ? "" : `:value:${action(value)}`;
  const spellings = short ? [long, short] : [long];
  return spellings.map((spelling) => {
    const glued = value !== undefined && spelling === long ? "=" : "";
    return quote(`${isRepeatable ? "*" : ""}${spelling}${glued}${said}${taken}`);
  });
}

function action(value: Offer): string {
  if (value === "file") return "_files";
  return value === "any" ? " " : `(${(value as readonly string[]).join(" ")})`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
