/** Which controls stand beside plain text, found without comparing each with all texts around it. */
import { describe, expect, it } from "vitest";
import { PlainWords } from "../../src/authoring/inspect/plain-words.js";
import { sharedSides } from "../../src/authoring/inspect/rect.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import type { Box } from "../../src/model/box/box.js";
import { Random } from "../support/random.js";

const text = { kind: "text", text: "a", style: {} } as Box;
const button = { kind: "stack", tag: "button", style: {}, children: [] } as unknown as Box;

function frame(box: Box, x: number, y: number, width: number, height: number): Frame {
  return { box, x, y, width, height, holdsRaised: false, children: [] };
}

/** The answer for each control in a frame, and how often it looked where something is. */
function answers(children: readonly Frame[]) {
  let looks = 0;
  const watched = children.map((child) => {
    const { y } = child;
    const get = () => {
      looks++;
      return y;
    };
    return Object.defineProperty({ ...child }, "y", { get });
  });
  const words = new PlainWords({ ...frame(text, 0, 0, 0, 0), children: watched });
  const beside = watched.filter(({ box }) => box === button).map((each) => words.areBeside(each));
  return { beside, looks };
}

describe("controls among texts", () => {
  const places: Readonly<Record<string, (at: number) => [x: number, y: number]>> = {
    column: (at) => [0, at * 40],
    row: (at) => [at * 40, 0],
    grid: (at) => [(at % 30) * 40, Math.floor(at / 30) * 40],
  };

  it.each(Object.entries(places))("are compared with their neighbours in a %s", (_, placeOf) => {
    const children = Array.from({ length: 900 }, (__, at) =>
      frame(at % 2 === 0 ? text : button, ...placeOf(at), 20, 20),
    );
    const { beside, looks } = answers(children);
    expect(beside).not.toContain(true);
    expect(looks).toBeLessThan(900 * 50);
  });

  it("are beside the same texts as by comparison with all", () => {
    const random = new Random(5);
    const next = (below: number) => random.below(below * 4) / 4;
    const seen = new Set<boolean>();
    for (let round = 0; round < 300; round++) {
      const children = Array.from({ length: 12 }, () =>
        frame(next(2) < 1 ? text : button, next(300), next(300), next(60), next(30)),
      );
      const texts = children.filter(({ box }) => box === text);
      const expected = children
        .filter(({ box }) => box === button)
        .map((control) =>
          texts.some((other) => {
            const { across, down } = sharedSides(control, other);
            return down > 0 && across > -8;
          }),
        );
      for (const each of expected) seen.add(each);
      expect(answers(children).beside).toEqual(expected);
    }
    expect(seen.size).toBe(2);
  });
});
