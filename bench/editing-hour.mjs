/**
 * Row 16 as an editor experiences it: the real `wf lsp`, a file of 2,000 lines, an open preview, and an hour of typing.
 * Prints how long diagnostics and the picture take after a keystroke: median, 90th and 99th percentile, and maximum.
 *
 * `node bench/editing-hour.mjs [--keys 3000] [--pause 100] [--no-preview] [--server FILE]`; the pause, in ms, is
 * between the diagnostics of a keystroke and the next one (an hour of typing has some 3,000 keys). All runs type the
 * same.
 */
import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { ROOT } from "../scripts/generated-files.mjs";

const { values: options } = parseArgs({
  options: {
    keys: { type: "string", default: "3000" },
    pause: { type: "string", default: "100" },
    "no-preview": { type: "boolean", default: false },
    server: { type: "string", default: join(ROOT, "bin", "wf.js") },
  },
});
const hasPreview = !options["no-preview"];

const examples = [];
for (const name of (await readdir(join(ROOT, "examples"))).sort()) {
  if (!name.endsWith(".wf")) continue;
  const example = await readFile(join(ROOT, "examples", name), "utf8");
  // A canvas would have to be the only one in its file.
  if (!/^canvas\b/m.test(example)) examples.push(...example.trimEnd().split("\n"));
}
const lines = Array.from({ length: 2_000 }, (_, at) => examples[at % examples.length]);
// The last example may be cut off in the middle, so its open blocks are closed.
const depth = lines.reduce((open, line) => open + count(line, "{") - count(line, "}"), 0);
let text = `${lines.join("\n")}\n${"}\n".repeat(Math.max(0, depth))}`;

function count(line, sign) {
  return line.replace(/"(?:[^"\\]|\\.)*"|\/\/.*/g, "").split(sign).length - 1;
}

/** A generator with a fixed seed, for the same numbers in each run. */
let state = 7;
function draw(below) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 4_294_967_296) * below);
}

/**
 * The lines that are an element of their own, each with its block: typing starts below one, and types another one of
 * the same kind of block.
 */
function findWholeLines() {
  const found = [];
  const around = [];
  let brackets = 0;
  for (const [at, line] of lines.entries()) {
    const word = /^ *([a-z]+)/.exec(line)?.[1];
    const indent = line.search(/\S/);
    const next = lines[at + 1] ?? "";
    const isWhole = brackets === 0 && /^ *(?:[a-z]+(?![\w=])|\}|$)/.test(next);
    const opened = count(line, "{") - count(line, "}");
    brackets += count(line, "[") + count(line, "(") - count(line, "]") - count(line, ")");
    const isText = isWhole && brackets === 0 && opened === 0 && word !== undefined;
    if (isText && next.search(/\S/) <= indent && !/\bid=/.test(line)) {
      found.push({ at, block: around.at(-1) ?? "", typed: line.trim() });
    }
    for (let block = opened; block > 0; block--) around.push(word ?? "");
    for (let block = opened; block < 0; block++) around.pop();
  }
  return found;
}

/**
 * An author's edits: below an element another one is typed that its block takes too, letter by letter, with some typos
 * that are corrected; then it is removed again, or stays.
 */
function* typing() {
  const whole = findWholeLines();
  /** The number of lines that were added above each line. */
  const added = new Array(lines.length + 1).fill(0);
  for (;;) {
    const { at: line, block } = whole[draw(whole.length)];
    const others = whole.filter((other) => other.block === block);
    const { typed } = others[draw(others.length)];
    let at = -1;
    for (let passed = 0; passed < line + 1 + added[line]; passed++) at = text.indexOf("\n", at + 1);
    const indent = /^ */.exec(lines[line])[0];
    let offset = at + 1;
    const first = offset;
    yield [offset, 0, `${indent}\n`];
    offset += indent.length;
    for (const letter of typed) {
      if (draw(25) === 0) {
        yield [offset, 0, "abdefghijklmnopqrstuvwxyz"[draw(25)]];
        yield [offset, 1, ""];
      }
      yield [offset, 0, letter];
      offset += letter.length;
    }
    if (draw(3) > 0) yield [first, offset + 1 - first, ""];
    else for (let below = line + 1; below <= lines.length; below++) added[below]++;
  }
}

