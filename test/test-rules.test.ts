/** Tests the rules for tests: each waits for a state, and none for a time that a busy machine may exceed. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => ({
    name: name.replaceAll("\\", "/"),
    text: readFileSync(join(import.meta.dirname, name), "utf8"),
  }));

/** The files that may wait for a time: the function for it, and this test. */
const exceptions = ["support/pause.ts", "test-rules.test.ts"];

/** `vi.waitFor` gives up after a second; the others wait blindly, which `pause` does under its own name. */
const blind = /\bvi\.waitFor\(|\bsetTimeout\((?:resolve|r|done)\b|\bwaitForTimeout\(/;

/** Tests in which a length of time matters: loads, writes in pieces, events that must not happen in the meantime. */
const pausing = [
  "cli/command-line.process.test.ts",
  "cli/mcp/with-progress.test.ts",
  "cli/npx.process.test.ts",
  "codemirror/editor.browser.test.ts",
  "preview/file-watcher.process.test.ts",
  "preview/files.browser.test.ts",
  "preview/live-html.browser.test.ts",
  "preview/preview.browser.test.ts",
  "preview/watching.ts",
  "server/attacks.process.test.ts",
  "server/data.process.test.ts",
  "server/serve.process.test.ts",
  "server/socket.test.ts",
  "server/work/queue.process.test.ts",
  "server/work/thread-queue.test.ts",
  "server/workers.process.test.ts",
  "support/redis-server.ts",
];

it("reads all tests", () => {
  expect(files.length).toBeGreaterThan(400);
});

it("no test waits blindly", () => {
  const wrong = files.filter(({ name, text }) => blind.test(text) && !exceptions.includes(name));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

/** The calls of hooks in a text, each with its body. */
function hooksIn(text: string): string[] {
  return [...text.matchAll(/\b(?:before|after)(?:All|Each)\(/g)].map(({ index, 0: head }) => {
    let depth = 1;
    let end = index + head.length;
    for (; depth > 0 && end < text.length; end++) {
      if (text[end] === "(") depth++;
      if (text[end] === ")") depth--;
    }
    return text.slice(index, end);
  });
}

it("no hook polls, since its time limit would hide the cause", () => {
  expect(hooksIn('beforeEach(() => go("a"));\nafterAll(() => done());')).toEqual([
    'beforeEach(() => go("a"))',
    "afterAll(() => done())",
  ]);
  const wrong = files.filter(
    ({ name, text }) =>
      !exceptions.includes(name) && hooksIn(text).some((hook) => hook.includes("expect.poll(")),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it("names every test that waits for a time", () => {
  const found = files.filter(
    ({ name, text }) =>
      /support\/pause\.js|"\.\/pause\.js"/.test(text) && !exceptions.includes(name),
  );
  expect(found.map(({ name }) => name).sort()).toEqual(pausing);
});

it("names every file that takes more than a minute, with the reason, in CONTRIBUTING", () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, "..", name), "utf8");
  const seconds: Record<string, number> = JSON.parse(read("test/support/slow-files.json"));
  const slow = Object.keys(seconds).filter((file) => seconds[file]! > 60);
  const names = slow.map((file) => /([^/]+)\.test\.ts$/.exec(file)![1]!);
  const rows = read("CONTRIBUTING.md")
    .split("\n")
    .filter((line) => /^\| `[^|]*` \|/.test(line));
  const named = rows.flatMap((row) => [...row.split("|")[1]!.matchAll(/`([^`]+)`/g)]);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !named.some((each) => each[1] === name))).toEqual([]);
});
