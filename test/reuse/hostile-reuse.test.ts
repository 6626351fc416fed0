/** Sources of other people whose components and names would overflow the stack or take quadratic time. */
import { describe, expect, it, vi } from "vitest";
import { analyze, check } from "../../src/analyze.js";
import { Expansion } from "../../src/language/expand/expansion.js";
import { Reporter } from "../../src/language/expand/reporter.js";

const lines = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join("\n");

/** Components that only hold the one before with a slot, and uses of the last one in each other. */
function slots(components: number, uses: number): string {
  const others = lines(components, (at) => `component C${at + 1} { C${at} { slot } }`);
  const used = `C${components} { `.repeat(uses);
  return `component C0 { stack { slot } }\n${others}\npage "A" { ${used}text "x"${" }".repeat(uses)} }`;
}

describe("slots in slots", () => {
  it.each([
    [3, 150],
    [9, 60],
    [48, 30],
    [24, 1_000],
  ])("%i components, used in each other %i times, are too deep", (components, uses) => {
    const found = check(slots(components, uses));
    expect(found).toContainEqual(expect.objectContaining({ code: "reuse-limit" }));
  });

  it("are expanded up to that", () => {
    expect(check(slots(3, 30))).toEqual([]);
    expect(check(slots(40, 4))).toEqual([]);
  });
});

it.each([
  [
    "components",
    `component A { text "x" }\npage "A" {\n${lines(3_000, (at) => `use b${at}()`)}\n}`,
  ],
  ["variants", `page "A" variants=[a] {\n${lines(3_000, (at) => `text "x" when=b${at}`)}\n}`],
])("names of %s that do not exist are described up to a maximum", (_, source) => {
  // The names that exist are listed for each that does not.
  const listed = vi.spyOn(Reporter.prototype, "addProblem");
  const keys = vi.spyOn(Map.prototype, "keys");
  const found = check(source).filter(({ code }) => code.startsWith("reuse-"));
  expect(listed.mock.calls.length).toBeLessThan(2_000);
  expect(keys.mock.calls.length).toBeLessThan(2_000);
  expect(found.length).toBeGreaterThanOrEqual(500);
  keys.mockRestore();
  listed.mockRestore();
});

/** The names of variants. */
const variants = (count: number): string => lines(count, (at) => `v${at}`);

describe("elements that are looked at for each of many variants", () => {
  const count = 400;
  const limits = { elements: 100 };

  it.each([
    ["hidden", `page "A" variants=[${variants(count)}] {\n${'text "x" when=b\n'.repeat(count)}}`],
    ["misplaced", `page "A" variants=[${variants(count)}] {\n${"fill a { }\n".repeat(count)}}`],
  ])("are bounded: %s", (_, source) => {
    const looks = vi.spyOn(Expansion.prototype, "isFull", "get");
    const { diagnostics } = analyze(source, { limits });
    const found = looks.mock.calls.length;
    looks.mockRestore();
    // All are 160,000.
    expect(found).toBeLessThan(100_000);
    // Misplaced elements are reported themselves.
    expect(diagnostics.filter(({ severity }) => severity === "error")).not.toEqual([]);
  });

  it.each([
    [
      "content of a layout",
      `layout l { text "x" }\npage "A" uses=l variants=[${variants(count)}] {\n${'text "x"\n'.repeat(count)}}`,
    ],
    [
      "content of a use",
      `component c { }\npage "A" { repeat ${count} { use c { fill a { }\n${"fill b { }\n".repeat(count)} } } }`,
    ],
  ])("are bounded: %s", (_, source) => {
    const { filter } = Array.prototype;
    let found = 0;
    const spy = vi.spyOn(Array.prototype, "filter").mockImplementation(function (
      this: unknown[],
      ...given: Parameters<typeof filter>
    ) {
      found += this.length;
      return filter.apply(this, given);
    });
    const unknown = vi.spyOn(Reporter.prototype, "unknown");
    analyze(source, { limits: { elements: 300 } });
    spy.mockRestore();
    found += unknown.mock.calls.length;
    unknown.mockRestore();
    expect(found).toBeLessThan(70_000);
  });

  it("are reported with the number of boards", () => {
    const source = `page "A" variants=[${variants(count)}] {\n${'text "x" when=v1\n'.repeat(count)}}`;
    const { diagnostics } = analyze(source, { limits });
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.map(({ message }) => message)).toEqual([
      "the wireframe has 400 boards, over the limit of 100",
      "the source has more than 100 elements when written out",
    ]);
  });

  it("may be many in a usual source", () => {
    const source = `page "A" variants=[${variants(50)}] {\n${'text "x" when=v1\n'.repeat(400)}}`;
    expect(analyze(source, { limits: { elements: 500 } }).diagnostics).toEqual([]);
  });
});

it("states are not listed for each of many variants", () => {
  const states = lines(300, (at) => `{name="s${at}" valueType="boolean"}`);
  const source = `page "A" states=[${states}] variants=[${variants(90)}] { text "x" }`;
  const { diagnostics } = analyze(source, { limits: { text: 20_000, boxes: 1e9, output: 1e9 } });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      message: "names stand for more than 200,000 characters",
    }),
  );
});

