/**
 * Builds the command line: files of functions that the launcher loads on demand, as CommonJS, which
 * Node starts faster than ES modules.
 *
 * What hooks call is whole in one file each, since every file costs time to load. All others share
 * what they have in common.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { transform } from "esbuild";
import { bundle } from "./bundle.mjs";
import {
  bundleChunk,
  bundleLauncher,
  common,
  digestOf,
  escapeLetters,
  onDemand,
  requireOnDemand,
  SOURCE,
  wrapping,
} from "./chunks.mjs";
import { drawingApart } from "./drawing-apart.mjs";
import { ROOT } from "./generated-files.mjs";
import { lateEntry, loadLate } from "./late-modules.mjs";
import { referenceApart, withKeys } from "./reference-apart.mjs";

/** Entries that are one file each: the start, and what is drawn and checked with. */
const WHOLE = ["start.ts", "render/run-render.ts", "validate/run-validate.ts"].map((file) =>
  join(SOURCE, file),
);
/** The command whose on-demand chunks are single files too: it runs on every commit. */
const CHECK = WHOLE[2];

/** The shapes of all icons, which would be in several files otherwise: they are large, and read when one is drawn. */
const SHAPES = join(ROOT, "src/icons/shapes.generated.ts");

/** What a check loads when something is wrong with a source. */
const LATE_CHUNK = "validate-late.chunk";

/** Whether a check may load a file: not what repairs and paints, which comes with much else. */
function isForChecks(file) {
  return [SOURCE, join(ROOT, "src", "report")].some((folder) => file.startsWith(folder + sep));
}

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
    const plugins =
      entry === CHECK ? [loadLate(`./${LATE_CHUNK}`), drawingApart(withKeys)] : [shapesApart];
    const { text, demanded } = await bundleWhole({ entryPoints: [entry], plugins });
    texts.set(chunkName(entry), text);
    const isChecking = entry === CHECK || !WHOLE.includes(entry);
    for (const file of demanded) {
      (isChecking && isForChecks(file) ? whole : shared).add(file);
    }
  }
  const shapes = await bundleWhole({ entryPoints: [SHAPES] });
  texts.set(chunkName(SHAPES), shapes.text);
  const late = await bundleWhole({ stdin: lateEntry(), plugins: [drawingApart(withKeys)] });
  texts.set(LATE_CHUNK, late.text);
  for (const file of late.demanded) shared.add(file);
  for (const file of whole) shared.delete(file);
  for (const [name, text] of await bundleShared([...shared].sort(), whole)) texts.set(name, text);
  for (const [name, text] of texts) texts.set(name, escapeLetters(text));
  const keeper = "keep-code.cjs";
  const { launcher, keepCode } = await bundleLauncher({
    start: "start.chunk",
    keeper,
    build: digestOf(texts),
    minify: true,
  });
  texts.set("launch.cjs", launcher).set(keeper, keepCode);
  for (const [name, text] of texts) await writeFile(join(folder, name), text);
}

/** One file with everything but what it loads on demand, which is named. */
async function bundleWhole({ plugins = [], ...entry }) {
  const demanded = new Set();
  const text = await bundleChunk({
    ...entry,
    minify: true,
    plugins: [
      onDemand((file) => {
        demanded.add(file);
        return external(file);
      }),
      ...plugins,
      referenceApart,
    ],
  });
  return { text, demanded };
}

/** Leaves the shapes of icons to a chunk of their own. */
const shapesApart = {
  name: "shapes-apart",
  setup({ onResolve }) {
    onResolve({ filter: /shapes\.generated\.js$/ }, () => external(SHAPES));
  },
};

/** A chunk of its own. */
function external(file) {
  return { path: `./${chunkName(file)}`, external: true };
}

/** All other entries with what they share. esbuild shares between ES modules only. */
async function bundleShared(entries, whole) {
  const { outputFiles } = await bundle({
    ...common,
    minify: true,
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
    plugins: [
      referenceApart,
      shapesApart,
      onDemand((file) => (whole.has(file) || entries.includes(file) ? external(file) : undefined)),
    ],
  });
  const texts = outputFiles.map(async ({ path, text }) => {
    const { code } = await transform(text, {
      ...common,
      minify: true,
      ...requireOnDemand,
      ...wrapping,
      format: "cjs",
    });
    return [basename(path), code];
  });
  return await Promise.all(texts);
}

/** `src/cli/validate/run-validate.ts` becomes `validate-run-validate.chunk`. */
function chunkName(file) {
  const inside = relative(SOURCE, file).replace(/\.ts$/, "");
  const steps = inside.split(sep).filter((step) => step !== "..");
  return `${steps.join("-")}.chunk`;
}
