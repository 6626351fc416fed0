/** Files with more errors than are described: the command line's counts are still correct. */
import { expect, test } from "vitest";
import { SourceText } from "../../src/base/text/source-text.js";
import type { Diagnostic } from "../../src/language/diagnostics/diagnostic.js";
import { ReportRoom } from "../../src/tools/cli/terminal/report-room.js";
import { Workspace } from "./call.js";

const count = 2_500;
const source = 'buton "x"\n'.repeat(count);

test("a check counts all mistakes", async () => {
  const workspace = new Workspace({ "a.wf": source });
  const { code, out } = await workspace.call(["validate", "a.wf", "--format", "json"]);
  const { files, summary } = JSON.parse(out);
  expect(code).toBe(1);
  expect(summary).toMatchObject({ errors: count, fixable: 1_000, moreFixable: true });
  expect(files[0].diagnostics).toHaveLength(100);
  expect(files[0].omitted).toBe(count - 100);
});

test.each([
  { name: "more than are described", lines: count, said: "at least 1000 can", more: true },
  { name: "as many as are described", lines: 1_000, said: "1000 can", more: undefined },
])("a summary says how many of $name can be fixed", async ({ lines, said, more }) => {
  const workspace = new Workspace({ "a.wf": 'buton "x"\n'.repeat(lines) });
  const { out } = await workspace.call(["validate", "a.wf"]);
  expect(out).toMatch(new RegExp(`\n${lines} errors in 1 file; ${said} be fixed with --fix\n$`));
  const json = await workspace.call(["validate", "a.wf", "--format", "json"]);
  expect(JSON.parse(json.out).summary.moreFixable).toBe(more);
});

test("a repair also fixes those that were not described", async () => {
  const workspace = new Workspace({ "a.wf": source });
  const { code, err } = await workspace.call(["validate", "a.wf", "--fix"]);
  expect(code).toBe(0);
  expect(err).toMatch(/and 2480 more\nfixed 2500 problems in 1 file\n$/);
  expect(workspace.read("a.wf")).toBe('button "x"\n'.repeat(count));
});

test("a run describes a number of problems, and counts the others", async () => {
  const each = 'buton "x"\n'.repeat(110);
  const names = Array.from({ length: 202 }, (_, at) => `${1000 + at}.wf`);
  const workspace = new Workspace(Object.fromEntries(names.map((name) => [name, each])));
  const { out } = await workspace.call(["validate", ".", "--format", "json"]);
  const { files, summary } = JSON.parse(out);
  const shown = files.map((file: { diagnostics: unknown[] }) => file.diagnostics.length);
  expect(shown).toEqual([...Array(200).fill(100), 0, 0]);
  expect(files.at(-1)).toMatchObject({ omitted: 110, valid: false });
  expect(summary).toMatchObject({ files: 202, errors: 110 * 202 });
  const sarif = await workspace.call(["validate", ".", "--format", "sarif"]);
  const [run] = JSON.parse(sarif.out).runs;
  expect(run.results).toHaveLength(20_000);
  expect(run.invocations[0].toolExecutionNotifications).toEqual([
    { level: "note", message: { text: "2220 more problems not shown" } },
  ]);
});

test("the texts that a report keeps have a size in all", () => {
  const room = new ReportRoom();
  const diagnostic = { severity: "error", message: "a" } as Diagnostic;
  const large = "x".repeat(100_000_000);
  const take = (text: string, found = [diagnostic]) =>
    room.take(found, new SourceText(text, "a.wf")).omitted;
  expect([take(large), take(large, []), take(large), take(large), take("x")]).toEqual([
    0, 0, 0, 1, 0,
  ]);
});

test("what a report says has a size in all, with the paths of other files", () => {
  const room = new ReportRoom();
  const other = new SourceText("x", "a/".repeat(2_000));
  const related = Array(8).fill({ from: 0, to: 1, message: "in use" });
  const diagnostic = { severity: "error", message: "a", related } as unknown as Diagnostic;
  const found = Array.from({ length: 100 }, () => ({ ...diagnostic }));
  const short = new SourceText("x", "a.wf");
  let shown = 0;
  for (let file = 0; file < 200; file++) shown += room.take(found, short, [other]).shown.length;
  expect(shown * 8 * other.name.length).toBeGreaterThan(95_000_000);
  expect(shown * 8 * other.name.length).toBeLessThan(100_000_000);
  // Others are still described.
  expect(room.take([{ ...diagnostic, related: [] }], short).shown).toHaveLength(1);
});

test("what a report says has a size in all, with the path of the file itself", () => {
  const room = new ReportRoom();
  const diagnostic = { severity: "error", message: "a" } as Diagnostic;
  const found = Array.from({ length: 100 }, () => ({ ...diagnostic }));
  const source = new SourceText("x", "a/".repeat(1_600));
  let shown = 0;
  for (let file = 0; file < 200; file++) shown += room.take(found, source).shown.length;
  expect(shown * 3 * source.name.length).toBeGreaterThan(95_000_000);
  expect(shown * 3 * source.name.length).toBeLessThan(100_000_000);
});
