/** Bundles libwebp's decoder with its WebAssembly, for the library and the command line (`imports`). */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "fflate";
import { bundle, NODE } from "./bundle.mjs";
import { ROOT } from "./generated-files.mjs";

/**
 * @param {string} outfile
 * @param {{ write?: boolean }} options whether the file is written, or only returned
 */
export async function buildWebp(outfile, { write = true } = {}) {
  const { outputFiles } = await bundle({
    write,
    entryPoints: [join(ROOT, "scripts", "webp-decoder.mjs")],
    outfile,
    format: "cjs",
    platform: "node",
    target: NODE,
    minify: true,
    plugins: [packedCode],
    // Otherwise it would define browser classes in the global scope, and look up its own location.
    define: { globalThis: "webpScope", self: "webpScope", "import.meta.url": '"file:///"' },
    banner: { js: `var webpScope = { Uint8ClampedArray, ImageData: ${imageData} };` },
  });
  return outputFiles;
}

/**
 * Compressed, the WebAssembly takes less than half of the space; fflate writes the same bytes on every version of Node.
 */
const packedCode = {
  name: "packed-code",
  setup({ onLoad }) {
    onLoad({ filter: /\.wasm$/ }, async ({ path }) => ({
      contents: deflateSync(await readFile(path), { level: 9 }),
      loader: "binary",
    }));
  },
};

/** The browser's ImageData, which Node does not have. */
const imageData =
  "class { constructor(data, width, height) { Object.assign(this, { data, width, height }); } }";
