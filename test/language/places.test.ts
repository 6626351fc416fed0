/** Tests the places in a text that editors ask for: selections, folds, links, colors, hints, and uses. */
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { codeLenses } from "../../src/authoring/editing/code-lenses.js";
import { colorsIn, writeColor } from "../../src/authoring/editing/colors.js";
import { folds } from "../../src/authoring/editing/folding.js";
import { inlayHints } from "../../src/authoring/editing/inlay-hints.js";
import { LanguageDocument } from "../../src/authoring/editing/language-document.js";
import { linksIn } from "../../src/authoring/editing/links.js";
import {
  findDefinitions,
  findReferences,
} from "../../src/authoring/editing/names/find-references.js";
import { occurrencesIn } from "../../src/authoring/editing/names/occurrences-in.js";
import { rename } from "../../src/authoring/editing/names/rename.js";
import { selectionRanges } from "../../src/authoring/editing/selection.js";
import type { Place, SourcePlace } from "../../src/language/diagnostics/diagnostic.js";
import { corpus, screens } from "../corpus/corpus.js";
import { filesOf } from "../reuse/files.js";

const textOf = ({ text }: LanguageDocument, { from, to }: Place): string => text.slice(from, to);

describe("selections", () => {
  const source = 'page "A" {\n  card "B" p=4 {\n    button "Save it" primary\n  }\n}\n';
  const document = new LanguageDocument(source);

  it.each([
    [
      "Save it",
      [
        "Save it",
        '"Save it"',
        'button "Save it" primary',
        '\n    button "Save it" primary\n  ',
        '{\n    button "Save it" primary\n  }',
        'card "B" p=4 {\n    button "Save it" primary\n  }',
      ],
    ],
    ["4", ["4", "p=4", 'card "B" p=4 ']],
    ["primary", ["primary", 'button "Save it" primary']],
  ])("grow from %s", (word, expected) => {
    const ranges = selectionRanges(document, source.indexOf(word) + 1).map((range) =>
      textOf(document, range),
    );
    expect(ranges.slice(0, expected.length)).toEqual(expected);
    expect(ranges.at(-1)).toBe(source);
  });

  it("contain the caret, and each contains the previous one, anywhere in any text", () => {
    const sources = [...corpus, ...screens].map((entry) => entry.source);
    fc.assert(
      fc.property(fc.constantFrom(...sources), fc.nat(), fc.nat(), (text, start, end) => {
        // Part of a source, broken at both ends.
        const part = text.slice(start % text.length, (start % text.length) + 400);
        const offset = end % (part.length + 1);
        let last: Place | undefined;
        for (const range of selectionRanges(new LanguageDocument(part), offset)) {
          expect(range.from <= offset && offset <= range.to).toBe(true);
          if (last) expect(range.from <= last.from && last.to <= range.to).toBe(true);
          last = range;
        }
        if (part !== "") expect(last).toEqual({ from: 0, to: part.length });
      }),
      { numRuns: 60 },
    );
  });
});

