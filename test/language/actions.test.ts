/** Tests that extracting, inlining and wrapping a selection change neither the picture nor the rest of the text. */
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { ActionKind } from "../../src/authoring/editing/actions/code-action.js";
import { codeActions } from "../../src/authoring/editing/actions/code-actions.js";
import { LanguageDocument } from "../../src/authoring/editing/language-document.js";
import { renderSvg } from "../../src/compile.js";
import { type Element, walkElements } from "../../src/language/ast/element.js";
import type { Place } from "../../src/language/diagnostics/diagnostic.js";
import { examples, screens } from "../corpus/corpus.js";
import { caseCount } from "../support/case-count.js";

/** A text whose selection is marked by `[[` and `]]`; `[[]]` is a caret. */
function selected(marked: string): { document: LanguageDocument; range: Place } {
  const from = marked.indexOf("[[");
  const to = marked.indexOf("]]") - 2;
  return { document: new LanguageDocument(marked.replace(/\[\[|\]\]/g, "")), range: { from, to } };
}

/** The results of the actions of a kind on a marked text, by title. */
function madeOf(marked: string, kind: ActionKind): Record<string, string> {
  const { document, range } = selected(marked);
  const actions = codeActions(document, range, (each) => each === kind);
  return Object.fromEntries(
    actions.map(({ title, edits }) => {
      const changed = new LanguageDocument(document.text);
      changed.edit(edits);
      return [title, changed.text];
    }),
  );
}

describe("extracting a component", () => {
  it.each<[string, string, Record<string, string>]>([
    [
      "the element at the caret, named by its words",
      'page "A" {\n  ca[[]]rd "Sign in" {\n    button "Go"\n  }\n}\n',
      {
        "extract component signIn":
          'component signIn {\n  card "Sign in" {\n    button "Go"\n  }\n}\n\npage "A" {\n  use signIn\n}\n',
      },
    ],
    [
      "several elements, named by the first",
      "page {\n  [[divider\n  divider]]\n}\n",
      {
        "extract component dividerPart":
          "component dividerPart {\n  divider\n  divider\n}\n\npage {\n  use dividerPart\n}\n",
      },
    ],
    [
      "a name that is taken gets a number",
      'component save {\n  divider\n}\n\npage {\n  [[button "Save"]]\n}\n',
      {
        "extract component save2":
          'component save2 {\n  button "Save"\n}\n\ncomponent save {\n  divider\n}\n\npage {\n  use save2\n}\n',
      },
    ],
    [
      "a word that cannot be a name is not used as one",
      "page {\n  card { [[]]... }\n}\n",
      {
        "extract component somePart":
          "component somePart {\n  ...\n}\n\npage {\n  card { use somePart }\n}\n",
      },
    ],
    [
      "a word of the language gives another name",
      'page {\n  [[button "Import"]]\n}\n',
      {
        "extract component import2":
          'component import2 {\n  button "Import"\n}\n\npage {\n  use import2\n}\n',
      },
    ],
    [
      "text that would be a name stays text",
      "page {\n  code 'a ${sum}'\n  [[button \"A\"]]\n}\n",
      {},
    ],
    [
      "names that are names already do no harm",
      'data rows ["x"]\n\npage {\n  [[repeat rows as row { text "${row}" }]]\n}\n',
      {
        "extract component repeatPart":
          'component repeatPart {\n  repeat rows as row { text "${row}" }\n}\n\ndata rows ["x"]\n\npage {\n  use repeatPart\n}\n',
      },
    ],
    [
      "what something outside names stays where it is named",
      'page {\n  [[]]card id=a { divider }\n  button "A" toggles=a\n}',
      {},
    ],
    [
      "ids that only the element itself names go with it",
      'page {\n  ro[[]]w { card id=a { divider } button "A" toggles=a }\n}',
      {
        "extract component rowPart":
          'component rowPart {\n  row { card id=a { divider } button "A" toggles=a }\n}\n\npage {\n  use rowPart\n}',
      },
    ],
    ["a page is none", '[[page "A" { divider }]]', {}],
    [
      "what is in a definition may need its names",
      'component a { [[button "A"]] }\npage { use a }',
      {},
    ],
    ["what belongs to its parent stays", 'page { table { columns ["A"] [[row ["x"]]] } }', {}],
    ["nothing is chosen in blanks", "page {\n[[]]\n}", {}],
  ])("%s", (_, marked, expected) => {
    expect(madeOf(marked, "refactor.extract")).toEqual(expected);
  });
});

