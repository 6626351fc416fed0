/** Tests that moving a part of a document into a component or layout does not change what is drawn, except for ids. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { type Element, walkElements } from "../../src/language/ast/element.js";
import { textOf } from "../../src/language/ast/value.js";
import { corpus, screens } from "../corpus/corpus.js";
import { caseCount } from "../support/case-count.js";
import { randomSource } from "../support/random-source.js";

/** The elements of a source that can be moved into a component: any inside a page, except pages. */
function movable(source: string): Element[] {
  const found: Element[] = [];
  walkElements(analyze(source).elements.elements, (element) => {
    if (element.parent && element.component) found.push(element);
  });
  return found;
}

/** The source with one of its elements in a component. */
function extract(source: string, { from, to }: Element): string {
  const body = source.slice(from, to);
  const rest = `${source.slice(0, from)} use moved() ${source.slice(to)}`;
  return `component moved {\n${body}\n}\n${rest}`;
}

/** The tree without the prefixes that ids get in a use; all ids are texts. */
function drawn(source: string): unknown {
  const text = JSON.stringify(analyze(source).ast).replaceAll("moved-1/", "");
  return JSON.parse(text, (key, value) => (key === "id" ? textOf(value) : value));
}

/**
 * Whether a source has errors, a word in place of a list (with definitions, it would be the name of one), or words
 * whose meaning depends on the indentation of their line.
 */
function hasErrors(source: string): boolean {
  return analyze(source).diagnostics.some(
    ({ severity, code }) =>
      severity === "error" ||
      code === "attribute-kind" ||
      code === "unknown-word" ||
      code === "unknown-modifier",
  );
}

describe("moving an element into a component does not change the picture", () => {
  it.each([...corpus, ...screens].filter(({ source }) => !hasErrors(source)))(
    "$name",
    ({ source }) => {
      const meant = drawn(source);
      const elements = movable(source);
      // A few of each, the same ones in each run.
      for (let at = 0; at < elements.length; at += Math.max(1, Math.ceil(elements.length / 5))) {
        expect(drawn(extract(source, elements[at]!))).toEqual(meant);
      }
    },
  );

  it("random documents", () => {
    let valid = 0;
    const runs = caseCount(300);
    fc.assert(
      fc.property(randomSource, fc.nat(), (source, choice) => {
        if (hasErrors(source)) return;
        const elements = movable(source);
        if (elements.length === 0) return;
        valid++;
        const element = elements[choice % elements.length]!;
        expect(drawn(extract(source, element))).toEqual(drawn(source));
      }),
      { numRuns: runs },
    );
    expect(valid).toBeGreaterThan(runs / 20);
  });
});
