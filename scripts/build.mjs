/**
 * Builds `dist`: the library and the server as ES modules with their types, the command line as CommonJS, and the
 * scripts for browsers; then writes THIRD-PARTY-NOTICES.txt for everything that was bundled.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildCommandLine } from "./build-command-line.mjs";
import { buildPdfkit } from "./build-pdfkit.mjs";
import { buildPromClient } from "./build-prom-client.mjs";
import { buildTypes } from "./build-types.mjs";
import { buildWebp } from "./build-webp.mjs";
import { bundle, bundledFiles } from "./bundle.mjs";
import { escapeLetters } from "./chunks.mjs";
import { d3Apart, writeD3 } from "./d3-apart.mjs";
import { PEER_PACKAGES } from "./external-packages.mjs";
import { ROOT } from "./generated-files.mjs";
import { importedShapes, shapesLater, writeIconShapes } from "./icon-shapes-once.mjs";
import { leanLezer } from "./lean-lezer.mjs";
import { leanRough } from "./lean-rough.mjs";
import { themeNamesApart } from "./theme-names-apart.mjs";
import { thirdPartyNotices } from "./third-party-notices.mjs";

const SOURCE = join(ROOT, "src");
const DIST = join(ROOT, "dist");

const pdfkit = () => buildPdfkit(join(DIST, "pdfkit.cjs"));
const promClient = () => buildPromClient(join(DIST, "prom-client.cjs"));
const webp = () => buildWebp(join(DIST, "webp.cjs"));
const icons = () => writeIconShapes(DIST);
const d3 = () => writeD3(DIST);
/** Parts that can be built separately, and their steps. */
const parts = {
  library: [buildModules, icons, d3, pdfkit, webp],
  server: [buildModules, icons, d3, pdfkit, webp, promClient, buildDashboard],
  cli: [() => buildCommandLine(join(DIST, "cli")), icons, pdfkit, webp, promClient],
  codemirror: [buildCodeMirror, icons],
  mcp: [buildModules, icons, d3, pdfkit, webp, promClient, buildReview],
  preview: [buildModules, icons, d3, pdfkit, webp, buildPreview],
  types: [() => buildTypes(DIST)],
};
const wanted = process.argv.slice(2);
for (const name of wanted) if (!(name in parts)) throw new Error(`there is no part ${name}`);
const isWhole = wanted.length === 0;
if (isWhole) await rm(DIST, { recursive: true, force: true });
const steps = (isWhole ? Object.keys(parts) : wanted).flatMap((name) => parts[name]);
for (const step of new Set(steps)) await step();
// Only a complete build knows everything that was bundled.
if (isWhole) {
  await writeFile(join(ROOT, "THIRD-PARTY-NOTICES.txt"), await thirdPartyNotices(bundledFiles));
}

/** The entry points of the library, and the threads of server and preview; shared code is in separate files. */
async function buildModules() {
  await rm(join(DIST, "shared"), { recursive: true, force: true });
  const { outputFiles } = await bundle({
    entryPoints: {
      index: join(SOURCE, "index.ts"),
      raster: join(SOURCE, "output", "raster", "raster.ts"),
      report: join(SOURCE, "output", "report", "format-diagnostics.ts"),
      "server/index": join(SOURCE, "service", "server", "app", "index.ts"),
      "server/worker-process": join(SOURCE, "service", "server", "app", "worker-process.ts"),
      "server/worker": join(SOURCE, "service", "server", "work", "worker.ts"),
      "preview/paint-worker": join(SOURCE, "tools", "preview", "paint-worker.ts"),
      "mcp/worker": join(SOURCE, "tools", "mcp", "worker.ts"),
    },
    outdir: DIST,
    splitting: true,
    chunkNames: "shared/[hash]",
    write: false,
    minify: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2023",
    plugins: [leanLezer, leanRough, importedShapes, themeNamesApart, d3Apart],
  });
  for (const { path, text } of outputFiles) {
    await mkdir(dirname(path), { recursive: true });
    // V8 stores a module with non-Latin-1 characters in two bytes per character.
    await writeFile(path, escapeLetters(text));
  }
}

/**
 * The language for CodeMirror. CodeMirror and Lezer stay external, because an editor works only if all of its parts
 * share one copy of each.
 */
function buildCodeMirror() {
  return bundle({
    entryPoints: { codemirror: join(SOURCE, "tools", "codemirror", "wireframe.ts") },
    outdir: DIST,
    external: PEER_PACKAGES,
    minify: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2023",
    plugins: [themeNamesApart, shapesLater],
  });
}

/** The script of the server's dashboard. */
function buildDashboard() {
  const client = join(SOURCE, "service", "server", "dashboard", "client", "client.ts");
  return buildScript(client, join(DIST, "server", "dashboard.js"));
}

/** The preview's script for browsers. */
function buildPreview() {
  return buildScript(
    join(SOURCE, "tools", "preview", "client", "client.ts"),
    join(DIST, "preview", "client.js"),
  );
}

/** The script of the page that `wf mcp` shows in a chat. */
function buildReview() {
  return buildScript(
    join(SOURCE, "tools", "mcp", "client", "client.ts"),
    join(DIST, "mcp", "review.js"),
  );
}

function buildScript(entry, outfile) {
  return bundle({
    entryPoints: [entry],
    outfile,
    format: "esm",
    platform: "browser",
    target: "es2022",
    minify: true,
  });
}
