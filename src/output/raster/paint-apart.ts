/** Paints a picture in a separate process, because resvg crashes the process for some pictures, and never ends others. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { PaintRoom } from "./paint-room.js";

/** Milliseconds between two looks at what the process has taken. */
const lookEvery = 50;

/**
 * Reads a line of JSON and the number of bytes of SVG given there, and writes a line with the time that it took, and the
 * PNG. Ends as soon as it has taken too much, which it says in the same line, or its standard input is closed, because nobody
 * waits for the result then. It kills itself: an exit would wait for the thread that paints.
 */
const program = `
const { writeSync } = require("node:fs");
const { renderAsync } = require(process.argv[1]);
let read = Buffer.alloc(0);
let job;
const end = () => process.kill(process.pid, "SIGKILL");
const spent = () => {
  const { user, system } = process.cpuUsage();
  return Math.ceil((user + system) / 1000);
};
setInterval(() => {
  if (job === undefined) return;
  if (spent() <= job.ms && process.memoryUsage.rss() <= job.bytes) return;
  writeSync(1, spent() + "\\n");
  end();
}, ${lookEvery});
process.stdin.on("end", () => end());
process.stdin.on("data", (chunk) => {
  read = Buffer.concat([read, chunk]);
  const line = read.indexOf(10);
  if (job === undefined && line >= 0) {
    job = JSON.parse(read.toString("utf8", 0, line));
    read = read.subarray(line + 1);
  }
  if (job === undefined || read.length < job.length) return;
  process.stdin.removeAllListeners("data").resume();
  renderAsync(read.toString("utf8"), job.options).then(
    (painted) => {
      const png = painted.asPng();
      process.stdout.write(spent() + "\\n");
      process.stdout.write(png, () => process.exit(0));
    },
    () => process.exit(1),
  );
});
`;

/**
 * The PNG; undefined if the picture cannot be painted, or takes more than is left.
 *
 * @param options - those of resvg, as JSON
 */
export async function paintApart(
  svg: string,
  options: object,
  left: PaintRoom,
): Promise<Uint8Array | undefined> {
  if (left.ms <= 0) return undefined;
  const start = performance.now();
  const here = createRequire(join(import.meta.dirname, "paint-apart.js"));
  const resvg = here.resolve("@resvg/resvg-js");
  const child = spawn(process.execPath, ["-e", program, resvg], {
    // Inside an editor, the executable is Electron.
    env: { ...process.env, ELECTRON_RUN_AS_NODE: "1" },
    stdio: ["pipe", "pipe", "ignore"],
    windowsHide: true,
  });
  const parts: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => parts.push(part));
  // A write fails if the process has exited; its exit code is checked anyway.
  child.stdin.on("error", () => {});
  const bytes = Buffer.from(svg);
  child.stdin.write(`${JSON.stringify({ length: bytes.length, options, ...left })}\n`);
  child.stdin.write(bytes);
  const [code] = (await once(child, "close")) as [number | null];
  const written = Buffer.concat(parts);
  const lineEnd = written.indexOf("\n");
  // One that crashed says nothing.
  const isSaid = lineEnd > 0;
  left.ms -= isSaid
    ? Number(written.toString("latin1", 0, lineEnd))
    : Math.ceil(performance.now() - start);
  return code === 0 ? written.subarray(lineEnd + 1) : undefined;
}
