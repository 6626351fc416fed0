/** References to pages in files that were not given: they are searched for in the project, and only there. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { DiskWorkspace } from "../../src/tools/cli/lsp/disk-workspace.js";
import { withFences } from "../../src/tools/cli/watching/watched-fences.js";
import { CompileSession } from "../../src/tools/preview/compile-session.js";
import type { Io } from "../../src/workspace/io.js";
import { watchedPaths } from "../../src/workspace/watched/watched-paths.js";
import { Workspace } from "./call.js";

const booking = 'page "Booking" { button "All" navigate="appointments" }\n';
const appointments = 'page "Appointments" id=appointments { text "a" }\n';
const clean = "1 file checked, no problems found\n";

/** The root of the project of `booking.wf`, and the place of the page. */
const projects: readonly (readonly [string, Record<string, string>])[] = [
  ["a repository", { ".git/HEAD": "", "booking.wf": booking, "a/b/appointments.wf": appointments }],
  ["settings", { "wf.config.json": "{}", "booking.wf": booking, "other.wf": appointments }],
  [
    "the name of a file",
    { ".git/HEAD": "", "booking.wf": booking, "appointments.wf": 'page "x" {}' },
  ],
];

test.each(projects)("a page is found in %s", async (_, files) => {
  const workspace = new Workspace(files);
  for (const command of [
    ["validate", "--strict"],
    ["inspect", "--quiet"],
    ["map", "--quiet"],
  ]) {
    const { code, err, out } = await workspace.call([...command, "booking.wf"]);
    expect([command, code, err]).toEqual([command, 0, ""]);
    expect(out).not.toContain("does not exist");
  }
  expect((await workspace.call(["validate", "--strict", "booking.wf"])).out).toBe(clean);
  const drawn = await workspace.call(["render", "booking.wf", "--out-dir", "out"]);
  expect(drawn.err).not.toContain("does not exist");
});

test.each([
  ["validate", "--strict", "booking.md"],
  ["render", "booking.md", "--out-dir", "out"],
])("a fence finds a page too: %s", async (...argv) => {
  const workspace = new Workspace({
    ".git/HEAD": "",
    "booking.md": `\`\`\`wf\n${booking}\`\`\`\n`,
    "appointments.wf": appointments,
  });
  const { out, err } = await workspace.call(argv);
  expect(out + err).not.toContain("does not exist");
});

test("standard input is part of the project of its name", async () => {
  const workspace = new Workspace({ ".git/HEAD": "", "a/appointments.wf": appointments });
  const argv = ["validate", "--strict", "--stdin-filename", "b/booking.wf", "-"];
  expect(await workspace.call(argv, { input: booking })).toMatchObject({ code: 0, out: clean });
});

test.each([
  ["what git ignores", { ".gitignore": "out\n", "out/appointments.wf": appointments }],
  ["another project", { "sub/wf.config.json": "{}", "appointments.wf": appointments }],
])("a page of %s is not found", async (_, files: Record<string, string>) => {
  const inside = "sub/wf.config.json" in files ? "sub/booking.wf" : "booking.wf";
  const workspace = new Workspace({ ".git/HEAD": "", [inside]: booking, ...files });
  const { code, out } = await workspace.call(["validate", "--strict", inside]);
  expect(code).toBe(1);
  expect(out).toContain('navigate points to "appointments", which does not exist');
});

test("a missing page is reported, with the nearest one as a hint", async () => {
  const workspace = new Workspace({
    ".git/HEAD": "",
    "booking.wf": booking.replace("appointments", "apointments"),
    "appointments.wf": appointments,
  });
  const { code, out } = await workspace.call(["validate", "--strict", "booking.wf"]);
  expect(code).toBe(1);
  expect(out).toContain('did you mean "appointments"?');
});

test("a title is found, however it is written in its source", async () => {
  const workspace = new Workspace({
    ".git/HEAD": "",
    "booking.wf": 'page "Booking" { button "All" navigate="All \\"open\\" ones" }\n',
    "b.wf": 'page title="All \\"open\\" ones" { text "a" }\n',
  });
  const { code, out } = await workspace.call(["validate", "--strict", "booking.wf"]);
  expect([code, out]).toEqual([0, clean]);
});

test("a project that is too large to search is reported, and no page as missing", async () => {
  const files: Record<string, string> = { ".git/HEAD": "", "booking.wf": booking };
  for (let at = 0; at < 1_001; at++) files[`many/${at}.wf`] = `page "P${at}" {}\n`;
  const workspace = new Workspace(files);
  const { code, out, err } = await workspace.call(["validate", "--strict", "booking.wf"]);
  expect([code, out]).toEqual([0, clean]);
  expect(err).toBe(
    "wf: . has too many files to search for pages; links to pages that were not found are not reported. To check them, run: wf validate .\n",
  );
  const whole = await workspace.call(["validate", "--strict", "--quiet", "."]);
  expect([whole.code, whole.err]).toEqual([1, ""]);
  expect(whole.out).toContain('navigate points to "appointments", which does not exist');
});

const view = { format: "svg", theme: "light", pageWidth: undefined } as const;

test.each(["booking.wf", "booking.md"])(
  "the live preview of %s alone finds a page",
  async (name) => {
    const files = {
      ".git/HEAD": "",
      "booking.wf": booking,
      "booking.md": `\`\`\`wf a\n${booking}\`\`\`\n`,
      "a/other.wf": appointments,
    };
    const workspace = new Workspace(files);
    const session = new CompileSession(withFences(watchedPaths([name], workspace.folder)));
    await session.open();
    await session.lookAtAll();
    const { path, absolute } = session.files[0]!;
    const found = () => session.picture(path, view)!.diagnostics.map(({ code }) => code);
    expect(found()).toEqual([]);
    workspace.write("a/other.wf", 'page "Other" {}\n');
    const text = files[name as keyof typeof files].replace('"All"', '"None"');
    workspace.write(name, text);
    const changed = new Set([absolute, join(absolute, "a")]);
    session.apply({ changed, found: undefined });
    expect(found()).toEqual(["reference-missing"]);
  },
);

test("an editor without a folder finds pages of the project", async () => {
  const workspace = new Workspace({ ".git/HEAD": "", "a/appointments.wf": appointments });
  const stderr = { write: async () => {} };
  const io = { cwd: workspace.folder, packageFolder: "", stderr } as unknown as Io;
  const served = new DiskWorkspace([], io);
  const path = join(workspace.folder, "booking.wf");
  const { analysis } = await served.surroundingsOf(path);
  expect(analysis!.others!.has("appointments")).toBe(true);
  expect(analysis!.others!.has("nothing")).toBe(false);
});

const padding = `// ${"x".repeat(98)}\n`.repeat(41_000);

test.each([
  ["6MB", 0],
  ["4MB", 1],
])("a page in a file of more than 4 MB is found if %s are allowed", async (maxFileSize, code) => {
  const workspace = new Workspace({
    "wf.config.json": JSON.stringify({ maxFileSize }),
    "booking.wf": booking,
    "other.wf": padding + appointments,
  });
  expect((await workspace.call(["validate", "--strict", "booking.wf"])).code).toBe(code);
});
