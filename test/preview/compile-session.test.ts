/** Tests a session with a fake watcher and a fake clock: what is compiled when, and what is still shown. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderSvg } from "../../src/compile.js";
import { CompileSession, type Rebuild } from "../../src/tools/preview/compile-session.js";
import type { View } from "../../src/tools/preview/draw-task.js";
import { followFiles } from "../../src/tools/preview/follow-files.js";
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
  /** Advances the clock, and waits for the work that this starts. */
  const pass = async (ms = 20): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { set, session, rebuilds, following, pass };
}

const svgOf = (session: CompileSession, path = "a.wf"): string =>
  session.picture(path, view)?.svg ?? "";

test("a burst of writes causes one compile, of the last of them", async () => {
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

test("unchanged content causes no work and no messages", async () => {
  const { set, session, rebuilds, pass } = await follow({ "a.wf": good("same") });
  const { version } = session.picture("a.wf", view)!;
  set.write("a.wf", good("same"));
  await pass();
  expect(rebuilds).toEqual([]);
  expect(session.picture("a.wf", view)!.version).toBe(version);
});

test("a file that a watcher reports only as written may be gone", async () => {
  const { set, session, rebuilds, pass } = await follow({ "a.wf": good("a"), "b.wf": good("b") });
  set.files.delete("/w/a.wf");
  set.tell({ absolute: "/w/a.wf", kind: "content" });
  await pass(100);
  expect(session.picture("a.wf", view)).toBeDefined();
  await pass(400);
  expect(session.picture("a.wf", view)).toBeUndefined();
  expect(rebuilds.map(({ change }) => change.removed)).toEqual([["a.wf"]]);
  // A file that has returned by then was only being saved.
  set.files.delete("/w/b.wf");
  set.tell({ absolute: "/w/b.wf", kind: "content" });
  await pass(100);
  set.files.set("/w/b.wf", good("b"));
  const { finds } = set;
  await pass(400);
  expect([svgOf(session, "b.wf").includes(">b<"), set.finds]).toEqual([true, finds]);
});

test("an error keeps the last good picture until it is fixed", async () => {
  const { set, session, rebuilds, pass } = await follow({ "a.wf": good("fine") });
  const before = svgOf(session);
  for (const broken of [wrong, `${wrong}// still`]) {
    set.write("a.wf", broken);
    await pass();
    const picture = session.picture("a.wf", view)!;
    expect(picture).toMatchObject({ isStale: true, wasGood: true });
    expect(picture.svg).toBe(before);
    expect(picture.diagnostics[0]).toMatchObject({
      severity: "error",
      line: 1,
      column: 12,
      hint: 'did you mean "button"?',
    });
    expect(picture.diagnostics[0]!.frame.join("\n")).toContain("^^^^^");
  }
  expect(rebuilds.at(-1)!.change.files).toMatchObject([{ path: "a.wf", errors: 1 }]);
  expect(rebuilds.at(-1)!.checked[0]!.first).toBe('1:12 unknown component "buton"');
  set.write("a.wf", good("mended"));
  await pass();
  expect(session.picture("a.wf", view)).toMatchObject({ isStale: false, diagnostics: [] });
  expect(svgOf(session)).toContain("mended");
});

test("a file that never was free of errors is drawn as well as possible", async () => {
  const { session } = await follow({ "a.wf": wrong });
  const picture = session.picture("a.wf", view)!;
  expect(picture).toMatchObject({ isStale: true, wasGood: false });
  expect(picture.svg).toContain("Buton");
});

test("a file that is removed and restored is followed, with a new version", async () => {
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

test("removal and restoration within a batch is a change, or nothing", async () => {
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

test("a renamed file is gone under its old name and exists under the new one", async () => {
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

describe("a renamed file", () => {
  /** Moves several files at once, like a disk. */
  function move(set: FakeSet, ...moves: [from: string, to: string, text?: string][]): void {
    for (const [from, to, text] of moves) {
      const [old, next] = [`/w/${from}`, `/w/${to}`];
      set.files.set(next, text ?? set.files.get(old)!);
      set.files.delete(old);
      const identity = set.identities.get(old);
      if (identity !== undefined) set.identities.set(next, identity);
      for (const absolute of [old, next]) set.tell({ absolute, kind: "presence" });
    }
  }

  const told = (rebuilds: readonly Rebuild[]) => rebuilds.flatMap(({ change }) => change.moved);

  test("is recognized by its content", async () => {
    const { set, session, rebuilds, pass } = await follow({
      "a.wf": good("one"),
      "z.wf": good("z"),
    });
    move(set, ["a.wf", "b.wf"]);
    await pass();
    expect(told(rebuilds)).toEqual([{ from: "a.wf", to: "b.wf" }]);
    expect(rebuilds[0]!.change).toMatchObject({ removed: ["a.wf"], files: [{ path: "b.wf" }] });
    expect(session.moved).toEqual([{ from: "a.wf", to: "b.wf" }]);
  });

  test("is recognized by its identity on the disk, whatever its content", async () => {
    const files = {
      "a.wf": good("one"),
      "empty.wf": "",
      "same.wf": good("same"),
      "as.wf": good("same"),
    };
    const { set, session, rebuilds, pass } = await follow(files);
    for (const name of Object.keys(files)) set.identities.set(`/w/${name}`, name);
    for (const name of Object.keys(files)) set.write(name, `${set.files.get(`/w/${name}`)} `);
    await pass();
    rebuilds.length = 0;
    move(
      set,
      ["a.wf", "b.wf", good("edited")],
      ["empty.wf", "blank.wf", ""],
      ["same.wf", "x.wf"],
      ["as.wf", "y.wf"],
    );
    await pass(200);
    expect(session.moved).toEqual([
      { from: "a.wf", to: "b.wf" },
      { from: "empty.wf", to: "blank.wf" },
      { from: "same.wf", to: "x.wf" },
      { from: "as.wf", to: "y.wf" },
    ]);
  });

  test("in a renamed folder is recognized by its name if others have the same content", async () => {
    const { set, session, pass } = await follow({ "old/a.wf": good("x"), "old/b.wf": good("x") });
    move(set, ["old/a.wf", "new/a.wf"], ["old/b.wf", "new/b.wf"]);
    await pass();
    expect(session.moved).toEqual([
      { from: "old/a.wf", to: "new/a.wf" },
      { from: "old/b.wf", to: "new/b.wf" },
    ]);
  });

  test.each([
    ["its old path went first", ["remove", "write"]],
    ["its new path came first", ["write", "remove"]],
  ])("is recognized if %s", async (_, order) => {
    const { set, session, rebuilds, pass } = await follow({ "a.wf": good("one") });
    for (const step of order) {
      if (step === "remove") set.remove("a.wf");
      else set.write("b.wf", good("one"));
      await pass(300);
    }
    expect(told(rebuilds)).toEqual([{ from: "a.wf", to: "b.wf" }]);
    expect(session.moved).toEqual([{ from: "a.wf", to: "b.wf" }]);
  });

  test("is followed to the path of another file that it replaces", async () => {
    const { set, session, pass } = await follow({ "a.wf": good("draft"), "b.wf": good("old") });
    set.identities.set("/w/a.wf", "1").set("/w/b.wf", "2");
    for (const name of ["a.wf", "b.wf"]) set.write(name, `${set.files.get(`/w/${name}`)} `);
    await pass();
    move(set, ["a.wf", "b.wf"]);
    await pass();
    expect(session.moved).toEqual([{ from: "a.wf", to: "b.wf" }]);
    expect(svgOf(session, "b.wf")).toContain("draft");
  });

  test("keeps its last good picture", async () => {
    const { set, session, pass } = await follow({ "a.wf": good("fine") });
    set.write("a.wf", wrong);
    await pass();
    move(set, ["a.wf", "b.wf"]);
    await pass();
    expect(session.picture("b.wf", view)).toMatchObject({ isStale: true, wasGood: true });
    expect(svgOf(session, "b.wf")).toContain("fine");
  });

  test.each([
    ["a file that was removed long ago", 2000, good("one")],
    ["a file with another content", 20, good("two")],
  ])("is not %s", async (_, ms, text) => {
    const { set, session, pass } = await follow({ "a.wf": good("one") });
    set.remove("a.wf");
    await pass(ms);
    set.write("b.wf", text);
    await pass();
    expect(session.moved).toEqual([]);
  });

  test("is neither an ambiguous one, nor a copy, nor an empty file", async () => {
    const { set, session, pass } = await follow({
      "a.wf": good("one"),
      "e.wf": "",
      "c.wf": good("c"),
    });
    set.write("copy.wf", good("c"));
    for (const name of ["x.wf", "y.wf"]) set.write(name, good("one"));
    set.remove("a.wf");
    set.remove("e.wf");
    set.write("f.wf", "");
    await pass(200);
    expect(session.moved).toEqual([]);
  });

  test("is forgotten when its old path exists again", async () => {
    const { set, session, pass } = await follow({ "a.wf": good("one") });
    move(set, ["a.wf", "b.wf"]);
    await pass();
    set.write("a.wf", good("new"));
    await pass();
    expect(session.moved).toEqual([]);
  });
});

test("a new folder adds all of its files", async () => {
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

test("of 1,000 files only the changed one is read", async () => {
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

test("reading many files lets other work run in between", async () => {
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

test("pictures in other views equal those of the library", async () => {
  const source = 'page { row { text "Wide" } }\n';
  const { session } = await follow({ "a.wf": source });
  const dark = session.picture("a.wf", { format: "svg", theme: "dark", pageWidth: 390 })!;
  expect(dark).toMatchObject({ width: 438, isFluid: true });
  expect(dark.svg).toBe(renderSvg(source, { theme: "dark", width: 438 }).svg);
  const html = session.picture("a.wf", { format: "html", theme: "light", pageWidth: 800 })!;
  expect(html.html).toContain("data-box");
  expect(html.svg).toBeUndefined();
});

test("elements have their lines, in SVG and in HTML", async () => {
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

test("boards of live HTML have the numbers of their boxes, and copies those of their page", async () => {
  const source = `page "A" w=300 { button "Open" opens=m modal "M" id=m { text "in" } }
page "B" w=400 { text "b" }
`;
  const { session } = await follow({ "a.wf": source });
  const { html = "", boards, width } = session.picture("a.wf", { ...view, format: "html" })!;
  expect(boards.map(({ title }) => title)).toEqual(["A", "A – M", "B"]);
  const [page, copy, other] = boards.map(({ box }) => box);
  expect(copy).toBe(page);
  for (const [box, label] of [
    [page, "A"],
    [other, "B"],
  ]) {
    expect(html).toMatch(new RegExp(`<section[^>]* data-box="${box}"[^>]* aria-label="${label}"`));
  }
  // The copy takes no space: two boards, the gap between them and the padding around.
  expect(width).toBe(24 + 300 + 64 + 400 + 24);
});

test("diagnostics are ordered by severity, and all of them are counted", async () => {
  const line = (at: number) => (at % 40 === 0 ? '  buton "x"' : '  text "x" colour=red');
  const source = `page {\n${Array.from({ length: 200 }, (_, at) => line(at)).join("\n")}\n}\n`;
  const { session } = await follow({ "a.wf": source });
  const { diagnostics, counts, isBlank } = session.picture("a.wf", view)!;
  expect(isBlank).toBe(false);
  expect(counts).toEqual({ error: 5, warning: 195, info: 0 });
  expect(diagnostics).toHaveLength(100);
  expect(diagnostics.slice(0, 6).map(({ severity, line: at }) => [severity, at])).toEqual([
    ["error", 2],
    ["error", 42],
    ["error", 82],
    ["error", 122],
    ["error", 162],
    ["warning", 3],
  ]);
});

test.each([
  ["", true, 0],
  [" \n", true, 0],
  ["// later\n", false, 0],
  ["}", false, 0],
  ["page {}", false, 1],
])("%j is drawn if there is anything to draw", async (source, isBlank, boards) => {
  const { session } = await follow({ "a.wf": source });
  const picture = session.picture("a.wf", view)!;
  expect([picture.isBlank, picture.boards.length]).toEqual([isBlank, boards]);
});

describe("a file that refers to a page of another file", () => {
  const refers = 'page "A" { button "Go" navigate=week }\n';
  const page = (id: string): string => `page "Week" id=${id} { text "x" }\n`;
  const codes = (session: CompileSession) =>
    session.picture("a.wf", view)!.diagnostics.map(({ code }) => code);

  test("is checked again when that page is renamed and renamed back", async () => {
    const { set, session, rebuilds, pass } = await follow({
      "a.wf": refers,
      "b.wf": page("week"),
      "c.wf": good("c"),
    });
    await pass();
    expect(codes(session)).toEqual([]);
    set.write("b.wf", page("month").replace("Week", "Month"));
    await pass();
    await pass();
    expect(codes(session)).toEqual(["reference-missing"]);
    const told = rebuilds.flatMap(({ change }) => change.files.map(({ path }) => path));
    expect(told).toEqual(["b.wf", "a.wf"]);
    set.write("b.wf", page("week"));
    await pass();
    await pass();
    expect(codes(session)).toEqual([]);
  });

  test("is checked again when the file is added or removed, and not for other changes", async () => {
    const { set, session, rebuilds, pass } = await follow({ "a.wf": refers, "b.wf": page("week") });
    await pass();
    set.remove("b.wf");
    await pass(200);
    await pass();
    expect(codes(session)).toEqual(["reference-missing"]);
    set.write("d.wf", page("week"));
    await pass(200);
    await pass();
    expect(codes(session)).toEqual([]);
    rebuilds.length = 0;
    set.write("d.wf", page("week").replace("x", "y"));
    await pass();
    await pass();
    expect(rebuilds.flatMap(({ change }) => change.files.map(({ path }) => path))).toEqual([
      "d.wf",
    ]);
  });

  test("links to the current place of the page", async () => {
    const { set, session, pass } = await follow({
      "a.wf": 'page "A" { button "Go" navigate="Week" }\n',
      "b.wf": page("week"),
    });
    const html = () => session.picture("a.wf", { ...view, format: "html" })!.html;
    expect(html()).toContain('href="b.wf#wf-week"');
    set.write("b.wf", page("plan"));
    await pass();
    await pass();
    expect(html()).toContain('href="b.wf#wf-plan"');
  });
});
