/** Bundles with esbuild, with the same bytes in any folder, and remembers the packages that were bundled. */
import { join } from "node:path";
import { build } from "esbuild";
import { EXTERNAL_PACKAGES } from "./external-packages.mjs";
import { ROOT } from "./generated-files.mjs";

/** The oldest Node that is supported. */
export const NODE = "node20.19";

/** Files that were bundled by this process, relative to the root of the repository. */
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
 * Bundles with the options that all our bundles share.
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
    // Prefers ES modules: the UMD wrappers of some packages hide their imports.
    ...(options.platform === "node" && { mainFields: ["module", "main"] }),
    ...options,
    // Every target supports Unicode property escapes; otherwise esbuild would emit a constructor call for each use.
    supported: { "regexp-unicode-property-escapes": true, ...options.supported },
  });
  for (const { inputs } of Object.values(result.metafile.outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      if (bytesInOutput > 0) bundledFiles.add(file);
    }
  }
  return result;
}
