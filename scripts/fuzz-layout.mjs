/** Compares the layout of random box trees with Chromium: `npm run fuzz:layout -- --trees 500 --seed 7`. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./generated-files.mjs";

const { values } = parseArgs({
  options: {
    trees: { type: "string", default: "500" },
    seed: { type: "string", default: "1" },
  },
});
for (const [name, value] of Object.entries(values)) {
  if (!/^[1-9]\d{0,5}$/.test(value))
    throw new RangeError(`--${name} must be a whole number above 0`);
}
const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "test/layout/fuzz-parity.browser.test.ts", "--disable-console-intercept"],
  {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, WF_FUZZ_TREES: values.trees, WF_FUZZ_SEED: values.seed },
  },
);
process.exitCode = status ?? 1;
