/** Does the work of `wf inspect`: prints the frames of wireframes and their diagnostics. */
import { dirname, resolve } from "node:path";
import { frameTable } from "../../../authoring/inspect/frame-table.js";
import { framesJson, type JsonBoard } from "../../../authoring/inspect/frames-json.js";
import { InspectRoom } from "../../../authoring/inspect/inspect-room.js";
import { type InspectedSource, inspectSource } from "../../../authoring/inspect/inspect-source.js";
import { outlineOf } from "../../../authoring/inspect/outline.js";
import { RunPictures } from "../../../base/images/run-pictures.js";
import { printable } from "../../../base/text/display-width.js";
import { jsonPieces } from "../../../base/text/json-pieces.js";
import { SourceText } from "../../../base/text/source-text.js";
import { findPage } from "../../../drawing/lower/choose-pages.js";
import { judge, type Verdict } from "../../../language/check/verdict.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import { paintablePictures } from "../../../output/raster/paintable-pictures.js";
import { type JsonDiagnostic, jsonDiagnostic } from "../../../output/report/json.js";
import { countDiagnostics, type FileReport, type Report } from "../../../output/report/report.js";
import { CallPages } from "../../../workspace/files/call-pages.js";
import { collectFiles } from "../../../workspace/files/collect-files.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { isMarkdownName } from "../../../workspace/files/file-kinds.js";
import type { FoundFile } from "../../../workspace/files/found-files.js";
import { Imports } from "../../../workspace/files/imports.js";
import { openTokens } from "../../../workspace/files/open-tokens.js";
import { projectPictures } from "../../../workspace/files/project-pictures.js";
import { readRegular } from "../../../workspace/files/read-regular.js";
import { decodeSource } from "../../../workspace/files/read-source.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { SettingsFinder } from "../../../workspace/settings/find-settings.js";
import { geometryOf } from "../../../workspace/settings/geometry-of.js";
import { isUsageError, UsageError } from "../../../workspace/usage-error.js";
import { readDevices } from "../pictures/check-options.js";
import { ReportRoom } from "../terminal/report-room.js";
import { tellUnsearched } from "../terminal/tell-unsearched.js";
import { tellWorktrees } from "../terminal/tell-worktrees.js";
import { writePieces } from "../terminal/write-pieces.js";
import { writeReport } from "../terminal/write-report.js";
import type { inspectCommand } from "./inspect-command.js";

type InspectOptions = Call<typeof inspectCommand.options>["options"];

/** Maximum number of characters of all wireframes, since the frames of all of them are kept. */
const mostText = 10_000_000;

/** A file with its frames. */
interface InspectedFile extends InspectedSource {
  report: FileReport;
}

/** What `--format json` prints for a file. */
interface JsonFile {
  path: string;
  boards: JsonBoard[];
  diagnostics: JsonDiagnostic[];
  /** Diagnostics that are counted but not listed. */
  omitted: number;
}

