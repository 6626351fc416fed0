/** Tests the rules on whole screens: no reports about the examples, and only justified ones about others. */
import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inspectSource } from "../../src/authoring/inspect/inspect-source.js";
import { themeNames } from "../../src/base/theme/theme.js";
import { geometryDiagnostics } from "../../src/language/diagnostics/catalogue/geometry.js";
import { examples, folderExamples, screens } from "../corpus/corpus.js";

const codes: ReadonlySet<string> = new Set([...Object.keys(geometryDiagnostics), "page-dead-end"]);

/** The reports about the screens, each of which was checked against its picture. */
const expected = new URL("expected/screens.txt", import.meta.url);

/** `code: message` of what geometry finds in any theme, wherever it is. */
function reports(source: string, more: Parameters<typeof inspectSource>[1] = {}): string[] {
  const found = themeNames.flatMap((theme) =>
    inspectSource(source, { ...more, theme }).diagnostics.filter(({ code }) => codes.has(code)),
  );
  const lines = found.map(
    ({ code, message }) => `${code}: ${message.replace(/ \(line \d+\)/g, "")}`,
  );
  return [...new Set(lines)];
}

describe("an example", () => {
  it.each(examples)("$name has no problem", ({ source }) => {
    expect(reports(source)).toEqual([]);
  });

  it.each(folderExamples)("$name has no problem", ({ source, load }) => {
    expect(reports(source, { load })).toEqual([]);
  });
});

it("has exactly the known problems in the screens", () => {
  const found = screens.flatMap(({ name, source }) =>
    reports(source).map((each) => `${name} ${each}`),
  );
  if (process.env.UPDATE) writeFileSync(expected, `${found.join("\n")}\n`);
  expect(found).toEqual(readFileSync(expected, "utf8").trimEnd().split("\n"));
});
