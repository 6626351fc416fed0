/** Writes the completion script for bash (3.2 and later). */
import type {
  CompletedCommand,
  CompletedOperand,
  CompletedOption,
  CompletedWord,
  Offer,
} from "./completions.js";

/** The script, to be sourced or appended to .bashrc. */
export function bashScript(
  commands: readonly CompletedCommand[],
  words: readonly CompletedWord[],
): string {
  const names = words.map(({ name }) => name);
  const groups = words.filter(({ inner }) => inner.length > 0);
  return `# Completion of wf for bash.
_wf() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="\${COMP_WORDS[1]}" first=2
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    ${reply([...names, "help", "--help", "--version"])}
    return
  fi
${groups.length > 0 ? groupCases(groups) : ""}  case "$command" in
${commands.map(commandCase).join("")}    help)
      if [ "$COMP_CWORD" -eq 2 ]; then ${reply(names)}; fi ;;
  esac
}
complete -o filenames -F _wf wf
`;
}

/** Completes the second word of a group; behind it, the command has two words. */
function groupCases(groups: readonly CompletedWord[]): string {
  const second = groups.map(
    ({ name, inner }) => `      ${name}) ${reply(inner.map((each) => each.name))}; return ;;\n`,
  );
  return `  if [ "$COMP_CWORD" -eq 2 ] || [ "$command:$COMP_CWORD" = help:3 ]; then
    case "$before" in
${second.join("")}    esac
  fi
  case "$command" in
    ${groups.map(({ name }) => name).join("|")}) command="$command \${COMP_WORDS[2]}"; first=3 ;;
  esac
`;
}

function commandCase({ name, options, operands }: CompletedCommand): string {
  const valued = options.filter(({ value }) => value !== undefined);
  const spellings = options.flatMap(({ long, short }) => (short ? [long, short] : [long]));
  const values = valued.length > 0 ? `${valueCases(valued)}` : "";
  return `    ${/ /.test(name) ? `"${name}"` : name})
${values}      case "$word" in
        -*) ${reply(spellings)} ;;
        *) ${operandReply(operands, valued)} ;;
      esac ;;
`;
}

function valueCases(options: readonly CompletedOption[]): string {
  const cases = options.map(
    (option) => `        ${spellingsOf(option)}) ${reply(option.value!)}; return ;;\n`,
  );
  return `      case "$before" in\n${cases.join("")}      esac\n`;
}

/** Several operands are told apart by counting the words that are neither options nor their values. */
function operandReply(
  operands: readonly CompletedOperand[],
  valued: readonly CompletedOption[],
): string {
  const [first, ...others] = operands;
  if (!first) return ":";
  if (others.length === 0) return reply(first.value);
  const skip = valued.length > 0 ? `${valued.map(spellingsOf).join("|")}) at=$((at + 1)) ;; ` : "";
  const cases = operands.map(({ value, isVariadic }, at) => {
    return `${isVariadic ? "*" : at}) ${reply(value)} ;;`;
  });
  return `local at=$first count=0
          while [ "$at" -lt "$COMP_CWORD" ]; do
            case "\${COMP_WORDS[at]}" in ${skip}-*) ;; *) count=$((count + 1)) ;; esac
            at=$((at + 1))
          done
          case "$count" in ${cases.join(" ")} esac`;
}

function spellingsOf({ long, short }: CompletedOption): string {
  return short ? `${long}|${short}` : long;
}

function reply(value: Offer): string {
  if (value === "file") return `COMPREPLY=($(compgen -f -- "$word"))`;
  if (value === "any") return ":";
  return `COMPREPLY=($(compgen -W "${(value as readonly string[]).join(" ")}" -- "$word"))`;
}
