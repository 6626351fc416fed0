/** Builds commander's program from the tables: for help, for mistakes and for unusual forms. */
import { CommanderError, Command as Program, Option as ProgramOption } from "commander";
import { nearestWord } from "../../text/suggest.js";
import { type Command, longName, type Option } from "./command.js";
import type { ReadArguments } from "./read-arguments.js";
import { readValue } from "./read-value.js";
import { isUsageError } from "./usage-error.js";

/** What commander made of a command line. */
export type CommanderResult =
  | ({ kind: "call"; command: Command } & ReadArguments)
  | { kind: "shown"; text: string }
  | { kind: "misuse"; message: string };

/** Reads a command line with commander; it neither writes nor exits. */
export function readWithCommander(
  commands: readonly Command[],
  words: readonly string[],
  version: string,
): CommanderResult {
  let shown = "";
  let mistake = "";
  let result: CommanderResult | undefined;
  const program = createProgram(commands, version, (command, read) => {
    result = { kind: "call", command, ...read };
  });
  for (const each of [program, ...program.commands]) {
    each.exitOverride().configureOutput({
      writeOut: (text) => {
        shown += text;
      },
      writeErr: (text) => {
        mistake += text;
      },
    });
  }
  const unknown = unknownTopic(commands, words);
  if (unknown) return unknown;
  try {
    program.parse(words.length > 0 ? words : ["--help"], { from: "user" });
  } catch (error) {
    if (isUsageError(error)) return { kind: "misuse", message: error.message };
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) return { kind: "misuse", message: messageOf(mistake) };
  }
  return result ?? { kind: "shown", text: shown };
}

/** `wf help TOPIC` for a topic that is no command: commander would show its own help as a mistake. */
function unknownTopic(
  commands: readonly Command[],
  [help, topic]: readonly string[],
): CommanderResult | undefined {
  if (help !== "help" || topic === undefined || topic.startsWith("-")) return undefined;
  const names = ["help", ...commands.map(({ name }) => name)];
  if (names.includes(topic)) return undefined;
  const meant = nearestWord(topic, names);
  const hint = meant === undefined ? "" : ` (did you mean ${meant}?)`;
  return { kind: "misuse", message: `unknown command '${topic}'${hint}` };
}

function createProgram(
  commands: readonly Command[],
  version: string,
  called: (command: Command, read: ReadArguments) => void,
): Program {
  const program = new Program("wf")
    .description("Wireframes as code: checks, reads and draws wireframes written in wf.")
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print the help of a command")
    .configureHelp({ showGlobalOptions: false })
    .showSuggestionAfterError(true);
  for (const command of commands) program.addCommand(createCommand(command, called));
  return program.addHelpText("after", "\nEach command has its own help: wf help validate");
}

function createCommand(
  command: Command,
  called: (command: Command, read: ReadArguments) => void,
): Program {
  const built = new Program(command.name)
    .summary(command.summary)
    .description(
      sentence(command.summary) +
        (command.description ? `\n${command.description.replaceAll("\n", " ")}` : ""),
    )
    .helpOption("-h, --help", "print this help")
    .allowExcessArguments(false)
    .showSuggestionAfterError(true);
  if (command.operand) {
    const { name, docs, required, variadic } = command.operand;
    const inner = variadic ? `${name}...` : name;
    built.argument(required ? `<${inner}>` : `[${inner}]`, docs);
  }
  for (const [key, option] of Object.entries(command.options)) {
    for (const each of createOptions(key, option)) built.addOption(each);
  }
  built.action((...parameters: unknown[]) => {
    const given: Record<string, unknown> = {};
    for (const key of Object.keys(command.options)) {
      const value: unknown = built.getOptionValue(key);
      if (value !== undefined) given[key] = value;
    }
    const operand = command.operand ? parameters[0] : [];
    const operands = Array.isArray(operand) ? operand : operand === undefined ? [] : [operand];
    called(command, { operands: operands as string[], given });
  });
  const lines = command.examples.map(([line, docs]) => `  wf ${line}\n      ${docs}`);
  return lines.length > 0 ? built.addHelpText("after", `\nExamples:\n${lines.join("\n")}`) : built;
}

function createOptions(key: string, option: Option): ProgramOption[] {
  const name = longName(key);
  const short = option.short === undefined ? "" : `-${option.short}, `;
  const docs = option.docs + remarks(option);
  if (option.type === "flag") {
    const built = [new ProgramOption(`${short}${name}`, docs)];
    if (option.negatable) built.push(new ProgramOption(`--no-${name.slice(2)}`, `not ${name}`));
    return built;
  }
  const value = option.valueName ?? key.toUpperCase();
  const built = new ProgramOption(`${short}${name} <${value}>`, docs);
  return [built.argParser((text) => readValue(name, option, text))];
}

function remarks({ choices, default: preset, type, env }: Option): string {
  const said: string[] = [];
  if (choices) said.push(choices.join(", "));
  if (preset !== undefined && type !== "flag") said.push(`default ${preset}`);
  if (env !== undefined) said.push(`or ${env}`);
  return said.length > 0 ? ` (${said.join("; ")})` : "";
}

function sentence(phrase: string): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
}

/** Commander's message in one line: `error: unknown option '--fxi'\n(Did you mean --fix?)`. */
function messageOf(written: string): string {
  const [first = "", suggestion] = written.trim().split("\n");
  const message = first.replace(/^error: /, "");
  return suggestion ? `${message} ${suggestion.replace("(Did", "(did")}` : message;
}
