/** Documents of other people with tens of thousands of words in one element, and what editors ask about them. */
import { expect, test, vi } from "vitest";
import { analyze } from "../../src/analyze.js";
import { codeLenses } from "../../src/authoring/editing/code-lenses.js";
import { contextsAfter, eachWord } from "../../src/authoring/editing/complete/word-events.js";
import type { Occurrence } from "../../src/authoring/editing/names/occurrence.js";
import type { Project } from "../../src/authoring/editing/names/project.js";
import { SourceText } from "../../src/base/text/source-text.js";

/** How often the elements of a list are sorted while something runs. */
function sortedWhile(run: () => void): number {
  const sort = vi.spyOn(Array.prototype, "sort");
  run();
  const count = sort.mock.contexts.reduce(
    (sum: number, list) => sum + (list as unknown[]).length,
    0,
  );
  sort.mockRestore();
  return count;
}

test("the words of an element with thousands of attributes are sorted once", () => {
  const count = 300;
  const attributes = Array.from({ length: count }, (_, at) => `a${at}=1`).join(" ");
  const { elements } = analyze(`row ${attributes} muted bold`).elements;
  const taken: string[][] = [];
  const sorted = sortedWhile(() => {
    eachWord(
      elements,
      () => "",
      (contexts, word) => taken.push([word, ...contexts]),
    );
  });
  expect(sorted).toBeLessThan(5 * count);
  const [row] = elements;
  const expected = row!.attributes.map(({ name, nameFrom }) => [
    name,
    ...contextsAfter(row!, nameFrom),
  ]);
  for (const each of expected) expect(taken).toContainEqual(each);
});

const occurrence = (name: string, at: number, isDefinition: boolean): Occurrence => ({
  kind: "component",
  name,
  file: "a.wf",
  from: at,
  to: at + 1,
  isDefinition,
  isPublic: true,
});

function projectOf(occurrences: readonly Occurrence[]): Project & { read: number } {
  const project = {
    file: "a.wf",
    read: 0,
    sources() {
      project.read++;
      return [{ file: "a.wf", source: new SourceText(""), occurrences }];
    },
  };
  return project;
}

test("thousands of definitions are counted without reading all names for each", () => {
  const names = Array.from({ length: 3_000 }, (_, at) => `c${at}`);
  const project = projectOf(
    names.flatMap((name, at) => [
      occurrence(name, 2 * at, true),
      occurrence(name, 2 * at + 1, false),
    ]),
  );
  const lenses = codeLenses(project);
  expect(lenses.map(({ title }) => title)).toEqual(names.map(() => "1 use"));
  expect(lenses[7]!.uses).toEqual([{ source: "a.wf", from: 15, to: 16 }]);
  expect(project.read).toBeLessThan(4);
});

test("definitions of the same name repeat its uses up to a maximum", () => {
  const uses = Array.from({ length: 400 }, (_, at) => occurrence("c", at, false));
  const definitions = Array.from({ length: 1_000 }, (_, at) => occurrence("c", 400 + at, true));
  const lenses = codeLenses(projectOf([...definitions, ...uses]));
  expect(lenses).toHaveLength(250);
});
