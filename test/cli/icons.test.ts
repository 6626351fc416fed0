/** `wf icons`: which words find which icons, how they are printed, and the sheet. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { canonicalIconNames, iconNames } from "../../src/base/icons/icon-names.js";
import { iconTags } from "../../src/base/icons/icon-tags.js";
import { findIcons } from "../../src/tools/cli/icons/find-icons.js";
import { endingList } from "../../src/tools/cli/pictures/format.js";
import { formatColumns } from "../../src/tools/cli/terminal/format-columns.js";
import { readXml } from "../support/xml.js";
import { goodSource, Workspace } from "./call.js";

function namesFor(...words: string[]): string[] {
  return findIcons(words).icons.map(({ name }) => name);
}

test.each([
  ["trash", "trash"],
  ["bin", "trash"],
  ["Trash", "trash"],
  ["arrow right", "arrow-right"],
  ["right arrow", "arrow-right"],
  ["ArrowRight", "arrow-right"],
  ["arrow_right", "arrow-right"],
  ["arrow-right", "arrow-right"],
  ["kebab", "ellipsis-vertical"],
  ["envelope", "mail"],
  ["gear", "settings"],
  ["home", "house"],
  ["wheelchair", "accessibility"],
  ["heart rate monitor", "activity"],
  ["truck", "truck"],
  ["user add", "user-plus"],
])("the first icon for %s is %s", (words, name) => {
  expect(namesFor(...words.split(" "))).toContain(name);
  const best = namesFor(...words.split(" ")).slice(0, 3);
  expect(best).toContain(name);
});

test("every name that a wireframe may use finds its icon first", () => {
  for (const name of ["plus", "a-arrow-down", "circle-user", "account", "edit", "bar-chart-3"]) {
    const [first] = findIcons([name]).icons;
    expect([first!.name, ...first!.otherNames]).toContain(name);
  }
});

test("all words must match", () => {
  const [both, one] = [namesFor("arrow", "down"), namesFor("arrow")];
  expect(both.length).toBeGreaterThan(5);
  expect(both.length).toBeLessThan(one.length);
  expect(both.filter((name) => !one.includes(name))).toEqual([]);
});

test("without a word, all icons are listed, one per line unless on a terminal", async () => {
  const { code, out, err } = await new Workspace().call(["icons"]);
  expect([code, err]).toEqual([0, ""]);
  expect(out.trimEnd().split("\n")).toEqual(canonicalIconNames());
});

test("a terminal shows columns", async () => {
  const { code, out, err } = await new Workspace().call(["icons", "trash"], { isTerminal: true });
  expect(code).toBe(0);
  expect(out.split("\n")[0]).toMatch(/^trash {2,}\S/);
  expect(err).toMatch(/^\d+ icons; use one with icon=trash\n$/);
  const { out: all } = await new Workspace().call(["icons"], { isTerminal: true });
  const lines = all.trimEnd().split("\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(all.trim().split(/\s+/).sort()).toEqual(canonicalIconNames());
});

test.each([
  [["a", "bb", "c", "d", "e"], 9, "a   d\nbb  e\nc\n"],
  [["a", "b"], 80, "a  b\n"],
  [["long-word", "b"], 5, "long-word\nb\n"],
  [[], 80, ""],
])("%j fits into the columns of a terminal with %i", (words, width, text) => {
  expect(formatColumns(words, width)).toBe(text);
});

test.each([
  ["trsh", "wf icons trash"],
  ["calender", "wf icons calendar"],
  ["arow rght", "wf icons arrow right"],
  ["zzzzqqq", undefined],
  ["truck zzzzqqq", "wf icons truck"],
])("nothing for %s is exit code 1 with a suggestion", async (words, suggested) => {
  const { code, out, err } = await new Workspace().call(["icons", ...words.split(" ")]);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain(`wf: no icon matches "${words}"; `);
  if (suggested === undefined) expect(err).toContain("run wf icons for a list\n");
  else expect(err).toContain(`did you mean: ${suggested}`);
  for (const [, line] of err.matchAll(/wf icons ([a-z ]+?)(?: or |\?)/g)) {
    expect(namesFor(...line!.split(" ")).length).toBeGreaterThan(0);
  }
});

test("--json prints names, other names and tags", async () => {
  const { code, out } = await new Workspace().call(["icons", "trash", "--json"]);
  expect(code).toBe(0);
  const [first] = JSON.parse(out) as { name: string; otherNames: string[]; tags: string[] }[];
  expect(first).toMatchObject({ name: "trash" });
  expect(first!.otherNames).toEqual(expect.arrayContaining(["bin", "recycle-bin"]));
  expect(first!.tags.length).toBeGreaterThan(2);
  const none = await new Workspace().call(["icons", "zzzzqqq", "--json"]);
  expect([none.code, none.out]).toEqual([1, "[]\n"]);
  const all = JSON.parse((await new Workspace().call(["icons", "--json"])).out) as {
    name: string;
    otherNames: string[];
  }[];
  const told = all.flatMap(({ name, otherNames }) => [name, ...otherNames]);
  expect(told.sort()).toEqual(iconNames());
});

test("-o draws a sheet in the format of its extension, with the same bytes each time", async () => {
  const workspace = new Workspace();
  const { code, out, err } = await workspace.call(["icons", "arrow", "up", "-o", "a/up.svg"]);
  expect([code, out]).toEqual([0, ""]);
  expect(err).toMatch(/^wrote a.up\.svg \(1072 × \d+\)\n$/);
  const svg = workspace.read("a/up.svg");
  readXml(svg);
  const texts = svg.replace(/<[^>]*>/g, "");
  for (const name of namesFor("arrow", "up")) expect(texts).toContain(name);
  await workspace.call(["icons", "arrow", "up", "-o", "b.svg", "-q"]);
  expect(workspace.read("b.svg")).toBe(svg);
  for (const ending of ["html", "png", "pdf"]) {
    expect((await workspace.call(["icons", "trash", "-o", `x.${ending}`])).code).toBe(0);
  }
  const magic = (name: string) =>
    readFileSync(join(workspace.folder, name)).toString("latin1", 0, 5);
  expect([magic("x.html"), magic("x.png"), magic("x.pdf")]).toEqual([
    "<!DOC",
    "\x89PNG\r",
    "%PDF-",
  ]);
  expect(await workspace.call(["icons", "trash", "-o", "y.svg", "-q"])).toMatchObject({ err: "" });
});

test("all icons fit into one sheet", async () => {
  const workspace = new Workspace();
  expect((await workspace.call(["icons", "-o", "all.svg"])).code).toBe(0);
  readXml(workspace.read("all.svg"));
  expect((await workspace.call(["icons", "-o", "all.png"])).code).toBe(0);
});

test.each([
  [["-o", "a.doc"], `--output a.doc must end in ${endingList()}`],
  [["-o", "a"], `--output a must end in ${endingList()}`],
  [["-o", "b.wf/x.svg"], "b.wf/x.svg: b.wf is a file, not a folder"],
  [["--sheet", "a.svg"], "unknown option '--sheet' (did you mean --output a.svg?)"],
])("icons trash %j is misuse", async (argv, message) => {
  const workspace = new Workspace({ "b.wf": goodSource });
  const { code, out, err } = await workspace.call(["icons", "trash", ...argv]);
  expect([code, out, err]).toEqual([2, "", `wf: ${message}\n`]);
});

test("tags are in lower case, unique, and more than the name", () => {
  for (const name of canonicalIconNames()) {
    const tags = iconTags(name);
    expect(new Set(tags).size).toBe(tags.length);
    expect(tags.filter((tag) => tag !== tag.toLowerCase() || tag === name || tag === "")).toEqual(
      [],
    );
  }
  expect(canonicalIconNames().filter((name) => iconTags(name).length > 0).length).toBeGreaterThan(
    1_800,
  );
  // The first and the last line of tags belong to the first and the last name.
  expect(iconTags(canonicalIconNames()[0]!)).toContain("font size");
});
