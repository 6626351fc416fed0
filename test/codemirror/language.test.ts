/** Tests that the CodeMirror extension agrees with the language, using editor states without a page. */
import { readdirSync, readFileSync } from "node:fs";
import { CompletionContext } from "@codemirror/autocomplete";
import { ensureSyntaxTree, foldable, getIndentation } from "@codemirror/language";
import {
  EditorSelection,
  EditorState,
  type Transaction,
  type TransactionSpec,
} from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { Tree } from "@lezer/common";
import { highlightTree, type Tag, tagHighlighter } from "@lezer/highlight";
import { describe, expect, it, vi } from "vitest";
import { withoutStops } from "../../src/authoring/editing/candidate.js";
import { complete } from "../../src/authoring/editing/complete/complete.js";
import { format } from "../../src/authoring/editing/format/format.js";
import { LanguageDocument } from "../../src/authoring/editing/language-document.js";
import type { LoadFile } from "../../src/language/ast/load-file.js";
import { parseTree } from "../../src/language/syntax/parse-by-tree.js";
import { completeWireframe, snippetOf } from "../../src/tools/codemirror/completion.js";
import { tagsOf } from "../../src/tools/codemirror/highlight-tags.js";
import { marksOf } from "../../src/tools/codemirror/lint.js";
import {
  formatWireframe,
  wireframe,
  wireframeLanguage,
} from "../../src/tools/codemirror/wireframe.js";

const root = new URL("../../", import.meta.url);
const texts = ["examples/", "test/screens/"].flatMap((folder) =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith(".wf"))
    .map((name) => readFileSync(new URL(folder + name, root), "utf8")),
);

function stateOf(doc: string, config?: Parameters<typeof wireframe>[0]): EditorState {
  const state = EditorState.create({ doc, extensions: wireframe(config) });
  // A new state only parses for some milliseconds, and continues when the editor is idle.
  ensureSyntaxTree(state, doc.length, Number.POSITIVE_INFINITY);
  return state;
}

/** The text without the "|" marker, and the offset of the marker. */
function marked(text: string): { doc: string; at: number } {
  return { doc: text.replace("|", ""), at: text.indexOf("|") };
}

function shape(tree: Tree): string {
  const found: string[] = [];
  tree.iterate({ enter: ({ name, from, to }) => void found.push(`${name} ${from} ${to}`) });
  return found.join("\n");
}

describe("the parser", () => {
  const hostile = [
    "{".repeat(100_000),
    "[".repeat(3000) + "]".repeat(3000),
    '"',
    "a(".repeat(5000),
  ];
  it.each([...texts, ...hostile].map((text) => [text.slice(0, 30), text]))(
    "reads %j as wf does",
    (_, text) => {
      expect(shape(wireframeLanguage.parser.parse(text))).toBe(shape(parseTree(text)));
    },
  );

  it("does not reuse parts of a tree whose brackets were counted elsewhere", () => {
    const deep = `page {\n${"card {\n".repeat(300)}${"}\n".repeat(301)}`;
    const state = stateOf(deep);
    const flat = state.update({
      changes: { from: 7, to: deep.length, insert: "card { text }\n}" },
    }).state;
    expect(shape(wireframeLanguage.parser.parse(flat.doc.toString()))).toBe(
      shape(parseTree(flat.doc.toString())),
    );
  });

  it("tags every kind of token", () => {
    const names = new Map(Object.entries(tagsOf).map(([type, tag]) => [tag as Tag, type]));
    const highlighter = tagHighlighter([...names].map(([tag, name]) => ({ tag, class: name })));
    const text = 'page "A" w=100 accent=#fff align=center { ... } // more\n';
    const found: string[] = [];
    highlightTree(wireframeLanguage.parser.parse(text), highlighter, (from, to, type) =>
      found.push(`${text.slice(from, to)} ${type}`),
    );
    expect(found).toEqual([
      '"A" string',
      "= operator",
      "100 number",
      "= operator",
      "#fff number",
      "= operator",
      "center enumMember",
      "... keyword",
      "// more comment",
    ]);
  });
});

