/** Tests that the two parsers of the command line agree, and that mistakes are reported. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { readWithCommander } from "../../src/tools/cli/arguments/commander-reader.js";
import { completeOptions } from "../../src/tools/cli/arguments/complete-options.js";
import { readArguments } from "../../src/tools/cli/arguments/read-arguments.js";
import { findCommand } from "../../src/tools/cli/arguments/runnable-command.js";
import { commandGroups, commandList } from "../../src/tools/cli/program/commands.js";
import {
  choice,
  defineCommand,
  flag,
  integer,
  list,
  path,
  text,
  toggle,
} from "../../src/workspace/options/command.js";
import { UsageError } from "../../src/workspace/usage-error.js";
import { caseCount } from "../support/case-count.js";

const sample = defineCommand({
  name: "sample",
  summary: "try everything",
  operands: [{ name: "FILES", docs: "files", variadic: true, complete: "files" }],
  options: {
    dryRun: flag("try only"),
    quiet: flag("say less", { short: "q" }),
    color: toggle("colour"),
    format: choice(["a", "b"], "a", "format", { short: "f", env: "SAMPLE_FORMAT" }),
    maxWarnings: integer({ min: 0, max: 99 }, "number"),
    output: path("where to", { short: "o" }),
    host: text("where", { default: "here", valueName: "HOST" }),
    name: list("names", { valueName: "NAME", env: "SAMPLE_NAMES" }),
  },
  examples: [["sample x", "try x"]],
});

const words = fc.constantFrom(
  ..."--dry-run --quiet -q --color --no-color --format -f a b c --format=b --format= --max-warnings".split(
    " ",
  ),
  ..."7 -1 1e3 007 --max-warnings=12 --max-warnings=x --output -o - -- --output=- x.wf --unknown -x -qf".split(
    " ",
  ),
  ..."--host there --host= --name one --name=two,three --name=, --name=".split(" "),
  ..."--help --no-quiet --quiet=1 --".split(" "),
);

test("both readers agree on every line that the fast one accepts", () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 6 }), (line) => {
      const fast = outcome(() => readArguments(sample, line));
      if (fast === undefined) return;
      const slow = readWithCommander([sample], ["sample", ...line], "1.0.0");
      if (typeof fast === "string") {
        // Commander may report another mistake, but it must not accept the call.
        expect(slow.kind).not.toBe("call");
        return;
      }
      expect(slow).toMatchObject({ kind: "call", operands: fast.operands, given: fast.given });
    }),
    { numRuns: caseCount(500) },
  );
});

function outcome<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

test("the examples of every command are plain lines that both readers accept", () => {
  for (const command of commandList) {
    for (const [line] of command.examples) {
      const words = line
        .replace(/ [<>].*/, "")
        .replaceAll('"', "")
        .split(" ");
      const found = findCommand(commandList, ({ name }) => name, words);
      expect(found?.command.name).toBe(command.name);
      const fast = readArguments(command, found!.rest);
      expect(fast, line).toBeDefined();
      expect(readWithCommander(commandList, words, "1.0.0", commandGroups)).toMatchObject(fast!);
    }
  }
});

test("missing options come from the environment, then from the defaults", () => {
  expect(completeOptions(sample, {}, {}).format).toBe("a");
  expect(completeOptions(sample, {}, { SAMPLE_FORMAT: "b" }).format).toBe("b");
  expect(completeOptions(sample, { format: "a" }, { SAMPLE_FORMAT: "b" }).format).toBe("a");
  expect(completeOptions(sample, {}, {}).color).toBeUndefined();
  expect(() => completeOptions(sample, {}, { SAMPLE_FORMAT: "z" })).toThrow(
    'SAMPLE_FORMAT must be one of a, b, not "z"',
  );
});

test("a list grows with each repetition, and by commas", () => {
  const line = ["--name", "a", "--name=b, c"];
  expect(readArguments(sample, line)?.given).toEqual({ name: ["a", "b", "c"] });
  expect(completeOptions(sample, {}, {}).name).toEqual([]);
  expect(completeOptions(sample, {}, { SAMPLE_NAMES: "x,y" }).name).toEqual(["x", "y"]);
});

test("commander accepts clusters, and values that start with a dash", () => {
  const read = readWithCommander([sample], ["sample", "-qfb", "--output", "-x"], "1.0.0");
  expect(read).toMatchObject({ kind: "call", given: { quiet: true, format: "b", output: "-x" } });
});

test.each([
  [["sampel"], "unknown command 'sampel' (did you mean sample?)"],
  [["sample", "--formt", "a"], "unknown option '--formt' (did you mean --format?)"],
  [["sample", "--format", "c"], '--format must be one of a, b, not "c"'],
  [
    ["sample", "--max-warnings", "100"],
    '--max-warnings must be a whole number from 0 to 99, not "100"',
  ],
  [["sample", "--output"], "option '-o, --output <FILE>' argument missing"],
])("%j is answered with the problem", (line, message) => {
  const fast =
    line[0] === "sample" ? outcome(() => readArguments(sample, line.slice(1))) : undefined;
  if (typeof fast === "string") expect(fast).toBe(message);
  expect(readWithCommander([sample], line, "1.0.0")).toEqual({ kind: "misuse", message });
});

test("a command accepts as many operands as it declares", () => {
  const parse = commandList.find(({ name }) => name === "parse");
  expect(readArguments(parse!, [])).toBeUndefined();
  expect(readArguments(parse!, ["a", "b"])).toBeUndefined();
  expect(readWithCommander(commandList, ["parse"], "1")).toMatchObject({
    message: "missing required argument 'FILE'",
  });
  expect(readWithCommander(commandList, ["parse", "a", "b"], "1")).toMatchObject({
    kind: "misuse",
  });
});
