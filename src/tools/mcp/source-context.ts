/** Collects what a source is read and drawn with: files in its roots, settings, fonts, pictures. */
import { dirname, join, resolve } from "node:path";
import type { InspectSourceOptions } from "../../authoring/inspect/inspect-source.js";
import { nearestWord } from "../../base/text/suggest.js";
import type { LoadFile } from "../../language/ast/load-file.js";
import { judge } from "../../language/check/verdict.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { type Device, deviceNames } from "../../model/define/device.js";
import { CallPages } from "../../workspace/files/call-pages.js";
import { Imports } from "../../workspace/files/imports.js";
import { projectOf } from "../../workspace/files/load-from-disk.js";
import { type ProjectPictures, projectPictures } from "../../workspace/files/project-pictures.js";
import { realPath } from "../../workspace/files/real-path.js";
import { isBelow } from "../../workspace/files/watched-set.js";
import type { Io } from "../../workspace/io.js";
import { SettingsFinder } from "../../workspace/settings/find-settings.js";
import { geometryOf } from "../../workspace/settings/geometry-of.js";
import type { Settings } from "../../workspace/settings/settings.js";
import { isUsageError, UsageError } from "../../workspace/usage-error.js";
import { realInRoots } from "./roots.js";
import type { TaskDrawing, TaskSource } from "./task.js";

/** The context of a source. */
export interface SourceContext {
  options: InspectSourceOptions;
  imports: Imports;
  pictures: Pick<ProjectPictures, "of" | "reasonFor">;
  /** Applies the settings to diagnostics. */
  settle(diagnostics: readonly Diagnostic[]): Diagnostic[];
}

/** Reads the context of a source; throws a UsageError for invalid settings and devices. */
export async function contextOf(
  { absolute, roots }: TaskSource,
  { look, device, width, theme }: TaskDrawing,
): Promise<SourceContext> {
  const [folder = "/"] = roots;
  const main = absolute ?? join(folder, "-");
  const imports = new Imports(folder);
  const settings = await settingsOf(dirname(main), roots);
  const own = imports.of(main);
  const load: LoadFile = (path, from) => {
    const asking = from === undefined ? main : resolve(folder, from);
    return mayRead(resolve(dirname(asking), path), roots)
      ? own.load(path, from)
      : { problem: "outside" };
  };
  const options: InspectSourceOptions = {
    ...(await geometryOf(settings, { look }, quietIo(folder))),
    ...own,
    load,
    ...pagesAround(absolute, roots, imports),
    devices: devicesOf(device),
    ...(width !== undefined && { width }),
    ...(theme !== undefined && { theme }),
  };
  return {
    options,
    imports,
    pictures: insideOnly(projectPictures(main), dirname(main), roots),
    settle: (found) => judge(found, { severity: settings?.severity }).diagnostics,
  };
}

/** The pages in the project of a file, if all of it may be read. */
function pagesAround(
  absolute: string | undefined,
  roots: readonly string[],
  imports: Imports,
): Pick<InspectSourceOptions, "others"> {
  const project = absolute === undefined ? undefined : projectOf(dirname(absolute));
  if (project === undefined || !isBelow(realPath(project), roots)) return {};
  return { others: new CallPages({ files: [], paths: [] }, imports).seenFrom(absolute!) };
}

async function settingsOf(folder: string, roots: readonly string[]): Promise<Settings | undefined> {
  const settings = await new SettingsFinder(quietIo(folder)).settingsFor(folder);
  return settings && isBelow(realPath(settings.folder), roots) ? settings : undefined;
}

/** Reads settings without reporting problems in them, which `wf validate` reports. */
function quietIo(cwd: string): Io {
  const silent = { write: async () => {}, isTerminal: false };
  return {
    cwd,
    env: {},
    stdout: silent,
    stderr: silent,
    packageFolder: "",
    readInput: async () => new Uint8Array(),
    async *followInput() {},
    ask: async () => undefined,
    onSignal: () => () => {},
    onCrash: () => () => {},
    holdSignals: () => ({ release: async () => undefined }),
  };
}

/** The devices in a list; throws a UsageError for an unknown name. */
function devicesOf(list: string | undefined): Device[] {
  return (list ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => {
      if (deviceNames.includes(name as Device)) return name as Device;
      const meant = nearestWord(name, deviceNames);
      const hint = meant === undefined ? deviceNames.join(", ") : `did you mean ${meant}?`;
      throw new UsageError(`unknown device "${name}": ${hint}`);
    });
}

/** Whether a file is inside the roots. One without a real path, as in a loop of links, cannot be read anyway. */
function mayRead(absolute: string, roots: readonly string[]): boolean {
  try {
    return realInRoots(absolute, roots) !== undefined;
  } catch {
    return isBelow(absolute, roots);
  }
}

/** Pictures of a project of which only a part may be read. */
function insideOnly(
  pictures: ProjectPictures,
  folder: string,
  roots: readonly string[],
): Pick<ProjectPictures, "of" | "reasonFor"> {
  const isInside = (src: string) =>
    /^[a-z][\w+.-]*:/i.test(src) || mayRead(resolve(folder, src), roots);
  return {
    of: (src) => (isInside(src) ? pictures.of(src) : undefined),
    reasonFor: (src) => (isInside(src) ? pictures.reasonFor?.(src) : "outside"),
  };
}

/** The message for an error that the user can fix; other errors are rethrown. */
export function problemOf(error: unknown): string {
  if (isUsageError(error)) return error.message;
  // Compared by name, because each bundle has its own copy of the class.
  if (error instanceof Error && error.name === "RasterError") return error.message;
  throw error;
}
