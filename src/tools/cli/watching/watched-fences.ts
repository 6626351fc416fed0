/** Turns a set of watched files into one of wireframes: a Markdown file stands for those in its fences. */
import { join } from "node:path";
import { analyze } from "../../../analyze.js";
import { isMarkdownName } from "../../../workspace/files/file-kinds.js";
import type { ReadSource, WatchedFile, WatchedSet } from "../../../workspace/files/watched-set.js";
import { dialectOf } from "../../../workspace/markdown/dialect.js";
import { findFences } from "../../../workspace/markdown/fences.js";
import { isComponent } from "../../../workspace/markdown/known-component.js";
import { nameFences } from "../../../workspace/markdown/name-fences.js";

/** So many wireframes of one file are shown; nobody looks through more. */
const mostFences = 500;

/** A Markdown file as it was read last. */
interface ReadMarkdown {
  text: string;
  /** Texts of its wireframes by name. */
  wireframes: ReadonlyMap<string, string>;
}

/** The wireframes of a set; those in fences have the name of their picture below their file. */
export function withFences(set: WatchedSet): WatchedSet {
  const known = new Map<string, ReadMarkdown>();
  /** Files of wireframes by their place. */
  const sources = new Map<string, { file: string; name: string }>();
  return {
    roots: set.roots,
    admits: (absolute, isFolder) => set.admits(absolute, isFolder),
    size: (absolute) => set.size(absolute),
    ...(set.openImports && { openImports: () => set.openImports!() }),
    ...(set.openPictures && { openPictures: set.openPictures.bind(set) }),
    ...(set.imported && { imported: set.imported }),
    async find() {
      const { files, missing } = await set.find();
      return { files: files.flatMap(wireframesOf), missing };
    },
    placesIn(absolute) {
      const names = known.get(absolute)?.wireframes.keys();
      return names && [...names].map((name) => join(absolute, name));
    },
    identity(absolute) {
      const source = sources.get(absolute);
      if (source === undefined) return set.identity(absolute);
      // When their file is renamed, wireframes keep their names.
      const identity = set.identity(source.file);
      return identity === undefined ? undefined : `${identity} ${source.name}`;
    },
    read(absolute) {
      const source = sources.get(absolute);
      if (source === undefined) return set.read(absolute);
      const text = readMarkdown(source.file)?.wireframes.get(source.name);
      if (text === undefined) throw noSuchFence(absolute);
      return { text };
    },
  };

  function wireframesOf(file: WatchedFile): WatchedFile[] {
    if (!isMarkdownName(file.path)) return [file];
    const read = readMarkdown(file.absolute);
    // A file that is not text is shown with its diagnostic.
    if (read === undefined) return [file];
    return [...read.wireframes.keys()].map((name) => {
      const absolute = join(file.absolute, name);
      sources.set(absolute, { file: file.absolute, name });
      return { ...file, path: `${file.path}/${name}`, absolute, source: file.absolute };
    });
  }

  function readMarkdown(absolute: string): ReadMarkdown | undefined {
    let read: ReadSource;
    try {
      read = set.read(absolute);
    } catch {
      read = { text: "" };
    }
    const { text, unreadable } = read;
    if (unreadable) {
      known.delete(absolute);
      return undefined;
    }
    const before = known.get(absolute);
    if (before?.text === text) return before;
    const now = { text, wireframes: textsOf(text, absolute) };
    known.set(absolute, now);
    return now;
  }
}

/** Texts with the wireframes on their lines in the Markdown file; all other lines are blank. */
function textsOf(text: string, path: string): Map<string, string> {
  const fences = findFences(text, isComponent, dialectOf(path)).slice(0, mostFences);
  const names = nameFences(
    fences.map(({ info, content }) => ({ info, ast: analyze(content).ast })),
    false,
  );
  return new Map(
    fences.map(({ content, opening }, at) => [
      names[at]![0]!,
      "\n".repeat(opening.number + 1) + content,
    ]),
  );
}

function noSuchFence(absolute: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${absolute} is no longer a code fence`), { code: "ENOENT" });
}
