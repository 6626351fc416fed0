/** Generated files whose sources are installed packages, which change when one of these is updated. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { test } from "vitest";

test.each(["icons", "fonts"])("%s are fresh", async (name) => {
  const script = path.join(import.meta.dirname, "..", "scripts", `build-${name}.mjs`);
  await promisify(execFile)(process.execPath, [script, "--check"]);
});
