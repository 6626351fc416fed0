/** The files for hosting start a server as it is: options, variables and probes that exist. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readArguments } from "../../src/cli/arguments/read-arguments.js";
import { serveCommand } from "../../src/cli/serve/serve-command.js";

const folder = join(import.meta.dirname, "../../docs/hosting");
const read = (name: string): string => readFileSync(join(folder, name), "utf8");
const names = ["wf.service", "Containerfile", "compose.yaml", "nginx.conf"];

/** Variables that options are read from. */
const known = new Set(
  Object.values(serveCommand.options).flatMap(({ env }) => (env === undefined ? [] : [env])),
);

test.each(names)("%s sets only variables that exist", (name) => {
  for (const [variable] of read(name).matchAll(/\bWF_[A-Z_]+/g)) expect(known).toContain(variable);
});

test("the unit and the image call wf serve with options that exist", () => {
  const [, line = ""] = /^ExecStart=\S+\/wf serve (.*)$/m.exec(read("wf.service"))!;
  expect(readArguments(serveCommand, line.split(" "))).toBeDefined();
  expect(read("Containerfile")).toContain('CMD ["wf", "serve"]');
});

test("the time to stop is longer than a drain takes", () => {
  const { drainDelay } = serveCommand.options;
  const least = Number(drainDelay.default) / 1_000 + 10;
  for (const [name, pattern] of [
    ["wf.service", /^TimeoutStopSec=(\d+)$/m],
    ["compose.yaml", /stop_grace_period: (\d+)s/],
  ] as const) {
    expect(Number(pattern.exec(read(name))![1])).toBeGreaterThan(least);
  }
});

test("every file that the page links to is there", () => {
  const page = readFileSync(join(folder, "../hosting.md"), "utf8");
  const linked = [...page.matchAll(/\]\((hosting\/[^)#]+)\)/g)].map(([, path]) => path!);
  expect(linked.sort()).toEqual(names.map((name) => `hosting/${name}`).sort());
  for (const path of linked) expect(existsSync(join(folder, "..", path))).toBe(true);
});
