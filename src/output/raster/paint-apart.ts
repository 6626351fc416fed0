/** Paints a picture in a separate process, because resvg crashes the process for some pictures. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ResvgRenderOptions } from "@resvg/resvg-js";

/**
 * Reads a line of JSON and the number of bytes of SVG given there, and writes the PNG. Exits as soon as its standard
 * input is closed, because nobody waits for the result then.
 */
const program = `
const { renderAsync } = require(process.argv[1]);
let read = Buffer.alloc(0);
let job;
process.stdin.on("end", () => process.exit(1));
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
    (painted) => process.stdout.write(painted.asPng(), () => process.exit(0)),
    () => process.exit(1),
  );
});
`;

/** The PNG; undefined if the picture cannot be painted. */
export async function paintApart(
  svg: string,
  options: ResvgRenderOptions,
): Promise<Buffer | undefined> {
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
  child.stdin.write(`${JSON.stringify({ length: bytes.length, options })}\n`);
  child.stdin.write(bytes);
  const [code] = (await once(child, "close")) as [number | null];
  return code === 0 ? Buffer.concat(parts) : undefined;
}
