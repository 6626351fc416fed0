/** The session behind a fake watcher and a fake clock: what is compiled when, and what stays shown. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { CompileSession, type Rebuild } from "../../src/preview/compile-session.js";
import type { View } from "../../src/preview/drawn-file.js";
import { followFiles } from "../../src/preview/follow-files.js";
import { FakeSet, good, wrong } from "./fake-set.js";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

const complain = (message: string): never => expect.fail(message);

const view: View = { format: "svg", theme: "light", pageWidth: undefined };

async function follow(files: Record<string, string>) {
  const set = new FakeSet(files);
  const session = new CompileSession(set);
  await session.open();
  await session.lookAtAll();
  const rebuilds: Rebuild[] = [];
  session.subscribe((rebuild) => rebuilds.push(rebuild));
  const following = await followFiles(
    set,
    set.startWatcher,
    (batch) => session.apply(batch),
    complain,
  );
  /** Lets time pass and what it sets going end. */
  const pass = async (ms = 20): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { set, session, rebuilds, following, pass };
}

const svgOf = (session: CompileSession, path = "a.wf"): string =>
  session.picture(path, view)?.svg ?? "";

test("a burst of writes is one compile, and shows the last of them", async () => {
  const { set, session, rebuilds, pass } = await follow({ "a.wf": good("zero") });
  const before = set.reads;
  for (const word of ["one", "two", "three"]) {
    set.write("a.wf", good(word));
    await pass(3);
  }
  await pass();
  expect(set.reads - before).toBe(1);
  expect(rebuilds).toHaveLength(1);
  expect(rebuilds[0]!.checked.map(({ path, first }) => [path, first])).toEqual([
    ["a.wf", undefined],
  ]);
  expect(svgOf(session)).toContain("three");
});

test("unchanged content makes no work and tells nobody", async () => {
  const { set, session, rebuilds, pass } = await follow({ "a.wf": good("same") });
  const { version } = session.picture("a.wf", view)!;
  set.write("a.wf", good("same"));
  await pass();
  expect(rebuilds).toEqual([]);
  expect(session.picture("a.wf", view)!.version).toBe(version);
});

test("an error keeps the last good picture, until it is mended", async () => {
  const { set, session, rebuilds, pass } = await follow({ "a.wf": good("fine") });
  const before = svgOf(session);
  for (const broken of [wrong, `${wrong}// still`]) {
    set.write("a.wf", broken);
    await pass();
    const picture = session.picture("a.wf", view)!;
    expect(picture).toMatchObject({ isStale: true, wasGood: true });
    expect(picture.svg).toBe(before);
    expect(picture.findings[0]).toMatchObject({
      severity: "error",
      line: 1,
      column: 12,
      hint: 'did you mean "button"?',
    });
    expect(picture.findings[0]!.frame.join("\n")).toContain("^^^^^");
  }
  expect(rebuilds.at(-1)!.change.files).toMatchObject([{ path: "a.wf", errors: 1 }]);
  expect(rebuilds.at(-1)!.checked[0]!.first).toBe('1:12 unknown component "buton"');
  set.write("a.wf", good("mended"));
  await pass();
  expect(session.picture("a.wf", view)).toMatchObject({ isStale: false, findings: [] });
  expect(svgOf(session)).toContain("mended");
});

test("what was never good is drawn as well as it can be", async () => {
  const { session } = await follow({ "a.wf": wrong });
  const picture = session.picture("a.wf", view)!;
  expect(picture).toMatchObject({ isStale: true, wasGood: false });
  expect(picture.svg).toContain("Buton");
});

test("a file that goes and comes back is followed, with a version of its own", async () => {
  const { set, session, rebuilds, pass } = await follow({ "a.wf": good("one") });
  const { version } = session.picture("a.wf", view)!;
  set.remove("a.wf");
  await pass();
  expect(rebuilds.at(-1)!.change).toMatchObject({ removed: ["a.wf"], missing: [{ path: "/w" }] });
  expect(session.picture("a.wf", view)).toBeUndefined();
  set.write("a.wf", good("two"));
  await pass();
  expect(svgOf(session)).toContain("two");
  expect(session.picture("a.wf", view)!.version).toBeGreaterThan(version);
  expect(rebuilds.at(-1)!.change.missing).toEqual([]);
});

test("gone and back within one batch is a change, or nothing", async () => {
  const { set, session, rebuilds, pass } = await follow({ "a.wf": good("one") });
  set.remove("a.wf");
  set.write("a.wf", good("one"));
  await pass();
  expect(rebuilds).toEqual([]);
  set.remove("a.wf");
  set.write("a.wf", good("two"));
  await pass();
  expect(rebuilds).toHaveLength(1);
  expect(rebuilds[0]!.change.removed).toEqual([]);
  expect(svgOf(session)).toContain("two");
});

