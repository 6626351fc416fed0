/** No picture is broken without a word: what overlaps, sticks out of a card or leaves its board on random screens is named. */
import { expect, it } from "vitest";
import { inspectSource } from "../../src/authoring/inspect/inspect-source.js";
import type { InspectedBoard, InspectedElement } from "../../src/authoring/inspect/inspected.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import { caseSeeds } from "../support/case-count.js";
import { randomScreen } from "../support/random-screen.js";

/** px that words must share to be said to overlap, and that they must be out of their board. */
const least = 2;

it("reports everything that overlaps, leaves its card or leaves its board", () => {
  const seen = { screens: 0, overlaps: 0, outside: 0, outgrown: 0 };
  for (const seed of caseSeeds(500)) {
    const source = randomScreen(seed);
    const { boards, diagnostics } = inspectSource(source);
    if (boards.length === 0) continue;
    seen.screens++;
    const named = (codes: readonly string[], { origin }: InspectedElement) =>
      diagnostics.some(({ code, from }) => codes.includes(code) && from === origin.from);
    for (const board of boards) {
      for (const [one, other] of overlapping(board)) {
        seen.overlaps++;
        const isNamed = named(["element-overlap"], one) || named(["element-overlap"], other);
        expect(isNamed, `seed ${seed}: ${one.name} and ${other.name}\n${source}`).toBe(true);
      }
      for (const element of outside(board)) {
        seen.outside++;
        const isNamed = around(element).some((each) => named(overflows, each));
        expect(isNamed, `seed ${seed}: ${element.name} is out\n${source}`).toBe(true);
      }
      for (const [element, card] of outgrown(board)) {
        seen.outgrown++;
        const inCard = board.elements.filter((each) => around(each).slice(1).includes(card));
        // Texts below a box are reported once, at the box.
        const isNamed =
          inCard.some((each) => named(["container-overflow", ...overflows], each)) ||
          named(["text-overflow"], card);
        const place = `line ${element.origin.lines?.locate(element.origin.from).line}`;
        expect(isNamed, `seed ${seed}: ${element.name}, ${place}\n${source}`).toBe(true);
      }
    }
  }
  // Otherwise nothing was compared.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10);
});

const overflows = ["board-overflow", "text-overflow"];

/** Pairs of elements whose words or controls share an area of their plane, each compared with each. */
function overlapping({ painted }: InspectedBoard): [InspectedElement, InspectedElement][] {
  const ink = painted.filter(({ kind }) => kind === "ink");
  return ink.flatMap((one, at) =>
    ink.slice(at + 1).flatMap((other): [InspectedElement, InspectedElement][] => {
      if (one.plane !== other.plane || isWithin(one.element, other.element)) return [];
      const { x, y, width, height } = one.rect;
      const across =
        Math.min(x + width, other.rect.x + other.rect.width) - Math.max(x, other.rect.x);
      const down =
        Math.min(y + height, other.rect.y + other.rect.height) - Math.max(y, other.rect.y);
      return across < least || down < least ? [] : [[one.element, other.element]];
    }),
  );
}

/** Elements without others in them that are partly out of their board, and not in what scrolls. */
function outside({ page, elements, width, height }: InspectedBoard): InspectedElement[] {
  const scrolled = scrolledIn(page);
  return elements.filter(
    (element) =>
      element.last === element.number &&
      element.plane === 0 &&
      element.width > 0 &&
      element.height > 0 &&
      !scrolled.has(element.frame) &&
      (element.x < -least ||
        element.y < -least ||
        element.x + element.width > width + least ||
        element.y + element.height > height + least),
  );
}

/** What is painted beyond the edge of a card that it is in, each with the nearest such card. */
function outgrown({ painted }: InspectedBoard): [InspectedElement, InspectedElement][] {
  return painted.flatMap(({ element, plane, rect }): [InspectedElement, InspectedElement][] => {
    const card = around(element)
      .slice(1)
      .find(
        (each) =>
          each.name === "card" &&
          each.plane === plane &&
          (rect.x < each.x - least ||
            rect.y < each.y - least ||
            rect.x + rect.width > each.x + each.width + least ||
            rect.y + rect.height > each.y + each.height + least),
      );
    return card ? [[element, card]] : [];
  });
}

/** All frames in what scrolls or turns pages. */
function scrolledIn(frame: Frame, isScrolled = false, found = new Set<Frame>()): Set<Frame> {
  if (isScrolled) found.add(frame);
  const scrolls = isScrolled || frame.box.scrolls !== undefined;
  for (const child of frame.children) scrolledIn(child, scrolls, found);
  return found;
}

function isWithin(one: InspectedElement, other: InspectedElement): boolean {
  return around(one).includes(other) || around(other).includes(one);
}

/** An element and those that it is in. */
function around(element: InspectedElement): InspectedElement[] {
  return element.parent ? [element, ...around(element.parent)] : [element];
}
