/**
 * Builds the package when npm prepares it: after `npm ci`, and when it is installed from git or a folder.
 *
 * `npm install -g` from git and `npm install FOLDER` prepare it without the packages that the build needs; in that
 * case, these are installed first.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./generated-files.mjs";

const problem = willBeLost() ?? installMissing();
if (problem === undefined) {
  await import("./build.mjs");
} else {
  console.error(`wf: ${problem}`);
  process.exitCode = 1;
}

/**
 * For a global package from git, npm links to a temporary clone, which it then removes, unless it was told to copy. The
 * resulting error is a list of missing files, so this stops it first.
 */
function willBeLost() {
  const { npm_config_global, npm_config_install_links, _PACOTE_NO_PREPARE_ } = process.env;
  const isLink = npm_config_global === "true" && npm_config_install_links !== "true";
  if (!isLink || _PACOTE_NO_PREPARE_ === undefined) return undefined;
  return "npm installs from git globally only with --install-links: npm install -g --install-links git+URL";
}

/** Installs the packages that the build needs, as in package-lock.json; returns what is wrong if that fails. */
function installMissing() {
  if (existsSync(join(ROOT, "node_modules", "esbuild"))) return undefined;
  // npm passes its options on as variables; options given here take precedence.
  const options = ["--global=false", "--location=project", "--include=dev", "--ignore-scripts"];
  const { status } = spawnSync("npm", ["install", "--no-save", "--no-audit", ...options], {
    cwd: ROOT,
    // On standard output, npm pack prints the name of its file.
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  return status === 0 ? undefined : `the build needs more packages; run npm ci in ${ROOT}`;
}
