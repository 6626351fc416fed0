/** Attributes and objects: names, values, duplicates. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { repair } from "../../src/repair.js";
import { diagnostics } from "./diagnostics.js";

function page(line: string): string {
  return `page "P" {\n  ${line}\n}\n`;
}

function found(line: string): string[] {
  return diagnostics(page(line));
}

describe("attributes", () => {
  it("must be known", () => {
    expect(found('card "A" shadwo=lg { }')).toEqual([
      '2:12-2:18 warning unknown-attribute "card" has no attribute "shadwo"',
    ]);
  });

  it("are repaired if the spelling is certain", () => {
    const [diagnostic] = analyze(page('card "A" shadwo=lg { }')).diagnostics;
    expect(diagnostic?.fix?.edits).toEqual([{ from: 22, to: 28, insert: "shadow" }]);
    const given = analyze(page('card "A" shadow=sm shadwo=lg { }')).diagnostics;
    expect(given.map(({ fix }) => fix)).toEqual([undefined]);
  });

  it("may have their long names", () => {
    expect(found('card "A" padding=16 margin:8 width=400 minHeight=50% { }')).toEqual([]);
    expect(found('card "A" padding=wide { }')).toEqual([
      expect.stringMatching(/^2:20-2:24 warning attribute-kind /),
    ]);
  });

  it("may be bare words with a value", () => {
    expect(found('modal "A" open=true { }')).toEqual([]);
    expect(found('modal "A" open=maybe { }')).toEqual([
      '2:18-2:23 warning attribute-kind open cannot be "maybe"',
    ]);
  });

  it("are given only once, under any name", () => {
    expect(found('row gap=4 wrap gap=8 { text "A" }')).toEqual([
      '2:18-2:21 warning attribute-duplicate "row" has "gap" twice',
    ]);
    expect(found('card "A" p=4 padding=16 { }')).toEqual([
      '2:16-2:23 warning attribute-duplicate "card" has "p" and "padding", which mean the same',
    ]);
    expect(found('input "A" type=email inputType=text')).toEqual([
      '2:24-2:33 warning attribute-duplicate "input" has "type" and "inputType", which mean the same',
    ]);
    expect(found('card at(1, 2) "A" x=3 { }')).toEqual([
      '2:21-2:22 warning attribute-duplicate "card" has "x" twice',
    ]);
  });

  it("do not repeat the label or the list", () => {
    expect(found('card "A" title="B" { }')).toEqual([
      '2:12-2:17 warning attribute-duplicate "card" has a label and "title", which mean the same',
    ]);
    expect(found('button content="A" "B"')).toEqual([
      '2:22-2:25 warning attribute-duplicate "button" has "content" and a label, which mean the same',
    ]);
    expect(found('select "A" ["B"] options=["C"]')).toEqual([
      '2:20-2:27 warning attribute-duplicate "select" has a list and "options", which mean the same',
    ]);
  });

  it("have valid values", () => {
    expect(found('title "A" level=9')).toEqual([
      expect.stringMatching(/^2:19-2:20 warning attribute-range level /),
    ]);
    expect(found('card "A" shadow=huge { }')).toEqual([
      expect.stringMatching(/^2:19-2:23 warning attribute-choice shadow /),
    ]);
    expect(found('textarea "A" rows=0')).toEqual([
      expect.stringMatching(/^2:21-2:22 warning attribute-range rows /),
    ]);
    expect(found('input "A" required="true"')).toEqual([
      expect.stringMatching(/^2:22-2:28 info boolean-string required="true"/),
    ]);
    expect(found('button "A" icon=hoem')).toEqual([
      '2:19-2:23 warning unknown-icon unknown icon "hoem"',
    ]);
    expect(diagnostics('page "P" device=phone { text "A" }')).toEqual([
      expect.stringMatching(/^1:17-1:22 warning unknown-device /),
    ]);
    expect(found('link "A" href="javascript:alert(1)"')).toEqual([
      expect.stringMatching(/^2:17-2:38 warning url-unsafe /),
    ]);
  });

  it("are not judged by a misread value", () => {
    expect(found('input "A" required=trueand')).toEqual([
      expect.stringMatching(/^2:22-2:29 error words-glued /),
    ]);
  });

  it("open only elements with something to show", () => {
    const opened = (words: string) => found(`input "A" ${words}`);
    for (const words of [
      "date open",
      "month open",
      "type=datetime-local open",
      "inputType=date open inline",
    ]) {
      expect(opened(words)).toEqual([]);
    }
    expect(opened("open=false")).toEqual([]);
    for (const [words, place] of [
      ["open", "2:13-2:17"],
      ["time open", "2:18-2:22"],
      ["type=text open=true", "2:23-2:32"],
    ] as const) {
      expect(opened(words)).toEqual([expect.stringContaining(`${place} info open-empty`)]);
    }
  });

  it("of a field fit its type", () => {
    const said = (words: string) => found(`input "A" ${words}`).map((line) => line.slice(5));
    for (const words of ["textarea rows=4", "number min=1 max=3 step=1", "type=range max=11"]) {
      expect(said(words).filter((line) => line.includes(" info "))).toEqual([]);
    }
    const lacks = (type: string, name: string) =>
      expect.stringContaining(
        `info unknown-attribute a field of type "${type}" has no attribute "${name}"`,
      );
    expect(said("rows=4")).toEqual([lacks("text", "rows")]);
    expect(said("date min=1 step=2")).toEqual([lacks("date", "min"), lacks("date", "step")]);
    expect(said("textarea max=4")).toEqual([lacks("textarea", "max")]);
    expect(said("number rows=4")).toEqual([lacks("number", "rows")]);
  });

  it.each([
    ['input "A" rows=4', 'input "A" textarea rows=4'],
    ['input "A" min=1 max=3 value=2', 'input "A" number min=1 max=3 value=2'],
  ])("get the type that %s means", (source, meant) => {
    expect(repair(`page { ${source} }`).text).toContain(meant);
  });

  it("have spans only in rows and grids", () => {
    expect(found('row { card "A" span=6 { } }')).toEqual([]);
    expect(found('grid columns=3 { card "A" span=2 { } }')).toEqual([]);
    expect(found('row { col { card "A" span=6 { } } }')).toEqual([
      '2:24-2:30 info span-outside "span" has no effect in "col"',
    ]);
  });

  it("are only accepted in certain parents if they have no effect elsewhere", () => {
    expect(found('table { columns ["A"] row ["B"] selected }')).toEqual([]);
    expect(found('row selected { text "A" }')).toEqual([
      '2:7-2:15 info span-outside "selected" has no effect in "page"',
    ]);
    expect(found('list { item "A" chevron }')).toEqual([]);
    expect(found('breadcrumb { item "A" chevron }')).toEqual([
      '2:25-2:32 info span-outside "chevron" has no effect in "breadcrumb"',
    ]);
  });
});

describe("objects", () => {
  it("have each key only once", () => {
    expect(found('select "A" [{ label="B" value=1 value=2 }]')).toEqual([
      '2:35-2:40 warning key-duplicate the object has "value" twice',
    ]);
  });

  it("have known keys with valid values", () => {
    expect(found('nav [{ label="A" icno=star }]')).toEqual([
      '2:20-2:24 warning unknown-attribute an item of "nav" has no key "icno"',
    ]);
    expect(found('nav [{ label="A" icon=staar }]')).toEqual([
      '2:25-2:30 warning unknown-icon unknown icon "staar"',
    ]);
  });
});

describe("many mistakes", () => {
  it("take little time", () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `icon "zoo${at}" foo${at}=1`);
    expect(diagnostics(page(lines.join("\n"))).length).toBeGreaterThan(20_000);
  });
});

it.each([
  ['nav { item "A" error="Wrong" }', "remove it; it means something only in"],
  ['page { card { text "A" span=2 } }', "use it directly inside"],
  ['page { row selected { text "A" } }', "use it directly inside table"],
])("suggest no other list for what its own does not accept: %s", (source, hint) => {
  const [found] = analyze(source).diagnostics.filter(({ code }) => code === "span-outside");
  expect(found?.hint).toContain(hint);
});
