/** Tests how each format shows the same diagnostics. */
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { plainStyle, type TerminalStyle } from "../../src/base/text/terminal-style.js";
import type { FormatName } from "../../src/output/report/format-names.js";
import { formatNames } from "../../src/output/report/format-names.js";
import { formats } from "../../src/output/report/formats.js";
import type { JsonReport } from "../../src/output/report/json.js";
import type { Report } from "../../src/output/report/report.js";
import { makeDiagnostic } from "../support/make-diagnostic.js";
import { readXml } from "../support/xml.js";
import { fileReport, sampleReport, sampleText } from "./sample-report.js";
import { sarifSchema } from "./sarif-schema.js";

const options = { paint: plainStyle, version: "1.2.3" };

function format(name: FormatName, report: Report = sampleReport, given = options): string {
  return [...formats[name](report, given)].join("");
}

test("every format is empty, or an empty list, without diagnostics", () => {
  for (const name of formatNames) {
    const text = format(name, { files: [], unreadable: [] });
    expect(text === "" || text.endsWith("\n")).toBe(true);
  }
});

test("pretty shows place, line, caret, hint and related place", () => {
  expect(
    format("pretty"),
  ).toBe(`dir/a b,c:1.wf:2:3 error unknown component "buton" [unknown-component]
  2 |   buton "Go" primry
    |   ^^^^^
    = did you mean "button"?

dir/a b,c:1.wf:2:14 warning 100% <odd> & "quoted",\\r\\nwith: marks]]> [id-duplicate]
  2 |   buton "Go" primry
    |              ^^^^^^
    = the first is here: dir/a b,c:1.wf:1:1

dir/a b,c:1.wf:4:3 info over two lines ␁ [block-empty]
  4 |   "a
    |   ^^
  5 | b"
    | ^^

dir/a b,c:1.wf: 3 more problems not shown

`);
});

test("pretty styles by severity only", () => {
  const marked = (name: string) => (text: string) => `<${name}>${text}</${name}>`;
  const paint = Object.fromEntries(
    Object.keys(plainStyle).map((name) => [name, marked(name)]),
  ) as unknown as TerminalStyle;
  const painted = format("pretty", sampleReport, { ...options, paint });
  expect(painted).toContain("<red>error</red>");
  expect(painted).toContain("<yellow>warning</yellow>");
  expect(painted).toContain("<blue>^^</blue>");
  expect(painted.replace(/<\/?(bold|dim|red|yellow|blue|green|cyan)>/g, "")).toBe(format("pretty"));
});

test("compact writes one line for each diagnostic", () => {
  expect(format("compact").split("\n")).toEqual([
    'dir/a b,c:1.wf:2:3: error: unknown component "buton"; did you mean "button"? [unknown-component]',
    'dir/a b,c:1.wf:2:14: warning: 100% <odd> & "quoted",\\r\\nwith: marks]]> [id-duplicate]',
    "dir/a b,c:1.wf:4:3: info: over two lines ␁ [block-empty]",
    "dir/a b,c:1.wf: 3 more problems not shown",
    "",
  ]);
});

test("json gives places as offsets and as lines and columns", () => {
  const report: JsonReport = JSON.parse(format("json"));
  expect(report.version).toBe(1);
  expect(report.files.map(({ path, valid, omitted }) => [path, valid, omitted])).toEqual([
    ["dir/a b,c:1.wf", false, 3],
    ["clean.wf", true, 0],
  ]);
  const [first, second, third] = report.files[0]!.diagnostics;
  expect(first).toEqual({
    code: "unknown-component",
    severity: "error",
    message: 'unknown component "buton"',
    hint: 'did you mean "button"?',
    line: 2,
    column: 3,
    endLine: 2,
    endColumn: 8,
    from: 9,
    to: 14,
    fix: {
      title: "replace with button",
      edits: [{ from: 9, to: 14, insert: "button", line: 2, column: 3, endLine: 2, endColumn: 8 }],
    },
  });
  expect(second!.related).toEqual([
    { message: "the first is here", line: 1, column: 1, endLine: 1, endColumn: 5 },
  ]);
  expect(third).toMatchObject({ line: 4, column: 3, endLine: 5, endColumn: 3 });
  expect(sampleText.slice(third!.from, third!.to)).toBe('"a\nb"');
  expect(report.unreadable).toEqual([{ path: "missing.wf", message: "no such file or folder" }]);
  expect(report.summary).toEqual({ files: 2, errors: 1, warnings: 1, infos: 1, fixable: 1 });
});

