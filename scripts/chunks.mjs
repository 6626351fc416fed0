/** Bundles files of functions for the launcher of the command line, and the launcher itself. */
import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import { bundle, NODE } from "./bundle.mjs";
import { ROOT } from "./generated-files.mjs";

/** The sources of the command line. */
export const SOURCE = join(ROOT, "src", "tools", "cli");

/** Options that all files of the command line share. */
export const common = {
  platform: "node",
  target: NODE,
  define: { "import.meta.dirname": "__dirname" },
  charset: "ascii",
};

/** The launcher calls this function; Node's own module wrapper would copy the whole text. */
export const wrapping = {
  banner: "(function (exports, require, module, __dirname) {",
  footer: "})",
};

/** Uses `require` for neighbors; import() would start Node's loader for ES modules. */
export const requireOnDemand = { supported: { "dynamic-import": false } };

/** Bundles one file, except for what its plugins make external. */
export async function bundleChunk(options) {
  const { outputFiles } = await bundle({
    ...common,
    ...requireOnDemand,
    outfile: "chunk.js",
    write: false,
    format: "cjs",
    banner: { js: wrapping.banner },
    footer: { js: wrapping.footer },
    ...options,
  });
  return outputFiles[0].text;
}

/**
 * The texts of what starts the chunks: the launcher, and the module that caches compiled code.
 *
 * @param {{ start: string, keeper: string, build: string, minify?: boolean }} names files, and a digest of all chunks
 */
export async function bundleLauncher({ start, keeper, build, minify = false }) {
  const constants = { WF_START: start, WF_KEEPER: keeper, WF_BUILD: build };
  const define = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const texts = ["launch", "keep-code"].map(async (name) => {
    const { outputFiles } = await bundle({
      ...common,
      ...requireOnDemand,
      minify,
      define: { ...common.define, ...define },
      entryPoints: [join(SOURCE, "start", `${name}.ts`)],
      outfile: `${name}.js`,
      write: false,
      format: "cjs",
    });
    return outputFiles[0].text;
  });
  const [launcher, keepCode] = await Promise.all(texts);
  return { launcher, keepCode };
}

/**
 * Lets a function resolve modules that are loaded on demand; if it returns undefined, they become part of the bundle.
 */
export function onDemand(resolveLate) {
  return {
    name: "on-demand",
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind !== "dynamic-import") return undefined;
        return resolveLate(resolve(resolveDir, path.replace(/\.js$/, ".ts")));
      });
    },
  };
}

/**
 * A digest of all chunks and their names.
 *
 * @param {ReadonlyMap<string, string>} texts
 */
export function digestOf(texts) {
  const content = createHash("sha256");
  for (const [name, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    content.update(`${name}\n${text}\n`);
  }
  return content.digest("hex").slice(0, 12);
}

/** Escapes the non-ASCII characters that esbuild leaves in regular expressions: the launcher reads only ASCII. */
export function escapeLetters(text) {
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return text.replace(/[^\0-\x7f]/g, escaped);
}
