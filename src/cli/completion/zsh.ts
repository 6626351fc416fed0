/** Writes the completion script for zsh. */
import type { CompletedCommand, CompletedOption } from "./completions.js";

/** The script, for a file named _wf in a folder of fpath. */
export function zshScript(commands: readonly CompletedCommand[]): string {
  const named = commands.map(({ name, summary }) => `    ${quote(`${name}:${summary}`)}\n`);
  return `#compdef wf
# Completion of wf for zsh.
_wf() {
  local -a commands
  commands=(
${named.join("")}    'help:print the help of a command'
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${commands.map(commandCase).join("")}    help) _describe command commands ;;
  esac
}
if [ "$funcstack[1]" = _wf ]; then _wf; else compdef _wf wf; fi
`;
}

function commandCase({ name, options, operands }: CompletedCommand): string {
  const specs = options.flatMap(optionSpecs);
  if (operands !== undefined) specs.push(quote(`*:operand:${action(operands)}`));
  return `    ${name}) _arguments ${specs.join(" ")} ;;\n`;
}

function optionSpecs({ long, short, docs, value }: CompletedOption): string[] {
  const said = `[${docs.replace(/[[\]\\:]/g, "\\$&")}]`;
  const taken = value === undefined ? "" : `:value:${action(value)}`;
  const spellings = short ? [long, short] : [long];
  return spellings.map((spelling) => {
    const glued = value !== undefined && spelling === long ? "=" : "";
    return quote(`${spelling}${glued}${said}${taken}`);
  });
}

function action(value: "file" | "any" | readonly string[]): string {
  if (value === "file") return "_files";
  return value === "any" ? " " : `(${value.join(" ")})`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
