/** Wireframes that import files, on the command line: reports, fixes, pictures and trees. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { JsonReport } from "../../src/output/report/json.js";
import { Workspace } from "./call.js";

const parts = `component person(name: string) {
  card { text "$name" icon=nosuch }
}
`;
const page = 'import "parts.wf"\npage "Team" { person "Ada" person "Grace" }\n';

const project = (files: Record<string, string> = {}) =>
  new Workspace({ "wf.config.json": "{}", "ui/parts.wf": parts, "ui/team.wf": page, ...files });

test("a mistake in an imported file is shown there, with the use that leads to it", async () => {
  const workspace = project();
  const { out } = await workspace.call(["validate", "ui/team.wf"]);
  expect(out).toContain(`ui/parts.wf:2:23 warning`);
  expect(out).toContain(`  2 |   card { text "$name" icon=nosuch }`);
  expect(out).toContain(`= in use "person": ui/team.wf:2:15\n`);
});

test.each([
  ["compact", "ui/parts.wf:2:23: warning: "],
  ["github", "::warning file=ui/parts.wf,line=2,endLine=2,col=23,"],
  ["junit", ' at ui/parts.wf:2:23" classname="ui/team.wf">'],
])("in the format %s too", async (format, part) => {
  const { out } = await project().call(["validate", "ui/team.wf", "-f", format]);
  expect(out).toContain(part);
});

test("as JSON and SARIF, with related places", async () => {
  const workspace = project();
  const json = await workspace.call(["validate", "ui/team.wf", "-f", "json"]);
  const [file] = (JSON.parse(json.out) as JsonReport).files;
  expect(file!.path).toBe("ui/team.wf");
  expect(file!.diagnostics[0]).toMatchObject({
    path: "ui/parts.wf",
    line: 2,
    column: 23,
    related: [{ message: 'in use "person"', line: 2, column: 15 }],
  });
  expect(file!.diagnostics[0]!.related![0]).not.toHaveProperty("path");
  const sarif = await workspace.call(["validate", "ui/team.wf", "-f", "sarif"]);
  const place = (uri: string, startLine: number) => ({
    physicalLocation: { artifactLocation: { uri }, region: { startLine } },
  });
  expect(JSON.parse(sarif.out).runs[0].results[0]).toMatchObject({
    locations: [place("ui/parts.wf", 2)],
    relatedLocations: [place("ui/team.wf", 2)],
  });
});

test("a comment in an imported file ignores diagnostics there", async () => {
  const ignoring = parts.replace("  card", "  // wf-ignore-next-line unknown-attribute\n  card");
  const workspace = project({ "ui/parts.wf": ignoring });
  for (const path of ["ui/parts.wf", "ui/team.wf"]) {
    const { out } = await workspace.call(["validate", path, "-f", "compact"]);
    expect(out).toBe("");
  }
});

test("it is reported once, however many files import it", async () => {
  const workspace = project({ "ui/other.wf": page });
  expect((await workspace.call(["validate", "ui/team.wf", "ui/other.wf"])).out).toMatch(
    /\n1 warning in 2 files/,
  );
  const { out } = await workspace.call(["validate", ".", "-f", "json"]);
  const found = (JSON.parse(out) as JsonReport).files.map((file) => [
    file.path,
    file.diagnostics.length,
  ]);
  expect(found).toEqual([
    ["ui/other.wf", 0],
    ["ui/parts.wf", 1],
    ["ui/team.wf", 0],
  ]);
});

test("a drawing reports it once too", async () => {
  const workspace = project({ "ui/other.wf": page, "ui/spec.md": `\`\`\`wf\n${page}\`\`\`\n` });
  const { code, err } = await workspace.call(["render", "ui", "ui/*.md", "--out-dir", "out"]);
  expect(err.match(/ui\/parts\.wf:2:23 warning/g)).toHaveLength(1);
  expect([code, err.match(/^wrote /gm)?.length]).toEqual([0, 3]);
  // Each picture that cannot be drawn is reported with its reason.
  const strict = await workspace.call(["render", "ui", "ui/*.md", "--out-dir", "out", "--strict"]);
  expect(strict.err.match(/ui\/parts\.wf:2:23 error/g)).toHaveLength(4);
  expect(strict.code).toBe(1);
});

test("standard input imports from the current folder, or from that of its name", async () => {
  const workspace = project();
  const called = await workspace.call(["validate", "-"], { input: page });
  expect(called).toMatchObject({
    code: 1,
    out: expect.stringContaining('"parts.wf" does not exist'),
  });
  const named = ["validate", "-", "--stdin-filename", "ui/new.wf"];
  expect(await workspace.call(named, { input: page })).toMatchObject({ code: 0 });
});

test("a fence imports from the folder of its Markdown file", async () => {
  const fence = `# Team\n\n\`\`\`wf\n${page}\`\`\`\n\n\`\`\`wf\nimport "none.wf"\n\`\`\`\n`;
  const workspace = project({ "ui/spec.md": fence });
  const { out } = await workspace.call(["validate", "ui/spec.md"]);
  expect(out).toContain("ui/parts.wf:2:23 warning");
  expect(out).toContain('= in use "person": ui/spec.md:5:15\n');
  expect(out).toContain('ui/spec.md:9:8 error "none.wf" does not exist');
  workspace.write("ui/spec.md", fence.replace("none.wf", "parts.wf"));
  const { code, err } = await workspace.call(["render", "ui/spec.md"]);
  expect(err).toContain("wrote ui/spec-team.svg");
  const pictures = readdirSync(join(workspace.folder, "ui")).filter((name) => name.endsWith("svg"));
  expect([code, pictures]).toEqual([0, ["spec-team.svg"]]);
});

test("--fix changes only the given file, and then checks its importers", async () => {
  const wrong = 'component person(name: string) {\n  card { text "$name" }\n  buton "x"\n}\n';
  const workspace = project({ "ui/parts.wf": wrong });
  expect((await workspace.call(["validate", "--fix", "ui/team.wf"])).err).toBe("");
  expect(workspace.read("ui/parts.wf")).toBe(wrong);
  const { code, out } = await workspace.call(["validate", "--fix", "."]);
  expect(workspace.read("ui/parts.wf")).toContain('button "x"');
  expect([code, out]).toEqual([0, expect.stringMatching(/^2 files checked, no problems found/)]);
});

test("a file of definitions is valid, and is not drawn", async () => {
  const workspace = project();
  expect(await workspace.call(["validate", "ui/parts.wf", "-f", "compact"])).toMatchObject({
    code: 0,
  });
  expect(await workspace.call(["render", "ui/parts.wf"])).toEqual({
    code: 0,
    out: "",
    err: expect.stringContaining(
      "ui/parts.wf has definitions for other files, and nothing to draw\n",
    ),
  });
  const { err } = await workspace.call(["render", "ui", "--out-dir", "out"]);
  expect(err).toContain("wrote out/team.svg");
  expect(existsSync(join(workspace.folder, "out/parts.svg"))).toBe(false);
  expect(await workspace.call(["render", "ui", "--out-dir", "out", "--check", "-q"])).toMatchObject(
    { code: 0 },
  );
  workspace.write("ui/parts.wf", parts.replace("card {", "card p=8 {"));
  expect(await workspace.call(["render", "ui", "--out-dir", "out", "--check", "-q"])).toMatchObject(
    {
      code: 1,
      err: expect.stringContaining("out/team.svg is out of date"),
    },
  );
});

test.each([[[]], [["--split"]]])(
  "a picture of a file that now contains only definitions is reported with %j",
  async (more) => {
    const workspace = project({ "ui/parts.wf": `${parts}page "Old" { person "Ada" }` });
    const argv = ["render", "ui", "--out-dir", "out", ...more];
    await workspace.call(argv);
    workspace.write("ui/parts.wf", parts);
    const { code, err } = await workspace.call([...argv, "--check", "-q"]);
    const [left] = readdirSync(join(workspace.folder, "out")).filter((name) => /^parts/.test(name));
    expect(err).toContain(`out/${left} no longer has a wireframe`);
    expect(code).toBe(1);
    // While a source cannot be drawn, its old picture is not an orphan.
    workspace.write("ui/parts.wf", `${parts}page "Old" { persn "Ada" }`);
    const broken = await workspace.call([...argv, "--check", "-q"]);
    expect(broken.err).not.toContain("no longer has a wireframe");
  },
);

test("links in a shell are judged by all files of the project, or not at all", async () => {
  const files = {
    "ui/parts.wf":
      'layout app {\n  link "Home" navigate=home\n  link "Team" navigate=taem\n  slot\n}\n',
    "ui/home.wf": 'import "parts.wf"\npage "Home" id=home uses=app { text "x" }\n',
    "ui/team.wf": 'import "parts.wf"\npage "Team" id=team uses=app { text "y" }\n',
  };
  const workspace = project(files);
  for (const path of ["ui/home.wf", "."]) {
    const { out } = await workspace.call(["validate", path, "-f", "compact"]);
    expect(out).toContain('warning: navigate points to "taem", which does not exist');
    expect(out).not.toContain("home");
  }
  const drawn = await workspace.call(["render", "ui/team.wf", "-o", "team.svg"]);
  expect(drawn.err).toContain("wrote team.svg");
  expect(drawn.err).toContain('warning navigate points to "taem", which does not exist');
  const alone = new Workspace(files);
  const { out } = await alone.call(["validate", "ui/home.wf", "-f", "compact"]);
  expect(out).toContain('info: navigate points to "taem", which is not in this file');
  const unjudged = await alone.call(["render", "ui/team.wf", "-o", "team.svg"]);
  expect(unjudged.err).not.toContain("warning");
});

test("parse prints the source as written, and with --expand as drawn", async () => {
  const workspace = project();
  const written = JSON.parse((await workspace.call(["parse", "ui/team.wf"])).out);
  expect(written.children.map(({ type }: { type: string }) => type)).toEqual(["Import", "Page"]);
  expect(written.children[1].children[0]).toMatchObject({
    type: "Use",
    name: "person",
    label: "Ada",
  });
  const argv = ["parse", "--expand", "--locations", "ui/team.wf"];
  const drawn = JSON.parse((await workspace.call(argv)).out);
  expect(drawn.children[0].children[0].children[0]).toMatchObject({
    type: "Text",
    label: "Ada",
    loc: { source: "ui/parts.wf", start: { line: 2 } },
    via: [{ name: "person", loc: { start: { line: 2, column: 15 } } }],
  });
});

/** Files that import each other, and some that do not. */
const affecting = (): Workspace =>
  new Workspace({
    "wf.config.json": "{}",
    "parts/base.wf": 'component one { text "x" }\n',
    "parts/shell.wf": 'import "base.wf"\nlayout app { one main { slot } }\n',
    "prices.json": "[]",
    "screens/home.wf": 'import "../parts/shell.wf"\npage uses=app { text "x" }\n',
    "screens/shop.wf":
      'data prices from "../prices.json"\npage { repeat prices as p { text "x" } }\n',
    "screens/plain.wf": 'page { text "import this" }\n',
    "docs/spec.md": '```wf\nimport "../parts/base.wf"\npage { one }\n```\n',
    "docs/other.md": "import nothing from nowhere\n",
  });

