/** Runs the built command line once and writes what V8 has compiled on the way beside its chunks. */
import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [, , folder, ...words] = process.argv;
process.argv = [process.execPath, "wf", ...words];
const launch = createRequire(import.meta.url)(join(folder, "launch.cjs"));

process.on("exit", () => {
  for (const [name, script] of launch.loadedChunks) {
    const path = launch.codeCachePath(folder, name);
    if (!existsSync(path)) writeFileSync(path, script.createCachedData());
  }
});
