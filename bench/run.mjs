/** Prints how fast the built package is, as ratios of things measured in turn (bench/README.md). */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { spreadOf } from "./pairs.mjs";
import { givenPeers, loadPeers } from "./peers.mjs";
import { rows } from "./rows.mjs";

const { values: asked } = parseArgs({
  options: {
    row: { type: "string", multiple: true },
    peer: { type: "string", multiple: true, default: [] },
    json: { type: "boolean", default: false },
    compare: { type: "string" },
  },
});
const files = Object.fromEntries(asked.peer.map(peerFile));
const known = asked.compare ? JSON.parse(readFileSync(asked.compare, "utf8")) : [];
const chosen = rows.filter(({ number }) => asked.row?.includes(String(number)) ?? true);
if (chosen.length === 0) throw new RangeError(`there is no row ${asked.row}`);

const measured = [];
const folder = mkdtempSync(join(tmpdir(), "wf-bench-"));
try {
<<<<<<< HEAD
  const peers = chosen.some(({ needs }) => needs) ? await loadPeers(files) : {};
  const shared = {};
  if (!asked.json) console.log(`row ${"".padEnd(60)} median     min     max`);
  for (const row of chosen) {
    if (row.needs && !peers[row.needs]) continue;
    const result = await measureRow(row, peers, shared);
    measured.push(result);
    if (!asked.json) console.log(lineOf(row, result));
=======
  const big = join(folder, "big.wf");
  writeFileSync(big, formSource(1000));
  const many = join(folder, "many");
  writeMany(many, 1000);

  const idle = () => processCpu(["-e", "0"]);
  const wf =
    (...words) =>
    () =>
      processCpu([WF, ...words]);
  row("1", "validate login.wf / node -e 0, cpu", compare(wf("validate", LOGIN), idle), "<= 1.2");
  row(
    "2",
    "validate 1,000 elements / node -e 0, cpu",
    compare(wf("validate", big), idle),
    "<= 1.6",
  );
  const svg = join(folder, "login.svg");
  const render = wf("render", LOGIN, "--svg", "-o", svg);
  row("3", "render login.wf --svg / node -e 0, cpu", compare(render, idle), "<= 1.6");
  for (const bytes of [20_000, 1_000_000]) {
    const source = sourceOfSize(bytes);
    const speed = (time) => `${(source.length / 1000 / time).toFixed(1)} MB/s`;
    const measured = compare(
      () => callTime(() => analyze(source)),
      () => callTime(() => tokenize(source)),
    );
    const what = `parse ${bytes / 1000} KB / a bare tokenizer`;
    row("4", what, measured, ">= 20 MB/s", speed);
>>>>>>> main
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (asked.json) console.log(JSON.stringify(measured, undefined, 2));

/** A row that cannot be measured here says why. */
async function measureRow(row, peers, shared) {
  const { number, what, unit = "ratio", most, least } = row;
  const goal = { ...(most !== undefined && { most }), ...(least !== undefined && { least }) };
  try {
    const { values, ...sides } = await row.measure(peers, folder, shared);
    return { row: number, what, unit, ...goal, ...spreadOf(values), ...sides };
  } catch (error) {
    return { row: number, what, unit, ...goal, failed: error.message };
  }
}

function lineOf({ side = "ms" }, result) {
  const { row, what, unit, most, least, median, ours, theirs, failed } = result;
  const start = `${String(row).padEnd(3)} ${what.padEnd(60)}`;
  if (failed !== undefined) return `${start} not measured: ${failed.split("\n")[0]}`;
  const figures = [median, result.min, result.max].map((value) => value.toFixed(2).padStart(7));
  const parts = [start + figures.join(" ")];
  if (unit !== "ratio") parts.push(unit);
  if (ours !== undefined) parts.push(`${ours.toFixed(1)} / ${theirs.toFixed(1)} ${side}`);
  if (most !== undefined) parts.push(`goal <= ${most}${median <= most ? "" : ", missed"}`);
  if (least !== undefined) parts.push(`goal >= ${least}${median >= least ? "" : ", missed"}`);
  const before = known.find((other) => other.row === row && other.what === what);
  if (before?.median)
    parts.push(`was ${before.median.toFixed(2)} (x ${(median / before.median).toFixed(2)})`);
  return parts.join("  ");
}

function peerFile(word) {
  const [name, file] = word.split(/=(.*)/s);
  if (givenPeers.includes(name) && file) return [name, file];
  throw new RangeError(`--peer takes ${givenPeers.map((peer) => `${peer}=FILE`).join(" or ")}`);
}
