/** Imports TypeScript modules of the sources, which Node 20 cannot do by itself. */
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { EXTERNAL_PACKAGES } from "./external-packages.mjs";
import { ROOT } from "./generated-files.mjs";

/**
 * The exports of modules, from a temporary bundle.
 *
 * @param {string[]} paths relative to the root of the repository
 */
export async function importSource(...paths) {
  // Inside node_modules, so that packages that are not bundled are found.
  const folder = await mkdtemp(join(ROOT, "node_modules", ".wf-source-"));
  const outfile = join(folder, "module.mjs");
  try {
    await build({
      stdin: {
        contents: paths.map((path) => `export * from "./${path}";`).join("\n"),
        resolveDir: ROOT,
      },
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      external: EXTERNAL_PACKAGES,
      logLevel: "warning",
    });
    return await import(pathToFileURL(outfile));
  } finally {
    await rm(folder, { recursive: true });
  }
}
