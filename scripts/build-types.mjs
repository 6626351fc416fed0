/** Writes the types of the package: only those that its entry points reach. */
import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { ROOT } from "./generated-files.mjs";

const PROJECTS = ["tsconfig.build.json", "tsconfig.build-node.json", "tsconfig.build-browser.json"];

/** @param {string} folder the folder for the types */
export async function buildTypes(folder) {
  const all = await mkdtemp(join(tmpdir(), "wf-types-"));
  try {
    const entries = [];
    for (const project of PROJECTS) {
      const { files } = JSON.parse(await readFile(join(ROOT, project), "utf8"));
      entries.push(...files.map((file) => join(all, relative("src", file))));
      emit(project, all);
    }
    for (const file of await reachable(entries.map((entry) => entry.replace(/\.ts$/, ".d.ts")))) {
      await cp(file, join(folder, relative(all, file)));
    }
  } finally {
    await rm(all, { recursive: true });
  }
}

function emit(project, folder) {
  const tsc = join(ROOT, "node_modules", ".bin", "tsc");
  const options = { cwd: ROOT, stdio: "inherit", shell: process.platform === "win32" };
  // Linting checks the types; without a check, this takes a third of the time and writes the same files.
  const words = ["-p", project, "--outDir", folder, "--noCheck", "--singleThreaded"];
  const { status } = spawnSync(tsc, words, options);
  if (status !== 0) throw new Error(`tsc -p ${project} failed`);
}

/** The files that are reachable from these by relative imports, including these. */
async function reachable(entries) {
  const found = new Set(entries);
  for (const file of found) {
    const text = await readFile(file, "utf8");
    for (const [, path] of text.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]*)"/g)) {
      found.add(resolve(dirname(file), path.replace(/\.js$/, ".d.ts")));
    }
  }
  return found;
}
