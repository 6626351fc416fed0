/** Measures two things in turn, so that a slow moment of the machine hits both. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const REPORTER = fileURLToPath(import.meta.resolve("./report-usage.cjs"));

/** Pairs that a row is the median of. */
export const pairs = 15;

/**
 * What two measures give over pairs: their ratios, and the values of each.
 *
 * @param {() => number | Promise<number>} first
 * @param {() => number | Promise<number>} second the yardstick
 * @param {{ count?: number, warmUps?: number }} [options] how many pairs, and how many before them do not count
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

/** Median, least and greatest of values. */
export function spreadOf(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median =
    sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, min: sorted[0], max: sorted.at(-1) };
}

/** What a whole Node process uses: milliseconds of processor time, and MB of memory at its peak. */
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
 * Milliseconds of processor time that a function takes, run often enough for the clock. The time on the
 * wall would contain what other programs do on a machine that is not idle.
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