test.each([
  [["parts/base.wf"], ["docs/spec.md", "parts/base.wf", "parts/shell.wf", "screens/home.wf"]],
  [["parts/shell.wf"], ["parts/shell.wf", "screens/home.wf"]],
  [["prices.json"], ["screens/shop.wf"]],
  [["screens/plain.wf"], ["screens/plain.wf"]],
  [
    ["screens/plain.wf", "prices.json"],
    ["screens/plain.wf", "screens/shop.wf"],
  ],
  [["parts"], ["docs/spec.md", "parts/base.wf", "parts/shell.wf", "screens/home.wf"]],
  [
    ["parts/*.wf", "!docs"],
    ["parts/base.wf", "parts/shell.wf", "screens/home.wf"],
  ],
  [["wf.config.json"], []],
  // A deleted file affects those that still import it.
  [["parts/gone.wf"], []],
])("--affected %j checks %j", async (changed, checked) => {
  const { code, out } = await affecting().call([
    "validate",
    "--affected",
    ...changed,
    "-f",
    "json",
  ]);
  const report = JSON.parse(out) as JsonReport;
  expect(report.files.map(({ path }) => path)).toEqual(checked);
  expect([code, report.unreadable]).toEqual([0, []]);
});

test("--affected finds the importers of a deleted file, from any folder", async () => {
  const workspace = affecting();
  rmSync(join(workspace.folder, "parts/base.wf"));
  const { code, out } = await workspace.call([
    "validate",
    "--affected",
    join(workspace.folder, "parts/base.wf"),
    "-f",
    "compact",
  ]);
  expect(code).toBe(1);
  expect(out).toContain('parts/shell.wf:1:8: error: "base.wf" does not exist');
  expect(out).toMatch(/^screens\/home\.wf:1:8: error: /m);
});

test.each([[[]], [["-"]]])("--affected %j names no changed file", async (operands) => {
  expect(await affecting().call(["validate", "--affected", ...operands])).toMatchObject({
    code: 2,
    err: expect.stringContaining("--affected needs the names of the files that changed"),
  });
});
