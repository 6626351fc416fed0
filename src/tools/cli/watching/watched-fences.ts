/** Replaces the Markdown files in a set of watched files by the wireframes in their fences. */
import { join } from "node:path";
import { analyze } from "../../../analyze.js";
import { defaultPadding } from "../../../drawing/paint/place-canvas.js";
import { isMarkdownName } from "../../../workspace/files/file-kinds.js";
import type {
  OwnDrawing,
  ReadSource,
  WatchedFile,
  WatchedSet,
} from "../../../workspace/files/watched-set.js";
import { type FenceOptions, readFenceOptions } from "../../../workspace/markdown/fence-options.js";
import { isComponent } from "../../../workspace/markdown/known-component.js";
import { limitedFences } from "../../../workspace/markdown/limited-fences.js";
import { nameFences } from "../../../workspace/markdown/name-fences.js";
import { isUsageError } from "../../../workspace/usage-error.js";
import { checkRoom, readDevices } from "../pictures/check-options.js";

/** Maximum number of wireframes shown from one file. */
const mostFences = 500;

/** The last content of a Markdown file. */
interface ReadMarkdown {
  text: string;
  /** Its wireframes by name. */
  wireframes: ReadonlyMap<string, ReadSource>;
}

/** The set with the wireframes of Markdown files, named like their pictures, below the path of their file. */
export function withFences(set: WatchedSet): WatchedSet {
  const known = new Map<string, ReadMarkdown>();
  /** Files of wireframes, by path. */
  const sources = new Map<string, { file: string; name: string }>();
  return {
    roots: set.roots,
    admits: (absolute, isFolder) => set.admits(absolute, isFolder),
    size: (absolute) => set.size(absolute),
    ...(set.openImports && { openImports: () => set.openImports!() }),
    ...(set.openPages && { openPages: () => set.openPages!() }),
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
      // Wireframes keep their names if their file is renamed.
      const identity = set.identity(source.file);
      return identity === undefined ? undefined : `${identity} ${source.name}`;
    },
    read(absolute) {
      const source = sources.get(absolute);
      if (source === undefined) return set.read(absolute);
      const read = readMarkdown(source.file)?.wireframes.get(source.name);
      if (read === undefined) throw noSuchFence(absolute);
      return read;
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
    const now = { text, wireframes: wireframesIn(text, absolute) };
    known.set(absolute, now);
    return now;
  }
}

/** The texts of the wireframes, preceded by blank lines so that line numbers match those in the Markdown file. */
function wireframesIn(text: string, path: string): Map<string, ReadSource> {
  const fences = limitedFences(text, path, isComponent).fences.slice(0, mostFences);
  const names = nameFences(
    fences.map(({ info, content }) => ({ info, ast: analyze(content).ast })),
    false,
  );
  return new Map(
    fences.map((fence, at) => [
      names[at]![0]!,
      {
        text: "\n".repeat(fence.opening.number + 1) + fence.content,
        own: ownDrawing(readFenceOptions(fence).options),
      },
    ]),
  );
}

/** The drawing options of a fence; contradictory ones are dropped, since `wf render` reports them. */
function ownDrawing(options: FenceOptions): OwnDrawing | undefined {
  if (Object.keys(options).length === 0) return undefined;
  const { theme, device, fold, frame, flow, width, padding } = options;
  const devices = orNone(() => readDevices({ device }));
  const hasRoom = orNone(() => checkRoom({ width, padding: padding ?? defaultPadding }) ?? true);
  return {
    ...(theme !== undefined && theme !== "both" && { theme }),
    drawing: {
      ...(devices && devices.length > 0 && { devices }),
      ...(fold !== undefined && { fold }),
      ...(frame !== undefined && { frames: frame }),
      ...(flow !== undefined && { flow }),
      ...(hasRoom && width !== undefined && { width }),
      ...(hasRoom && padding !== undefined && { padding }),
    },
  };
}

function orNone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (isUsageError(error)) return undefined;
    throw error;
  }
}

function noSuchFence(absolute: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${absolute} is no longer a code fence`), { code: "ENOENT" });
}
