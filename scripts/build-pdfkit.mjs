/** Bundles pdfkit and fontkit with their dependencies, for the library and the command line (`imports`). */
import { bundle, NODE } from "./bundle.mjs";
import { ROOT } from "./generated-files.mjs";

/**
 * @param {string} outfile
 * @param {{ write?: boolean }} options whether the file is written, or only returned
 */
export async function buildPdfkit(outfile, { write = true } = {}) {
  const { outputFiles } = await bundle({
    write,
    stdin: {
      contents: 'export { default } from "pdfkit"; export { create } from "fontkit";',
      resolveDir: ROOT,
    },
    outfile,
    format: "cjs",
    platform: "node",
    target: NODE,
    minify: true,
    // It uses its own location to find fonts and profiles that we never use.
    define: { "import.meta.url": "pdfkitUrl" },
    banner: { js: 'var pdfkitUrl = require("node:url").pathToFileURL(__filename).href;' },
    footer: {
      js: "module.exports = Object.assign(module.exports.default, { create: module.exports.create });",
    },
    plugins: [brotliOfNode],
  });
  return outputFiles;
}

/** fontkit's own Brotli has a dictionary of half a megabyte, which Node already contains. */
const brotliOfNode = {
  name: "brotli-of-node",
  setup({ onResolve, onLoad }) {
    const namespace = "brotli-of-node";
    onResolve({ filter: /^brotli\/decompress\.js$/ }, ({ path }) => ({ path, namespace }));
    onLoad({ filter: /./, namespace }, () => ({
      contents: `import { brotliDecompressSync } from "node:zlib";
        export default (bytes, maxOutputLength) => brotliDecompressSync(bytes, { maxOutputLength });`,
    }));
  },
};
