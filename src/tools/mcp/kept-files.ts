/** Keeps the full-size files of the last calls in a folder of their own, for people to open. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Files that are there at once; older ones go. */
const mostFiles = 40;

/** The files of a run. */
export class KeptFiles {
  #folder: Promise<string> | undefined;
  readonly #files: string[] = [];
  #count = 0;

  /** Writes a file and gives its address. */
  async keep(ending: string, content: string | Uint8Array): Promise<string> {
    this.#folder ??= mkdtemp(join(tmpdir(), "wf-mcp-"));
    const file = join(await this.#folder, `wireframe-${++this.#count}.${ending}`);
    await writeFile(file, content, { mode: 0o600 });
    this.#files.push(file);
    while (this.#files.length > mostFiles) await rm(this.#files.shift()!, { force: true });
    return pathToFileURL(file).href;
  }

  /** Removes all of them. */
  async close(): Promise<void> {
    const folder = await this.#folder;
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}