describe("folds", () => {
  it.each<[string, string, [string | undefined, string][]]>([
    ["a block over lines", "page {\n  divider\n}\n", [[undefined, "\n  divider\n"]]],
    ["nothing on a single line", 'page { divider list ["a", "b"] }', []],
    [
      "a list over lines in a block",
      'page {\nlist [\n"a",\n"b"\n]\n}',
      [
        [undefined, '\nlist [\n"a",\n"b"\n]\n'],
        [undefined, '\n"a",\n"b"\n'],
      ],
    ],
    [
      "comments on lines that follow each other",
      "// one\n// two\n\n// three\npage { }\n",
      [["comment", "// one\n// two"]],
    ],
    [
      "the arguments of a call, not a part of its name",
      'userCard(\n  "A"\n)\n',
      [[undefined, '\n  "A"\n']],
    ],
    [
      "named arguments, also after a value and in each other",
      'page uses=app(\n  a=[\n1]\n) {\n use b(\n  c="d",\n  e=f(\n1\n)\n) { }\n}\n',
      [
        [undefined, "\n  a=[\n1]\n"],
        [undefined, "\n1"],
        [undefined, '\n use b(\n  c="d",\n  e=f(\n1\n)\n) { }\n'],
        [undefined, '\n  c="d",\n  e=f(\n1\n)\n'],
        [undefined, "\n1\n"],
      ],
    ],
    [
      "parameters with defaults",
      "component a(\n  b: string,\n  c: number = 1\n) { }\n",
      [[undefined, "\n  b: string,\n  c: number = 1\n"]],
    ],
    [
      "no arguments past a block, and of calls without an end what is read as theirs",
      'use a(\n "b",\n "c" d=1 {\n}\n) use e(\n f=2\n',
      [
        [undefined, '\n "b",\n "c"'],
        [undefined, "\n"],
      ],
    ],
    [
      "a block without a closing brace, up to its last element",
      'page "A" {\n  divider\n\n',
      [[undefined, "\n  divider"]],
    ],
    [
      "regions, also in each other and in a block",
      "// #region A\n// about A\npage {\n  // #region B\n  divider\n  //#endregion\n}\n// #endregion A\n",
      [
        [
          "region",
          "// #region A\n// about A\npage {\n  // #region B\n  divider\n  //#endregion\n}\n// #endregion A",
        ],
        [undefined, "\n  // #region B\n  divider\n  //#endregion\n"],
        ["region", "// #region B\n  divider\n  //#endregion"],
      ],
    ],
    [
      "no region that does not start and end in one block",
      "// #endregion\npage {\n  // #region\n}\n// #endregion\n// #region\ncard {\n  // #endregion\n}\n",
      [
        [undefined, "\n  // #region\n"],
        [undefined, "\n  // #endregion\n"],
      ],
    ],
    ["no region after something", "page { } // #region\ndivider // #endregion\n", []],
    ["no comment behind something", "page { } // one\n// two\n", []],
    [
      "imports with names",
      'import {\n  a\n} from "a.wf"\nimport "b.wf"\ntext "import"\n',
      [
        ["imports", 'import {\n  a\n} from "a.wf"\nimport "b.wf"'],
        [undefined, "\n  a\n"],
      ],
    ],
    ["no single import", 'import\nimport "a.wf"\n', []],
    [
      "imports in a row",
      'import "a.wf" as a\nimport "b.wf" as b\npage { }\n',
      [["imports", 'import "a.wf" as a\nimport "b.wf" as b']],
    ],
  ])("%s", (_, source, expected) => {
    const document = new LanguageDocument(source);
    expect(folds(document).map((fold) => [fold.kind, textOf(document, fold)])).toEqual(expected);
  });

  it("are found without analyzing the text, since editors ask for them on each keystroke", () => {
    const analysis = vi.spyOn(LanguageDocument.prototype, "analysis", "get");
    folds(new LanguageDocument('import "a.wf"\nimport "b.wf"\npage {\n  divider\n}\n'));
    expect(analysis).not.toHaveBeenCalled();
  });
});

describe("links", () => {
  const document = new LanguageDocument(
    [
      'import { app } from "parts/shell.wf"',
      'data rows from "rows.json"',
      "page {",
      '  image "cat.png"',
      '  image src="https://example.com/a.png"',
      '  button "Other" navigate="other.wf#cart"',
      '  button "Here" navigate=cart',
      '  link "Bad" href="javascript:alert(1)"',
      '  link "Given" href="${url}"',
      "}",
    ].join("\n"),
  );

  it("lead only to files and URLs", () => {
    expect(
      linksIn(document).map((link) => [textOf(document, link), link.target, link.isAddress]),
    ).toEqual([
      ["parts/shell.wf", "parts/shell.wf", false],
      ["rows.json", "rows.json", false],
      ["cat.png", "cat.png", false],
      ["https://example.com/a.png", "https://example.com/a.png", true],
      ["other.wf#cart", "other.wf", false],
    ]);
  });
});

describe("paths that are not relative", () => {
  it.each(["//evil.example/a", "/etc/a", "\\\\\\\\evil\\\\a"])("are no links: %s", (path) => {
    const document = new LanguageDocument(
      `import "${path}.wf" as q\ndata d "${path}.json"\npage { image src="${path}.png" button "a" navigate="${path}.wf" }`,
    );
    expect(linksIn(document)).toEqual([]);
  });
});

