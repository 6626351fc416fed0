/** Shows what a component needs, as one line of source. */
import type { ComponentEntry } from "../ast/element.js";

/** The component with its most typical parts: `button "…"`, `row { … }`, `marker 1`. */
export function describeNeed({ name, number, label, list, children }: ComponentEntry): string {
  if (number?.required) return `${name} 1`;
  const example = list?.nested === true ? '[["…", "…"], ["…", "…"]]' : '["…", "…"]';
  const isOpen = children.allow !== "none" && !children.mustBeEmpty;
  const hasBlock = children.braces !== "optional" || (isOpen && !label && !list);
  const isPlain = children.mustBeEmpty && !list;
  return [
    name,
    ...(label && (!isPlain || label.required) ? ['"…"'] : []),
    ...(list ? [example] : []),
    ...(hasBlock ? ["{ … }"] : []),
  ].join(" ");
}
