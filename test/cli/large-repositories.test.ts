/** Repositories whose files are more than fits into memory: what is beyond a bound is left out, and named. */
import { expect, test } from "vitest";
import { goodSource, Workspace } from "./call.js";

const megabyte = 2 ** 20;

/** A source with a comment of so many characters. */
const padded = (length: number, source = goodSource): string =>
  `// ${"x".repeat(length)}\n${source}`;

const named = (count: number, text: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at + 10}.wf`, text]));

test("notes are read up to 20 MiB", async () => {
  const notes = `{"version":1,"notes":[],"approvals":[]}${" ".repeat(2 * megabyte - 100)}`;
  const workspace = new Workspace(named(12, goodSource));
  for (let at = 10; at < 22; at++) workspace.write(`a${at}.wf.notes.json`, notes);
  const { code, out } = await workspace.call(["notes"]);
  const problem = "is beyond the 20 MiB of notes that are read at once; name fewer files";
  expect(out.match(/a\d+\.wf\n.*beyond.*/g)).toEqual([
    `a20.wf\nthe notes file ${problem}`,
    `a21.wf\nthe notes file ${problem}`,
  ]);
  expect(code).toBe(1);
  const answered = await workspace.call(["notes", "--done", "x"]);
  expect([answered.code, answered.err]).toEqual([2, expect.stringContaining(problem)]);
});

test("frames of 10 MB are inspected", async () => {
  const workspace = new Workspace(named(3, padded(3_990_000)));
  const { code, out, err } = await workspace.call(["inspect"]);
  expect(err).toContain("wf: a12.wf: is beyond the 10 MB that wf inspect reads\n");
  expect(out).toMatch(/^a11\.wf$/m);
  expect(code).toBe(2);
});

test("100 MB are repaired, and other files are checked", async () => {
  const workspace = new Workspace(named(27, padded(3_990_000, 'page { buton "Go" }\n')));
  workspace.write("b.wf", 'page { buton "Go" }\n');
  const { code, out, err } = await workspace.call(["validate", "--fix"]);
  expect(err).toContain("fixed 26 problems in 26 files\n");
  expect(err).toMatch(
    /a35\.wf: was not repaired: the files to repair have more than 100 MB together; run wf again/,
  );
  expect(out).toContain("2 errors in");
  expect(code).toBe(2);
  expect(workspace.read("b.wf")).toBe('page { button "Go" }\n');
  expect((await workspace.call(["validate", "--fix"])).code).toBe(0);
});

/** Folders and files with long names, and many patterns that match none of them. */
function withPatterns(patterns: (lines: readonly string[]) => Record<string, string>): Workspace {
  const deep = `${`${"d".repeat(200)}/`.repeat(14)}`;
  const files = Array.from({ length: 220 }, (_, at) => [`${deep}${at}.wf`, goodSource]);
  const lines = Array.from({ length: 1_999 }, (_, at) => `/x${at}`);
  return new Workspace({ ...Object.fromEntries(files), ...patterns(lines) });
}

test("a folder is not searched whose ignore files would take too long", async () => {
  const workspace = withPatterns((lines) => ({ ".git/HEAD": "", ".gitignore": lines.join("\n") }));
  const says =
    "has too many ignore patterns for so many files; use fewer patterns, or name a folder below";
  expect(await workspace.call(["validate"])).toMatchObject({
    code: 2,
    err: expect.stringContaining(`wf: .: ${says}`),
  });
  const glob = await workspace.call(["validate", "**/*.wf"]);
  expect(glob).toMatchObject({ code: 2, err: expect.stringContaining(says) });
  const affected = await workspace.call(["validate", "--affected", "a.csv"]);
  expect(affected).toMatchObject({ code: 2, err: expect.stringContaining(says) });
});

test("files are not ignored once the patterns of settings have taken too long", async () => {
  const workspace = withPatterns((lines) => ({
    "wf.config.json": JSON.stringify({ validate: { ignore: [...lines, "*.wf"] } }),
  }));
  const { code, out } = await workspace.call(["validate"]);
  const [, checked] = /^(\d+) files checked.*ignored/.exec(out) ?? [];
  expect(Number(checked)).toBeGreaterThan(20);
  expect(Number(checked)).toBeLessThan(150);
  expect(code).toBe(0);
});

test("a source of 2 MB is formatted, and fences of a Markdown file are", async () => {
  const large = padded(2_000_000);
  const workspace = new Workspace({ "a.wf": padded(1_000_000), "b.wf": large });
  workspace.write("c.md", `\`\`\`wf\n${large}\`\`\`\n`);
  const { code, err } = await workspace.call(["fmt", "a.wf", "b.wf", "c.md"]);
  const says = "is larger than the 2 MB that wf fmt formats";
  expect(err).toBe(`wf: b.wf: ${says}\nwf: c.md: ${says}\n`);
  expect(code).toBe(2);
});
