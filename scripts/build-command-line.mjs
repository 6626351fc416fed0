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

/** Entries that are one file each: the start, and what most pictures and checks are made with. */
const WHOLE = [
  "start/start.ts",
  "render/run-render.ts",
  "validate/run-validate.ts",
  "../../workspace/settings/read-section.ts",
  "../../output/raster/picture-font.ts",
].map((file) => join(SOURCE, file));
/** The command whose on-demand chunks are single files too: it runs on every commit. */
const CHECK = WHOLE[2];
/** The command that draws: it is without what sources with mistakes need. */
const PICTURE = WHOLE[1];

/** What is loaded when something is wrong with a source. */
const LATE_CHUNK = "validate-late.chunk";

/** What only a check with an option of its own loads: it shares its parts with other commands. */
const FOR_OPTIONS = ["affected-files.ts", "check-geometry.ts"].map((file) =>
  join(SOURCE, "validate", file),
);

/** Whether a check may load a file: not what repairs and paints, which comes with much else. */
function isForChecks(file) {
  if (FOR_OPTIONS.includes(file)) return false;
  return [SOURCE, join(ROOT, "src", "workspace"), join(ROOT, "src", "output", "report")].some(
    (folder) => file.startsWith(folder + sep),
  );
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
    ],
  });
  return { text, demanded };
}

/** A chunk of its own. */
function external(file) {
  return { path: `./${chunkName(file)}`, external: true };
}

/** The SDK of `wf mcp` brings a validator of its own, which is larger than all else of it. */
const leanMcp = {
  name: "lean-mcp",
  setup({ onResolve }) {
    onResolve({ filter: /^@modelcontextprotocol\/server\/_shims$/ }, () => ({
      path: join(SOURCE, "..", "mcp", "sdk-shims.ts"),
    }));
  },
};

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
