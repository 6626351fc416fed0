/**
 * Builds the command line: files of functions that the launcher loads on demand, as CommonJS, which
 * Node starts faster than ES modules.
 *
 * What hooks call is whole in one file each, since every file costs time to load. All others share
 * what they have in common.
 */
import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join, relative, resolve, sep } from "node:path";
import { transform } from "esbuild";
import { bundle, NODE } from "./bundle.mjs";
import { ROOT } from "./generated-files.mjs";
import { lateEntry, loadLate } from "./late-modules.mjs";

const SOURCE = join(ROOT, "src", "cli");

/** Entries that are one file each: the start, and what is drawn and checked with. */
const WHOLE = ["start.ts", "render/run-render.ts", "validate/run-validate.ts"].map((file) =>
  join(SOURCE, file),
);
/** The command whose on-demand chunks are single files too: it runs on every commit. */
const CHECK = WHOLE[2];

/** What a check loads when something is wrong with a source. */
const LATE_CHUNK = "validate-late.chunk";

/** Whether a check may load a file: not what repairs and paints, which comes with much else. */
function isForChecks(file) {
  return [SOURCE, join(ROOT, "src", "report")].some((folder) => file.startsWith(folder + sep));
}

/** What all files of the command line have in common. */
const common = {
  platform: "node",
  target: NODE,
  define: { "import.meta.dirname": "__dirname" },
  charset: "ascii",
  minify: true,
};

/** The launcher calls this function; a module's own wrapping would copy the whole text. */
const wrapping = {
  banner: "(function (exports, require, module, __dirname) {",
  footer: "})",
};

/** `require` of a neighbor; import() would start Node's loader for ES modules. */
const requireOnDemand = { supported: { "dynamic-import": false } };

/**
 * Builds all of it into an empty folder.
 *
 * @param {string} folder
 */
export async function buildCommandLine(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const texts = new Map();
  const shared = new Set();
  const whole = new Set(WHOLE);
  for (const entry of whole) {
    const plugins = entry === CHECK ? [loadLate(`./${LATE_CHUNK}`)] : [];
    const { text, demanded } = await bundleWhole({ entryPoints: [entry], plugins });
    texts.set(chunkName(entry), text);
    const isChecking = entry === CHECK || !WHOLE.includes(entry);
    for (const file of demanded) {
      (isChecking && isForChecks(file) ? whole : shared).add(file);
    }
  }
  const late = await bundleWhole({ stdin: lateEntry });
  texts.set(LATE_CHUNK, late.text);
  for (const file of whole) shared.delete(file);
  for (const [name, text] of await bundleShared([...shared].sort(), whole)) texts.set(name, text);
  const content = createHash("sha256");
  for (const [name, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const ascii = escapeLetters(text);
    content.update(`${name}\n${ascii}\n`);
    await writeFile(join(folder, name), ascii);
  }
  const build = content.digest("hex").slice(0, 12);
  await bundleLauncher(folder, build);
}

/** One file with everything but what it loads on demand, which is named. */
async function bundleWhole({ plugins = [], ...entry }) {
  const demanded = new Set();
  const { outputFiles } = await bundle({
    ...common,
    ...requireOnDemand,
    ...entry,
    outfile: "whole.js",
    write: false,
    format: "cjs",
    banner: { js: wrapping.banner },
    footer: { js: wrapping.footer },
    external: ["node:*", `./${LATE_CHUNK}`],
    plugins: [
      onDemand((file) => {
        demanded.add(file);
        return true;
      }),
      ...plugins,
    ],
  });
  return { text: outputFiles[0].text, demanded };
}

/** All other entries with what they share. esbuild shares between ES modules only. */
async function bundleShared(entries, whole) {
  const { outputFiles } = await bundle({
    ...common,
    entryPoints: Object.fromEntries(
      entries.map((file) => [chunkName(file).replace(/\.chunk$/, ""), file]),
    ),
    outdir: "shared",
    outExtension: { ".js": ".chunk" },
    chunkNames: "[name]-[hash]",
    write: false,
    format: "esm",
    splitting: true,
    // The name that esbuild gives to a file depends on the folder where the file names another entry.
    plugins: [onDemand((file) => whole.has(file) || entries.includes(file))],
  });
  const texts = outputFiles.map(async ({ path, text }) => {
    const { code } = await transform(text, {
      ...common,
      ...requireOnDemand,
      ...wrapping,
      format: "cjs",
    });
    return [basename(path), code];
  });
  return await Promise.all(texts);
}

/** The files of the start, which the launcher names by what they hold. */
async function bundleLauncher(folder, build) {
  const entryPoints = ["launch", "keep-code"].map((name) => ({
    in: join(SOURCE, `${name}.ts`),
    out: name,
  }));
  await bundle({
    ...common,
    ...requireOnDemand,
    define: { ...common.define, WF_BUILD: JSON.stringify(build) },
    entryPoints,
    outdir: folder,
    outExtension: { ".js": ".cjs" },
    format: "cjs",
  });
}

/** Leaves what is loaded on demand to the launcher, where a file is one of those that are `separate`. */
function onDemand(isSeparate) {
  return {
    name: "on-demand",
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind !== "dynamic-import") return undefined;
        const file = resolve(resolveDir, path.replace(/\.js$/, ".ts"));
        return isSeparate(file) ? { path: `./${chunkName(file)}`, external: true } : undefined;
      });
    },
  };
}

/** Escapes what esbuild leaves: letters in regular expressions. The launcher reads ASCII only. */
function escapeLetters(text) {
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return text.replace(/[^\0-\x7f]/g, escaped);
}

/** `src/cli/validate/run-validate.ts` becomes `validate-run-validate.chunk`. */
function chunkName(file) {
  const inside = relative(SOURCE, file).replace(/\.ts$/, "");
  const steps = inside.split(sep).filter((step) => step !== "..");
  return `${steps.join("-")}.chunk`;
}
