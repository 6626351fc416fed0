/** Finds template literals: text in backticks. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import type { FindPassages } from "./passage.js";
import { anyString } from "./passage.js";

/** Finds text between two backticks on a line. */
export const findTemplates: FindPassages = ({ source, skeleton }) =>
  [...skeleton.matchAll(/`([^`\r\n]{0,1000})`/g)].map(({ index: from, 0: written }) => {
    const to = from + written.length;
    const inner = source.slice(from + 1, to - 1);
    const isPlain = !/\$\{|["\\]/.test(inner);
    const example = isPlain ? `"${inner}"` : undefined;
    const edits = example === undefined ? undefined : [{ from, to, insert: example }];
    const problem = createProblem("foreign-syntax", "template", { example }, { edits });
    return { from, to, reads: example ?? anyString(to - from), problem };
  });
