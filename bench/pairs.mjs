/** Measures two things in turn, so that a slow moment of the machine hits both. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const REPORTER = fileURLToPath(import.meta.resolve("./report-cpu.cjs"));

/**
 * The median ratio of two measures over pairs, and the median of each.
 *
 * @param {() => number} first
 * @param {() => number} second the yardstick
 */
export function compare(first, second, pairs = 15) {
  first();
  second();
  const a = [];
  const b = [];
  for (let at = 0; at < pairs; at++) {
    a.push(first());
    b.push(second());
  }
  return ratioOf(a, b);
}

/**
 * The same for work that is waited for: milliseconds that each takes.
 *
 * @param {() => Promise<unknown>} first
 * @param {() => Promise<unknown>} second the yardstick
 */
export async function compareAsync(first, second, pairs = 15) {
  const timeOf = async (work) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  await first();
  await second();
  const a = [];
  const b = [];
  for (let at = 0; at < pairs; at++) {
    a.push(await timeOf(first));
    b.push(await timeOf(second));
  }
  return ratioOf(a, b);
}

function ratioOf(a, b) {
  return {
    ratio: median(a.map((value, at) => value / b[at])),
    first: median(a),
    second: median(b),
  };
}

/** Milliseconds of processor time that a whole Node process takes. */
export function processCpu(argv, cwd) {
  const { stderr, status, output } = spawnSync(process.execPath, ["--require", REPORTER, ...argv], {
    cwd,
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  if (status !== 0) throw new Error(`node ${argv.join(" ")} gave ${status}: ${stderr}`);
  return Number(output[3]) / 1000;
}

/** Milliseconds that a function takes, run often enough for the clock. */
export function callTime(work) {
  let calls = 0;
  const start = performance.now();
  let time = 0;
  while (time < 30) {
    work();
    calls++;
    time = performance.now() - start;
  }
  return time / calls;
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
