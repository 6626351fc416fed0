/** Bundles with esbuild, the same bytes from any folder, and remembers whose code went in. */
import { join } from "node:path";
import { build } from "esbuild";
import { EXTERNAL_PACKAGES } from "./external-packages.mjs";
import { ROOT } from "./generated-files.mjs";

/** The oldest Node that is supported. */
export const NODE = "node20.19";

/** Files that bundles of this process hold something of, from the root of the repository. */
export const bundledFiles = new Set();

/**
 * pdfkit with fontkit, and prom-client, are bundled once for the library and the command line (`imports` in
 * package.json).
 */
const bundledOnce = {
  name: "bundled-once",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(pdfkit|prom-client)$/ }, ({ importer, path }) =>
      importer === "<stdin>" ? undefined : { path: `#${path}`, external: true },
    );
    const namespace = "fontkit-of-pdfkit";
    onResolve({ filter: /^fontkit$/ }, ({ importer, path }) =>
      importer.startsWith(join(ROOT, "src")) ? { path, namespace } : undefined,
    );
    onLoad({ filter: /./, namespace }, () => ({
      contents: 'import pdfkit from "pdfkit"; export const { create } = pdfkit;',
      resolveDir: ROOT,
    }));
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
    plugins: [...plugins, bundledOnce],
    // ES modules first: the UMD wrappers of some packages hide what they require.
    ...(options.platform === "node" && { mainFields: ["module", "main"] }),
    ...options,
    // Node and browsers that run the rest know classes of Unicode; esbuild would call a constructor each time.
    supported: { "regexp-unicode-property-escapes": true, ...options.supported },
  });
  for (const { inputs } of Object.values(result.metafile.outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      if (bytesInOutput > 0) bundledFiles.add(file);
    }
  }
  return result;
}