test("github escapes data and properties, and gives columns within one line only", () => {
  const file = "file=dir/a b%2Cc%3A1.wf";
  expect(format("github").split("\n")).toEqual([
    `::error ${file},line=2,endLine=2,col=3,endColumn=8,title=unknown-component::unknown component "buton"%0Adid you mean "button"?`,
    `::warning ${file},line=2,endLine=2,col=14,endColumn=20,title=id-duplicate::100%25 <odd> & "quoted",\\r\\nwith: marks]]>`,
    `::notice ${file},line=4,endLine=5,title=block-empty::over two lines ␁`,
    `::notice ${file}::3 more problems not shown`,
    "::error file=missing.wf::no such file or folder",
    "",
  ]);
});

test("sarif matches the schema, and names each rule once", () => {
  const log = JSON.parse(format("sarif"));
  const isSarif = new Ajv({ allErrors: true }).compile(sarifSchema);
  isSarif(log);
  expect(isSarif.errors).toBeNull();
  const [run] = log.runs;
  expect(run.tool.driver.version).toBe("1.2.3");
  for (const result of run.results) {
    expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
  }
  const { artifactLocation, region } = run.results[0].locations[0].physicalLocation;
  expect(artifactLocation).toEqual({ uri: "dir/a%20b%2Cc%3A1.wf", uriBaseId: "%SRCROOT%" });
  expect(region).toEqual({ startLine: 2, startColumn: 3, endLine: 2, endColumn: 8 });
  expect(run.invocations[0].executionSuccessful).toBe(false);
});

test("sarif uses absolute paths as file URIs", () => {
  const files = ["/tmp/ä.wf", "C:\\x y\\a.wf"].map((name) =>
    fileReport(name, sampleText, sampleReport.files[0]!.diagnostics.slice(0, 1)),
  );
  const log = JSON.parse(format("sarif", { files, unreadable: [] }));
  const addresses = log.runs[0].results.map(
    (result: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
      result.locations[0]!.physicalLocation.artifactLocation.uri,
  );
  expect(addresses).toEqual(["file:///tmp/%C3%A4.wf", "file:///C:/x%20y/a.wf"]);
});

test("sarif makes no links of words of a source", () => {
  const link = "[docs](https://evil.example) [x](1) a[0] (b)";
  const files = [
    fileReport("a.wf", sampleText, [
      makeDiagnostic("unknown-component", 9, 14, link, {
        hint: link,
        related: [{ from: 0, to: 4, message: link }],
        fix: { title: link, edits: [{ from: 9, to: 14, insert: link }] },
      }),
    ]),
  ];
  const unreadable = [{ path: "[a](b)", message: link }];
  const [run] = JSON.parse(format("sarif", { files, unreadable })).runs;
  const [{ message, relatedLocations, fixes }] = run.results;
  const [told] = run.invocations[0].toolExecutionNotifications;
  const shown = "[docs]\\(https://evil.example) [x]\\(1) a[0] (b)";
  expect(message.text).toBe(`${shown}; ${shown}`);
  expect(relatedLocations[0].message.text).toBe(shown);
  expect(fixes[0].description.text).toBe(shown);
  expect(told.message.text).toBe(`[a]\\(b): ${shown}`);
  // What a fix inserts is no message.
  expect(fixes[0].artifactChanges[0].replacements[0].insertedContent.text).toBe(link);
});

test("junit is well-formed XML with errors as failures", () => {
  const root = readXml(format("junit"));
  expect(root.name).toBe("testsuites");
  const [first, clean, missing] = root.children;
  expect(first!.attributes).toEqual({
    name: "dir/a b,c:1.wf",
    tests: "3",
    failures: "1",
    errors: "0",
  });
  const [failed, warned, noted] = first!.children;
  expect(failed!.children[0]!.attributes.message).toBe('unknown component "buton"');
  expect(warned!.children[0]!.name).toBe("system-out");
  expect(warned!.children[0]!.text).toContain('100% <odd> & "quoted",\r\nwith: marks]]>');
  expect(noted!.children[0]!.text).toContain("over two lines \ufffd");
  expect(clean!.children.map(({ attributes }) => attributes.name)).toEqual(["valid"]);
  expect(missing!.attributes.errors).toBe("1");
});
