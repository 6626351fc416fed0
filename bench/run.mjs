/** Prints how fast the built package is, as ratios of alternating measurements (bench/README.md). */
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
  const peers = chosen.some(({ needs }) => needs) ? await loadPeers(files) : {};
  const shared = {};
  if (!asked.json) console.log(`row ${"".padEnd(60)} median     min     max`);
  for (const row of chosen) {
    if (row.needs && !peers[row.needs]) continue;
    const result = await measureRow(row, peers, shared);
    measured.push(result);
    if (!asked.json) console.log(lineOf(row, result));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (asked.json) console.log(JSON.stringify(measured, undefined, 2));

/** Measures a row; if it cannot be measured here, reports why. */
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
