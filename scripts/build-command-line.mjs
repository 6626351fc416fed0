/**
 * Builds the command line: CommonJS files of functions that the launcher loads on demand. Node starts CommonJS faster
 * than ES modules.
 *
 * The commands of hooks are one file each, because every file costs time to load. All other commands share their common
 * code.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { transform } from "esbuild";
import { bundle } from "./bundle.mjs";
import { BY_HAND_CHUNK, byHandApart, byHandEntry } from "./by-hand-apart.mjs";
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
import { ROOT } from "./generated-files.mjs";
import { readShapes } from "./icon-shapes-once.mjs";
import { lateEntry, loadLate } from "./late-modules.mjs";
import { leanRough } from "./lean-rough.mjs";

/** Entries that are bundled into one file each: the start, and what most checks and pictures need. */
const WHOLE = [
  "start/start.ts",
  "render/run-render.ts",
  "validate/run-validate.ts",
  "../../workspace/settings/read-section.ts",
  "../../output/raster/picture-font.ts",
].map((file) => join(SOURCE, file));
/** The command whose on-demand chunks are single files too, because it runs on every commit. */
const CHECK = WHOLE[2];
/** The command that draws; it excludes what only sources with errors need. */
const PICTURE = WHOLE[1];

/** The chunk that is loaded when a source has errors. */
const LATE_CHUNK = "validate-late.chunk";

/** Modules for checks with certain options only; they share code with other commands. */
const FOR_OPTIONS = ["affected-files.ts", "check-geometry.ts"].map((file) =>
  join(SOURCE, "validate", file),
);

/** Whether the single files for checks may include a module: repairing and drawing would bring in much else. */
function isForChecks(file) {
  if (FOR_OPTIONS.includes(file)) return false;
  return [SOURCE, join(ROOT, "src", "workspace"), join(ROOT, "src", "output", "report")].some(
    (folder) => file.startsWith(folder + sep),
  );
}

/**
 * Builds the whole command line into an empty folder.
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
    const draws = entry === PICTURE;
    const isChecking = entry === CHECK || !WHOLE.includes(entry);
    const late = loadLate(`./${LATE_CHUNK}`, { draws });
    const plugins = entry === CHECK ? [late] : draws ? [late, readShapes] : [readShapes];
    plugins.push(byHandApart);
    const { text, demanded } = await bundleWhole({ entryPoints: [entry], plugins });
    texts.set(chunkName(entry), text);
    for (const file of demanded) {
      (isChecking && isForChecks(file) ? whole : shared).add(file);
    }
  }
  const late = await bundleWhole({ stdin: lateEntry() });
  texts.set(LATE_CHUNK, late.text);
  texts.set(BY_HAND_CHUNK, (await bundleWhole({ stdin: byHandEntry, plugins: [leanRough] })).text);
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

/** Bundles one file, and returns the modules that it loads on demand. */
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
    ],
  });
  return { text, demanded };
}

/** Refers to a chunk of its own. */
function external(file) {
  return { path: `./${chunkName(file)}`, external: true };
}

/** Replaces the validator of the SDK of `wf mcp`, which is larger than the rest of it. */
const leanMcp = {
  name: "lean-mcp",
  setup({ onResolve }) {
    onResolve({ filter: /^@modelcontextprotocol\/server\/_shims$/ }, () => ({
      path: join(SOURCE, "..", "mcp", "sdk-shims.ts"),
    }));
  },
};

/** Bundles all other entries with shared chunks. esbuild can share code only between ES modules. */
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
    // If a chunk imported another entry, the name that esbuild gives it would depend on the folder, so entries are
    // external.
    plugins: [
      readShapes,
      byHandApart,
      leanMcp,
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

/** `src/tools/cli/validate/run-validate.ts` becomes `validate-run-validate.chunk`, `start/start.ts` `start.chunk`. */
function chunkName(file) {
  const inside = relative(join(ROOT, "src"), file).replace(/\.ts$/, "");
  const [wing, ...steps] = inside.split(sep);
  const named = steps.filter((step, at) => step !== "cli" && step !== steps[at - 1]);
  return `${(named.length > 0 ? named : [wing]).join("-")}.chunk`;
}
