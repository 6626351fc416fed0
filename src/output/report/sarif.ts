/** Reports SARIF 2.1.0 for code scanning services. */
import { jsonPieces } from "../../base/text/json-pieces.js";
import { amount } from "../../base/text/phrases.js";
import type { SourceText } from "../../base/text/source-text.js";
import { describedCodes as codes } from "../../language/diagnostics/code-titles.generated.js";
import type { DiagnosticCode } from "../../language/diagnostics/codes.js";
import type { Diagnostic, SourcePlace } from "../../language/diagnostics/diagnostic.js";
import type { Severity } from "../../language/diagnostics/severity.js";
import { placeOf, sourceOf } from "./place.js";
import type { FileReport, FormatOptions, Report } from "./report.js";

const levels: Record<Severity, string> = { error: "error", warning: "warning", info: "note" };

/** Writes one run with a rule for each code that was reported. */
export function formatSarif(report: Report, { version }: FormatOptions): Iterable<string> {
  const found = new Set(report.files.flatMap(({ diagnostics }) => diagnostics.map((d) => d.code)));
  const rules = (Object.keys(codes) as DiagnosticCode[]).filter((code) => found.has(code));
  const ruleIndex = new Map(rules.map((code, index) => [code, index]));
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "wf", version, rules: rules.map(ruleOf) } },
        columnKind: "utf16CodeUnits",
        invocations: [
          {
            executionSuccessful: report.unreadable.length === 0,
            toolExecutionNotifications: [
              ...report.unreadable.map(({ path, message }) => ({
                level: "error",
                message: messageOf(`${path}: ${message}`),
                locations: [{ physicalLocation: { artifactLocation: artifactOf(path) } }],
              })),
              ...omittedOf(report),
            ],
          },
        ],
        results: resultsOf(report, ruleIndex),
      },
    ],
  };
  return jsonPieces(log);
}

/** A note about problems that are only counted. */
function omittedOf({ files }: Report): object[] {
  const omitted = files.reduce((sum, file) => sum + file.omitted, 0);
  if (omitted === 0) return [];
  return [{ level: "note", message: { text: `${amount(omitted, "more problem")} not shown` } }];
}

function ruleOf(code: DiagnosticCode): object {
  const { severity, title } = codes[code];
  return {
    id: code,
    shortDescription: { text: title },
    help: { text: `wf explain ${code}` },
    defaultConfiguration: { level: levels[severity] },
  };
}

function* resultsOf(
  { files }: Report,
  ruleIndex: ReadonlyMap<DiagnosticCode, number>,
): Iterable<object> {
  for (const file of files) {
    for (const diagnostic of file.diagnostics) yield resultOf(file, diagnostic, ruleIndex);
  }
}

function resultOf(
  file: FileReport,
  diagnostic: Diagnostic,
  ruleIndex: ReadonlyMap<DiagnosticCode, number>,
): object {
  const { code, severity, message, hint, related = [] } = diagnostic;
  return {
    ruleId: code,
    ruleIndex: ruleIndex.get(code),
    level: levels[severity],
    message: messageOf(hint === undefined ? message : `${message}; ${hint}`),
    locations: [locationOf(file, diagnostic)],
    ...(related.length > 0 && {
      relatedLocations: related.map((other, index) => ({
        id: index + 1,
        message: messageOf(other.message),
        ...locationOf(file, other),
      })),
    }),
    ...fixesOf(file, diagnostic),
  };
}

function fixesOf(file: FileReport, { fix }: Diagnostic): object {
  if (!fix) return {};
  const sources = new Set(fix.edits.map((edit) => sourceOf(file, edit)));
  const artifactChanges = [...sources].map((source) => ({
    artifactLocation: artifactOf(source.name),
    replacements: fix.edits
      .filter((edit) => sourceOf(file, edit) === source)
      .map((edit) => ({
        deletedRegion: regionOf(source, edit.from, edit.to),
        insertedContent: { text: edit.insert },
      })),
  }));
  return { fixes: [{ description: messageOf(fix.title), artifactChanges }] };
}

/**
 * A message with words of a source. `[words](address)` in it would be a link, also for viewers that know no escapes of
 * brackets, and for those that read Markdown.
 */
function messageOf(text: string): object {
  return { text: text.replaceAll("](", "]\\(") };
}

function locationOf(file: FileReport, place: SourcePlace): object {
  const source = sourceOf(file, place);
  return {
    physicalLocation: {
      artifactLocation: artifactOf(source.name),
      region: regionOf(source, place.from, place.to),
    },
  };
}

function regionOf(source: SourceText, from: number, to: number): object {
  const { line, column, endLine, endColumn } = placeOf(source, from, to);
  return { startLine: line, startColumn: column, endLine, endColumn };
}

/** A relative path is relative to the root of the sources; an absolute one becomes a file URI. */
function artifactOf(path: string): object {
  const slashed = path.replaceAll("\\", "/");
  const encoded = slashed.split("/").map(encodeURIComponent).join("/");
  if (slashed.startsWith("/")) return { uri: `file://${encoded}` };
  if (/^[a-z]:\//i.test(slashed)) return { uri: `file:///${encoded.replace("%3A", ":")}` };
  return { uri: encoded, uriBaseId: "%SRCROOT%" };
}
