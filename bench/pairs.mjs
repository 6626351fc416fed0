/** Measures two things alternately, so that a slow moment of the machine affects both. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const REPORTER = fileURLToPath(import.meta.resolve("./report-usage.cjs"));

/** The number of pairs that a row is the median of. */
export const pairs = 15;

/**
 * Measures pairs; returns their ratios, and the values of each side.
 *
 * @param {() => number | Promise<number>} first
 * @param {() => number | Promise<number>} second the yardstick
 * @param {{ count?: number, warmUps?: number }} [options] how many pairs, and how many uncounted ones before them
 */
export async function compare(first, second, { count = pairs, warmUps = 1 } = {}) {
  for (let at = 0; at < warmUps; at++) {
    await first();
    await second();
  }
  const [ratios, ours, theirs] = [[], [], []];
  for (let at = 0; at < count; at++) {
    ours.push(await first());
    theirs.push(await second());
    ratios.push(ours[at] / theirs[at]);
  }
  return { values: ratios, ours: spreadOf(ours).median, theirs: spreadOf(theirs).median };
}

/** Median, minimum and maximum of values. */
export function spreadOf(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median =
    sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, min: sorted[0], max: sorted.at(-1) };
}

/** The cost of a whole Node process: milliseconds of processor time, and MB of memory at its peak. */
export function processUsage(argv, cwd) {
  const { stderr, status, output } = spawnSync(process.execPath, ["--require", REPORTER, ...argv], {
    cwd,
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  if (status !== 0) throw new Error(`node ${argv.join(" ")} gave ${status}: ${stderr}`);
  const [microseconds, kilobytes] = String(output[3]).split(" ").map(Number);
  return { cpu: microseconds / 1000, memory: kilobytes / 1024 };
}

/**
 * Milliseconds of processor time for a call, repeated often enough for the clock. Wall-clock time would include what
 * other programs do on a busy machine.
 */
export function callTime(work) {
  let calls = 0;
  const start = process.cpuUsage();
  let time = 0;
  while (time < 30) {
    work();
    calls++;
    const { user, system } = process.cpuUsage(start);
    time = (user + system) / 1000;
  }
  return time / calls;
}