const folder = await mkdtemp(join(tmpdir(), "wf-hour-"));
const uri = pathToFileURL(join(folder, "screens.wf")).href;
await writeFile(join(folder, "screens.wf"), text);
const server = spawn(process.execPath, [options.server, "lsp", "--stdio"], { cwd: folder });
server.stderr.pipe(process.stderr);

let rest = Buffer.alloc(0);
const waiting = new Map();
server.stdout.on("data", (bytes) => {
  rest = Buffer.concat([rest, bytes]);
  for (;;) {
    const head = rest.indexOf("\r\n\r\n");
    if (head === -1) return;
    const length = Number(/Content-Length: (\d+)/i.exec(String(rest.subarray(0, head)))[1]);
    if (rest.length < head + 4 + length) return;
    const message = JSON.parse(String(rest.subarray(head + 4, head + 4 + length)));
    rest = rest.subarray(head + 4 + length);
    const key = message.method ? `version ${message.params?.version}` : `answer ${message.id}`;
    waiting.get(key)?.(message);
    waiting.delete(key);
  }
});
const heard = (key) => new Promise((resolve) => waiting.set(key, resolve));
function send(message) {
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}
let id = 0;
function ask(method, params) {
  send({ id: ++id, method, params });
  return heard(`answer ${id}`);
}

await ask("initialize", {
  processId: process.pid,
  rootUri: pathToFileURL(folder).href,
  capabilities: {},
});
send({ method: "initialized", params: {} });
const opened = heard("version 1");
send({
  method: "textDocument/didOpen",
  params: { textDocument: { uri, languageId: "wf", version: 1, text } },
});
await opened;

/** An offset as a position of the protocol. */
function position(offset) {
  const before = text.slice(0, offset);
  return {
    line: before.split("\n").length - 1,
    character: offset - before.lastIndexOf("\n") - 1,
  };
}

// Like an editor's preview, requests a picture when the previous one has arrived.
const pictures = [];
let isDrawing = false;
let isOutdated = false;
async function show() {
  isOutdated = true;
  if (isDrawing) return;
  isDrawing = true;
  while (isOutdated) {
    isOutdated = false;
    const begun = performance.now();
    await ask("wf/preview/show", { textDocument: { uri }, view: { theme: "light" } });
    pictures.push(performance.now() - begun);
  }
  isDrawing = false;
}

const told = [];
let version = 1;
for (const [offset, removed, inserted] of typing()) {
  const range = { start: position(offset), end: position(offset + removed) };
  text = text.slice(0, offset) + inserted + text.slice(offset + removed);
  version++;
  const answered = heard(`version ${version}`);
  const begun = performance.now();
  send({
    method: "textDocument/didChange",
    params: { textDocument: { uri, version }, contentChanges: [{ range, text: inserted }] },
  });
  if (hasPreview) void show();
  await answered;
  told.push(performance.now() - begun);
  if (told.length === Number(options.keys)) break;
  await sleep(Number(options.pause));
}
server.kill();
await rm(folder, { recursive: true });

/** Percentiles of durations in ms, without the first ones, during which functions are compiled. */
function summary(all) {
  const sorted = all.slice(Math.floor(all.length / 20)).sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return [0.5, 0.9, 0.99, 1].map((share) => at(share).toFixed(1)).join(" | ");
}
console.log(
  `${lines.length} lines, ${told.length} keys, ${hasPreview ? "with" : "without"} a preview`,
);
console.log(
  "| ms after a keystroke | median | 90 % | 99 % | longest |\n| --- | --- | --- | --- | --- |",
);
console.log(`| diagnostics | ${summary(told)} |`);
if (hasPreview) console.log(`| picture | ${summary(pictures)} |`);
