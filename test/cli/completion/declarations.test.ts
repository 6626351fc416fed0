/** The completion that commands declare, and its cost for commands that are called often. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { deviceNames } from "../../../src/model/define/device.js";
import { describeCompletions } from "../../../src/tools/cli/completion/completions.js";
import { wordTables } from "../../../src/tools/cli/completion/word-tables.js";
import { commandGroups, commandList } from "../../../src/tools/cli/program/commands.js";
import type { Command } from "../../../src/workspace/options/command.js";
import { ensureBuilt, wf } from "../built.js";

beforeAll(() => ensureBuilt(), 60_000);

const { commands, tables } = describeCompletions(commandList, commandGroups, wordTables());

test("every folder and every path is declared correctly", () => {
  for (const { name, options, operands } of commands) {
    for (const { forms, value } of options) {
      if (value?.name === "DIR") {
        expect(value.offer, `${name} ${forms[0]!.spellings[0]}`).toMatchObject({
          paths: "folders",
        });
      }
    }
    for (const operand of operands.filter((each) => /^(?:PATHS|FILE)$/.test(each.name))) {
      expect(operand.offer.kind, `${name} ${operand.name}`).toBe("paths");
    }
  }
});

test("the words of tables need no escaping in scripts", () => {
  const choices = commandList.flatMap(({ options, operands = [] }: Command) =>
    [...Object.values(options), ...operands].flatMap((each) => each.choices ?? []),
  );
  const words = [...choices, ...tables.flatMap(([, list]) => list.map(({ name }) => name))];
  expect(words.filter((word) => !/^[\w.][\w.:-]*$/.test(word))).toEqual([]);
});

test("the entry of the command line loads none of the words", () => {
  const entry = readFileSync(join(wf, "../../dist/cli/start.chunk"), "utf8");
  expect(entry).toContain("maxWarnings");
  for (const name of deviceNames.filter((each) => each.includes("-"))) {
    expect(entry).not.toContain(name);
  }
});
