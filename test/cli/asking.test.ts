/** Questions to the user at the terminal, and the signals during them. */
import { EventEmitter } from "node:events";
import { PassThrough } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { bindCommand } from "../../src/tools/cli/arguments/runnable-command.js";
import { processIo } from "../../src/tools/cli/program/process-io.js";
import { defineCommand } from "../../src/workspace/options/command.js";
import { Workspace } from "./call.js";
import { sampleSet } from "./sample-commands.js";

afterEach(() => vi.restoreAllMocks());

const line = ["keys", "tier", "k1", "pro"];
const asked = "Make k1 a pro key? (y/N) \n";

test.each([
  ["y", 0, "k1 pro"],
  ["YES", 0, "k1 pro"],
  [" yes ", 0, "k1 pro"],
  ["n", 1, ""],
  ["", 1, ""],
  ["yep", 1, ""],
])("the answer %j decides", async (answer, code, out) => {
  const called = await new Workspace().call(line, { answers: [answer], commands: sampleSet });
  expect(called).toEqual({ code, out, err: asked });
});

test("--yes asks nothing, with and without a terminal", async () => {
  for (const answers of [{ answers: ["n"] }, {}]) {
    const called = await new Workspace().call([...line, "--yes"], {
      ...answers,
      commands: sampleSet,
    });
    expect(called).toEqual({ code: 0, out: "k1 pro", err: "" });
  }
});

test("--yes is required if nobody can be asked", async () => {
  expect(await new Workspace().call(line, { commands: sampleSet })).toEqual({
    code: 2,
    out: "",
    err: "wf: Make k1 a pro key? To confirm, pass --yes\n",
  });
});

/** Replaces the standard input and error of this process. */
function standIn(isTTY: boolean): { input: PassThrough; shown: () => string } {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  vi.spyOn(process, "stdin", "get").mockReturnValue(input as unknown as typeof process.stdin);
  vi.spyOn(process, "stderr", "get").mockReturnValue(output as unknown as typeof process.stderr);
  return { input, shown: () => String(output.read() ?? "") };
}

test("the process asks on standard error and reads one line", async () => {
  const { input, shown } = standIn(true);
  const answer = processIo("/").ask("Sure? ");
  input.write("yes\nno\n");
  expect(await answer).toBe("yes");
  expect(shown()).toBe("Sure? ");
});

test("the end of the input is an empty answer", async () => {
  const { input } = standIn(true);
  const answer = processIo("/").ask("Sure? ");
  input.end();
  expect(await answer).toBe("");
});

test("the process does not ask if standard input is not a terminal", async () => {
  const { shown } = standIn(false);
  expect(await processIo("/").ask("Sure? ")).toBeUndefined();
  expect(shown()).toBe("");
});

test("signals reach a listener until it is removed", () => {
  const { onSignal } = processIo("/");
  const before = process.listenerCount("SIGHUP");
  const came: string[] = [];
  const stop = onSignal(["SIGHUP", "SIGTERM"], (name) => came.push(name));
  process.emit("SIGHUP", "SIGHUP");
  process.emit("SIGTERM", "SIGTERM");
  stop();
  expect(came).toEqual(["SIGHUP", "SIGTERM"]);
  expect(process.listenerCount("SIGHUP")).toBe(before);
});

test("a command can wait for a signal, and a test can send it", async () => {
  const wait = defineCommand({ name: "wait", summary: "wait", options: {}, examples: [] });
  const bound = bindCommand(wait, async () => async (_, io) => {
    const name = await new Promise<string>((resolve) => {
      const stop = io.onSignal(["SIGINT", "SIGTERM"], (signal) => {
        stop();
        resolve(signal);
      });
    });
    await io.stdout.write(name);
    return 0;
  });
  const signals = new EventEmitter();
  const commands = { commands: [bound], groups: [] };
  const called = new Workspace().call(["wait"], { signals, commands });
  await expect.poll(() => signals.listenerCount("SIGTERM")).toBe(1);
  signals.emit("SIGTERM", "SIGTERM");
  expect(await called).toEqual({ code: 0, out: "SIGTERM", err: "" });
  expect(signals.listenerCount("SIGINT")).toBe(0);
});
