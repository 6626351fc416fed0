/** Compares each answer of the API with the room that is reserved for it before it is made. */
import { describe, expect, it } from "vitest";
// @ts-expect-error A script, which has no types.
import { genesOf, mutate, randomFrom, slotsOf, writeSource } from "../../bench/source-genes.mjs";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { mostAnswer, performTask } from "../../src/service/server/work/perform-task.js";
import { type Task, taskBytes } from "../../src/service/server/work/task.js";
import { corpus } from "../corpus/corpus.js";
import { hostileSources } from "../hostile/hostile-sources.js";
import { caseSeeds, everyNth, isSearching } from "../support/case-count.js";

interface Slot {
  component: string;
  alone(text: string): unknown[];
}

const common = { theme: "light", diagnostics: true, idPrefix: "x".repeat(40) } as const;

/** All tasks with a source, with the options that make the largest answers. */
function tasksOf(source: string): Task[] {
  const html = { ...common, fullDocument: true, images: "all", font: "embed" } as const;
  const svg = { ...common, width: 1_200, padding: 24, font: "embed" } as const;
  return [
    { kind: "validate", source, options: { diagnostics: true, strict: true } },
    { kind: "parse", source, options: { diagnostics: true, locations: true, expand: true } },
    { kind: "html", source, options: html },
    { kind: "html", source, options: { ...html, look: "sketch", font: "none" } },
    { kind: "svg", source, options: svg },
    { kind: "svg", source, options: { ...svg, look: "sketch", font: "paths" } },
  ];
}

/** How much of the room for each answer is used, in parts of it. */
function sharesOf(source: string): { kind: string; share: number; status: number }[] {
  return tasksOf(source).map((task) => {
    const { json, status } = performTask(task);
    const share = Buffer.byteLength(json) / mostAnswer(task, taskBytes(task));
    return { kind: `${task.kind} ${JSON.stringify(task.options)}`, share, status };
  });
}

/** Expects that no answer is larger than its room; returns the greatest share. */
function expectRoom(source: string): number {
  let most = 0;
  for (const { kind, share } of sharesOf(source)) {
    expect(share, `${kind}\n${source.slice(0, 300)}`).toBeLessThanOrEqual(1);
    most = Math.max(most, share);
  }
  return most;
}

/** As many letters that differ from each other, some of which need no glyph. */
function lettersFrom(codePoint: number, count: number): string {
  return String.fromCodePoint(...Array.from({ length: count }, (_, at) => codePoint + at));
}

/** Components of which each uses the next, and the last one has this. */
function nested(last: string): string {
  const parts = Array.from({ length: 45 }, (_, at) => `component c${at} { c${at + 1} }`);
  return `${parts.join(" ")} component c45 { ${last} } page { c0 }`;
}

/** Characters that some format writes as several, and text that a format replaces with a number. */
const fills = ["a", "<", '\\"', "\\\\", "{}", "漢", "a "];

const sizes = isSearching ? [512, 8_192, 65_536] : [1_024];

