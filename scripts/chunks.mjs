/** Bundles files of functions that the launcher of the command line loads, and the launcher itself. */
import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import { bundle, NODE } from "./bundle.mjs";
import { ROOT } from "./generated-files.mjs";

/** The sources of the command line. */
export const SOURCE = join(ROOT, "src", "tools", "cli");

/** What all files of the command line have in common. */
export const common = {
  platform: "node",
  target: NODE,
  define: { "import.meta.dirname": "__dirname" },
  charset: "ascii",
};

/** The launcher calls this function; a module's own wrapping would copy the whole text. */
export const wrapping = {
  banner: "(function (exports, require, module, __dirname) {",
  footer: "})",
};

/** `require` of a neighbor; import() would start Node's loader for ES modules. */
export const requireOnDemand = { supported: { "dynamic-import": false } };

/** One file with everything but what its plugins leave to others. */
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
 * What starts the chunks: the launcher, and what keeps compiled code, as their texts.
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

/** Leaves what is loaded on demand to somebody else, who says how it is resolved; undefined: part of the bundle. */
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
 * A digest of chunks by their names.
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

/** Escapes what esbuild leaves: letters in regular expressions. The launcher reads ASCII only. */
export function escapeLetters(text) {
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return text.replace(/[^\0-\x7f]/g, escaped);
}
