/** Tests wireframes that import files in the preview: what is rebuilt after a save, and where elements are written. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CompileSession, type Rebuild } from "../../src/tools/preview/compile-session.js";
import type { View } from "../../src/tools/preview/draw-task.js";
import { followFiles } from "../../src/tools/preview/follow-files.js";
import { paintPicture } from "../../src/tools/preview/paint-picture.js";
import { FakeSet } from "./fake-set.js";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

const view: View = { format: "svg", theme: "light", pageWidth: undefined };

const parts = (word: string) => `component person(name: string) {
  card { text "${word}" text "$name" }
}
`;
const page = `import "parts.wf"
data people from "people.json"
page "Team" w=400 {
  person "Ada"
  repeat people as p { text "$p.name" }
}
`;

async function follow(files: Record<string, string>) {
  const set = new FakeSet(files);
  const session = new CompileSession(set);
  await session.open();
  await session.lookAtAll();
  const rebuilds: Rebuild[] = [];
  session.subscribe((rebuild) => rebuilds.push(rebuild));
  await followFiles(
    set,
    set.startWatcher,
    (batch) => session.apply(batch),
    (message) => expect.fail(message),
  );
  const write = async (path: string, text: string): Promise<void> => {
    set.write(path, text);
    await vi.advanceTimersByTimeAsync(20);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const svg = () => session.picture("team.wf", view)?.svg ?? "";
  return { set, session, rebuilds, write, svg };
}

const project = { "team.wf": page, "parts.wf": parts("one"), "people.json": '[{"name":"Grace"}]' };

test("saving an imported file or data redraws only the wireframes that use it", async () => {
  const { set, rebuilds, write, svg } = await follow({
    ...project,
    "other.wf": 'page "O" { text "o" }',
  });
  expect(svg()).toContain("one");
  expect(svg()).toContain("Grace");
  await write("parts.wf", parts("two"));
  expect(rebuilds.map(({ checked }) => checked.map(({ path }) => path))).toEqual([
    ["parts.wf", "team.wf"],
  ]);
  expect(svg()).toContain("two");
  const { finds } = set;
  await write("people.json", '[{"name":"Edsger"}]');
  expect(rebuilds.at(-1)!.checked.map(({ path }) => path)).toEqual(["team.wf"]);
  expect(svg()).toContain("Edsger");
  // Finding a known file does not require a search of all folders.
  expect(set.finds).toBe(finds);
});

test("an error in an imported file is shown over the last good picture", async () => {
  const { session, rebuilds, write, svg } = await follow(project);
  svg();
  await write("parts.wf", parts("two").replace("text", "txet"));
  const broken = session.picture("team.wf", view)!;
  expect(broken).toMatchObject({ isStale: true, wasGood: true });
  expect(broken.svg).toContain("one");
  const [atImport] = broken.diagnostics;
  expect(atImport).toMatchObject({
    line: 1,
    message: expect.stringContaining('"parts.wf" has 1 error'),
  });
  expect(rebuilds.at(-1)!.checked.find(({ path }) => path === "team.wf")!.first).toMatch(
    /^1:8 "parts\.wf" has 1 error/,
  );
  await write("parts.wf", parts("three"));
  expect(session.picture("team.wf", view)).toMatchObject({ isStale: false, diagnostics: [] });
  expect(svg()).toContain("three");
});

test("a missing file is watched until it exists", async () => {
  const { "parts.wf": shell, ...rest } = project;
  const { session, write, svg } = await follow(rest);
  expect(session.picture("team.wf", view)).toMatchObject({ isStale: true, wasGood: false });
  await write("parts.wf", shell);
  expect(session.picture("team.wf", view)).toMatchObject({ isStale: false });
  expect(svg()).toContain("one");
});

test("an element of a component has the line of its use, and the place where it is written", async () => {
  const { session } = await follow(project);
  const { areas = [], imported } = session.picture("team.wf", view)!;
  const written = (line: number, column: number) => ({ path: "parts.wf", line, column });
  expect(areas.map((area) => area.slice(4))).toEqual([
    [3, 1, 6],
    [4, 3, 4, written(2, 3)],
    [4, 3, 4, written(2, 10)],
    [4, 3, 4, written(2, 21)],
    [5, 24, 5],
  ]);
  expect(imported).toContainEqual({ path: "parts.wf", absolute: "/w/parts.wf" });
  const { lines = [] } = session.picture("team.wf", { ...view, format: "html" })!;
  expect(lines).toContainEqual([4, 3, 4, written(2, 3)]);
});

test("a diagnostic in an imported file is shown at its use, with its real place", async () => {
  const { session } = await follow({
    ...project,
    "parts.wf": parts("one").replace("card", "card hue=1"),
  });
  const [found] = session.picture("team.wf", view)!.diagnostics;
  expect(found).toMatchObject({
    line: 4,
    column: 3,
    written: { path: "parts.wf", line: 2, column: 8 },
    frame: [expect.stringContaining("card hue=1"), expect.anything()],
  });
});

test("an editor opens only watched and imported files", async () => {
  const { session } = await follow({ ...project, "secret.json": "[]" });
  const found = ["team.wf", "people.json", "secret.json", "../etc/passwd"].map((path) =>
    session.absoluteAt(path),
  );
  expect(found).toEqual(["/w/team.wf", "/w/people.json", undefined, undefined]);
});

test("a download contains imported content", async () => {
  const { session, svg } = await follow(project);
  const files = session.importedTexts("team.wf")!;
  expect(Object.keys(files).sort()).toEqual(["parts.wf", "people.json"]);
  const text = session.drawnText("team.wf")!;
  const look = { theme: "light", pageWidth: undefined, scale: 1, prototype: false } as const;
  const painted = await paintPicture({ text, files, format: "svg", ...look });
  const { data, missing } = painted as Exclude<typeof painted, { problem: string }>;
  // The page uses its own fonts, but a download contains them.
  expect(String(data).replace(/<style>@font-face.*?<\/style>/, "")).toBe(svg());
  expect(data).not.toBe(svg());
  expect(missing).toBe("");
});
