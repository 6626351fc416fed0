/** Tests pages of other sources: which references are found, where they lead, and what is reported about the others. */
import { describe, expect, it, vi } from "vitest";
import { analyze } from "../src/analyze.js";
import { renderHtml } from "../src/compile.js";
import { Expansion } from "../src/language/expand/expansion.js";
import { PageIndex } from "../src/pages.js";

const files: Record<string, string> = {
  "/p/home.wf": 'page "Home" { text "a" } page "Home" id=second { text "b" }',
  "/p/schedule.wf": 'page "Week" id=week { text "a" } page "Day view" { text "b" }',
  "/p/pay/card.wf": 'page "Card" { text "a" }',
  "/p/broken.wf": 'page "Broken" { buton "x" }',
  "/p/empty.wf": "",
};

function indexOf(read: string[] = []): PageIndex {
  return new PageIndex(Object.keys(files), (file) => {
    read.push(file);
    return files[file];
  });
}

describe("a reference", () => {
  it.each([
    ["week", "/p/schedule.wf", "week"],
    ["Week", "/p/schedule.wf", "week"],
    ["Day view", "/p/schedule.wf", "day-view"],
    ["Home", "/p/home.wf", "home"],
    ["second", "/p/home.wf", "second"],
    ["schedule", "/p/schedule.wf", "week"],
    ["home", "/p/home.wf", "home"],
    ["schedule.wf", "/p/schedule.wf", "week"],
    ["./schedule.wf#Day view", "/p/schedule.wf", "day-view"],
    ["pay/card.wf#Card", "/p/pay/card.wf", "card"],
    ["../p/pay/card.wf#", "/p/pay/card.wf", "card"],
    ["Broken", "/p/broken.wf", "broken"],
  ])("%s leads to %s, %s", (reference, file, id) => {
    expect(indexOf().find(reference, "/p/home.wf")).toMatchObject({ file, id });
  });

  it.each(["nowhere", "week.wf", "schedule.wf#month", "empty", "empty.wf", "../schedule.wf"])(
    "%s leads nowhere",
    (reference) => {
      expect(indexOf().find(reference, "/p/home.wf")).toBeUndefined();
    },
  );

  it("reads a source only when it is needed, and only once", () => {
    const read: string[] = [];
    const index = indexOf(read);
    index.find("Home", "/p/home.wf");
    index.find("pay/card.wf", "/p/home.wf");
    index.find("pay/card.wf#Card", "/p/home.wf");
    expect(read).toEqual(["/p/home.wf", "/p/pay/card.wf"]);
  });
});

it("keeps no more of a source than the names of its pages", () => {
  const { node, document } = indexOf().find("Day view", "/p/home.wf")!;
  expect(node).toEqual({ type: "Page", label: "Day view" });
  expect(document.children).toEqual([
    { type: "Page", label: "Week", attributes: { id: "week" } },
    node,
  ]);
});

it("does not read the source that asks, which knows its own pages", () => {
  const read: string[] = [];
  const { has } = indexOf(read).seenFrom("/p/home.wf");
  expect(has("week")).toBe(true);
  expect(has("nowhere")).toBe(false);
  expect(read).not.toContain("/p/home.wf");
});

