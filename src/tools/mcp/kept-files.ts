/** Keeps full-size files of recent calls in a temporary folder, for people to open. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Maximum number of files; older ones are removed. */
const mostFiles = 40;

/** The files of a run. */
export class KeptFiles {
  #folder: Promise<string> | undefined;
  readonly #files: string[] = [];
  #count = 0;

  /** Writes a file and returns its URL. */
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
