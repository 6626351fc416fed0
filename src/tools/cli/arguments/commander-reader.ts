/** Builds commander's program from the tables: for help, misuse and unusual forms. */
import { CommanderError, Command as Program, Option as ProgramOption } from "commander";
import { nearestWord } from "../../../base/text/suggest.js";
import {
  type Command,
  type CommandGroup,
  longName,
  type Operand,
  operandName,
  presetText,
} from "../../../workspace/options/command.js";
import type { Option } from "../../../workspace/options/option.js";
import { keepValue, readValue, type Value } from "../../../workspace/options/read-value.js";
import { isUsageError, UsageError } from "../../../workspace/usage-error.js";
import { type ReadArguments, takesSeveralWords } from "./read-arguments.js";

/** What commander made of a command line. */
export type CommanderResult =
  | ({ kind: "call"; command: Command } & ReadArguments)
  | { kind: "shown"; text: string }
  | { kind: "misuse"; message: string };

type Called = (command: Command, read: ReadArguments) => void;

/** Reads a command line with commander; it neither writes nor exits. */
export function readWithCommander(
  commands: readonly Command[],
  words: readonly string[],
  version: string,
  groups: readonly CommandGroup[] = [],
): CommanderResult {
  let shown = "";
  let mistake = "";
  let result: CommanderResult | undefined;
  const topic = topicOf(words, groups);
  const [first] = topic ?? words;
  // The options of other commands take time to add, and are not needed here.
  const named = commands.filter(({ name }) => name.split(" ")[0] === first);
  const needed = named.length > 0 ? named : commands;
  const program = createProgram(needed, groups, version, (command, read) => {
    result = { kind: "call", command, ...read };
  });
  for (const each of [program, ...program.commands.flatMap((one) => [one, ...one.commands])]) {
    each.exitOverride().configureOutput({
      writeOut: (text) => {
        shown += text;
      },
      writeErr: (text) => {
        mistake += text;
      },
    });
  }
  const unknown = topic && unknownTopic(commands, groups, topic);
  if (unknown) return { kind: "misuse", message: unknown };
  try {
    program.parse(topic ? [...topic, "--help"] : words, { from: "user" });
  } catch (error) {
    if (isUsageError(error)) return { kind: "misuse", message: error.message };
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) return { kind: "misuse", message: messageOf(mistake) };
  }
  return result ?? { kind: "shown", text: shown };
}

/** The help topic that is asked for: `wf`, `wf help keys create`, `wf keys`, `wf keys help create`. */
function topicOf(
  words: readonly string[],
  groups: readonly CommandGroup[],
): readonly string[] | undefined {
  const [first, second, third] = words;
  const isGroup = (word: string | undefined): boolean => groups.some(({ name }) => name === word);
  const isTopic = (word: string | undefined): word is string => !!word && !word.startsWith("-");
  if (first === undefined) return [];
  if (first === "help") {
    if (second === "help") return undefined;
    if (!isTopic(second)) return second === undefined ? [] : undefined;
    return isGroup(second) && isTopic(third) ? [second, third] : [second];
  }
  if (!isGroup(first)) return undefined;
  if (second === undefined) return [first];
  if (second !== "help") return undefined;
  return isTopic(third) ? [first, third] : [first];
}

/** The message about a help topic that is not a command; commander itself would print its help as an error. */
function unknownTopic(
  commands: readonly Command[],
  groups: readonly CommandGroup[],
  topic: readonly string[],
): string | undefined {
  const names = ["help", ...groups.map(({ name }) => name), ...commands.map(({ name }) => name)];
  const asked = topic.join(" ");
  if (topic.length === 0 || names.includes(asked)) return undefined;
  const meant = nearestWord(asked, names);
  return `unknown command '${asked}'${meant === undefined ? "" : ` (did you mean ${meant}?)`}`;
}

function createProgram(
  commands: readonly Command[],
  groups: readonly CommandGroup[],
  version: string,
  called: Called,
): Program {
  const program = new Program("wf")
    .description("Wireframes as code: check, draw and preview wireframes written as text.")
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print help for a command")
    .configureHelp({ showGlobalOptions: false })
    .showSuggestionAfterError(true);
  for (const command of commands) {
    const [first, second] = command.name.split(" ");
    const group = groups.find(({ name }) => name === first);
    if (second === undefined) program.addCommand(createCommand(command.name, command, called));
    else if (group) groupProgram(program, group).addCommand(createCommand(second, command, called));
    else throw new Error(`the command "${command.name}" is in no group`);
  }
  return program.addHelpText("after", "\nFor help on a command, run: wf help validate");
}

/** The program of a group, created with its first command. */
function groupProgram(program: Program, { name, summary }: CommandGroup): Program {
  const known = program.commands.find((each) => each.name() === name);
  if (known) return known;
  const built: Program = new Program(name)
    .summary(summary)
    .description(sentence(summary))
    .usage("<command>")
    .helpOption("-h, --help", "print this help")
    .helpCommand(false)
    .showSuggestionAfterError(true)
    .addHelpText("after", () => {
      const first = `${name} ${built.commands[0]!.name()}`;
      return `\nFor help on a command, run: wf help ${first}`;
    });
  program.addCommand(built);
  return built;
}