describe("completion", () => {
  it.each([
    "page { but| }",
    'page { card "A" { | } }',
    "page { button size=| }",
    'page { icon "hou|" }',
  ])("suggests the same as the language: %s", (text) => {
    const { doc, at } = marked(text);
    const found = completeWireframe(new CompletionContext(stateOf(doc), at, true));
    const { from, to, candidates } = complete(new LanguageDocument(doc), at);
    expect(found).toMatchObject({ from, to, filter: false });
    expect(found?.options.map(({ label }) => label)).toEqual(
      candidates.slice(0, 200).map(({ label }) => label),
    );
  });

  it.each([
    ["page { text\n | }", false],
    ["page { b| }", true],
    ["page { button size=| }", true],
    ["page { // b| \n}", false],
  ])("opens automatically at the start of a word or after its sign: %j", (text, isShown) => {
    const { doc, at } = marked(text);
    const found = completeWireframe(new CompletionContext(stateOf(doc), at, false));
    expect(found !== null).toBe(isShown);
  });

  it("has short descriptions beside its words, so that docs do not cover them", () => {
    const found = completeWireframe(new CompletionContext(stateOf("page {  }"), 7, true));
    const lengths = found!.options.map(({ detail = "" }) => detail.length);
    expect(Math.max(...lengths)).toBe(48);
  });

  it("writes a word at all cursors", () => {
    const doc = "page { button disa button disa }";
    const ends = [18, 30].map((at) => EditorSelection.cursor(at));
    const extensions = [EditorState.allowMultipleSelections.of(true), wireframe()];
    let state = EditorState.create({ doc, extensions, selection: EditorSelection.create(ends, 1) });
    const found = completeWireframe(new CompletionContext(state, 30, false))!;
    const view = {
      state,
      dispatch: (...specs: TransactionSpec[]) => {
        state = state.update(...specs).state;
      },
    } as unknown as EditorView;
    const [first] = found.options;
    (first!.apply as (...call: unknown[]) => void)(view, first, found.from, found.to);
    expect(state.doc.toString()).toBe("page { button disabled button disabled }");
  });

  it("does nothing in an editor that cannot be changed", () => {
    const extensions = [wireframe(), EditorState.readOnly.of(true)];
    const state = EditorState.create({ doc: "page { but }", extensions });
    expect(completeWireframe(new CompletionContext(state, 10, true))).toBe(null);
  });

  it("does nothing in an editor for another language", () => {
    expect(
      completeWireframe(new CompletionContext(EditorState.create({ doc: "b" }), 1, true)),
    ).toBe(null);
  });

  it("uses the paths and files that the page provides", () => {
    const { doc, at } = marked('import "|"\npage { }');
    const state = stateOf(doc, { paths: () => ["parts.wf"] });
    const found = completeWireframe(new CompletionContext(state, at, true));
    expect(found?.options.map(({ label }) => label)).toEqual(["parts.wf"]);
  });

  it.each([
    ["text", "text"],
    ['button "$1"', 'button "${1}"'],
    ["card {\n\t$0\n}", "card {\n\t${}\n\\}"],
    ["a(${2:title: string}) $0", "a(${2:title: string}) ${}"],
    ["cost\\$ \\} \\\\", "cost$ \\} \\"],
  ])("converts the template %j to %j", (template, expected) => {
    const written = snippetOf(template);
    expect(written.replace(/\n\}$/, "\n\\}")).toBe(expected);
    // The same text without tab stops.
    const plain = written.replace(/\$\{(?:\d+(?::([^{}]*))?)?\}/g, "$1").replace(/\\([{}])/g, "$1");
    expect(plain).toBe(withoutStops(template));
  });
});

describe("diagnostics", () => {
  const doc = 'page { buton "A" }';

  it("offer fixes, but not in an editor that cannot be changed", () => {
    const fixed = EditorState.create({
      doc,
      extensions: [wireframe(), EditorState.readOnly.of(true)],
    });
    expect(marksOf({ state: stateOf(doc) })).toMatchObject([{ actions: [{}] }]);
    const [mark] = marksOf({ state: fixed });
    expect(mark).toMatchObject({ severity: "error" });
    expect(mark).not.toHaveProperty("actions");
  });

  it.each<[string, () => unknown]>([
    [
      "throws",
      () => {
        throw new Error("offline");
      },
    ],
    ["returns a promise", async () => ({ id: "a.wf", text: "" })],
  ])("report a file for which the page %s", (_, load) => {
    const state = stateOf('import "a.wf"\npage { divider }', { load: load as LoadFile });
    const [mark, ...others] = marksOf({ state });
    expect(mark).toMatchObject({ source: "reuse-file", severity: "error" });
    expect(mark!.message).toContain("cannot be read");
    expect(others).toEqual([]);
  });
});

