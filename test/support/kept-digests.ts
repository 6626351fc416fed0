/** Computes digests of the pictures of sources, kept in one file for each component and example. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { DigestedEntry } from "../corpus/corpus.js";

const folder = fileURLToPath(new URL("../expected/", import.meta.url));

/** A short digest of texts in order. */
export function digestOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex").slice(0, 16);
}

/** The sources of a corpus, grouped by the files of their digests. */
export function byDigestFile(corpus: readonly DigestedEntry[]): Map<string, DigestedEntry[]> {
  const files = new Map<string, DigestedEntry[]>();
  for (const entry of corpus) {
    files.set(entry.digestFile, [...(files.get(entry.digestFile) ?? []), entry]);
  }
  return files;
}

/** The kept digests by the names of their sources; with `UPDATE`, the given ones are written first. */
export function keptDigests(
  file: string,
  found: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const target = path.join(folder, file);
  if (process.env.UPDATE && Object.keys(found).length > 0) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `${JSON.stringify(found, null, 2)}\n`);
  }
  return existsSync(target) ? JSON.parse(readFileSync(target, "utf8")) : {};
}

/** Digest files without a source; with `UPDATE`, they are removed. */
export function strayDigestFiles(wanted: ReadonlySet<string>): string[] {
  const stray = readdirSync(folder, { recursive: true })
    .map((file) => String(file).split(path.sep).join("/"))
    .filter((file) => file.endsWith(".json") && !wanted.has(file));
  if (!process.env.UPDATE) return stray;
  for (const file of stray) rmSync(path.join(folder, file));
  return [];
}
