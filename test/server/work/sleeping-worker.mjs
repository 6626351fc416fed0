/** A thread for tests: takes as many milliseconds as a source says, answers as many bytes, and runs out of memory when it says so. */
const cell = new Int32Array(new SharedArrayBuffer(4));

export default function perform({ source }) {
  const [, ms = 0] = /sleep (\d+)/.exec(source) ?? [];
  Atomics.wait(cell, 0, 0, Number(ms));
  const filled = [];
  while (source.includes("fill memory")) filled.push(new Array(100_000).fill({ filled }));
  const [, size] = /answer (\d+)/.exec(source) ?? [];
  if (size) return { status: 200, json: JSON.stringify("x".repeat(Number(size))), timings: {} };
  return { status: 200, json: '{"valid":true}', timings: {} };
}
