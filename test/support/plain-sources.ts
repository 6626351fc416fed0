/**
 * Makes tests import `src` as plain JavaScript, which Node loads by itself: vitest would transform each module in each
 * run, send it to each worker, and put a getter in front of each import.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { build, type Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin } from "vitest/config";

const root = join(import.meta.dirname, "../..");
const sources = join(root, "src");
/** As deep in the repository as `src`, because some modules look for files relative to themselves. */
const plain = join(root, ".plain-src");

/** Matches modules that Node loads by itself. */
export const isPlainSource = /\/\.plain-src\//;

/** Writes each changed module of `src` as JavaScript, and removes those that no longer exist. */
export async function writePlainSources(): Promise<void> {
  const names = namesIn(sources).filter((name) => /(?<!\.d)\.ts$/.test(name));
  const wanted = new Set(names.map(nameInPlain));
  for (const name of existsSync(plain) ? namesIn(plain) : []) {
    if (name.endsWith(".js") && !wanted.has(name)) rmSync(join(plain, name), { force: true });
  }
  const tools = ["test/support/plain-sources.ts", "package-lock.json"];
  const least = Math.max(...tools.map((name) => changedAt(join(root, name))));
  const stale = names.filter((name) => {
    const written = statSync(join(plain, nameInPlain(name)), { throwIfNoEntry: false });
    return !written || written.mtimeMs <= Math.max(least, changedAt(join(sources, name)));
  });
  const [bundled, alone] = [true, false].map((isBundled) =>
    stale.filter((name) => (name === withRough) === isBundled),
  );
  for (const [part, bundle] of [
    [bundled!, true],
    [alone!, false],
  ] as const) {
    if (part.length > 0) await writeSome(part, bundle);
  }
}

/** This module is bundled with roughjs, whose own imports only bundlers can resolve. */
const withRough = join("drawing", "paint", "looks", "pen.ts");

const ownModulesApart: EsbuildPlugin = {
  name: "own-modules-apart",
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, importer }) =>
      importer.startsWith(sources + sep) ? { path, external: true } : undefined,
    );
  },
};

async function writeSome(names: readonly string[], bundle: boolean): Promise<void> {
  // Files that change during the build count as newer.
  const begun = new Date();
  const { outputFiles } = await build({
    entryPoints: names.map((name) => join(sources, name)),
    outbase: sources,
    outdir: plain,
    write: false,
    bundle,
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "error",
    plugins: bundle ? [ownModulesApart] : [],
  });
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    // Another run may be loading the file.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, contents);
    utimesSync(draft, begun, begun);
    renameSync(draft, path);
  }
}

/** Redirects imports of `src` to its plain JavaScript. */
export const plainSources: Plugin = {
  name: "plain-sources",
  enforce: "pre",
  resolveId(name, importer) {
    if (importer === undefined || !/^\.{1,2}\//.test(name)) return undefined;
    const path = join(dirname(importer), name);
    if (!path.startsWith(sources + sep)) return undefined;
    const written = join(plain, relative(sources, path)).replace(/\.ts$/, ".js");
    return existsSync(written) ? written.replaceAll(sep, "/") : undefined;
  },
};

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" });
}

/**
 * The later of modification and change time, in milliseconds: a file that was moved into place may have old content.
 */
function changedAt(path: string): number {
  const { mtimeMs, ctimeMs } = statSync(path);
  return Math.max(mtimeMs, ctimeMs);
}

function nameInPlain(name: string): string {
  return name.replace(/\.ts$/, ".js");
}
