/**
 * Row 16: how long a keystroke in 2,000 lines takes until its diagnostics and its completion are known, and how much
 * memory the language server uses with 1,000 files. `node bench/language.mjs`; times are the processor time of a warm
 * process.
 */
import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../scripts/generated-files.mjs";
import { importSource } from "../scripts/import-source.mjs";

const { complete, LanguageDocument } = await importSource(
  "src/authoring/editing/language-document.ts",
  "src/authoring/editing/complete/complete.ts",
);

const examples = [];
for (const name of await readdir(join(ROOT, "examples"))) {
  if (name.endsWith(".wf")) examples.push(await readFile(join(ROOT, "examples", name), "utf8"));
}
let text = "";
for (let at = 0; text.split("\n").length < 2000; at++) {
  text += `${examples[at % examples.length]}\n`;
}
// In a block, where elements may be written.
const middle = text.indexOf("{\n", text.length / 2) + 1;

/** The text in the middle after each typed letter. */
const byLetters = (typed) => Array.from(typed, (_, at) => typed.slice(0, at + 1));

/** What is typed there, one after another; most editors close quotes as soon as they are opened. */
const typings = {
  "a valid line": byLetters("Hello, world").map((label) => `text "${label}"\n`),
  "an attribute that is not finished": byLetters('text "Hello" size='),
  "a block that is not closed": byLetters('card "New" {\n'),
  "a string that is not closed": byLetters('text "Hello'),
  "an unknown component": byLetters('buttn "Hello" {}'),
};

const cpu = (work) => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1].toFixed(1);

console.log(`${text.split("\n").length} lines, ${text.length} characters`);
console.log("| typing | diagnostics | completion after it |\n| --- | --- | --- |");
for (const [what, states] of Object.entries(typings)) {
  const told = [];
  const completed = [];
  const document = new LanguageDocument(text);
  for (let round = 0; round < 4; round++) {
    for (const [at, typed] of states.entries()) {
      const before = `${text.slice(0, middle)}\n${typed}`;
      document.update(before + text.slice(middle));
      const first = cpu(() => document.diagnostics);
      const second = cpu(() => complete(document, before.length));
      // The first rounds are still being compiled, and the row is only about the last letters.
      if (round >= 2 && at >= states.length - 6) {
        told.push(first);
        completed.push(second);
      }
    }
  }
  console.log(`| ${what} | ${median(told)} ms | ${median(completed)} ms |`);
}

const folder = await mkdtemp(join(tmpdir(), "wf-language-"));
for (let at = 0; at < 1000; at++) {
  await writeFile(join(folder, `${at}.wf`), examples[at % examples.length]);
}
const server = spawn(process.execPath, [join(ROOT, "bin/wf.js"), "lsp"], { cwd: folder });
let output = "";
server.stdout.on("data", (bytes) => (output += bytes));
const send = (message) => {
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
};
const answered = async (id) => {
  while (!output.includes(`"id":${id},`)) await new Promise((resolve) => setTimeout(resolve, 50));
};
send({
  id: 1,
  method: "initialize",
  params: { processId: null, rootUri: pathToFileURL(folder).href, capabilities: {} },
});
await answered(1);
send({ method: "initialized", params: {} });
send({ id: 2, method: "workspace/symbol", params: { query: "zzz" } });
await answered(2);
const memory = async () => {
  const status = await readFile(`/proc/${server.pid}/status`, "utf8");
  return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024)} MB`;
};
console.log(`\nmemory with 1,000 files indexed: ${await memory()}`);
for (let at = 0; at < 1000; at++) {
  const uri = pathToFileURL(join(folder, `${at}.wf`)).href;
  const document = { uri, languageId: "wf", version: 1, text: examples[at % examples.length] };
  send({ method: "textDocument/didOpen", params: { textDocument: document } });
}
send({ id: 3, method: "workspace/symbol", params: { query: "zzz" } });
await answered(3);
while ((output.match(/publishDiagnostics/g) ?? []).length < 1000) {
  await new Promise((resolve) => setTimeout(resolve, 100));
}
console.log(`memory with 1,000 files open: ${await memory()}`);
server.kill();
await rm(folder, { recursive: true });