describe("ids in uses in uses", () => {
  /** Components that use the next one, with an id, and rows with ids in the last one. */
  function uses(depth: number, length: number, rows: number): string {
    const parts = lines(
      depth,
      (at) => `component c${at} { use c${at + 1} id=a${at}${"b".repeat(length)} }`,
    );
    const last = `component c${depth} { ${lines(rows, (at) => `text "x" id=x${at}`)} }`;
    return `${parts}\n${last}\npage { use c0 id=u }`;
  }

  it.each([
    [48, 20_000, 60],
    [40, 2_000, 1_000],
  ])("%i deep, of %i letters, for %i elements, are too much", (depth, length, rows) => {
    const found = check(uses(depth, length, rows));
    const message = expect.stringContaining("names stand for more than");
    expect(found).toContainEqual(expect.objectContaining({ code: "reuse-limit", message }));
  });

  it("of common lengths are not", () => {
    const found = check(uses(40, 20, 200));
    expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
  });
});

describe("copies of elements with many parts", () => {
  const repeated = (body: string): string => `page { repeat 4900 { ${body} } }`;

  it.each([
    ["attributes", repeated(`text "a" ${"x=1 ".repeat(1_000)}`)],
    ["modifiers", repeated(`text "a" ${"lg ".repeat(1_000)}`)],
    ["modifiers of a use", `component c { text "a" }\n${repeated(`c ${"lg ".repeat(1_000)}`)}`],
    [
      "attributes of a page with variants",
      `page variants=[${lines(600, (at) => `v${at}`)}] ${"x=1 ".repeat(600)} { }`,
    ],
    [
      "modifiers in a component",
      `component c { text "a" ${"lg ".repeat(1_000)} }\n${repeated("c")}`,
    ],
  ])("are bounded: %s", (_, source) => {
    const found = check(source);
    expect(found).toContainEqual(expect.objectContaining({ code: "reuse-limit" }));
  });

  it("are not, with the attributes and modifiers of usual elements", () => {
    const found = check(repeated(`text "a" x=1 y=1 w=10 h=10 m=1 p=1 gap=1 lg bold id=a hidden`));
    expect(found.map(({ code }) => code)).not.toContain("reuse-limit");
  });

  /** The number of searches through lists of at least a number of items. */
  function searches(source: string, length: number): number {
    const searching = vi.spyOn(Array.prototype, "findLast");
    check(source);
    const lists = searching.mock.contexts as readonly unknown[][];
    searching.mockRestore();
    return lists.filter((list) => list.length >= length).length;
  }

  it("look for the last attribute of a name once", () => {
    const many = searches(`page { button "a" ${"on={} ".repeat(300)} ${"x=1 ".repeat(300)} }`, 600);
    expect(many).toBeLessThan(20);
  });

  it("look for the properties of a state once", () => {
    const properties = lines(600, (at) => `k${at}=1`);
    const guarded = 'text "a" visibleWhen={state=a equals=true}\n'.repeat(200);
    const state = `{name=a initial=true ${properties}}`;
    expect(searches(`page states=[${state}] {\n${guarded}}`, 600)).toBeLessThan(20);
  });
});

describe("what is the same for each page or variant is looked up once", () => {
  it("the names of variants that a `when` may have", () => {
    const names = Array.from({ length: 400 }, (_, at) => `n${at}`).join(", ");
    const pages = lines(400, (at) => `page "P${at}" variants=[v${at}] uses=l { }`);
    const has = vi.spyOn(Set.prototype, "has");
    const found = check(`layout l { text "a" when=[${names}] slot }\n${pages}`);
    const lookups = has.mock.calls.filter(([name]) => /^n\d+$/.test(String(name))).length;
    has.mockRestore();
    expect(lookups).toBeLessThan(2_000);
    expect(found).toContainEqual(expect.objectContaining({ code: "reuse-variant" }));
  });

  it("whether a text mentions data", () => {
    const text = "${a}".repeat(200);
    const variants = Array.from({ length: 100 }, (_, at) => `v${at}`).join(", ");
    const matching = vi.spyOn(String.prototype, "matchAll");
    check(`data names ["x"]\npage "P" variants=[${variants}] { text "${text}" }`);
    const searched = (matching.mock.contexts as readonly string[]).filter(
      (each) => String(each) === text,
    );
    matching.mockRestore();
    expect(searched).toHaveLength(1);
  });
});

describe("what pages have from elsewhere is bounded", () => {
  it.each([
    [
      "attributes of their layout",
      `layout l ${"x=1 ".repeat(3_000)} { slot }\n${"page uses=l { }\n".repeat(90)}`,
    ],
    [
      "states of layouts around it",
      `layout l uses=l states=[{name=a}] { slot }\npage variants=[${lines(1_100, (at) => `v${at}`)}] states=[${lines(1_100, (at) => `{name=s${at}}`)}] uses=l { }`,
    ],
  ])("%s", (_, source) => {
    expect(check(source)).toContainEqual(expect.objectContaining({ code: "reuse-limit" }));
  });
});