describe("to tell whether a page exists", () => {
  const many = 'component row(t) { text "$t" }\n';
  const layout = 'layout app { row "a" slot }\n';

  /** The questions that a source, among others, answers when only its pages are read, and as it is drawn. */
  function answers(source: string, names: readonly string[]) {
    const all: Record<string, string> = { "/p/a.wf": "", "/p/other.wf": source };
    const index = new PageIndex(Object.keys(all), (file) => all[file]);
    const { has } = index.seenFrom("/p/a.wf");
    return names.map((name) => [has(name), index.find(name, "/p/a.wf") !== undefined]);
  }

  it.each([
    ["pages", 'page "A" id=x { text "a" } page "B" { }', ["A", "x", "B", "other", "a"]],
    [
      "variants",
      'page "A" id=x variants=[one, two] { text "a" when=one }',
      ["x#one", "x", "A", "A – two"],
    ],
    ["layouts", `${many}${layout}page "A" uses=app { row "b" }`, ["A", "app", "other", "row"]],
    [
      "a title out of data",
      'data who ["Ann", "Bob"]\npage "Hi ${who}" { }',
      ["Hi Ann", "Hi ${who}", "other"],
    ],
    ["no page", 'card "A" id=x { text "a" }', ["A", "x", "other"]],
    ["a component alone", `${many}row "a"`, ["other", "row", "a"]],
    ["a component that draws nothing", 'component c { repeat 0 { text "a" } }\nc', ["other", "c"]],
    ["only definitions", many, ["other", "row"]],
    [
      "a component of a page",
      'component P(t) { page "$t" { text "x" } }\nP t="Made"',
      ["Made", "other", "$t"],
    ],
    ["a repeat of pages", 'repeat 2 as i { page "R${i}" { } }', ["R1", "R2", "other"]],
    ["a hidden page", 'page "A" hidden { text "a" } page "B" { }', ["A", "B", "other"]],
    ["mistakes", 'page "A" { buton "x" } pge "B" { } page "C" nope=1 {', ["A", "B", "C", "other"]],
  ])("%s: reading them alone says what drawing them says", (about, source, names) => {
    for (const [has, isDrawn] of answers(source, [...names, "nowhere"])) expect(has).toBe(isDrawn);
    // So that no row compares answers that are all alike.
    const found = answers(source, names).some(([has]) => has);
    expect(found).toBe(!/nothing|only/.test(about));
  });

  it("their content is neither written out nor checked", () => {
    const expanding = vi.spyOn(Expansion.prototype, "count");
    const { has, names } = new PageIndex(
      ["/p/a.wf", "/p/b.wf"],
      () => `${many}${layout}page "A" uses=app { repeat 4000 { row "x" } }`,
    ).seenFrom("/p/a.wf");
    expect([has("nowhere"), names()]).toEqual([false, ["A"]]);
    expect(expanding.mock.calls.length).toBeLessThan(5);
    expanding.mockRestore();
  });
});

describe("checked together with others", () => {
  const found = (value: string) =>
    analyze(`page "Home" { button "Go" navigate="${value}" }`, {
      others: indexOf().seenFrom("/p/home.wf"),
    }).diagnostics.map(({ message, hint }) => `${message}; ${hint}`);

  it.each(["week", "schedule", "schedule.wf#Week", "other.wf#week", "/docs", "https://a.b/c.wf"])(
    "%s is fine",
    (value) => {
      expect(found(value)).toEqual([]);
    },
  );

  it("a missing page is reported, with the pages of its source", () => {
    expect(found("schedule.wf#month")).toEqual([
      'navigate points to "schedule.wf#month", which does not exist; write schedule.wf#week or schedule.wf#Day view',
    ]);
    expect(found("empty.wf")[0]).toContain("empty.wf has no page with an id or label");
  });

  it("a misspelled page of another source is suggested", () => {
    expect(found("wek")[0]).toContain('did you mean "week"?');
  });

  it("a single source is reported on as before", () => {
    const { diagnostics } = analyze('page "Home" { button "Go" navigate="schedule.wf#x" }');
    expect(diagnostics).toEqual([]);
  });
});

it("HTML links to the given URLs of pages that the source does not have", () => {
  const source =
    'page "Home" { link "a" navigate=week link "b" navigate=Home card "c" navigate=week { } }';
  const pageAddress = (reference: string) => (reference === "week" ? "week.html#wf-week" : "no");
  const { html } = renderHtml(source, { pageAddress, prototype: true, idPrefix: "wf" });
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="week.html#wf-week"',
    'href="#wf-home"',
    'href="week.html#wf-week"',
  ]);
});
