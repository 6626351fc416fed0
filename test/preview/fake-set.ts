/** Replaces a disk and its watcher: files in memory, and changes that the test reports. */
import type { Pictures } from "../../src/base/images/picture.js";
import { readPictures } from "../../src/base/images/read-pictures.js";
import { SourceText } from "../../src/base/text/source-text.js";
import type { SourceImports } from "../../src/source-pages.js";
import type { FileChange, StartWatcher } from "../../src/tools/preview/file-watcher.js";
import { ImportedFiles } from "../../src/workspace/files/imported-files.js";
import type { OpenImports, WatchedSet } from "../../src/workspace/files/watched-set.js";

/** A watched folder `/w` in memory. */
export class FakeSet implements WatchedSet {
  readonly roots = ["/w"];
  readonly files = new Map<string, string>();
  /** Counts calls of `read` and `find`, to test what was not done. */
  reads = 0;
  finds = 0;
  /** Reports a change like a watcher. */
  tell: (change: FileChange) => void = () => undefined;

  constructor(files: Record<string, string> = {}) {
    for (const [path, text] of Object.entries(files)) this.files.set(`/w/${path}`, text);
  }

  readonly startWatcher: StartWatcher = async (_, tell) => {
    this.tell = tell;
    return { refresh: () => undefined, close: async () => undefined };
  };

  readonly imported = new ImportedFiles();

  openImports(): OpenImports {
    const texts = new Map<string, SourceText>();
    const absoluteOf = (id: string): string => `/w/${id}`;
    const of = (): SourceImports => ({
      load: (id) => {
        const text = this.files.get(absoluteOf(id));
        if (text === undefined) return { problem: "missing", id };
        texts.set(id, new SourceText(text, id));
        return { id, text };
      },
    });
    return { of, texts, absoluteOf };
  }

  /** Pictures next to the wireframes, by path. */
  readonly pictures = new Map<string, Uint8Array>();

  openPictures(_: string, onFile: (absolute: string) => void): Pictures {
    return readPictures((src) => {
      onFile(`/w/${src}`);
      return this.pictures.get(src) ?? "missing";
    });
  }

  admits(): boolean {
    return true;
  }

  async find() {
    this.finds++;
    const wireframes = [...this.files.keys()].filter((absolute) => !absolute.endsWith(".json"));
    const files = wireframes.map((absolute) => ({ path: absolute.slice(3), absolute }));
    const missing = files.length === 0 ? [{ path: "/w", message: "no such file or folder" }] : [];
    return { files, missing };
  }

  size(absolute: string): number | undefined {
    return this.files.get(absolute)?.length ?? this.pictures.get(absolute.slice(3))?.length;
  }

  /** Identities of files, set by tests that need them. */
  readonly identities = new Map<string, string>();

  identity(absolute: string): string | undefined {
    return this.identities.get(absolute);
  }

  read(absolute: string) {
    this.reads++;
    const text = this.files.get(absolute);
    if (text === undefined) throw Object.assign(new Error("gone"), { code: "ENOENT" });
    return { text };
  }

  /** Writes a file and reports the change. */
  write(path: string, text: string): void {
    const absolute = `/w/${path}`;
    const kind = this.files.has(absolute) ? "content" : "presence";
    this.files.set(absolute, text);
    this.tell({ absolute, kind });
  }

  /** Writes or removes a picture, and reports the change. */
  draw(path: string, bytes: Uint8Array | undefined): void {
    const kind = bytes && this.pictures.has(path) ? "content" : "presence";
    if (bytes) this.pictures.set(path, bytes);
    else this.pictures.delete(path);
    this.tell({ absolute: `/w/${path}`, kind });
  }

  /** Removes a file and reports the change. */
  remove(path: string): void {
    this.files.delete(`/w/${path}`);
    this.tell({ absolute: `/w/${path}`, kind: "presence" });
  }
}

/** A wireframe that shows a word. */
export function good(word: string): string {
  return `page "P" { text "${word}" }\n`;
}

/** A wireframe with an error. */
export const wrong = 'page "P" { buton "x" }\n';
