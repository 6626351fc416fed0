/** Checks one file, and repairs its text on request. */
import { dirname, resolve } from "node:path";
import { check } from "../../../analyze.js";
import type { InspectRoom } from "../../../authoring/inspect/inspect-room.js";
import { SourceText } from "../../../base/text/source-text.js";
import { judge } from "../../../language/check/verdict.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import { countDiagnostics, type FileReport } from "../../../output/report/report.js";
import type { AppliedFix } from "../../../repair.js";
import type { CallPages } from "../../../workspace/files/call-pages.js";
import { isMarkdownName } from "../../../workspace/files/file-kinds.js";
import type { FoundFile } from "../../../workspace/files/found-files.js";
import type { Imports } from "../../../workspace/files/imports.js";
import { readRegular } from "../../../workspace/files/read-regular.js";
import { decodeSource } from "../../../workspace/files/read-source.js";
import type { Io } from "../../../workspace/io.js";
import { isComponent } from "../../../workspace/markdown/known-component.js";
import type { SettingsFinder } from "../../../workspace/settings/find-settings.js";
import type { Settings } from "../../../workspace/settings/settings.js";
import type { ReportRoom } from "../terminal/report-room.js";
import type { FileContext } from "./file-context.js";

/** What the user asked for. */
export interface CheckOptions {
  strict: boolean;
  quiet: boolean;
  repairs: boolean;
  /** Whether to draw files, for diagnostics about their layout. */
  geometry: boolean;
  stdinFilename: string | undefined;
  /** The pages of the files of the call, and of their projects. */
  pages: CallPages;
  /** The files that the files of the call import. */
  imports: Imports;
  /** What can still be described. */
  room: ReportRoom;
  /** What can still be drawn. */
  drawing: InspectRoom;
  /** Checked instead of the content of the file. */
  text?: string;
}

/** A file with its diagnostics and, if it was repaired or is standard input, its text before and after. */
export interface CheckedFile {
  file: FoundFile;
  /** Undefined if the settings exclude the file. */
  report?: FileReport;
  before: string;
  after: string;
  /** The applied fixes. */
  fixes: readonly AppliedFix[];
}

/** Reads and checks a file; throws errors of `node:fs`. */
export async function checkFile(
  file: FoundFile,
  options: CheckOptions,
  finder: SettingsFinder,
  io: Io,
): Promise<CheckedFile> {
  const { stdinFilename } = options;
  const name = file.absolute === undefined ? (stdinFilename ?? "<stdin>") : file.path;
  const absolute = file.absolute ?? resolve(io.cwd, stdinFilename ?? "stdin");
  const settings = await finder.settingsFor(dirname(absolute));
  const isIgnored = settings?.ignores(absolute) ?? false;
  if (isIgnored && file.absolute !== undefined) return { file, before: "", after: "", fixes: [] };
  const { text, unreadable } =
    options.text === undefined
      ? decodeSource(
          file.absolute
            ? readRegular(file.absolute, io.cwd, settings?.maxFileSize)
            : await io.readInput(),
        )
      : { text: options.text, unreadable: undefined };
  if (isIgnored) return { file, before: text, after: text, fixes: [] };
  if (unreadable) {
    const report = reportOf(name, text, [unreadable], options);
    return { file, report, before: text, after: text, fixes: [] };
  }
  const { imports, pages } = options;
  imports.trim();
  const context: FileContext = {
    ...imports.of(absolute),
    others: pages.seenFrom(absolute, settings?.maxFileSize),
  };
  const diagnostics = await createCheck({ name, absolute }, settings, options, context, io);
  if (!options.repairs) {
    const report = reportOf(name, text, diagnostics(text), options, imports);
    // Only repairs need the texts, which can be more than fits into memory.
    return { file, report, before: "", after: "", fixes: [] };
  }
  const { repair } = await import("../../../repair.js");
  const repaired = repair(text, diagnostics);
  const report = reportOf(name, repaired.text, repaired.diagnostics, options, imports);
  const { fixes } = repaired;
  // As above: the text of a file without repairs can be read again.
  if (repaired.text === text && file.absolute !== undefined)
    return { file, report, before: "", after: "", fixes };
  return { file, report, before: text, after: repaired.text, fixes };
}

/** Chooses the check for a file by its name, its settings and `--strict`. */
async function createCheck(
  { name, absolute }: { name: string; absolute: string },
  settings: Settings | undefined,
  { strict, geometry, drawing }: Pick<CheckOptions, "strict" | "geometry" | "drawing">,
  context: FileContext,
  io: Io,
): Promise<(text: string) => Diagnostic[]> {
  const limits = settings?.limits ?? {};
  const checkSource = geometry
    ? await (await import("./check-geometry.js")).createGeometryCheck(
        absolute,
        settings,
        context,
        drawing,
        io,
      )
    : (source: string): Diagnostic[] => check(source, { ...context, limits });
  const checkText = isMarkdownName(name)
    ? await createMarkdownCheck(name, checkSource)
    : checkSource;
  return (text) => {
    const { diagnostics } = judge(checkText(text), { severity: settings?.severity, strict });
    return diagnostics.map(withoutForeignFix);
  };
}

/** A problem in another file is fixed there: `--fix` changes only the files that it is given. */
function withoutForeignFix(diagnostic: Diagnostic): Diagnostic {
  if (!diagnostic.fix?.edits.some(({ source }) => source !== undefined)) return diagnostic;
  const { fix, ...rest } = diagnostic;
  return rest;
}

async function createMarkdownCheck(
  name: string,
  checkSource: (source: string) => Diagnostic[],
): Promise<(text: string) => Diagnostic[]> {
  const { checkMarkdown } = await import("../../../workspace/markdown/check-markdown.js");
  return (text) => checkMarkdown(text, name, { check: checkSource, isComponent });
}

function reportOf(
  name: string,
  text: string,
  diagnostics: readonly Diagnostic[],
  { quiet, room }: Pick<CheckOptions, "quiet" | "room">,
  imports?: Imports,
): FileReport {
  const wanted = quiet ? diagnostics.filter(({ severity }) => severity === "error") : diagnostics;
  const others = textsOf(wanted, imports);
  const whole = new SourceText(text, name);
  const { shown, omitted } = room.take(wanted, whole, [...others.values()]);
  // Texts without diagnostics need not be kept.
  const source = shown.length > 0 ? whole : new SourceText("", name);
  const counts = countDiagnostics(diagnostics);
  return { source, diagnostics: shown, omitted, counts, ...(shown.length > 0 && { others }) };
}

/** The texts of imported files that diagnostics are in, by id. */
function textsOf(
  diagnostics: readonly Diagnostic[],
  imports: Imports | undefined,
): ReadonlyMap<string, SourceText> {
  const texts = new Map<string, SourceText>();
  const add = (id: string | undefined): void => {
    const text = id === undefined ? undefined : imports?.texts.get(id);
    if (text) texts.set(id!, text);
  };
  for (const { source, related } of diagnostics) {
    add(source);
    for (const place of related ?? []) add(place.source);
  }
  return texts;
}