/** Prints tables, outlines or JSON; returns the exit code. */
export async function runInspect(
  { operands, options }: Call<typeof inspectCommand.options>,
  io: Io,
): Promise<number> {
  const imports = new Imports(io.cwd);
  const paths = operands.length > 0 ? operands : ["."];
  const { files, unreadable, worktrees } = await collectFiles(paths, io.cwd, "validate");
  await tellWorktrees(worktrees, io);
  const wireframes = files.filter(({ path }) => !isMarkdownName(path));
  for (const { path } of files) {
    if (!isMarkdownName(path)) continue;
    const message = "is a Markdown file; for its fences, use wf validate --geometry";
    unreadable.push({ path, message });
  }
  const pages = new CallPages({ files: wireframes, paths }, imports);
  const finder = new SettingsFinder(io);
  const tokens = (await openTokens(options, io))?.read();
  const inspected: InspectedFile[] = [];
  let left = mostText;
  const pixels = new RunPictures();
  const room = new InspectRoom();
  const said = new ReportRoom();
  for (const file of wireframes) {
    const absolute = file.absolute ?? resolve(io.cwd, "stdin");
    const settings = await finder.settingsFor(dirname(absolute));
    if (file.absolute !== undefined && settings?.ignores(absolute)) continue;
    imports.trim();
    try {
      const { text, unreadable: encoding } = decodeSource(
        file.absolute
          ? readRegular(file.absolute, io.cwd, settings?.maxFileSize)
          : await io.readInput(),
      );
      left -= text.length;
      if (left < 0) {
        unreadable.push({ path: file.path, message: "is beyond the 10 MB that wf inspect reads" });
        continue;
      }
      const asked = { main: absolute, tokens, look: options.look };
      const geometry = await geometryOf(settings, asked, io);
      const source = inspectOnce(text, encoding, {
        ...geometry,
        limits: room.limitsFor(text, geometry.limits),
        ...drawnWith(options),
        ...imports.of(absolute),
        others: pages.seenFrom(absolute, settings?.maxFileSize),
        pictures: paintablePictures(
          projectPictures(absolute, undefined, undefined, pixels.ofFile()),
        ),
      });
      const diagnostics = room.explained(source.diagnostics);
      room.take(text, source.boxes);
      const verdict = judge(diagnostics, {
        severity: settings?.severity,
        strict: options.strict,
      });
      const report = reportOf(nameOf(file), text, verdict, options.quiet, imports, said);
      inspected.push({ ...source, report });
    } catch (error) {
      if (isUsageError(error)) throw error;
      unreadable.push({ path: file.path, message: failureReason(error) });
    }
  }
  await tellUnsearched(pages.unsearched, io);
  const report: Report = { files: inspected.map((each) => each.report), unreadable };
  if (options.format === "json") await writePieces(io.stdout, jsonOf(inspected));
  else {
    // With --quiet, only errors are printed.
    for (const each of options.quiet ? [] : inspected)
      await io.stdout.write(described(each, options, inspected.length));
    const written = { ...options, format: "pretty" as const, color: undefined, ignored: 0 };
    await writeReport(report, { ...written, output: io.stdout }, io);
  }
  if (unreadable.length > 0) return 2;
  return report.files.some(({ counts }) => counts.errors > 0) ? 1 : 0;
}

function nameOf({ path, absolute }: FoundFile): string {
  return absolute === undefined ? "<stdin>" : path;
}

function drawnWith({ theme, width, device, page }: InspectOptions) {
  const devices = readDevices({ device });
  return {
    theme,
    devices,
    ...(width !== undefined && { width }),
    ...(page !== undefined && { page }),
  };
}

/** Reads and inspects a source; throws a UsageError if it does not have the requested page. */
function inspectOnce(
  text: string,
  encoding: Diagnostic | undefined,
  { page, ...options }: Parameters<typeof inspectSource>[1] & object,
): InspectedSource {
  if (encoding) return { ...inspectSource("", options), boards: [], diagnostics: [encoding] };
  const whole = page === undefined ? undefined : inspectSource(text, options);
  if (whole === undefined) return inspectSource(text, options);
  if (whole.composition === undefined) return whole;
  if (findPage(whole.document, page!) === undefined) {
    throw new UsageError(`--page ${page}: there is no such page`);
  }
  return inspectSource(text, { ...options, page: page! });
}

function reportOf(
  name: string,
  text: string,
  { diagnostics, errors }: Verdict,
  quiet: boolean,
  imports: Imports,
  room: ReportRoom,
): FileReport {
  const whole = new SourceText(text, name);
  const { shown, omitted } = room.take(quiet ? errors : diagnostics, whole, [
    ...imports.texts.values(),
  ]);
  const source = shown.length > 0 ? whole : new SourceText("", name);
  const counts = countDiagnostics(diagnostics);
  return { source, diagnostics: shown, omitted, counts, others: imports.texts };
}

function described(
  { boards, report }: InspectedFile,
  { format }: Pick<InspectOptions, "format">,
  count: number,
): string {
  const { diagnostics } = report;
  const text = format === "outline" ? outlineOf(boards, { diagnostics }) : frameTable(boards);
  const title = count > 1 ? `${printable(report.source.name)}\n` : "";
  return text === "" ? "" : `${title}${text}\n`;
}

function jsonOf(inspected: readonly InspectedFile[]): Iterable<string> {
  return jsonPieces({ version: 1, files: filesOf(inspected) });
}

function* filesOf(inspected: readonly InspectedFile[]): Iterable<JsonFile> {
  for (const { boards, report } of inspected) {
    const { source, others, diagnostics, omitted } = report;
    yield {
      path: source.name,
      boards: framesJson(boards),
      diagnostics: diagnostics.map((each) => jsonDiagnostic(source, each, others)),
      omitted,
    };
  }
}
