/** Suggests replacements for an unknown word on the command line, by meaning where spelling does not help. */
import { type Command, longName } from "../../../workspace/options/command.js";
import type { Option, OtherName } from "../../../workspace/options/option.js";
import { readValue } from "../../../workspace/options/read-value.js";
import { isUsageError } from "../../../workspace/usage-error.js";

/** The words that a command line may contain. */
export interface KnownWords {
  readonly commands: readonly Command[];
}

/** Maximum number of suggestions, and of commands named as having an option. */
const [mostSuggestions, mostOwners] = [2, 3];

/** The message about a misuse, with a suggestion if there is one. */
export function explainMisuse(
  known: KnownWords,
  words: readonly string[],
  message: string,
): string {
  const [, kind, word = ""] = /^unknown (option|command) '(.*?)'/.exec(message) ?? [];
  if (kind === undefined) return message;
  const said =
    kind === "option" ? explainOption(known, words, word) : explainCommand(known, words, word);
  return said === undefined ? message : `unknown ${kind} '${word}'${said}`;
}

function explainCommand(
  { commands }: KnownWords,
  words: readonly string[],
  word: string,
): string | undefined {
  // A message about a help topic names both words of a group, a message about a command only the second.
  const [first, second] = word.includes(" ") ? word.split(" ") : [words[0], word];
  const isInGroup = commands.some(({ name }) => name.startsWith(`${first} `));
  const wanted = isInGroup ? second! : word;
  const meant = commands.filter(
    ({ name, otherNames }) =>
      otherNames?.includes(wanted) &&
      (isInGroup ? name.startsWith(`${first} `) : !name.includes(" ")),
  );
  return meant.length > 0 ? didYouMean(meant.map(({ name }) => name)) : undefined;
}

/** An option as written on a command line. */
interface Written {
  name: string;
  value: string | undefined;
  isGlued: boolean;
}

function explainOption(
  { commands }: KnownWords,
  words: readonly string[],
  word: string,
): string | undefined {
  const command = commandOf(commands, words);
  const written = partsOf(word, words);
  const { name, isGlued } = written;
  if (command) {
    const needless = Object.hasOwn(command.needless ?? {}, name) && command.needless![name];
    if (needless) return `: ${needless}`;
    const meant = meantOptions(command, written);
    if (meant.length > 0) return didYouMean(meant);
    if (isGlued && hasOption(command, name)) return `: ${name} takes no value`;
  }
  const owners = commands.filter((each) => each !== command && hasOption(each, name));
  const programs = [...new Set(owners.map((each) => `wf ${each.name.split(" ")[0]}`))];
  if (programs.length === 0) return undefined;
  const order = command ? "" : "; write it after the command";
  return ` (${name} is an option of ${joined(programs)}${order})`;
}

function commandOf(commands: readonly Command[], words: readonly string[]): Command | undefined {
  return [1, 2]
    .map((count) => words.slice(0, count).join(" "))
    .map((name) => commands.find((each) => each.name === name))
    .find((each) => each !== undefined);
}

/** Splits `--a=b` and `-ab`; otherwise the value is the word after the option. */
function partsOf(word: string, words: readonly string[]): Written {
  const [, long, glued] = /^(--[^=]+)=(.*)$/s.exec(word) ?? [];
  if (long !== undefined) return { name: long, value: glued, isGlued: true };
  const [, short, rest] = /^(-[^-])(.+)$/s.exec(word) ?? [];
  if (short !== undefined) return { name: short, value: rest, isGlued: true };
  const next = words[words.indexOf(word) + 1];
  const value = words.includes(word) && !next?.startsWith("-") ? next : undefined;
  return { name: word, value, isGlued: false };
}

function hasOption({ options }: Command, written: string): boolean {
  return Object.entries(options).some(
    ([key, { short }]) => written === longName(key) || written === `-${short}`,
  );
}

/** The options that have this as another name, as they should be written. */
function meantOptions({ options }: Command, written: Written): string[] {
  const { name, value = "", isGlued } = written;
  const all = Object.entries(options).flatMap(([key, option]) =>
    (option.otherNames ?? []).map((other) => ({ key, option, other })),
  );
  const exact = all.filter(({ other }) => other === `${name} ${value.toLowerCase()}`);
  if (exact.length > 0) return suggestions(exact.map(({ key }) => longName(key)));
  const named = all.filter(({ other }) => {
    const spelling = typeof other === "string" ? other : other[0];
    return spelling === name || (isGlued && spelling === `${name}=`);
  });
  const [fitting, certain] = [
    named.filter(({ option, other }) => fits(option, other, value)),
    named.filter(({ option, other }) => isCertain(option, other, value)),
  ];
  const chosen = certain.length > 0 ? certain : fitting.length > 0 ? fitting : named;
  const isAlone = new Set(chosen.map(({ key }) => key)).size === 1;
  return suggestions(
    chosen.map(({ key, option, other }) => {
      const own = typeof other === "string" ? isAlone && takes(option, value) && value : other[1];
      return `${longName(key)}${own ? ` ${own}` : ""}`;
    }),
  );
}

/** Whether an option can replace another name. */
function fits(option: Option, other: OtherName, value: string): boolean {
  return option.type === "flag" || typeof other !== "string" || takes(option, value);
}

/** Whether an option takes only certain values, and the given one is among them. */
function isCertain(option: Option, other: OtherName, value: string): boolean {
  const isNarrow = !["flag", "text", "path", "list"].includes(option.type);
  return isNarrow && typeof other === "string" && takes(option, value);
}

function takes(option: Option, value: string): boolean {
  if (option.type === "flag" || value === "") return false;
  try {
    readValue("", option, value);
    return true;
  } catch (error) {
    if (!isUsageError(error)) throw error;
    return false;
  }
}

function suggestions(spellings: readonly string[]): string[] {
  return [...new Set(spellings)].slice(0, mostSuggestions);
}

function didYouMean(names: readonly string[]): string {
  return ` (did you mean ${suggestions(names).join(" or ")}?)`;
}

function joined(names: readonly string[]): string {
  const told = names.length > mostOwners ? [...names.slice(0, mostOwners), "others"] : names;
  const last = told.at(-1)!;
  return told.length === 1 ? last : `${told.slice(0, -1).join(", ")} and ${last}`;
}
