/** Writes the completion script for bash (3.2 and later). */
import type { CompletedCommand, CompletedOption } from "./completions.js";

/** The script, to be sourced or appended to .bashrc. */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const names = [...commands.map(({ name }) => name), "help", "--help", "--version"];
  return `# Completion of wf for bash.
_wf() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names.join(" ")}" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${commands.map(commandCase).join("")}    help)
      COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(" ")}" -- "$word")) ;;
  esac
}
complete -o filenames -F _wf wf
`;
}

function commandCase({ name, options, operands }: CompletedCommand): string {
  const valued = options.filter(({ value }) => value !== undefined);
  const spellings = options.flatMap(({ long, short }) => (short ? [long, short] : [long]));
  const values = valued.length > 0 ? `${valueCases(valued)}` : "";
  return `    ${name})
${values}      case "$word" in
        -*) COMPREPLY=($(compgen -W "${spellings.join(" ")}" -- "$word")) ;;
        *) ${reply(operands)} ;;
      esac ;;
`;
}

function valueCases(options: readonly CompletedOption[]): string {
  const cases = options.map(({ long, short, value }) => {
    const spelling = short ? `${long}|${short}` : long;
    return `        ${spelling}) ${reply(value)}; return ;;\n`;
  });
  return `      case "$before" in\n${cases.join("")}      esac\n`;
}

function reply(value: "file" | "any" | readonly string[] | undefined): string {
  if (value === "file") return `COMPREPLY=($(compgen -f -- "$word"))`;
  if (value === undefined || value === "any") return ":";
  return `COMPREPLY=($(compgen -W "${value.join(" ")}" -- "$word"))`;
}
