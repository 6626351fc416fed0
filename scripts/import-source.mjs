/** Imports a TypeScript module of the sources, which Node 20 cannot do by itself. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "./generated-files.mjs";

/**
 * The exports of a module, bundled for the moment.
 *
 * @param {string} path from the root of the repository
 */
export async function importSource(path) {
  const folder = await mkdtemp(join(tmpdir(), "wf-source-"));
  const outfile = join(folder, "module.mjs");
  try {
    await build({
      entryPoints: [join(ROOT, path)],
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      logLevel: "warning",
    });
    return await import(pathToFileURL(outfile));
  } finally {
    await rm(folder, { recursive: true });
  }
}
