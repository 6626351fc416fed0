/** Makes a diagnostic from a code, the name of a wording, and the data of a case. */
import {
  codes,
  type DiagnosticCode,
  type WordingData,
  type WordingName,
  wordingOf,
} from "./codes.js";
import type { Diagnostic, Fix, Place, SourcePlace, TextEdit } from "./diagnostic.js";
import type { Severity } from "./severity.js";

/** What belongs to a diagnostic besides its message. */
export interface DiagnosticDetails {
  /** The edits of a certain fix; the wording says what it does. */
  edits?: readonly TextEdit[] | undefined;
  /** A second place; the wording says what it is. */
  related?: Place | undefined;
  /** Replaces the severity of the catalogue. */
  severity?: Severity | undefined;
}

/** What is wrong with a value or an element, for callers that know where it is. */
export interface Problem {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly hint?: string;
  readonly fix?: Fix;
  /** Replaces the severity of the catalogue. */
  readonly severity?: Severity;
  readonly related?: Diagnostic["related"];
  /** Where it is, when that is not the place that the caller has in mind. */
  readonly place?: Place;
}

/** Says what is wrong, without a place. */
export function createProblem<C extends DiagnosticCode, W extends WordingName<C>>(
  code: C,
  wording: W,
  data: WordingData<C, W>,
  { edits, related, severity, place }: DiagnosticDetails & { place?: Place | undefined } = {},
): Problem {
  const said = wordingOf(code, wording, data);
  return {
    code,
    message: said.message,
    ...(said.hint !== undefined && { hint: said.hint }),
    ...(said.fix !== undefined && edits && { fix: { title: said.fix, edits } }),
    ...(said.related !== undefined &&
      related && { related: [{ from: related.from, to: related.to, message: said.related }] }),
    ...(severity !== undefined && { severity }),
    ...(place && { place }),
  };
}

/** Puts a problem at a place; `source` is the id of the source where several are read together. */
export function placeProblem(
  { code, message, hint, fix, severity = codes[code].severity, related, place }: Problem,
  at: SourcePlace,
  source = at.source,
): Diagnostic {
  const { from, to } = place ?? at;
  const own = source === undefined ? {} : { source };
  const diagnostic: Diagnostic = { code, severity, ...own, from, to, message };
  if (hint !== undefined) diagnostic.hint = hint;
  if (related) diagnostic.related = related.map((each) => ({ ...own, ...each }));
  if (fix) {
    diagnostic.fix = { ...fix, edits: fix.edits.map((edit) => ({ ...own, ...edit })) };
  }
  return diagnostic;
}

/** Makes a diagnostic at a place. */
export function createDiagnostic<C extends DiagnosticCode, W extends WordingName<C>>(
  code: C,
  wording: W,
  data: WordingData<C, W>,
  place: Place,
  details: DiagnosticDetails = {},
): Diagnostic {
  return placeProblem(createProblem(code, wording, data, details), place);
}
