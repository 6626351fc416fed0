/** Blocks that are only indented: one error for all of them, and a fix that puts braces. */
import { describe, expect, it } from "vitest";
import { analyze, check } from "../../src/analyze.js";
import { repair } from "../../src/index.js";
import { applyFixes } from "../../src/language/diagnostics/apply-fixes.js";

const message = "indentation alone does not make a block";

function messagesOf(source: string): string[] {
  return analyze(source).diagnostics.map((each) => each.message);
}

/** Sources, each with what becomes of it, and the messages besides that about the blocks. */
const indented: readonly (readonly [source: string, fixed: string, ...others: string[]])[] = [
  ['page "A":\n  text "x"', 'page "A" {\n  text "x"\n}'],
  ['page "A"\n  text "x"\n', 'page "A" {\n  text "x"\n}\n'],
  ['page "A" :\n\ttext "x"', 'page "A" {\n\ttext "x"\n}'],
  ["page:\r\n  main:\r\n    input\r\n", "page {\r\n  main {\r\n    input\r\n  }\r\n}\r\n"],
  [
    'page "A" w=400:\n  header:\n    title "T"\n  card "C"\n    text "x"\n    row gap=2:\n      button "B"\n\npage "B":\n  input\n',
    'page "A" w=400 {\n  header {\n    title "T"\n  }\n  card "C" {\n    text "x"\n    row gap=2 {\n      button "B"\n    }\n  }\n}\n\npage "B" {\n  input\n}\n',
  ],
  [
    'page "A" {\n  row gap=4\n    text "x"\n  card "B" { text "y" }\n}',
    'page "A" {\n  row gap=4 {\n    text "x"\n  }\n  card "B" { text "y" }\n}',
  ],
  [
    'page "A" {\n  card "B":\n    row { text "x" }\n    col {\n      text "y"\n    }\n}',
    'page "A" {\n  card "B" {\n    row { text "x" }\n    col {\n      text "y"\n    }\n  }\n}',
  ],
  [
    'page "A": // the first: page\n  // a comment\n\n  text "x" // y:\n    sm\n/* main:\n  z */\n',
    'page "A" { // the first: page\n  // a comment\n\n  text "x" // y:\n    sm\n}\n/* main:\n  z */\n',
  ],
  [
    'page "A":\n  text "one\n    card:\n      text two"\n  list:\n    item "x"\n      icon=x\n',
    'page "A" {\n  text "one\n    card:\n      text two"\n  list {\n    item "x"\n      icon=x\n  }\n}\n',
  ],
  [
    'page "A":\n  table:\n    columns ["N",\n  "M"]\n    row ["1",\n"2"]\n',
    'page "A" {\n  table {\n    columns ["N",\n  "M"]\n    row ["1",\n"2"]\n  }\n}\n',
  ],
  [
    'page "A":\n  buton "x"\n  main:\n    txet "y"\n',
    'page "A" {\n  buton "x"\n  main {\n    txet "y"\n  }\n}\n',
    'unknown component "buton"',
    'unknown component "txet"',
  ],
  [
    'page "A":\n  row:\n    col fill:\n      input\n',
    'page "A" {\n  row {\n    col fill {\n      input\n    }\n  }\n}\n',
    '"col" has no modifier "fill"',
  ],
  [
    'screen "A":\n  div:\n    p "x"\n',
    'screen "A" {\n  div {\n    p "x"\n  }\n}\n',
    'unknown component "screen"',
    'unknown component "div"',
    'unknown component "p"',
  ],
];

describe("blocks that are only indented", () => {
  it.each(indented)("%j", (source, fixed, ...others) => {
    expect(messagesOf(source).toSorted()).toEqual([message, ...others].toSorted());
    const found = check(source).filter((each) => each.message === message);
    expect(applyFixes(source, found).text).toBe(fixed);
    expect(repair(source).text).not.toContain(":\n  ".repeat(2));
  });

  it("are read with what is in them", () => {
    const { ast } = analyze('page "A":\n  card "B":\n    text "x"\n  text "y"');
    const [page] = ast.children;
    expect(page?.children?.map(({ label }) => label)).toEqual(["B", "y"]);
  });

  it("are found in long sources, and deep ones keep the limit of nesting", () => {
    const page = 'page "A":\n  main:\n    list:\n      item "x"\n\n';
    expect(messagesOf(page.repeat(90))).toEqual([message]);
    expect(repair(page.repeat(90)).diagnostics).toEqual([]);
    const deep = Array.from({ length: 220 }, (_, depth) => `${" ".repeat(depth)}stack:`);
    expect(messagesOf(`${deep.join("\n")}\n${" ".repeat(220)}input`)).toContain(
      "elements are nested more than 200 levels deep",
    );
  });
});

/** Sources in which deeper lines are something else. */
const others: readonly string[] = [
  'page "A" {\n  buton "x"\n  card "A"\n    text "x"\n}',
  'page "A" {\n  buton "x"\n  button "Save" primary\n    icon=check\n}',
  'page "A" {\n  buton "x"\n  notes for us:\n    text "x"\n}',
  'page "A" {\n  buton "x"\n  card "A"\n    center\n    gap=2\n}',
  'page "A" {\n  buton "x"\n  row\n    gap=2 {\n    text "x"\n  }\n}',
  'page "A" {\n  buton "x"\n  text "main:\n    text x"\n}',
  'page "A" {\n  buton "x"\n  // main:\n    // text "x"\n}',
  'page "A" {\n  buton "x"\n  row gap=4\n    text "one"\n  }\n}',
  "Please send me notes for us:\n  text about it\n",
  "Header:\n  Logo on the left\n  text about it\n",
  'page "A"\n{\n  buton "x"\n}',
];

describe("other deeper lines", () => {
  it.each(others)("%j", (source) => {
    expect(messagesOf(source)).not.toContain(message);
  });
});
