/**
 * A thread for tests: the source says how long to sleep, how much to answer, and whether to run out of memory, or
 * which heap is expected.
 */
import { resourceLimits } from "node:worker_threads";

const cell = new Int32Array(new SharedArrayBuffer(4));

const encode = (body) => new TextEncoder().encode(JSON.stringify(body));

export default function perform({ source }) {
  const [, ms = 0] = /sleep (\d+)/.exec(source) ?? [];
  Atomics.wait(cell, 0, 0, Number(ms));
  const filled = [];
  while (source.includes("fill memory")) filled.push(new Array(100_000).fill({ filled }));
  const [, size] = /answer (\d+)/.exec(source) ?? [];
  if (size) return { status: 200, bytes: encode("x".repeat(Number(size))), timings: {} };
  const [, heap] = /heap (\d+)/.exec(source) ?? [];
  if (heap) {
    const valid = resourceLimits.maxOldGenerationSizeMb === Number(heap);
    return { status: 200, bytes: encode({ valid }), timings: {} };
  }
  return { status: 200, bytes: encode({ valid: true }), timings: {} };
}
