/** Checks one file, and repairs its text when asked to. */
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { check } from "../../analyze.js";
import type { OtherPages } from "../../check/other-pages.js";
import type { PageIndex } from "../../page-index.js";
import type { AppliedFix } from "../../repair.js";
import { countDiagnostics, type FileReport } from "../../report/report.js";
import { capDiagnostics } from "../../text/cap-diagnostics.js";
import type { Diagnostic } from "../../text/diagnostic.js";
import { SourceText } from "../../text/source-text.js";
import type { FoundFile } from "../files/collect-files.js";
import { isMarkdownName } from "../files/file-kinds.js";
import { withSlashes } from "../files/page-index-of.js";
import { decodeSource } from "../files/read-source.js";
import type { Io } from "../io.js";
import { isComponent } from "../markdown/known-component.js";
import type { SettingsFinder } from "../settings/find-settings.js";
import { applySettings, type Settings } from "../settings/settings.js";

/** What the user asked for. */
export interface CheckOptions {
  strict: boolean;
  quiet: boolean;
  repairs: boolean;
  stdinFilename: string | undefined;
  /** The pages of all files of the call, where there are several. */
  pages: PageIndex | undefined;
}

/** A file with its diagnostics and, when repairs were asked for, its text before and after. */
export interface CheckedFile {
  file: FoundFile;
  /** Missing when the settings leave the file unchecked. */
  report?: FileReport;
  before: string;
  after: string;
  /** What was fixed. */
  fixes: readonly AppliedFix[];
}

/** Reads and checks a file; throws what `node:fs` throws. */
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
  const bytes = file.absolute === undefined ? await io.readInput() : readFileSync(file.absolute);
  const { text, unreadable } = decodeSource(bytes);
  if (isIgnored) return { file, before: text, after: text, fixes: [] };
  if (unreadable) {
    const report = reportOf(name, text, [unreadable], options.quiet);
    return { file, report, before: text, after: text, fixes: [] };
  }
  const others = options.pages?.seenFrom(withSlashes(absolute));
  const diagnostics = await createCheck(name, settings, options.strict, others);
  if (!options.repairs) {
    const report = reportOf(name, text, diagnostics(text), options.quiet);
    return { file, report, before: text, after: text, fixes: [] };
  }
  const { repair } = await import("../../repair.js");
  const repaired = repair(text, diagnostics);
  const report = reportOf(name, repaired.text, repaired.diagnostics, options.quiet);
  return { file, report, before: text, after: repaired.text, fixes: repaired.fixes };
}

/** What finds the mistakes of a file: by its name, its settings and `--strict`. */
async function createCheck(
  name: string,
  settings: Settings | undefined,
  strict: boolean,
  others: OtherPages | undefined,
): Promise<(text: string) => Diagnostic[]> {
  const limits = settings?.limits ?? {};
  const checkSource = (source: string): Diagnostic[] =>
    check(source, { limits, ...(others && { others }) });
  const checkText = isMarkdownName(name)
    ? await createMarkdownCheck(name, checkSource)
    : checkSource;
  return (text) => {
    const found = checkText(text);
    const set = settings ? applySettings(found, settings) : found;
    return strict ? set.map(toughened) : set;
  };
}

async function createMarkdownCheck(
  name: string,
  checkSource: (source: string) => Diagnostic[],
): Promise<(text: string) => Diagnostic[]> {
  const { checkMarkdown } = await import("../markdown/check-markdown.js");
  return (text) => checkMarkdown(text, name, { check: checkSource, isComponent });
}

function toughened(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.severity === "warning" ? { ...diagnostic, severity: "error" } : diagnostic;
}

function reportOf(
  name: string,
  text: string,
  diagnostics: readonly Diagnostic[],
  quiet: boolean,
): FileReport {
  const wanted = quiet ? diagnostics.filter(({ severity }) => severity === "error") : diagnostics;
  const { shown, omitted } = capDiagnostics(wanted);
  // The text of a file without diagnostics need not be kept.
  const source = new SourceText(shown.length > 0 ? text : "", name);
  return { source, diagnostics: shown, omitted, counts: countDiagnostics(diagnostics) };
}
