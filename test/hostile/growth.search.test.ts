/** Tests that work grows linearly with the parts of a source: twice the source runs about twice as much code. */
import { afterAll, beforeAll, describe, it } from "vitest";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { everyNth } from "../support/case-count.js";
import { WorkCounter } from "../support/count-work.js";
import { expectLinear } from "../support/expect-linear.js";

let counter: WorkCounter;
beforeAll(() => {
  counter = new WorkCounter();
});
afterAll(() => counter.close());

describe("many of", () => {
  const around: readonly (readonly [open: string, close: string])[] = [
    ["page {", "}"],
    ['page { row { text "a" text "b" x=1 ', "}}"],
  ];
  const contents = ["", '"a" { }', '"a" x=3 id=a', '"a" { text "b" }', '["a", "b"]'];

  it.each(everyNth(vocabulary.components, 16).map(({ name }) => name))("%s", (name) => {
    const unit = contents.map((content) => `${name} ${content}\n`).join("");
    for (const [open, close] of around) {
      expectLinear(counter, (count) => open + unit.repeat(count) + close, 30);
      for (const content of ["", '"a" { }'])
        expectLinear(counter, (count) => open + `${name} ${content}\n`.repeat(count) + close, 60);
    }
  });
});

describe("deep", () => {
  const containers = vocabulary.components.filter(
    ({ root, children }) => !root && children.allow === "any",
  );

  it.each(
    everyNth(containers, 8).map(({ name, label }) => (label?.required ? `${name} "a"` : name)),
  )("%s", (word) => {
    for (const more of ["", "active=1 scroll x=1"]) {
      expectLinear(
        counter,
        (count) => `page { ${`${word} ${more} { text "a" `.repeat(count)}${"}".repeat(count)} }`,
        45,
      );
    }
  });

  it.each([
    ["navs", 45, "nav active=1 {", 'item "a" }'],
    ["lists", 45, "list {", 'item "[icon:x]" }'],
    ["items", 45, 'list { item "a" {', '} item "b" }'],
    ["tabs", 45, 'tabs active=1 { tab "a" {', "} }"],
    // Deep enough that backtracking would read everything again in every possible way.
    ["objects in lists", 90, "list [{items=[{", "}]}]"],
    ["lists in lists", 200, "table [[[[[", "]]]]]"],
  ])("%s", (_, count, open, close) => {
    expectLinear(counter, (times) => `page { ${open.repeat(times)}${close.repeat(times)} }`, count);
  });
});

describe("much of reuse:", () => {
  const card =
    'component card1(name: string, tags: list = []) { card { text "${name}" list "$tags" slot } }\n';

  it.each<[string, (count: number) => string]>([
    ["uses", (count) => `${card}page {\n${'use card1(name="a") { text "b" }\n'.repeat(count)}}`],
    ["native calls", (count) => `${card}page {\n${'card1 "a" ["b"] w=3 id=c\n'.repeat(count)}}`],
    ["turns of a repeat", (count) => `page { repeat ${2 * count} as i { text "\${i}" } }`],
    [
      "records",
      (count) => `data d [${'{a="x", b=1},'.repeat(count)}{a="y"}]
        page { repeat d as e, i { text "\${i} \${e.a}" } table data=d }`,
    ],
    [
      "definitions",
      (count) =>
        Array.from({ length: count }, (_, at) => `component c${at} { text "a" }\n`).join(""),
    ],
    [
      "pages in a layout",
      (count) => `layout l { header { slot } }\n${'page "a" uses=l { text "b" }\n'.repeat(count)}`,
    ],
    [
      "variants",
      (count) =>
        `page "a" variants=[${"v, w, "
          .repeat(count)
          .replace(/\w/g, (name, at) => name + at)}x] { text "b" when=x }`,
    ],
    [
      "mistakes",
      (count) => `${card}page {\n${'use card2(nam="$x") { fill y { } }\n'.repeat(count)}}`,
    ],
  ])("%s", (_, make) => {
    expectLinear(counter, make, 60);
  });

  it("uses within uses", () => {
    const chain = (count: number) =>
      Array.from(
        { length: count },
        (_, at) => `component c${at} { stack { c${at + 1} "x" } }\n`,
      ).join("");
    expectLinear(
      counter,
      (count) => `${chain(count)}component c${count} { text "x" }\npage { c0 }`,
      20,
    );
  });
});
