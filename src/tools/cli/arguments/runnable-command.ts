/** Binds a command to its work, and finds the one that a command line names. */
import { join } from "node:path";
import { settingsName } from "../../../workspace/files/settings-name.js";
import type { Io } from "../../../workspace/io.js";
import type {
  Call,
  Command,
  CommandGroup,
  OptionsOfFile,
} from "../../../workspace/options/command.js";
import type { OptionTable } from "../../../workspace/options/option.js";
import type { SettingsSection } from "../../../workspace/options/section.js";
import type { ReadSection, SectionReader } from "../../../workspace/settings/read-section.js";
import { completeOptions } from "./complete-options.js";
import type { ReadArguments } from "./read-arguments.js";

/** A command and its work. */
export interface RunnableCommand {
  readonly command: Command;
  /** Does the work and returns the exit code. */
  run(read: ReadArguments, io: Io): Promise<number>;
}

/** All commands and groups of a program. */
export interface CommandSet {
  /** In the order of the help text. */
  readonly commands: readonly RunnableCommand[];
  /** Groups of commands, by their first word. */
  readonly groups: readonly CommandGroup[];
}

/** A command whose work is loaded when it is called. */
export function bindCommand<O extends OptionTable>(
  command: Command<O>,
  load: () => Promise<(call: Call<O>, io: Io) => Promise<number>>,
): RunnableCommand {
  return {
    command,
    async run({ operands, given }, io) {
      const { settings: section } = command;
      const reader = section && (await readerOf(section, io));
      const here = section?.holdsForFiles ? undefined : await reader?.read(io.cwd);
      const complete = (from: ReadSection | undefined) =>
        completeOptions(command, given, io.env, from?.options);
      const known = new Map<ReadSection | undefined, OptionsOfFile<O>>();
      const options = complete(here);
      const from = here && {
        path: join(here.folder, settingsName),
        keys: keysFrom(here, options, given),
      };
      if (section?.guard && from && from.keys.size > 0) (await section.guard())(options, from);
      const call: Call<O> = {
        operands,
        given: new Set(Object.keys(given)),
        options,
        from,
        settings: here?.extras ?? {},
        async optionsFor(folder) {
          const from = await reader?.read(folder);
          const found = known.get(from) ?? {
            options: complete(from),
            folder: from?.folder,
            limits: from?.limits ?? {},
            maxFileSize: from?.maxFileSize,
            severity: from?.severity,
            fonts: from?.fonts ?? [],
            tokens: from?.tokens,
          };
          known.set(from, found);
          return found;
        },
      };
      const work = await load();
      return await work(call, io);
    },
  };
}

/** The options that only a settings file can set. */
function keysFrom(
  { options: written }: ReadSection,
  options: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): Set<string> {
  const keys = Object.keys(written);
  return new Set(keys.filter((key) => !Object.hasOwn(given, key) && options[key] === written[key]));
}

async function readerOf(section: SettingsSection, io: Io): Promise<SectionReader> {
  const { SectionReader } = await import("../../../workspace/settings/read-section.js");
  return new SectionReader(section, io);
}

/** The command named by the first one or two words, and the words after its name. */
export function findCommand<C>(
  commands: readonly C[],
  nameOf: (command: C) => string,
  words: readonly string[],
): { command: C; rest: string[] } | undefined {
  for (const count of [1, 2]) {
    const name = words.slice(0, count).join(" ");
    const command = commands.find((each) => nameOf(each) === name);
    if (command) return { command, rest: words.slice(count) };
  }
  return undefined;
}
