/** Creates a diagnostic from a code, the name of a wording, and its data. */
import { cutTo } from "../../base/text/phrases.js";
import {
  codes,
  type DiagnosticCode,
  type WordingData,
  type WordingName,
  wordingOf,
} from "./codes.js";
import type { Diagnostic, Fix, Place, SourcePlace, TextEdit } from "./diagnostic.js";
import type { Severity } from "./severity.js";

/** The parts of a diagnostic besides its message. */
export interface DiagnosticDetails {
  /** The edits of a certain fix; the wording describes it. */
  edits?: readonly TextEdit[] | undefined;
  /** A second place; the wording describes it. */
  related?: Place | undefined;
  /** Replaces the severity of the catalogue. */
  severity?: Severity | undefined;
}

/** A problem with a value or element, for callers that know its place. */
export interface Problem {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly hint?: string;
  readonly fix?: Fix;
  /** Replaces the severity of the catalogue. */
  readonly severity?: Severity;
  readonly related?: Diagnostic["related"];
  /** Its place, if that differs from the place that the caller assumes. */
  readonly place?: Place;
}

/** Maximum length of a sentence; what is said about a name must not be as long as somebody has made that. */
const longestSentence = 600;

function cut(sentence: string): string {
  return sentence.length > longestSentence ? cutTo(sentence, longestSentence) : sentence;
}

/** Creates a problem without a place. */
export function createProblem<C extends DiagnosticCode, W extends WordingName<C>>(
  code: C,
  wording: W,
  data: WordingData<C, W>,
  { edits, related, severity, place }: DiagnosticDetails & { place?: Place | undefined } = {},
): Problem {
  const said = wordingOf(code, wording, data);
  return {
    code,
    message: cut(said.message),
    ...(said.hint !== undefined && { hint: cut(said.hint) }),
    ...(said.fix !== undefined && edits && { fix: { title: cut(said.fix), edits } }),
    ...(said.related !== undefined &&
      related && { related: [{ from: related.from, to: related.to, message: cut(said.related) }] }),
    ...(severity !== undefined && { severity }),
    ...(place && { place }),
  };
}

/** Adds a place to a problem; `source` is the id of the source if several are read. */
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

/** Creates a diagnostic at a place. */
export function createDiagnostic<C extends DiagnosticCode, W extends WordingName<C>>(
  code: C,
  wording: W,
  data: WordingData<C, W>,
  place: Place,
  details: DiagnosticDetails = {},
): Diagnostic {
  return placeProblem(createProblem(code, wording, data, details), place);
}
