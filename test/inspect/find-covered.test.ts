/** Tests that elements at the edge of a crowded board are compared with a bounded number of others. */
import { expect, test } from "vitest";
import { findCovered } from "../../src/authoring/inspect/find-covered.js";
import { inspectSource } from "../../src/authoring/inspect/inspect-source.js";
import type { InspectedBoard, InspectedElement } from "../../src/authoring/inspect/inspected.js";

/** The board of a source, whose elements count how often they are looked at, with each element several times. */
function counted(source: string, timesFound: number, timesPainted: number) {
  const work = { places: 0, parents: 0 };
  const [board] = inspectSource(source).boards;
  const copies = new Map<InspectedElement, InspectedElement>();
  const copyOf = (element: InspectedElement): InspectedElement => {
    const copy = copies.get(element) ?? {
      ...element,
      get x() {
        work.places++;
        return element.x;
      },
      get parent() {
        work.parents++;
        return element.parent && copyOf(element.parent);
      },
    };
    copies.set(element, copy);
    return copy;
  };
  const { elements, painted, controls } = board!;
  const copy: InspectedBoard = {
    ...board!,
    elements: Array.from({ length: timesFound }, () => elements.map(copyOf)).flat(),
    painted: Array.from({ length: timesPainted }, () =>
      painted.map((each) => ({ ...each, element: copyOf(each.element) })),
    ).flat(),
    controls: controls.map((each) => ({ ...each, element: copyOf(each.element) })),
  };
  return { board: copy, work };
}

test("elements are compared up to a maximum, beyond which nothing is told", () => {
  const toasts = 'toast "Saved" position=top-left w=20 h=20 '.repeat(30);
  const { board, work } = counted(`page { ${toasts} ${'text "b" '.repeat(40)} }`, 50, 50);
  const found = findCovered(board);
  expect(found.length).toBeGreaterThan(20);
  // Two sides are compared with those of another one.
  expect(work.places).toBeGreaterThan(2_000_000);
  expect(work.places).toBeLessThanOrEqual(2 * 2_000_000);
});

test("the elements that others cover are kept up to a maximum, and the most covered one always", () => {
  const { board, work } = counted(
    `page { toast "Saved" position=top-left w=600 h=20000 ${'text "b" '.repeat(500)} }`,
    100,
    1,
  );
  const messages = findCovered(board).map(({ problem }) => problem.message);
  expect(messages).toHaveLength(100);
  expect(messages[0]).toMatch(/it also covers .* and \d+ more/);
  expect(messages.at(-1)).toContain('toast "Saved" covers ');
  expect(messages.at(-1)).not.toContain("also");
  expect(work.parents).toBeLessThan(3 * 20_000);
});