test("a renamed file is gone under its old name and there under the new", async () => {
  const { set, session, rebuilds, pass } = await follow({ "a.wf": good("one") });
  set.files.delete("/w/a.wf");
  set.files.set("/w/b.wf", good("one"));
  set.tell({ absolute: "/w/a.wf", kind: "presence" });
  set.tell({ absolute: "/w/b.wf", kind: "presence" });
  await pass();
  expect(rebuilds).toHaveLength(1);
  expect(rebuilds[0]!.change).toMatchObject({ removed: ["a.wf"], files: [{ path: "b.wf" }] });
  expect(session.files.map(({ path }) => path)).toEqual(["b.wf"]);
});

test("a new folder brings all of its files", async () => {
  const { set, session, pass } = await follow({ "a.wf": good("one") });
  set.files.set("/w/new/b.wf", good("b"));
  set.files.set("/w/new/deep/c.wf", wrong);
  set.tell({ absolute: "/w/new", kind: "presence" });
  await pass();
  expect(session.files).toMatchObject([
    { path: "a.wf", errors: 0 },
    { path: "new/b.wf", errors: 0 },
    { path: "new/deep/c.wf", errors: 1 },
  ]);
});

test("a file that is emptied before it is written shows no empty picture", async () => {
  const { set, session, rebuilds, pass } = await follow({ "a.wf": good("one") });
  set.write("a.wf", "");
  await pass(60);
  expect(rebuilds).toEqual([]);
  set.write("a.wf", good("two"));
  await pass();
  expect(rebuilds).toHaveLength(1);
  expect(svgOf(session)).toContain("two");
  set.write("a.wf", "");
  await pass(200);
  expect(rebuilds).toHaveLength(2);
  expect(svgOf(session)).not.toContain("two");
});

test("of 1,000 files only the one that changed is read", async () => {
  const names = Array.from({ length: 1000 }, (_, at) => `${at % 10}/file-${at}.wf`);
  const { set, session, rebuilds, pass } = await follow(
    Object.fromEntries(names.map((name, at) => [name, at % 100 === 0 ? wrong : good(name)])),
  );
  expect(session.files.filter(({ errors }) => errors > 0)).toHaveLength(10);
  const { reads, finds } = set;
  set.write("5/file-55.wf", good("changed"));
  await pass();
  expect([set.reads - reads, set.finds - finds]).toEqual([1, 0]);
  expect(rebuilds).toHaveLength(1);
  for (const name of names) set.write(name, good("storm"));
  await pass(200);
  expect(rebuilds).toHaveLength(2);
  expect(rebuilds[1]!.change.files).toHaveLength(1000);
  expect(session.files.every(({ errors }) => errors === 0)).toBe(true);
}, 60_000);

test("looking at many files lets others have their turn", async () => {
  vi.useRealTimers();
  const files = Array.from({ length: 300 }, (_, at) => [`${at}.wf`, good("x").repeat(20)]);
  const session = new CompileSession(new FakeSet(Object.fromEntries(files)));
  await session.open();
  expect(session.files.every(({ version }) => version === -1)).toBe(true);
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const told: string[] = [];
  session.subscribe(({ change }) => told.push(...change.files.map(({ path }) => path)));
  const looking = session.lookAtAll();
  expect(session.picture("299.wf", view)?.version).toBeGreaterThanOrEqual(0);
  await looking;
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
  expect(told.sort()).toEqual(files.map(([name]) => name).sort());
});

test("pictures in other views, and as files, are what the library draws", async () => {
  const source = 'page { row { text "Wide" } }\n';
  const { session } = await follow({ "a.wf": source });
  const dark = session.picture("a.wf", { format: "svg", theme: "dark", pageWidth: 390 })!;
  expect(dark).toMatchObject({ width: 438, isFluid: true });
  expect(dark.svg).toBe(renderSvg(source, { theme: "dark", width: 438 }).svg);
  const html = session.picture("a.wf", { format: "html", theme: "light", pageWidth: 800 })!;
  expect(html.html).toContain("data-box");
  expect(html.svg).toBeUndefined();
  const asFile = { theme: "light", pageWidth: undefined } as const;
  expect(session.export("a.wf", { format: "svg", ...asFile })).toBe(renderSvg(source).svg);
  expect(session.export("a.wf", { format: "html", ...asFile })).toBe(
    renderHtml(source, { fullDocument: true }).html,
  );
});

test("elements are found with their lines, in SVG and in HTML", async () => {
  const source = 'page "P" w=400 h=300 {\n  row {\n    button "Save"\n    text "Two"\n  }\n}\n';
  const { session } = await follow({ "a.wf": source });
  const { areas = [], boards } = session.picture("a.wf", view)!;
  expect(boards).toEqual([{ title: "P", x: 24, y: 24, width: 400, height: 300 }]);
  expect(areas.map(([, , , , line, , last]) => [line, last])).toEqual([
    [1, 6],
    [2, 5],
    [3, 3],
    [4, 4],
  ]);
  const [, , button] = areas;
  expect(button![0]).toBeGreaterThanOrEqual(24);
  const { html = "", lines = [] } = session.picture("a.wf", { ...view, format: "html" })!;
  const mark = /<button[^>]* data-box="(\d+)"/.exec(html)![1]!;
  expect(lines[Number(mark)]).toEqual([3, 5, 3]);
});
