/** Tests how much is drawn in the main thread, whatever the source, by counting boxes instead of milliseconds. */
import { expect, test } from "vitest";
import { analyze } from "../../src/analyze.js";
import { lowerDocument } from "../../src/drawing/lower/lower-document.js";
import { type Box, childrenOf } from "../../src/model/box/box.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { limitsForBytes } from "../../src/model/cost/limits.js";
import { fillSource } from "./worst-sources.js";

/** The largest source, in bytes, that is drawn in the main thread. */
const largest = 1_024;

const countBoxes = (box: Box): number =>
  childrenOf(box).reduce((sum, child) => sum + countBoxes(child), 1);

const contents = ["", "{ }", '"a"', '{ text "a" }'];
const starts = ["", 'text "a" '.repeat(50), 'icon "x" '.repeat(50)];

test.each(vocabulary.components.map(({ name, root }) => ({ name, root })))(
  "as many of $name as there is room for become few boxes",
  ({ name, root }) => {
    const sources = contents.flatMap((content) => {
      const unit = `${name} ${content}\n`;
      if (root) return [fillSource(largest, "", unit, "")];
      return starts.map((start) => fillSource(largest, `page { ${start}`, unit, "}"));
    });
    for (const source of sources) {
      const limits = limitsForBytes(source.length);
      const { ast, isTooLarge } = analyze(source, { limits });
      if (isTooLarge) continue;
      const { boards } = lowerDocument(ast, { width: 1_200 });
      const boxes = boards.reduce((sum, { box }) => sum + countBoxes(box), 0);
      expect(boxes, source).toBeLessThanOrEqual(limits.boxes);
    }
  },
);
