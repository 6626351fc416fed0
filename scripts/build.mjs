/**
 * Builds `dist`: the library as ES modules with its types, and the command line as CommonJS.
 *
 * The command line is one file for each thing that is loaded on demand, so that a command reads
 * nothing that it does not need. CommonJS, because Node starts it faster than ES modules.
 */
import { spawnSync } from "node:child_process";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { build } from "esbuild";
import { EXTERNAL_PACKAGES } from "./external-packages.mjs";
import { ROOT } from "./generated-files.mjs";

const SOURCE = join(ROOT, "src");
const DIST = join(ROOT, "dist");
/** The oldest Node that is supported. */
const NODE = "node20.19";

/** What the command line is warmed up with: something of everything that most wireframes hold. */
const SAMPLE = `page "Sample" centered {
  card "Welcome" p=6 w=380 {
    stack gap=4 {
      text "Sign in to continue" muted // a remark
      input "Email" inputType=email placeholder="you@example.com" required
      checkbox "Remember me" checked
      button "Sign in" primary fullWidth
      link "Forgot your password?" href="/reset"
    }
  }
}
`;

const parts = {
  library: buildLibrary,
  server: buildServer,
  cli: buildCommandLine,
  preview: buildPreview,
  types: buildTypes,
};
const wanted = process.argv.slice(2);
for (const name of wanted) if (!(name in parts)) throw new Error(`there is no part ${name}`);
if (wanted.length === 0) await rm(DIST, { recursive: true, force: true });
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) await parts[name]();

/** The entries of the library; what they share lies in files of its own. */
async function buildLibrary() {
  await rm(join(DIST, "shared"), { recursive: true, force: true });
  await build({
    entryPoints: {
      index: join(SOURCE, "index.ts"),
      raster: join(SOURCE, "raster", "raster.ts"),
    },
    outdir: DIST,
    bundle: true,
    splitting: true,
    chunkNames: "shared/[hash]",
    format: "esm",
    platform: "neutral",
    external: ["node:*", ...EXTERNAL_PACKAGES],
    mainFields: ["module", "main"],
    target: "es2023",
    minifySyntax: true,
    logLevel: "warning",
  });
}

/** Builds the server as a library, what its threads run, and the script of the dashboard. */
async function buildServer() {
  const entries = {
    index: join(SOURCE, "server", "index.ts"),
    worker: join(SOURCE, "server", "work", "worker.ts"),
  };
  await buildModules(entries, join(DIST, "server"));
  await buildScript(
    join(SOURCE, "server", "dashboard", "page", "page.ts"),
    join(DIST, "server", "dashboard.js"),
  );
}

/** What the preview sends to browsers, and what its thread runs: script, fonts, painter. */
async function buildPreview() {
  const folder = join(DIST, "preview");
  await buildScript(join(SOURCE, "preview", "page", "page.ts"), join(folder, "page.js"));
  await buildModules({ "paint-worker": join(SOURCE, "preview", "paint-worker.ts") }, folder);
  await cp(join(SOURCE, "fonts", "files"), join(folder, "fonts"), {
    recursive: true,
    filter: (path) => !/\.(?:ttf|txt)$/.test(path),
  });
}

/** Builds ES modules that run in Node. */
function buildModules(entryPoints, outdir) {
  return build({
    entryPoints,
    outdir,
    bundle: true,
    format: "esm",
    platform: "node",
    target: NODE,
    external: EXTERNAL_PACKAGES,
    // What is CommonJS inside asks for modules of Node.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    minifySyntax: true,
    logLevel: "warning",
  });
}

/** Builds a script that runs in browsers. */
function buildScript(entry, outfile) {
  return build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    minify: true,
    logLevel: "warning",
  });
}

/** Builds the launcher and the entry, then whatever they load on demand, and so on. */
async function buildCommandLine() {
  const folder = join(DIST, "cli");
  await rm(folder, { recursive: true, force: true });
  await bundle(join(SOURCE, "cli", "launch.ts"), join(folder, "launch.cjs"));
  const chunks = new Map();
  const queue = [];
  const demand = (file) => {
    if (!chunks.has(file)) queue.push(file);
    chunks.set(file, chunkName(file));
    return chunks.get(file);
  };
  const onDemand = {
    name: "on-demand",
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind !== "dynamic-import") return undefined;
        const file = resolve(resolveDir, path.replace(/\.js$/, ".ts"));
        return { path: `./${demand(file)}`, external: true };
      });
    },
  };
  demand(join(SOURCE, "cli", "start.ts"));
  for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
    await bundle(entry, join(folder, chunks.get(entry)), {
      // The launcher calls this function; a module's own wrapping would copy the whole text.
      banner: { js: "(function (exports, require, module, __dirname) {" },
      footer: { js: "})" },
      plugins: [onDemand],
    });
  }
  await compileAhead(folder);
}

async function bundle(entry, outfile, options = {}) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: "cjs",
    platform: "node",
    target: NODE,
    external: EXTERNAL_PACKAGES,
    // `require` of a neighbour; import() would start Node's loader for ES modules.
    supported: { "dynamic-import": false },
    define: { "import.meta.dirname": "__dirname" },
    charset: "ascii",
    minify: true,
    logLevel: "warning",
    ...options,
  });
  await escapeLetters(outfile);
}

/** Escapes what esbuild leaves: letters in regular expressions. The launcher reads ASCII only. */
async function escapeLetters(file) {
  const text = await readFile(file, "utf8");
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  const ascii = text.replace(/[^\0-\x7f]/g, escaped);
  if (ascii !== text) await writeFile(file, ascii);
}

/** Lets V8 compile what common calls run, and keeps that beside the chunks. */
async function compileAhead(folder) {
  const sample = join(folder, "sample.wf");
  const calls = [
    ["validate", sample],
    ["render", sample, "--output", join(folder, "sample.svg")],
    ["render", sample, "--output", join(folder, "sample.html")],
    ["parse", sample, "--compact"],
    ["--help"],
  ];
  await writeFile(sample, SAMPLE);
  const script = join(ROOT, "scripts", "build-code-cache.mjs");
  for (const call of calls) {
    const { status, stderr } = spawnSync(process.execPath, [script, folder, ...call]);
    if (status !== 0) throw new Error(`wf ${call.join(" ")} failed: ${stderr}`);
  }
  for (const ending of ["wf", "svg", "html"]) await rm(join(folder, `sample.${ending}`));
}

/** `src/cli/run/validate.ts` becomes `run-validate.chunk`. */
function chunkName(file) {
  const inside = relative(join(SOURCE, "cli"), file).replace(/\.ts$/, "");
  const steps = inside.split(sep).filter((step) => step !== "..");
  return `${steps.join("-")}.chunk`;
}

async function buildTypes() {
  const tsc = join(ROOT, "node_modules", ".bin", "tsc");
  const options = { cwd: ROOT, stdio: "inherit", shell: process.platform === "win32" };
  for (const project of ["tsconfig.build.json", "tsconfig.build-node.json"]) {
    const { status } = spawnSync(tsc, ["-p", project], options);
    if (status !== 0) process.exitCode = 1;
  }
}