describe("colors", () => {
  it("are read in every notation", () => {
    const document = new LanguageDocument(
      'page { icon "x" color=#F00 icon "x" color=#00ff0080 text "#123" icon "x" color=primary }',
    );
    expect(colorsIn(document).map((each) => [textOf(document, each), each.color])).toEqual([
      ["#F00", { red: 1, green: 0, blue: 0, alpha: 1 }],
      ["#00ff0080", { red: 0, green: 1, blue: 0, alpha: 128 / 255 }],
    ]);
  });

  it("are written in their original notation", () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, byte, (red, green, blue, alpha) => {
        const hex = [red, green, blue, ...(alpha < 255 ? [alpha] : [])]
          .map((part) => part.toString(16).padStart(2, "0").toUpperCase())
          .join("");
        const [found] = colorsIn(new LanguageDocument(`page { icon "x" color=#${hex} }`));
        expect(writeColor(found!.color)).toBe(`#${hex}`);
      }),
    );
  });
});

describe("hints", () => {
  it("show px of spacing steps and percentages of a row", () => {
    const source =
      "page p=6 { row gap=4 { col span=3 p=0 { divider } col span=12 { divider } col p=5px { divider } } }";
    const document = new LanguageDocument(source);
    const told = inlayHints(document, { from: 0, to: source.length }).map(({ at, text }) => [
      source.slice(source.lastIndexOf(" ", at - 1) + 1, at),
      text,
    ]);
    expect(told).toEqual([
      ["p=6", "24px"],
      ["gap=4", "16px"],
      ["span=3", "of 12"],
    ]);
    expect(inlayHints(document, { from: 0, to: 5 })).toEqual([]);
  });

  it("show nothing for a span in a grid with given columns", () => {
    const document = new LanguageDocument("page { grid columns=4 { col span=2 { divider } } }");
    expect(inlayHints(document, { from: 0, to: 60 })).toEqual([]);
  });
});

describe("names", () => {
  const shell = 'layout app(title: string) { title "$title" slot }\n';

  it.each([
    ["a layout", "uses=app { divider }", "app"],
    ["a layout with arguments", 'uses=app(title="app") { divider }', "app"],
    ["a layout with a prefix", 'uses=ui.app(title="B") { divider }', "app"],
  ])("of %s have the place of the name alone", (_, head, name) => {
    const text = `import "shell.wf"\nimport "shell.wf" as ui\npage "A" ${head}\n`;
    const load = filesOf({ "main.wf": text, "shell.wf": shell });
    const { analysis } = new LanguageDocument(text, { analysis: { load, file: "main.wf" } });
    const found = occurrencesIn(analysis, text, "main.wf").filter(({ kind }) => kind === "layout");
    expect(found.map(({ from, to }) => [from, text.slice(from, to)])).toEqual([
      [text.indexOf(`${name}${head.includes("(") ? "(" : " {"}`), name],
    ]);
  });

  it("are written at their places in all sources", () => {
    for (const { source } of [...corpus, ...screens]) {
      const { analysis } = new LanguageDocument(source);
      for (const { name, from, to } of occurrencesIn(analysis, source, "main.wf")) {
        expect(source.slice(from, to)).toBe(name);
      }
    }
  });
});

