/** Finds lines of YAML in place of elements: `title: Home`. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import { type FindPassages, type ForeignPassage, linesOf } from "./passage.js";

const pair = /^([ \t]*(?:-[ \t]+)?)([A-Za-z][\w-]*):(?:[ \t]([^\r\n"'{}[\]=]*))?$/;
const entry = /^[ \t]*(?:-(?:[ \t].*)?|[A-Za-z][\w-]*:(?:[ \t][^{}]*)?)$/;

/** Finds consecutive lines of YAML, if the first belongs to no element. */
export const findYaml: FindPassages = ({ source, skeleton, vocabulary, isStrayAttribute }) => {
  const found: ForeignPassage[] = [];
  let run: ForeignPassage | undefined;
  for (const { from, to } of linesOf(skeleton)) {
    const line = skeleton.slice(from, to);
    if (line.trim() === "" || line.length > 1000) continue;
    if (run && entry.test(line)) {
      run.to = to;
      continue;
    }
    run = undefined;
    const [, indent = "", name, text = ""] = pair.exec(line) ?? [];
    const start = from + indent.length;
    if (name === undefined || !isStrayAttribute(start)) continue;
    const place = { from: start, to: from + source.slice(from, to).trimEnd().length };
    const component = vocabulary.component(name);
    const value = text.trim() === "" ? "…" : text.trim();
    const example = component?.label
      ? `${name} "${value}"`
      : `${vocabulary.root.name} "${value}" { … }`;
    run = {
      from: start,
      to,
      problem: createProblem("foreign-syntax", "yaml", { example }, { place }),
    };
    found.push(run);
  }
  return found;
};
