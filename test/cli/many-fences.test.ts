/** Markdown files with more wireframes than are checked: the rest is reported, and the work stays bounded. */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { DiagnosticCollector } from "../../src/language/diagnostics/collector.js";
import { readFenceOptions } from "../../src/workspace/markdown/fence-options.js";
import { mostFences, mostLines } from "../../src/workspace/markdown/limited-fences.js";
import { Workspace } from "./call.js";

const right = '```wf\nbutton "x"\n```\n';
const faulty = '```wf\nbuton "x"\n```\n';

const said = "the file has 2,001 wireframes, over the limit of 2,000";

test("a file with the maximum number of fences is checked completely", async () => {
  const workspace = new Workspace({ "a.md": right.repeat(mostFences - 1) + faulty });
  const { code, out } = await workspace.call(["validate", "a.md", "--format", "compact"]);
  expect(code).toBe(1);
  expect(out).toContain(`a.md:${3 * mostFences - 1}:1: error: unknown component "buton"`);
  expect(out).not.toContain("fence-limit");
});

test.each([
  { name: "right", fences: right, errors: 1 },
  { name: "faulty", fences: faulty, errors: mostFences + 1 },
])("a file with more, which are $name, has an error that is listed first", async (each) => {
  const workspace = new Workspace({ "a.md": each.fences.repeat(mostFences + 1) });
  const { code, out } = await workspace.call(["validate", "a.md", "--format", "json"]);
  const { files, summary } = JSON.parse(out);
  expect(code).toBe(1);
  expect(summary.errors).toBe(each.errors);
  const [first] = files[0].diagnostics;
  expect(first).toMatchObject({
    code: "fence-limit",
    message: said,
    line: 3 * mostFences + 1,
    column: 1,
  });
});

const blank = "\n".repeat(mostLines - 3);

test("wireframes in the maximum number of lines are checked", async () => {
  const workspace = new Workspace({ "a.md": blank + faulty.trimEnd() });
  const { out } = await workspace.call(["validate", ".", "--format", "compact"]);
  expect(out).toContain(`a.md:${mostLines - 1}:1: error: unknown component "buton"`);
  expect(out).not.toContain("fence-limit");
});

test.each([
  { lines: right + blank, line: 1, errors: 1 },
  { lines: `${blank}\n${faulty}${faulty}`, line: 2, errors: 2 },
])(
  "a file with more lines is checked up to them, and neither drawn nor formatted: $errors",
  async (each) => {
    const workspace = new Workspace({ "a.md": each.lines + right });
    const { code, out } = await workspace.call(["validate", ".", "--format", "json"]);
    const { files, summary } = JSON.parse(out);
    expect([code, summary.errors]).toEqual([1, each.errors]);
    expect(files[0].diagnostics[0]).toMatchObject({
      code: "fence-limit",
      message: expect.stringMatching(/^the file has 300,00\d lines, over the limit of 300,000$/),
      line: mostLines + 1,
    });
    for (const argv of [
      ["render", "a.md", "--out-dir", "out"],
      ["fmt", "a.md"],
    ]) {
      const { code, err } = await workspace.call(argv);
      expect([code, err]).toEqual([
        2,
        expect.stringContaining("lines, over the limit of 300,000;"),
      ]);
    }
  },
);
test("options of fences are described up to a maximum in a file", async () => {
  const options = " wdth=1".repeat(400);
  const text = `\`\`\`wf${options}\nbutton "x"\n\`\`\`\n`.repeat(4);
  const workspace = new Workspace({ "a.md": text });
  const { code, out } = await workspace.call(["validate", "a.md", "--format", "json"]);
  const { files, summary } = JSON.parse(out);
  expect([code, summary.warnings]).toEqual([0, 1_600]);
  expect(files[0].diagnostics[0].message).toContain('has no option "wdth"');
  const collector = new DiagnosticCollector();
  const fence = { info: `wf${options}`, infoFrom: 0 };
  const described = Array.from({ length: 4 }, () => readFenceOptions(fence, collector).diagnostics)
    .flat()
    .filter(({ message }) => message.includes('has no option "wdth"'));
  expect(described).toHaveLength(1_000);
});

test("a long value of an option is shortened", async () => {
  const text = `\`\`\`wf scale=${"1".repeat(100_000)}\nbutton "x"\n\`\`\`\n`;
  const workspace = new Workspace({ "a.md": text });
  const { out } = await workspace.call(["validate", "a.md", "--format", "json"]);
  expect(JSON.parse(out).files[0].diagnostics[0].message).toMatch(/, not "1{39}…"$/);
});

test("a repair leaves the error, and the fences that are not checked", async () => {
  const workspace = new Workspace({ "a.md": faulty.repeat(mostFences + 1) });
  const { code, err } = await workspace.call(["validate", "a.md", "--fix"]);
  expect(code).toBe(1);
  expect(err).toContain("fixed 2000 problems in 1 file\n");
  expect(workspace.read("a.md")).toBe(right.repeat(mostFences) + faulty);
});

test("a file with more is not drawn", async () => {
  const workspace = new Workspace({ "a.md": right.repeat(mostFences + 1) });
  const { code, err } = await workspace.call(["render", "a.md", "--out-dir", "out"]);
  expect(code).toBe(2);
  expect(err).toContain(`wf: a.md: ${said}; split it into several files\n`);
});

test("a file with more is not formatted, but other files are", async () => {
  const loose = right.replace("button", "button  ");
  const workspace = new Workspace({ "a.md": loose.repeat(mostFences + 1), "b.md": loose });
  const { code, out, err } = await workspace.call(["fmt", "a.md", "b.md"]);
  expect({ code, err }).toEqual({
    code: 2,
    err: `wf: a.md: ${said}; split it into several files\n`,
  });
  expect(out).toContain("b.md\n");
  expect(workspace.read("a.md")).toBe(loose.repeat(mostFences + 1));
  expect(workspace.read("b.md")).toBe(right);
  const piped = await workspace.call(["fmt", "--stdin-filename", "c.md", "-"], {
    input: loose.repeat(mostFences + 1),
  });
  expect(piped).toMatchObject({ code: 2, out: "", err: expect.stringContaining(said) });
});

test.each(["\n", "\r", "\r\n", " "])(
  "a file with nothing but marks is skipped (%j)",
  async (end) => {
    const workspace = new Workspace({
      "a.wf": 'page "A" { button "x" }',
      "b.md": `${"`".repeat(2_000_000)}${end}${`~${end}`.repeat(500_000)}`,
    });
    const { code, out } = await workspace.call(["validate", "."]);
    expect(out).toContain("1 file checked");
    expect(code).toBe(0);
  },
);

test("a file whose wireframes have too many boxes together is not drawn, and others are", async () => {
  const large = '```wf\npage { repeat 4900 { text "a" } }\n```\n';
  const workspace = new Workspace({ "a.md": large.repeat(120), "b.md": large.repeat(2) });
  const { code, err } = await workspace.call(["render", "a.md", "b.md"]);
  expect(code).toBe(2);
  expect(err).toContain("wf: a.md: its wireframes have more than 500,000 boxes together; split");
  expect(readdirSync(workspace.folder).toSorted()).toEqual(["a.md", "b-1.svg", "b-2.svg", "b.md"]);
});