describe("an answer is not larger than the room for it", () => {
  const slots: readonly Slot[] = slotsOf(vocabulary);

  it.each(vocabulary.components.map(({ name }) => name))("with a long text in %s", (name) => {
    const own = slots.filter(({ component }) => component === name);
    for (const [at, { alone }] of everyNth(own, 3).entries()) {
      const texts = isSearching ? fills : [fills[at % fills.length]!];
      for (const text of texts) {
        for (const size of sizes) expectRoom(writeSource(alone(text), size));
      }
    }
  });

  it.each(everyNth(hostileSources, 12))("with %s", (_, source) => {
    expectRoom(source);
  });

  it.each([
    ["480 KB of words", "word ".repeat(96_000)],
    ["60 KB of words", "word ".repeat(12_000)],
    ["20,000 different letters that no font has", lettersFrom(0x4e00, 20_000)],
    ["300 of them", lettersFrom(0x4e00, 300)],
    ["letters of which fonts have some", lettersFrom(0x100, 2_000)],
    ["letters with and without fonts", lettersFrom(0x250, 600).replace(/./gu, "$&a漢 ")],
  ])("with outlines of %s", (_, text) => {
    const source = `page { title "${text}" text "${text}" mono }`;
    const options = { ...common, width: 1_200, padding: 24, font: "paths" } as const;
    const task: Task = { kind: "svg", source, options };
    const { json } = performTask(task);
    expect(Buffer.byteLength(json)).toBeLessThanOrEqual(mostAnswer(task, taskBytes(task)));
  });

  it.each([
    ["a long row of numbers in each", 'page { repeat 1900 { input "" PLACES } }'],
    ["the uses that lead to each", nested("repeat 1900 { divider }")],
    [
      "the same, with a longer source",
      `${nested("repeat 5000 { divider }")} // ${"x".repeat(14_000)}`,
    ],
  ])("with a tree of thousands of elements, with %s", (_, source) => {
    const { attributes, modifiers } = vocabulary.component("input")!;
    const places = [...attributes.values()]
      .filter(({ kind }) => !kind.isBoolean)
      .map(({ name }) => `${name}=-1234567.123456789`);
    expectRoom(source.replace("PLACES", [...places, ...modifiers.keys()].join(" ")));
  });

  it.each([
    ["labels without quotes", "", (name: string) => `title ${name}`],
    ["content for which there is no slot", "component NAME {} ", () => "NAME { divider }"],
    ["definitions that use themselves", "", (name: string) => `component ${name} { ${name} }`],
  ])("with long names in a hundred %s", (_, start, write) => {
    const name = "z".repeat(10_000);
    const parts = Array.from({ length: 100 }, (_each, at) => write(`${name}${at}`));
    const isTop = parts[0]!.startsWith("component");
    const body = isTop ? `${parts.join("\n")} page {}` : `page {\n${parts.join("\n")}\n}`;
    expectRoom(`${start}${body}`.replaceAll("NAME", name));
  });

  it.each([
    ["choices", 'component c(k: "NAME" | "b") { divider }', "c k=q"],
    ["choices of a use", 'component c(k: "NAME" | "b") { divider }', 'use c(k="q")'],
    ["choices of a layout", 'layout l(k: "NAME" | "b") { slot }', 'page uses=l(k="q") { }'],
    ["parameters", "component c(NAME: string) { divider }", "c z=1"],
    ["missing parameters", "component c(NAME: string) { divider }", "c"],
    ["components", "component NAME { divider }", "zzzzz"],
    ["slots", "component c { slot NAME }", "c { slot z { divider } }"],
    ["fields", "data d [{NAME=1}]", 'repeat d as e { text "$e.b" }'],
    ["data", "data NAME [{a=1}]", 'repeat z as e { text "$e.a" }'],
    ["tokens", "tokens { NAME: #fff }", 'text "a" color=zz'],
    ["ids", 'page "p" id=NAME { }', 'button "a" navigate=zz'],
    ["states", 'component c { state NAME { text "a" } }', "c state=z"],
    ["variants", 'page "a" variants=[NAME] { text "b" when=zz }', 'text "a" when=zz'],
    ["imports", 'import {NAME} from "a.wf"', 'zz "x"'],
  ])("with mistakes about long %s", (_, start, use) => {
    const uses = Array.from({ length: 100 }, () => use).join("\n");
    const body = use.startsWith("page") ? uses : `page {\n${uses}\n}`;
    const source = `${start}\n${body}`.replace("NAME", "z".repeat(60_000));
    const task: Task = { kind: "validate", source, options: { diagnostics: true, strict: true } };
    const { json } = performTask(task);
    const { diagnostics } = JSON.parse(json) as { diagnostics: { message: string }[] };
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(Buffer.byteLength(json)).toBeLessThan(200_000);
  });

  it.each([
    ["a way of many uses through a file with a long path", "_", 380],
    ["a way of many uses with long names", "a".repeat(9_500), 1],
  ])("with a hundred mistakes at the end of %s", (_, name, length) => {
    const path = `${"\ud800".repeat(length)}.wf`;
    const nameAt = (at: number) =>
      `${name}${String.fromCodePoint(97 + (at % 26))}${at < 26 ? "" : "z"}`;
    const parts = Array.from(
      { length: 45 },
      (_each, at) => `component ${nameAt(at)} { use ${nameAt(at + 1)} }`,
    );
    const last = `component ${nameAt(46)}(q: string) { ${'icon "$q" '.repeat(100)} }`;
    const use = `component ${nameAt(45)} { use ${nameAt(46)}(q="zz") }`;
    const files = { [path]: [...parts, use, last].join("\n") };
    const source = `import "${path}"\npage { use ${nameAt(0)} }`;
    for (const kind of ["validate", "parse"] as const) {
      const options = { diagnostics: true, strict: true, locations: true, expand: false };
      const task = { kind, source, files, options } as unknown as Task;
      const answer = performTask(task);
      const { total } = JSON.parse(answer.json) as { total: number };
      expect(total).toBeGreaterThanOrEqual(100);
      expect(Buffer.byteLength(answer.json)).toBeLessThan(mostAnswer(task, taskBytes(task)));
    }
  });

  it.each([
    ["hidden elements", "page { row hidden { REST } }", "... "],
    ["elements that are repeated not once", "page { repeat 0 { REST } }", "... "],
  ])("with a tree of %s", (_, around, part) => {
    const source = around.replace("REST", part.repeat(200_000));
    const options = { diagnostics: true, locations: true, expand: false };
    const task: Task = { kind: "parse", source, options };
    const { status, json } = performTask(task);
    expect(status).toBe(400);
    expect(JSON.parse(json).error).toBe("Invalid source code");
    expect(json).toContain("the tree takes more than 16 MB");
    expect(Buffer.byteLength(json)).toBeLessThan(mostAnswer(task, taskBytes(task)));
  });

  it.each([1_000, 16_000, 31_980, 40_000])("with an edit for every 2 of %i bytes", (size) => {
    expectRoom(`page {${"\\n".repeat(size / 2)}}`);
  });

  it("with examples and fixtures", () => {
    for (const { source } of everyNth(corpus, 24)) expectRoom(source);
  });

  it("with sources that a search found to use more and more of it", () => {
    const words = genesOf(vocabulary);
    for (const seed of caseSeeds(2)) {
      const random = randomFrom(seed);
      const size = sizes[seed % sizes.length]!;
      let best = { genes: random.pick(words.starts), share: 0 };
      for (let step = 0; step < 60; step++) {
        const other = random.pick(words.starts);
        const genes = mutate(best.genes, other, words, random);
        const share = expectRoom(writeSource(genes, size));
        if (share > best.share) best = { genes, share };
      }
    }
  });
});
