/** `wf inspect` and `wf validate --geometry`: their output, settings, ignore comments and exit codes. */
import { describe, expect, test } from "vitest";
import { Workspace } from "./call.js";

const page =
  'page "A" w=400 h=120 {\n  card {\n    row { text "Alerts" switch id=alerts }\n  }\n}\n';

test("prints a table, then the problems", async () => {
  const { code, out } = await new Workspace({ "a.wf": page }).call(["inspect", "a.wf"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^page "A": 400 × 120 px, 5 elements\n *# +line +x +y +w +h element\n/);
  expect(out).toMatch(/^5 +3 .* {4}switch$/m);
  expect(out).toContain("a.wf:3:25 warning this switch has no name");
});

test("prints an outline", async () => {
  const { out } = await new Workspace({ "a.wf": page }).call([
    "inspect",
    "--format",
    "outline",
    "a.wf",
  ]);
  expect(out).toMatch(/^page "A" 400×120, \d+% used, largest empty area /);
  expect(out).toMatch(/3 row \S+ \S+ L3 \[row, gap \d+, /);
  expect(out).toMatch(/5 switch \S+ \S+ L3 #alerts/);
});

test.each([
  [["inspect", "a.wf", "-q"], /^$/],
  [["inspect", "--format", "outline", "a.wf", "-q"], /^$/],
  [["inspect", "b.wf", "-q"], /^b\.wf:1:10 error/],
])("%j prints only errors", async (argv, expected) => {
  const workspace = new Workspace({ "a.wf": page, "b.wf": 'page "A" {' });
  expect((await workspace.call(argv)).out).toMatch(expected);
});

test("prints JSON", async () => {
  const { code, out } = await new Workspace({ "a.wf": page }).call([
    "inspect",
    "-f",
    "json",
    "a.wf",
  ]);
  expect(code).toBe(0);
  const { version, files } = JSON.parse(out);
  expect(version).toBe(1);
  const [{ path, boards, diagnostics }] = files;
  expect([path, boards.length, diagnostics.map((each: { code: string }) => each.code)]).toEqual([
    "a.wf",
    1,
    ["unnamed-control"],
  ]);
  expect(boards[0]).toMatchObject({ title: "A", w: 400, h: 120 });
  expect(boards[0].elements[4]).toMatchObject({
    number: 5,
    in: 3,
    element: "switch",
    line: 3,
    id: "alerts",
  });
});

test("looks at one page, on a device", async () => {
  const files = { "a.wf": 'page "A" id=a { text "1" }\npage "B" id=b { text "2" }' };
  const { out } = await new Workspace(files).call([
    "inspect",
    "a.wf",
    "--page",
    "b",
    "--device",
    "iphone14",
  ]);
  expect(out).toMatch(/^page "B[^"]*": 390 × 844 px/);
  expect(out).not.toContain('"A"');
});

test.each([["inspect"], ["validate", "--geometry"]])(
  "%s names pictures that are not shown",
  async (...argv) => {
    const files = { "a.wf": 'page "A" w=300 { image "photo.png" w=200 h=40 }' };
    const { out } = await new Workspace(files).call([...argv, "a.wf"]);
    expect(out).toContain('cannot show "photo.png": no such file');
  },
);

test.each([
  [["inspect", "a.wf", "--page", "x"], 2, "--page x: there is no such page"],
  [["inspect", "none.wf"], 2, "none.wf"],
  [["inspect", "README.md"], 2, "use wf validate --geometry"],
  [["inspect", "a.wf", "--strict"], 1, ""],
])("%j ends with %i", async (argv, expected, says) => {
  const workspace = new Workspace({ "a.wf": page, "README.md": "# A" });
  const { code, err } = await workspace.call(argv);
  expect(code).toBe(expected);
  expect(err).toContain(says);
});

describe("wf validate --geometry", () => {
  const call = (files: Record<string, string>, ...more: string[]) => {
    const workspace = new Workspace(files);
    return workspace.call(["validate", "--geometry", "--format", "compact", ...more, "."]);
  };

  test("reports problems with the layout; otherwise, nothing is drawn", async () => {
    expect((await call({ "a.wf": page })).out).toContain("unnamed-control");
    const { out } = await new Workspace({ "a.wf": page }).call(["validate", "a.wf"]);
    expect(out).not.toContain("unnamed-control");
  });

  test("respects comments and settings", async () => {
    const ignored = page.replace("    row", "    // wf-ignore-next-line unnamed-control\n    row");
    expect((await call({ "a.wf": ignored })).out).toBe("");
    const settings = JSON.stringify({ validate: { severity: { "unnamed-control": "off" } } });
    const { out, code } = await call({ "a.wf": page, "wf.config.json": settings });
    expect([out, code]).toEqual(["", 0]);
  });

  test("uses the colors of the settings", async () => {
    const settings = JSON.stringify({ tokens: { paper: "#eeeeee" } });
    const { out } = await call({
      "a.wf": 'page { text "x" color="#767676" }',
      "wf.config.json": settings,
    });
    expect(out).toContain("low-contrast");
  });

  test("checks the fences of Markdown, with their lines", async () => {
    const workspace = new Workspace({ "a.md": `# A\n\n\`\`\`wf\n${page}\`\`\`\n` });
    const { out } = await workspace.call(["validate", "--geometry", "--format", "compact", "a.md"]);
    expect(out).toMatch(/^a\.md:6:25: warning/);
  });

  test("fixes what is certain", async () => {
    const workspace = new Workspace({ "a.wf": 'page { title "A"\ntitle "B" level=3 }\n' });
    const { code } = await workspace.call(["validate", "--geometry", "--fix", "a.wf"]);
    expect(code).toBe(0);
    expect(workspace.read("a.wf")).toContain('title "B" level=2 size=24');
  });

  test("fails with --strict", async () => {
    expect((await call({ "a.wf": page }, "--strict")).code).toBe(1);
  });
});

test("reports pictures that are not shown, as wf render does", async () => {
  const workspace = new Workspace({ "a.wf": 'page "A" w=300 { image "photo.png" w=200 h=40 }\n' });
  const { out } = await workspace.call(["inspect", "a.wf"]);
  expect(out).toMatch(/^a\.wf:1:24 warning .*photo\.png/m);
});