describe("slots", () => {
  const texts = {
    "shell.wf": `layout app { slot legal { divider } slot }
component panel { card { slot actions slot } }
component other { slot actions }
component outer { panel { fill actions { slot actions } } }
`,
    "main.wf": `import "shell.wf"
import "shell.wf" as ui
page "A" uses=app {
  fill legal { divider }
  use panel { fill actions { divider } }
  panel { fill actions { divider } }
  ui.panel { fill actions { divider } }
  other { fill actions { divider } }
  card { fill actions { } }
  panel { fill none { } }
}
`,
  };
  const sources = Object.entries(texts).map(([file, text]) => {
    const document = new LanguageDocument(text, { analysis: { load: filesOf(texts), file } });
    const occurrences = occurrencesIn(document.analysis, text, file);
    return { file, source: document.source, occurrences };
  });
  const projectOf = (file: string) => ({ file, sources: () => sources });
  /** Each place as its file and line, with the text there. */
  const told = (places: readonly SourcePlace[]) =>
    places.map(({ source, from, to }) => {
      const text = texts[source as keyof typeof texts];
      return `${source}:${text.slice(0, from).split("\n").length} ${text.slice(from, to)}`;
    });
  const legal = ["shell.wf:1 legal", "main.wf:4 legal"];
  const panel = ["shell.wf:2 actions", "shell.wf:4 actions", 5, 6, 7].map((each) =>
    typeof each === "number" ? `main.wf:${each} actions` : each,
  );

  it.each<[string, string, string, number, string[]]>([
    ["a layout, where it is filled", "main.wf", "fill legal", 5, legal],
    ["a layout, where it is defined", "shell.wf", "slot legal", 5, legal],
    ["a component, in a use", "main.wf", "use panel { fill actions", 17, panel],
    ["a component, in an element", "main.wf", "  panel { fill actions", 17, panel],
    ["an imported component with a prefix", "main.wf", "ui.panel { fill actions", 18, panel],
    ["a component, where it is defined", "shell.wf", "slot actions", 5, panel],
    ["a component, in another one", "shell.wf", "fill actions", 5, panel],
    ["the other one", "shell.wf", "{ slot actions } }", 7, ["shell.wf:4 actions"]],
    [
      "another component",
      "main.wf",
      "other { fill actions",
      13,
      ["shell.wf:3 actions", "main.wf:8 actions"],
    ],
    ["nothing", "main.wf", "card { fill actions", 12, []],
  ])("of %s", (_, file, part, more, expected) => {
    const offset = texts[file as keyof typeof texts].indexOf(part) + more;
    const project = projectOf(file);
    expect(told(findReferences(project, offset, true))).toEqual(expected);
    expect(told(findDefinitions(project, offset))).toEqual(expected.slice(0, 1));
    expect(told(findReferences(project, offset, false))).toEqual(expected.slice(1));
  });

  it("have no definition if their component has no such slot", () => {
    const offset = texts["main.wf"].indexOf("none");
    expect(findDefinitions(projectOf("main.wf"), offset)).toEqual([]);
  });

  it("have names that no component takes", () => {
    const offset = texts["shell.wf"].indexOf("component panel") + 12;
    const renamed = rename(projectOf("shell.wf"), offset, "legal");
    expect(renamed).toEqual({ problem: '"legal" is a slot' });
  });

  it.each([
    ["card", '"card" is a component'],
    ["other", '"other" is a component'],
    ["repeat", '"repeat" is a word of the language'],
    ["a b", '"a b" is not a name'],
  ])("are not renamed to %s", (name, problem) => {
    const offset = texts["shell.wf"].indexOf("slot actions") + 5;
    expect(rename(projectOf("shell.wf"), offset, name)).toEqual({ problem });
  });

  it("are renamed wherever they are filled", () => {
    const offset = texts["shell.wf"].indexOf("slot actions") + 5;
    const renaming = rename(projectOf("shell.wf"), offset, "buttons");
    const edits = "edits" in renaming ? renaming.edits : [];
    expect(edits.map(({ insert }) => insert)).toEqual(Array(5).fill("buttons"));
  });
});

describe("uses above definitions", () => {
  const shell = "layout app { slot }\ncomponent badgeRow { divider }\n";
  const main = `import { app } from "shell.wf"
component twice { divider }
component never { divider }
page "Cart" id=cart uses=app { use twice use twice }
page "Pay" { button "Back" navigate=cart }
`;

  it("count in all sources, and list what is unused", () => {
    const texts = { "main.wf": main, "shell.wf": shell };
    const sources = Object.entries(texts).map(([file, text]) => {
      const document = new LanguageDocument(text, { analysis: { load: filesOf(texts), file } });
      return {
        file,
        source: document.source,
        occurrences: occurrencesIn(document.analysis, text, file),
      };
    });
    const told = (file: string) =>
      codeLenses({ file, sources: () => sources }).map((lens) => [
        texts[file as keyof typeof texts].slice(lens.from, lens.to),
        lens.title,
        lens.uses.map(({ source }) => source),
      ]);
    expect(told("main.wf")).toEqual([
      ["twice", "2 uses", ["main.wf", "main.wf"]],
      ["never", "0 uses", []],
      ["cart", "1 link", ["main.wf"]],
    ]);
    expect(told("shell.wf")).toEqual([
      ["app", "2 uses", ["main.wf", "main.wf"]],
      ["badgeRow", "0 uses", []],
    ]);
  });
});
