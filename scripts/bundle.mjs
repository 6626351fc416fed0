/** Bundles with esbuild, the same bytes from any folder, and remembers whose code went in. */
import { build } from "esbuild";
import { EXTERNAL_PACKAGES } from "./external-packages.mjs";
import { ROOT } from "./generated-files.mjs";

/** The oldest Node that is supported. */
export const NODE = "node20.19";

/** Files that bundles of this process hold something of, from the root of the repository. */
export const bundledFiles = new Set();

/** pdfkit is bundled once, for the library and the command line (`imports` in package.json). */
const pdfkitOnce = {
  name: "pdfkit-once",
  setup({ onResolve }) {
    onResolve({ filter: /^pdfkit$/ }, ({ importer }) =>
      importer === "<stdin>" ? undefined : { path: "#pdfkit", external: true },
    );
  },
};

/**
 * Builds with what all our bundles have in common.
 *
 * @param {import("esbuild").BuildOptions} options
 */
export async function bundle({ plugins = [], ...options }) {
  const result = await build({
    absWorkingDir: ROOT,
    bundle: true,
    external: ["node:*", "#*", ...EXTERNAL_PACKAGES],
    minifySyntax: true,
    // Licenses are in THIRD-PARTY-NOTICES.txt.
    legalComments: "none",
    logLevel: "warning",
    metafile: true,
    plugins: [...plugins, pdfkitOnce],
    // ES modules first: the UMD wrappers of some packages hide what they require.
    ...(options.platform === "node" && { mainFields: ["module", "main"] }),
    ...options,
  });
  for (const { inputs } of Object.values(result.metafile.outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      if (bytesInOutput > 0) bundledFiles.add(file);
    }
  }
  return result;
}
