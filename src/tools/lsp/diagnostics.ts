/** Converts diagnostics into those of the protocol. */
import {
  DiagnosticSeverity,
  DiagnosticTag,
  type Diagnostic as ProtocolDiagnostic,
} from "vscode-languageserver";
import { SourceText } from "../../base/text/source-text.js";
import { capDiagnostics } from "../../language/diagnostics/cap-diagnostics.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import type { Severity } from "../../language/diagnostics/severity.js";
import { rangeOf, uriOfPath } from "./convert.js";
import type { OpenDocument } from "./open-documents.js";
import type { Workspace } from "./workspace.js";

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** The diagnostics of a document, as shown by an editor. */
export function protocolDiagnostics(
  { uri, document, problem }: OpenDocument,
  workspace: Workspace,
): ProtocolDiagnostic[] {
  if (problem !== undefined) {
    const start = { line: 0, character: 0 };
    const range = { start, end: start };
    return [{ range, severity: DiagnosticSeverity.Error, source: "wf", message: problem }];
  }
  const { source } = document;
  const { shown } = capDiagnostics(document.diagnostics);
  const texts = new Map<string, SourceText>();
  const sourceOf = (id: string | undefined): { uri: string; source: SourceText } | undefined => {
    if (id === undefined) return { uri, source };
    const path = workspace.pathOf(id);
    const known = texts.get(path);
    const text = known?.content ?? workspace.read(path);
    if (text === undefined) return undefined;
    const read = known ?? new SourceText(text);
    texts.set(path, read);
    return { uri: uriOfPath(path), source: read };
  };
  return shown.map((diagnostic) => {
    const { code, severity, message, hint, related = [] } = diagnostic;
    // Problems in another file are shown at its import.
    const isOwn = diagnostic.source === undefined;
    const place = isOwn ? diagnostic : placeOfImport(document, diagnostic.source!);
    const elsewhere = isOwn
      ? []
      : [{ message: "here", source: diagnostic.source!, from: diagnostic.from, to: diagnostic.to }];
    const tags = tagsOf(diagnostic);
    const relatedInformation = [...elsewhere, ...related].flatMap((each) => {
      const found = sourceOf(each.source);
      if (!found) return [];
      const location = { uri: found.uri, range: rangeOf(found.source, each) };
      return [{ location, message: each.message }];
    });
    return {
      range: rangeOf(source, place),
      severity: severities[severity],
      source: "wf",
      code,
      codeDescription: { href: workspace.pageOf(code) },
      message: hint === undefined ? message : `${message}\n${hint}`,
      ...(tags.length > 0 && { tags }),
      ...(relatedInformation.length > 0 && { relatedInformation }),
    };
  });
}

function tagsOf({ code }: Diagnostic): DiagnosticTag[] {
  if (code === "reuse-unused") return [DiagnosticTag.Unnecessary];
  return [];
}

/** The import of a file, or the start of the document if the import is indirect. */
function placeOfImport(document: OpenDocument["document"], id: string) {
  const { elements } = document.analysis.elements;
  const load = document.surroundings.analysis?.load;
  const found = elements.find(({ form }) => {
    if (form?.kind !== "import" && form?.kind !== "data") return false;
    const path = form.file && load?.(String(form.file.value), undefined);
    return path !== undefined && "id" in path && path.id === id;
  });
  const first = elements.find(({ form }) => form?.kind === "import");
  const element = found ?? first;
  return element ? { from: element.from, to: element.to } : { from: 0, to: 0 };
}
