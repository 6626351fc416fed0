/** Reports JUnit XML for build servers: a suite for each file, a case for each diagnostic. */
import { commandSign, isTreacherous } from "../../base/text/display-width.js";
import { amount } from "../../base/text/phrases.js";
import { locationText, sourceOf } from "./place.js";
import type { FileReport, Report, Unreadable } from "./report.js";

/** Writes errors as failures, and warnings and infos as passed cases with a note. */
export function* formatJunit(report: Report): Iterable<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="wf validate">\n';
  for (const file of report.files) yield* suiteOf(file);
  for (const path of report.unreadable) yield brokenSuite(path);
  yield "</testsuites>\n";
}

function* suiteOf(file: FileReport): Iterable<string> {
  const { source, diagnostics, omitted } = file;
  const name = escapeXml(source.name);
  const failures = diagnostics.filter(({ severity }) => severity === "error").length;
  const tests = Math.max(diagnostics.length, 1);
  yield `  <testsuite name="${name}" tests="${tests}" failures="${failures}" errors="0">\n`;
  for (const diagnostic of diagnostics) {
    const { code, severity, message, hint, from } = diagnostic;
    const place = locationText(sourceOf(file, diagnostic), from);
    const said = hint === undefined ? message : `${message}; ${hint}`;
    const result =
      severity === "error"
        ? `<failure message="${escapeXml(message)}" type="${code}">${escapeXml(`${place}: ${said}`)}</failure>`
        : `<system-out>${escapeXml(`${place}: ${severity}: ${said}`)}</system-out>`;
    yield `    <testcase name="${escapeXml(`${code} at ${place}`)}" classname="${name}">${result}</testcase>\n`;
  }
  if (diagnostics.length === 0) yield `    <testcase name="valid" classname="${name}"/>\n`;
  if (omitted > 0) {
    yield `    <system-out>${amount(omitted, "more problem")} not shown</system-out>\n`;
  }
  yield "  </testsuite>\n";
}

function brokenSuite({ path, message }: Unreadable): string {
  const name = escapeXml(path);
  return `  <testsuite name="${name}" tests="1" failures="0" errors="1">\n    <testcase name="readable" classname="${name}"><error message="${escapeXml(message)}"/></testcase>\n  </testsuite>\n`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\n": "&#10;",
  "\r": "&#13;",
  "\t": "&#9;",
};

/**
 * Escapes for text and attributes, including characters that reverse text, and commands of CI logs; characters that XML
 * 1.0 does not allow become U+FFFD.
 */
function escapeXml(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, "\ufffd")
    .replace(/[&<>"\n\r\t]/g, (character) => entities[character]!)
    .replace(commandSign, "&#35;")
    .replace(/[^\n -~]/gu, (character) => {
      const point = character.codePointAt(0)!;
      return isTreacherous(point) ? `&#${point};` : character;
    });
}
