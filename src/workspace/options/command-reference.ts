/** Writes the reference of the commands in Markdown, for docs/commands.md. */
import {
  type Command,
  type CommandGroup,
  longName,
  type Operand,
  operandName,
  presetText,
} from "./command.js";
import { describeMeasure } from "./measures.js";
import type { Option } from "./option.js";
import { describeInteger } from "./read-value.js";

/** A table of all commands with links to their sections. */
export function commandTable(commands: readonly Command[]): string {
  return table(
    ["Command", "What it does"],
    commands.map(({ name, summary }) => {
      const anchor = `#wf-${name.replaceAll(" ", "-")}`;
      return [`[\`wf ${name}\`](${anchor})`, capital(summary)];
    }),
  );
}

/** The sections of the reference by name: one for each command or group. */
export function commandSections(
  commands: readonly Command[],
  groups: readonly CommandGroup[],
): Map<string, () => string> {
  const sections = new Map<string, () => string>();
  for (const command of commands) sections.set(`wf ${command.name}`, () => commandSection(command));
  for (const { name } of groups) {
    const inner = commands.filter((command) => command.name.startsWith(`${name} `));
    sections.set(`wf ${name}`, () => inner.map(innerSection).join("\n\n"));
  }
  return sections;
}

/** Usage, operands and options of a command. */
function commandSection({ name, operands = [], options, settings }: Command): string {
  const entries = Object.entries(options);
  const usage = ["wf", name, entries.length > 0 ? "[options]" : "", ...operands.map(operandUsage)];
  const rows = entries.map(([key, option]) => [
    spellings(key, option),
    capital(option.docs),
    values(option),
    presetCode(option),
  ]);
  const parts = [
    `\`\`\`text\n${usage.filter(Boolean).join(" ")}\n\`\`\``,
    operands.map(operandLine).join("\\\n"),
    rows.length > 0 ? table(["Option", "What it does", "Value", "Default"], rows) : "",
    settings
      ? `Options can also be set in the [${settings.name} section](settings.md#${settings.name}) of \`wf.config.json\`.`
      : "",
  ];
  return parts.filter(Boolean).join("\n\n");
}

/** A command of a group, with its heading and examples. */
function innerSection(command: Command): string {
  const { name, summary, description, examples } = command;
  const said = description ? `${capital(summary)}. ${description}` : `${capital(summary)}.`;
  const lines = examples.map(([line]) => `wf ${line}`).join("\n");
  const parts = [`### wf ${name}`, said, commandSection(command)];
  if (lines !== "") parts.push(`\`\`\`sh\n${lines}\n\`\`\``);
  return parts.join("\n\n");
}

function operandUsage(operand: Operand): string {
  return operand.required ? operandName(operand) : `[${operandName(operand)}]`;
}

function operandLine({ name, docs, choices }: Operand): string {
  return `${code(name)}: ${docs}${choices ? `: ${codeList(choices)}` : ""}.`;
}

function spellings(key: string, { short, negatable, camelCase }: Option): string {
  const name = longName(key);
  const all = [
    ...(short ? [`-${short}`] : []),
    name,
    ...(camelCase ? [`--${key}`] : []),
    ...(negatable ? [`--no-${name.slice(2)}`] : []),
  ];
  return all.map(code).join(", ");
}

function values(option: Option): string {
  const { type, min, max, env, required } = option;
  const said: string[] = [];
  if (type === "integer") said.push(describeInteger(option));
  else if (type === "duration" || type === "size") said.push(describeMeasure(type, min, max));
  else if (type !== "flag") said.push(words(option));
  if (required) said.push("required");
  if (env) said.push(`environment variable ${code(env)}`);
  return said.join(", ");
}

function words({ type, choices, valueName = "TEXT" }: Option): string {
  const one = choices ? codeList(choices) : code(valueName);
  return type === "list" ? `one or more, separated by commas or repeated: ${one}` : one;
}

/** The default of an option, as code if it is a value. */
export function presetCode(option: Option): string {
  if (option.defaultDocs !== undefined) return option.defaultDocs;
  const preset = presetText(option);
  return preset === undefined ? "" : code(preset);
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), `|${head.map(() => "---").join("|")}|`, ...rows.map(line)].join("\n");
}

/** A word as code. */
export function code(word: string): string {
  return `\`${word}\``;
}

/** Words as code. */
export function codeList(list: readonly string[]): string {
  return list.map(code).join(" ");
}

function capital(phrase: string): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`;
}