describe("extracting a layout", () => {
  const pages = (a: string, b: string) => `page "[[]]A" {\n${a}}\npage "B" {\n${b}}\n`;
  const layout = (marked: string) =>
    Object.entries(madeOf(marked, "refactor.extract")).filter(([title]) =>
      title.startsWith("extract layout"),
    );

  it("moves the common start and end of pages, and keeps the rest", () => {
    const [found] = layout(
      pages(
        '  header "H" { }\n  text "one"\n  footer { text "F" }\n',
        '  header "H" { }\n  text "two"\n  footer { text "F" }\n',
      ),
    );
    expect(found?.[0]).toBe("extract layout app from 2 pages");
    expect(found?.[1]).toMatch(
      /^layout app \{\n {2}header "H" \{ \}\n {2}slot\n {2}footer \{ text "F" \}\n\}\n\npage "A" uses=app \{/,
    );
    expect(found?.[1].match(/header/g)).toHaveLength(1);
    expect(found?.[1]).toContain('text "one"');
    expect(found?.[1]).toContain('text "two"');
  });

  it.each([
    ["have nothing in common", '  text "one"\n', '  text "two"\n'],
    ["begin alike only with other words", '  header "H" { }\n', '  header "I" { }\n'],
  ])("is not offered if pages %s", (_, a, b) => {
    expect(layout(pages(a, b))).toEqual([]);
  });

  it("reads pages only up to their first difference", () => {
    const many = "divider ".repeat(5_000);
    const { document, range } = selected(`page {text "a"}\npage {\n${many}[[]]divider\n}`);
    const spies = [
      vi.spyOn(String.prototype, "replace"),
      vi.spyOn(String.prototype, "lastIndexOf"),
    ];
    codeActions(document, range, (each) => each === "refactor.extract");
    const calls = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    expect(calls).toBeLessThan(500);
  });

  it("is not offered for pages with a layout", () => {
    expect(
      layout('layout l { slot }\npage "[[]]A" uses=l { divider }\npage "B" uses=l { divider }'),
    ).toEqual([]);
  });
});

describe("inlining a component", () => {
  const definition =
    'component hello(name: string, size = 3) {\n  text "Hello ${name}"\n  icon "star" size="$size"\n}\n\n';

  it.each<[string, string, string | undefined]>([
    [
      "arguments in their places",
      'page {\n  [[]]use hello(name="Ann", size=5)\n}\n',
      'page {\n  text "Hello Ann"\n  icon "star" size=5\n}\n',
    ],
    [
      "a preset where none is given",
      'page {\n  [[]]use hello(name="Ann")\n}\n',
      'page {\n  text "Hello Ann"\n  icon "star" size=3\n}\n',
    ],
    [
      "a call that looks like a component",
      'page {\n  [[]]hello "Ann" size=4\n}\n',
      'page {\n  text "Hello Ann"\n  icon "star" size=4\n}\n',
    ],
    [
      "quotes and backslashes as they are",
      'page {\n  [[]]use hello(name="a\\"b\\\\c")\n}\n',
      'page {\n  text "Hello a\\"b\\\\c"\n  icon "star" size=3\n}\n',
    ],
    ["not without an argument that is needed", "page {\n  [[]]use hello\n}\n", undefined],
    [
      "not with common attributes, which the body cannot take",
      'page {\n  [[]]hello "Ann" w=200\n}\n',
      undefined,
    ],
  ])("gives %s", (_, use, expected) => {
    const found = madeOf(definition + use, "refactor.inline");
    expect(found).toEqual(expected === undefined ? {} : { "inline hello": definition + expected });
  });

  it.each([
    ["has a slot", "component a { card { slot } }\npage {\n  [[]]use a\n}"],
    [
      "uses another component",
      "component b { divider }\ncomponent a { use b }\npage {\n  [[]]use a\n}",
    ],
    ["is unknown", "page {\n  [[]]use a\n}"],
  ])("is not offered if it %s", (_, marked) => {
    expect(madeOf(marked, "refactor.inline")).toEqual({});
  });
});

describe("wrapping", () => {
  it("puts the selection, with its whitespace, into each suitable container", () => {
    const found = madeOf('page {\n  [[button "A"\n  button "B"]]\n}\n', "refactor.rewrite");
    expect(found["wrap in row"]).toBe('page {\n  row {\n    button "A"\n    button "B"\n  }\n}\n');
    expect(Object.keys(found)).toContain("wrap in card");
    for (const text of Object.values(found)) {
      expect(new LanguageDocument(text).diagnostics.filter(isError)).toEqual([]);
    }
  });

  it("keeps empty lines empty, even in code", () => {
    const code = "code 'a\n\n  b'";
    expect(
      madeOf(`page {\n  [[${code}\n\n  divider]]\n}\n`, "refactor.rewrite")["wrap in row"],
    ).toBe("page {\n  row {\n    code 'a\n\n    b'\n\n    divider\n  }\n}\n");
  });

  it("keeps CRLF line breaks", () => {
    const found = madeOf("page {\r\n\t[[divider]]\r\n}\r\n", "refactor.rewrite");
    expect(found["wrap in row"]).toBe("page {\r\n\trow {\r\n\t  divider\r\n\t}\r\n}\r\n");
  });

  it.each([
    ["has to be on the page itself", 'page { button "A" id=a [[callout "B" at=a]] }'],
    ["belongs to the surrounding element", 'page { table { columns ["A"] [[row ["x"]]] } }'],
  ])("is not offered for a selection that %s", (_, marked) => {
    expect(madeOf(marked, "refactor.rewrite")).toEqual({});
  });

  it("skips a container that would change the meaning of a word", () => {
    const rows = 'page { table { columns ["A"] row ["x"] [[...]] } }';
    expect(Object.keys(madeOf(rows, "refactor.rewrite"))).not.toContain("wrap in row");
  });

  it("is not offered if there are errors", () => {
    expect(madeOf('page {\n  [[buton "A"]]\n}\n', "refactor.rewrite")).toEqual({});
  });
});

describe("fixes", () => {
  it("are offered one by one, and all at once", () => {
    const marked = 'page {\n  [[]]buton "A"\n  txet "B"\n}\n';
    expect(Object.values(madeOf(marked, "quickfix"))).toEqual([
      'page {\n  button "A"\n  txet "B"\n}\n',
    ]);
    expect(madeOf(marked, "source.fixAll")).toEqual({
      "fix all": 'page {\n  button "A"\n  text "B"\n}\n',
    });
    expect(madeOf('page {\n  [[]]button "A"\n}\n', "source.fixAll")).toEqual({});
  });
});

const isError = ({ severity }: { severity: string }): boolean => severity === "error";

/** A picture without ids, because these count elements. */
const pictureOf = (source: string): string =>
  renderSvg(source, { theme: "light" }).svg.replace(/ data-[\w-]+="[^"]*"/g, "");

describe("in real screens", () => {
  const sources = [...examples, ...screens].filter(
    ({ source }) => !new LanguageDocument(source).diagnostics.some(isError),
  );

  it("no change adds an error, extraction changes no picture, and inlining reverts it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...sources), fc.nat(), ({ name, source }, pick) => {
        const document = new LanguageDocument(source);
        const elements: Element[] = [];
        walkElements(document.analysis.elements.elements, (element) => {
          elements.push(element);
        });
        const element = elements[pick % elements.length]!;
        const caret = { from: element.wordFrom, to: element.wordFrom };
        for (const { title, kind, edits } of codeActions(document, caret)) {
          const changed = new LanguageDocument(source);
          changed.edit(edits);
          const where = `${name}: ${title}\n${changed.text}`;
          expect(changed.diagnostics.filter(isError), where).toEqual([]);
          if (kind !== "refactor.extract") continue;
          expect(pictureOf(changed.text) === pictureOf(source), where).toBe(true);
          const use = title.startsWith("extract component")
            ? changed.text.lastIndexOf(`use ${title.split(" ").at(-1)}`)
            : -1;
          if (use < 0) continue;
          const inlined = codeActions(changed, { from: use, to: use }, (each) =>
            each.startsWith("refactor.inline"),
          );
          for (const action of inlined) {
            const again = new LanguageDocument(changed.text);
            again.edit(action.edits);
            expect(again.text.endsWith(source.slice(element.from)), where).toBe(true);
          }
        }
      }),
      { numRuns: caseCount(25) },
    );
  });
});
