/** Commands of every kind, for testing how commands are parsed, run, completed and documented. */

import { bindCommand, type CommandSet } from "../../src/tools/cli/arguments/runnable-command.js";
import { confirm } from "../../src/tools/cli/terminal/confirm.js";
import {
  type CommandGroup,
  choice,
  defineCommand,
  duration,
  flag,
  integer,
  list,
  path,
  required,
  size,
  text,
} from "../../src/workspace/options/command.js";
import type { SettingsSection } from "../../src/workspace/options/section.js";
import {
  groupSetting,
  mapSetting,
  numberSetting,
} from "../../src/workspace/options/setting-types.js";

const sharedOptions = {
  data: path("folder of the data", { valueName: "DIR", env: "HOST_DATA" }),
  port: integer({ min: 0, max: 65535 }, "port", { preset: 4400, env: "HOST_PORT" }),
};

const hostOptions = {
  ...sharedOptions,
  cors: list("allowed origins", { valueName: "ORIGIN", env: "HOST_CORS" }),
  events: list("events to tell of", { choices: ["start", "stop"] }),
  patience: duration({ min: 100, max: 600_000 }, "longest wait", {
    preset: 5000,
    env: "HOST_WAIT",
  }),
  maxBody: size({ min: 1024, max: 1_073_741_824 }, "largest body", { preset: 1_048_576 }),
  metrics: flag("count", { env: "HOST_METRICS", negatable: true }),
  workers: integer({ min: 1, max: 64, word: "auto" }, "how many processes", { preset: 1 }),
  level: choice(["info", "debug"], undefined, "what to log"),
  name: text("name to show", { short: "n" }),
  ownerId: integer({ min: 1 }, "whose it is", { camelCase: true }),
};

/** A section whose options belong to two commands. */
export const hostSection: SettingsSection = {
  name: "host",
  docs: "How wf host runs",
  options: hostOptions,
  extras: {
    tiers: mapSetting(
      "Limits by tier",
      groupSetting(
        "Limits of a tier",
        {
          minute: numberSetting("In a minute", { min: 1 }),
          month: numberSetting("In a month, null for any number", { min: 1, orNull: true }),
        },
        ["minute", "month"],
      ),
    ),
  },
};

/** A command with every kind of option and without operands. */
export const hostCommand = defineCommand({
  name: "host",
  summary: "run until told to stop",
  options: hostOptions,
  settings: hostSection,
  examples: [["host --port 0 --cors A B --cors C,D", "run on any free port"]],
});

/** A command in a group, with a required option. */
export const createKey = defineCommand({
  name: "keys create",
  summary: "make a key",
  options: {
    ...sharedOptions,
    account: required(text("who it belongs to", { valueName: "NAME" })),
    tags: list("what it is for"),
  },
  settings: hostSection,
  examples: [["keys create --account A", "make a key for A"]],
});

/** A command in a group, with two operands, one of which accepts certain words. */
export const setTier = defineCommand({
  name: "keys tier",
  summary: "change the tier of a key",
  operands: [
    { name: "ID", docs: "the key", required: true },
    { name: "TIER", docs: "the new tier", required: true, choices: ["free", "basic", "pro"] },
  ],
  options: { yes: flag("do not ask", { short: "y" }), reason: list("why") },
  examples: [["keys tier k1 pro", "make k1 a pro key"]],
});

/** A command that accepts any number of operands after the first. */
export const removeAccounts = defineCommand({
  name: "accounts remove",
  summary: "remove accounts",
  operands: [
    { name: "FILE", docs: "the list", required: true, complete: "files" },
    { name: "NAMES", docs: "the accounts", variadic: true, choices: ["ada", "bob"] },
  ],
  options: {},
  examples: [["accounts remove list.json ada bob", "remove two"]],
});

/** The first words of the commands. */
export const sampleGroups: readonly CommandGroup[] = [
  { name: "keys", summary: "make and change keys" },
  { name: "accounts", summary: "look after accounts" },
];

/** The declarations of the commands. */
export const sampleCommands = [hostCommand, createKey, setTier, removeAccounts];

/** The commands, which print how they were called. */
export const sampleSet: CommandSet = {
  groups: sampleGroups,
  commands: [
    bindCommand(hostCommand, async () => async (call, io) => {
      await io.stdout.write(JSON.stringify(call));
      return 0;
    }),
    bindCommand(createKey, async () => async (call, io) => {
      await io.stdout.write(JSON.stringify(call));
      return 0;
    }),
    bindCommand(setTier, async () => async ({ operands, options }, io) => {
      const [id, tier] = operands;
      if (!(await confirm(io, `Make ${id} a ${tier} key?`, options.yes))) return 1;
      await io.stdout.write(`${id} ${tier}`);
      return 0;
    }),
    bindCommand(removeAccounts, async () => async ({ operands }, io) => {
      await io.stdout.write(operands.join());
      return 0;
    }),
  ],
};
