/** The kinds of options: what they accept, how the help describes them, and that both parsers agree. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { readWithCommander } from "../../src/tools/cli/arguments/commander-reader.js";
import { completeOptions } from "../../src/tools/cli/arguments/complete-options.js";
import { readArguments } from "../../src/tools/cli/arguments/read-arguments.js";
import { measures, readMeasure, writeMeasure } from "../../src/workspace/options/measures.js";
import { isUsageError } from "../../src/workspace/usage-error.js";
import { caseCount } from "../support/case-count.js";
import { Workspace } from "./call.js";
import {
  createKey,
  hostCommand,
  removeAccounts,
  sampleCommands,
  sampleGroups,
  sampleSet,
  setTier,
} from "./sample-commands.js";

const words = fc.constantFrom(
  ..."--cors A B C,D --cors=E,F --events start stop start,stop other --patience 5s 250ms --patience=1h".split(
    " ",
  ),
  ..."--max-body 1MiB --max-body=64KiB 7 -n --name x -nx --metrics --no-metrics --level debug --owner-id --ownerId=3".split(
    " ",
  ),
  ..."--account --tags t1 t2 --reason r k1 pro fre ada bob -y -- - -5 --unknown --help , --cors=".split(
    " ",
  ),
);

test.each([[hostCommand], [createKey], [setTier], [removeAccounts]])(
  "both readers agree on every line that the fast one accepts: $name",
  (command) => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 6 }), (line) => {
        let fast: ReturnType<typeof readArguments>;
        const all = [...command.name.split(" "), ...line];
        const slow = readWithCommander(sampleCommands, all, "1.0.0", sampleGroups);
        try {
          fast = readArguments(command, line);
        } catch (error) {
          if (!isUsageError(error)) throw error;
          expect(slow.kind).not.toBe("call");
          return;
        }
        if (fast) expect(slow).toEqual({ kind: "call", command, ...fast });
      }),
      { numRuns: caseCount(300) },
    );
  },
);

test.each([
  ["--cors A B --cors C,D", { cors: ["A", "B", "C", "D"] }],
  ["--cors=A,B --cors=C", { cors: ["A", "B", "C"] }],
  ["--events start stop --metrics", { events: ["start", "stop"], metrics: true }],
  ["--patience 250ms", { patience: 250 }],
  ["--patience 10m", { patience: 600_000 }],
  ["--patience 7", { patience: 7000 }],
  ["--max-body 256KiB", { maxBody: 262_144 }],
  ["--max-body 1MB", { maxBody: 1_000_000 }],
  ["--max-body 1048576", { maxBody: 1_048_576 }],
  ["--max-body 2mib", { maxBody: 2_097_152 }],
  ["--workers auto", { workers: "auto" }],
  ["--workers 8", { workers: 8 }],
  ["--owner-id 3", { ownerId: 3 }],
  ["--ownerId=4 --owner-id=3", { ownerId: 3 }],
  ["--no-metrics -n x", { metrics: false, name: "x" }],
])("%s is read", (line, given) => {
  expect(readArguments(hostCommand, line.split(" "))).toEqual({ operands: [], given });
});

test("a list takes one word if there are operands", () => {
  const read = readArguments(setTier, ["--reason", "a,b", "k1", "--reason", "c", "pro"]);
  expect(read).toEqual({ operands: ["k1", "pro"], given: { reason: ["a", "b", "c"] } });
});

const time = "a time such as 250ms, 5s, 10m, 24h or 30d, from 100ms to 10m";
const bytes = "a size such as 256KiB, 1MiB or 1048576, from 1KiB to 1GiB";

test.each([
  [["--patience", "5 sec"], `--patience must be ${time}, not "5 sec"`],
  [["--patience", "99ms"], `--patience must be ${time}, not "99ms"`],
  [["--patience", "11m"], `--patience must be ${time}, not "11m"`],
  [["--patience", "1.5s"], `--patience must be ${time}, not "1.5s"`],
  [["--patience="], `--patience must be ${time}, not ""`],
  [["--max-body", "1023"], `--max-body must be ${bytes}, not "1023"`],
  [["--max-body", "1TiB"], `--max-body must be ${bytes}, not "1TiB"`],
  [["--max-body", "99999999GiB"], `--max-body must be ${bytes}, not "99999999GiB"`],
  [["--workers", "all"], '--workers must be a whole number from 1 to 64 or auto, not "all"'],
  [["--cors="], "--cors needs a value"],
  [["--cors", ","], "--cors needs a value"],
  [["--events", "start,end"], '--events must be one of start, stop, not "end"'],
  [["--name="], "--name needs a value"],
])("%j is misuse", async (line, message) => {
  const called = await new Workspace().call(["host", ...line], { commands: sampleSet });
  expect(called).toEqual({ code: 2, out: "", err: `wf: ${message}\n` });
});

test("times and sizes are formatted as they are parsed", () => {
  for (const name of ["duration", "size"] as const) {
    for (const [unit, factor] of measures[name].units) {
      expect(readMeasure(name, `3${unit}`)).toBe(3 * factor);
      expect(writeMeasure(name, 3 * factor)).toBe(`3${unit}`);
    }
    fc.assert(
      fc.property(fc.nat(), (value) => {
        expect(readMeasure(name, writeMeasure(name, value))).toBe(value);
      }),
    );
  }
  expect(readMeasure("duration", "30d")).toBe(2_592_000_000);
});

test.each([
  ["1", true],
  ["true", true],
  ["Yes", true],
  ["on", true],
  ["0", false],
  ["false", false],
  ["no", false],
  ["OFF", false],
  ["", false],
])("a flag's variable may be %j", (text, expected) => {
  expect(completeOptions(hostCommand, {}, { HOST_METRICS: text }).metrics).toBe(expected);
  expect(completeOptions(hostCommand, { metrics: !expected }, { HOST_METRICS: text }).metrics).toBe(
    !expected,
  );
});

test("a variable that is neither yes nor no is misuse", async () => {
  const env = { HOST_METRICS: "maybe" };
  const { code, err } = await new Workspace().call(["host"], { env, commands: sampleSet });
  expect([code, err]).toEqual([
    2,
    'wf: HOST_METRICS must be one of 1, true, yes, on, 0, false, no, off, not "maybe"\n',
  ]);
});

test("variables may have other types too; an empty one counts as missing", () => {
  const env = { HOST_CORS: "a, b", HOST_WAIT: "1s", HOST_PORT: "", HOST_DATA: "d" };
  const options = completeOptions(hostCommand, {}, env);
  expect(options).toMatchObject({ cors: ["a", "b"], patience: 1000, port: 4400, data: "d" });
  expect(options).toMatchObject({ events: [], maxBody: 1_048_576, metrics: false });
  expect(options.name).toBeUndefined();
  const patience: number = options.patience;
  const workers: number | "auto" = options.workers;
  expect([patience, workers]).toEqual([1000, 1]);
});

test("the help describes the types", async () => {
  const { out } = await new Workspace().call(["host", "--help"], { commands: sampleSet });
  const flat = out.replace(/\s+/g, " ");
  for (const said of [
    "--cors <ORIGIN...> allowed origins (may be repeated; env: HOST_CORS)",
    "--events <TEXT...> events to tell of (start, stop; may be repeated)",
    "--patience <TIME> longest wait (default: 5s; env: HOST_WAIT)",
    "--max-body <SIZE> largest body (default: 1MiB)",
    "--metrics count (env: HOST_METRICS)",
    "-n, --name <TEXT> name to show",
    "Options can also be set in the host section of wf.config.json.",
  ]) {
    expect(flat).toContain(said);
  }
  const create = await new Workspace().call(["help", "keys", "create"], { commands: sampleSet });
  expect(create.out).toMatch(/--account <NAME> +who it belongs to \(required\)/);
});