function createCommand(name: string, command: Command, called: Called): Program {
  const operands = command.operands ?? [];
  const built = new Program(name)
    .summary(command.summary)
    .description(
      sentence(command.summary) +
        (command.description ? `\n${command.description.replaceAll("\n", " ")}` : ""),
    )
    .helpOption("-h, --help", "print this help")
    .allowExcessArguments(false)
    .showSuggestionAfterError(true);
  for (const operand of operands) {
    const inner = operandName(operand);
    built.argument(operand.required ? `<${inner}>` : `[${inner}]`, operandDocs(operand));
  }
  for (const [key, option] of Object.entries(command.options)) {
    for (const each of createOptions(key, option, command)) built.addOption(each);
  }
  built.action((...parameters: unknown[]) => {
    const given: Record<string, unknown> = {};
    for (const key of Object.keys(command.options)) {
      const value: unknown = built.getOptionValue(key);
      if (value !== undefined) given[key] = value;
    }
    const words = parameters.slice(0, operands.length).flat() as (string | undefined)[];
    const read = words.filter((word) => word !== undefined);
    checkOperands(operands, read);
    called(command, { operands: read, given });
  });
  if (command.settings) {
    const { name: section } = command.settings;
    built.addHelpText(
      "after",
      `\nOptions can also be set in the ${section} section of wf.config.json.${turnedOff(command)}`,
    );
  }
  const lines = command.examples.map(([line, docs]) => `  wf ${line}\n      ${docs}`);
  return lines.length > 0 ? built.addHelpText("after", `\nExamples:\n${lines.join("\n")}`) : built;
}

function operandDocs({ docs, choices }: Operand): string {
  return choices ? `${docs} (${choices.join(", ")})` : docs;
}

/** Throws a UsageError for a word that is not one of an operand's choices. */
function checkOperands(operands: readonly Operand[], words: readonly string[]): void {
  for (const [at, word] of words.entries()) {
    const { name, choices } = operands[at] ?? operands.at(-1)!;
    if (!choices || choices.includes(word)) continue;
    const meant = nearestWord(word, choices);
    const hint = meant === undefined ? "" : `; did you mean ${meant}?`;
    throw new UsageError(`${name} must be one of ${choices.join(", ")}, not "${word}"${hint}`);
  }
}

function createOptions(key: string, option: Option, command: Command): ProgramOption[] {
  const name = longName(key);
  const short = option.short === undefined ? "" : `-${option.short}, `;
  const docs = option.docs + remarks(option);
  if (option.type === "flag") {
    const built = [new ProgramOption(`${short}${name}`, docs)];
    if (option.negatable) {
      const negated = new ProgramOption(`--no-${name.slice(2)}`, `turn off ${name}`);
      // If the default is off, the negated form is only needed to override settings.
      built.push(option.default === false ? negated.hideHelp() : negated);
    }
    return built;
  }
  const value = option.valueName ?? key.toUpperCase();
  const inner = takesSeveralWords(command, option) ? `${value}...` : value;
  // Commander keeps the value of both spellings under the key.
  const names = option.camelCase ? [`${short}${name}`, `--${key}`] : [`${short}${name}`];
  return names.map((each, at) =>
    new ProgramOption(`${each} <${inner}>`, docs)
      .hideHelp(at > 0)
      .argParser((text, before: unknown) => {
        const kept = before === undefined ? {} : { [key]: before };
        keepValue(kept, key, readValue(name, option, text));
        return kept[key] as Value;
      }),
  );
}

function remarks(option: Option): string {
  const { choices, type, env, required } = option;
  const said: string[] = [];
  if (choices) said.push(choices.join(", "));
  if (type === "list") said.push("may be repeated");
  const preset = presetText(option);
  if (required) said.push("required");
  if (preset !== undefined) said.push(`default: ${preset}`);
  if (env !== undefined) said.push(`env: ${env}`);
  return said.length > 0 ? ` (${said.join("; ")})` : "";
}

/** An example of how to turn off an option that the settings turn on. */
function turnedOff({ options }: Command): string {
  const [key] = Object.keys(options).filter(
    (each) => options[each]!.negatable && options[each]!.default === false,
  );
  return key === undefined
    ? ""
    : `\nTo turn off an option that is set there, put no- before its name: --no-${longName(key).slice(2)}.`;
}

function sentence(phrase: string): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
}

/** Commander's message on one line: `error: unknown option '--fxi'\n(Did you mean --fix?)`. */
function messageOf(written: string): string {
  const [first = "", suggestion] = written.trim().split("\n");
  const message = first
    .replace(/^error: /, "")
    .replace(/\. Expected (\d+) arguments? but got (\d+)\.$/, ": expected $1, got $2");
  return suggestion ? `${message} ${suggestion.replace("(Did", "(did")}` : message;
}
