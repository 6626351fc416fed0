/** Tests every component that accepts text with long words in a narrow column: no line of text sticks out. */
import { expect, it } from "vitest";
import { withoutBreakMarks } from "../../src/base/breaks/break-marks.js";
import { compose } from "../../src/composition.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import type { DocumentNode } from "../../src/language/ast/node.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { alone, board, column, wordPlaces } from "./word-places.js";

const words = ["Benachrichtigungseinstellungen", "counterintelligence"];

/** A word that fits nearly everywhere. */
const short = "Abcd";

/** Differences up to this many px are rounding. */
const tolerance = 0.5;

/** The lines that stick out of their text, of a box with a background or edge around it, or of the column. */
function sticking(document: DocumentNode, word: string): string[] {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "u");
  const found: string[] = [];
  const visit = (frame: Frame, from: number, to: number, edge: number): void => {
    const { box, x, width, lines = [], children } = frame;
    const isSeen =
      box.paint?.background ?? box.paint?.borderColor ?? (box.style.width === column || undefined);
    const left = isSeen ? Math.max(from, x) : from;
    const right = isSeen ? Math.min(to, x + width) : to;
    const isWord =
      box.kind === "text" && !box.textStyle.mono && whole.test(withoutBreakMarks(box.text));
    for (const line of isWord ? lines : []) {
      const over = Math.max(
        Math.max(left, x) - line.x,
        line.x + line.width - Math.min(right, x + width),
      );
      if (over > tolerance) found.push(`${line.text}: ${over.toFixed(1)}`);
    }
    // Decoration may be cut.
    for (const child of box.decorative ? [] : children) {
      const isFree = child.box.style.position === "absolute" || child.box.floats !== undefined;
      visit(child, isFree ? 0 : left, isFree ? edge : right, edge);
    }
  };
  for (const { frame } of compose(document, { room: board }).frames.boards) {
    visit(frame, 0, frame.width, frame.width);
  }
  return found;
}

it.each(vocabulary.components.map((component) => [component.name, component] as const))(
  "%s",
  (_, component) => {
    const found: Record<string, string[]> = {};
    const linesWith = (example: string, word: string, at: number): string[] => {
      const { ast, node } = alone(example, component)!;
      wordPlaces(node, component, word)[at]!.apply(node);
      return sticking(ast, word);
    };
    for (const example of component.examples) {
      const one = alone(example, component);
      if (one === undefined) continue;
      for (const word of words) {
        for (const [at, { what }] of wordPlaces(one.node, component, word).entries()) {
          const lines = linesWith(example, word, at);
          // If a short word sticks out too, the length of the word is not the reason.
          if (lines.length > 0 && linesWith(example, short, at).length === 0) {
            found[`${what}: ${example}`] = lines;
          }
        }
      }
    }
    expect(found).toEqual({});
  },
);
