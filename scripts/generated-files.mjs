/** Writes freshly generated contents to files, or, with `--check`, compares them with the committed ones. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the repository. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * Writes every file, or, if the command line contains `--check`, compares each with the one on disk, names those that
 * differ and sets the exit code to 1.
 *
 * @param {ReadonlyMap<string, string | Uint8Array>} files contents by absolute path
 * @param {string} command how to regenerate them, for the message
 */
export async function writeOrCheck(files, command) {
  const check = process.argv.includes("--check");
  const stale = [];
  for (const [path, content] of files) {
    const bytes = Buffer.from(content);
    if (!check) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
      continue;
    }
    const committed = await readFile(path).catch(() => undefined);
    if (committed === undefined || !bytes.equals(committed)) stale.push(path);
  }
  for (const path of stale) console.error(`stale: ${nameOf(path)} (run ${command})`);
  if (stale.length > 0) process.exitCode = 1;
  else console.log(`${files.size} files ${check ? "are up to date" : "written"}`);
}

function nameOf(path) {
  return relative(ROOT, path).split(sep).join("/");
}