describe("folding", () => {
  const doc =
    '// one\n// two\nimport "a.wf"\nimport "b.wf"\npage {\n  card {\n    text "x"\n  }\n}\n' +
    "// #region End\ndivider\n// #endregion\n";
  it.each([
    ["// #region End", "\n// #endregion"],
    ["// one", " two"],
    ['import "a.wf"', 'import "b.wf"'],
    ["page {", "}"],
    ["  card {", "  "],
    ['    text "x"', undefined],
  ])("of the line %j", (line, end) => {
    const state = stateOf(doc);
    const { from, to } = state.doc.lineAt(doc.indexOf(line));
    const fold = foldable(state, from, to);
    if (end === undefined) expect(fold).toBe(null);
    else {
      expect(fold?.from).toBe(to);
      expect(state.doc.sliceString(fold!.from, fold!.to)).toMatch(
        new RegExp(`${end.replace("}", "")}$`),
      );
    }
  });
});

describe("an editor", () => {
  it("reads its text once for all that it shows of it", () => {
    const state = stateOf("page {\n  divider\n}\n".repeat(50));
    const read = vi.spyOn(state.doc, "toString");
    for (let line = 1; line <= 100; line++) {
      const { from, to } = state.doc.line(line);
      foldable(state, from, to);
    }
    marksOf({ state });
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe("indentation", () => {
  it.each([
    ["page {\n|\n}", 2],
    ["page {\n  card {\n|\n  }\n}", 4],
    ["page {\n  card {\n|}\n}", 2],
    ["page {\n  table [\n|\n  ]\n}", 4],
    ["page { }\n|", 0],
    ["page {\n|", 2],
    ["page {\n  card {\n    table [\n|", 6],
    ["page {\n  text\n|", 2],
  ])("of a new line in %j is %d", (text, expected) => {
    const { doc, at } = marked(text);
    expect(getIndentation(stateOf(doc), at)).toBe(expected);
  });
});

describe("formatting", () => {
  function formatted(state: EditorState): string {
    let after = state;
    const dispatch = (transaction: Transaction): void => {
      after = transaction.state;
    };
    formatWireframe({ state, dispatch } as never);
    return after.doc.toString();
  }

  it.each(texts.map((text) => [text.slice(0, 30), text]))("of %j is that of wf fmt", (_, text) => {
    const doc = text.replace(/\r\n?/g, "\n");
    const loose = doc.replace(/\n {2,}/g, "\n").replaceAll(" {", "   {");
    expect(formatted(stateOf(loose))).toBe(format(loose));
  });

  it("uses the width and indentation of the page", () => {
    expect(formatted(stateOf("page {\ntext\n}", { indent: 4 }))).toBe("page {\n    text\n}\n");
    const wide = 'page { row { button "One" button "Two" } }\n';
    expect(formatted(stateOf(wide))).toBe(wide);
    expect(formatted(stateOf(wide, { width: 30 }))).toBe(format(wide, { width: 30 }));
  });

  it("formats only the elements of a selection", () => {
    const doc = 'page   {\n  text   "a"\n  text   "b"\n}\n';
    const at = doc.indexOf('text   "b"');
    const state = stateOf(doc).update({ selection: { anchor: at, head: at + 8 } }).state;
    expect(formatted(state)).toBe('page   {\n  text   "a"\n  text "b"\n}\n');
  });

  it("changes nothing in a read-only editor", () => {
    const state = EditorState.create({
      doc: "page   {}",
      extensions: [wireframe(), EditorState.readOnly.of(true)],
    });
    expect(formatted(state)).toBe("page   {}");
  });
});
